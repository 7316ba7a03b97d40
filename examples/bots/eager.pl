#!/usr/bin/env perl
# The same bot in Perl, with nothing but what comes with it:
# mytina simulate timber-town --bots process:./examples/bots/eager.pl,random
use strict;
use warnings;
use JSON::PP;

my $json = JSON::PP->new->utf8;
$| = 1;    # an answer must not wait in a buffer

while (my $line = <STDIN>) {
    my $question = $json->decode($line);
    my @options  = @{ $question->{options} };
    my @taking   = grep { /^take/ } @options;
    @options = @taking if @taking;
    srand(hex(substr($question->{table}, 0, 8)) + $question->{id});
    print $json->encode({ key => $options[rand @options] }), "\n";
}
