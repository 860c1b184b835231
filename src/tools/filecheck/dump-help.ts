/** What `--dump-input=help` prints. */
export const dumpHelpText = `The input dump shows the input that was checked and, below each line, what the patterns
of the check file did there.

  12: some input          line 12 of the input; a blank stands for its newline
  next:7     ^~~~~        the only result of the pattern in line 7 of the check file,
                          here of a CHECK-NEXT directive
  dag:8'0    ^~~~~        the first result of a pattern with several results
  not:imp2   !~~~~        a result of the second --implicit-check-not pattern
    .                     lines left out; see --dump-input-filter
    .                     and --dump-input-context
    .

Kinds of patterns: check, count, next, same, not, dag, label, empty, eof.

Marks:

  ^~~   a good match; shown with -v
  !~~   a bad match: a CHECK-NOT pattern was found, a match is on the wrong line
        (errors), or a CHECK-DAG match overlaps another and is discarded (shown with -vv)
  X~~   the part of the input in which a pattern was not found: an error, or for
        CHECK-NOT a success that is shown with -vv
  ?     where a pattern that was not found may have been meant to match

With colors, green is good, red is an error, cyan a discarded match, magenta a guess; with -v
a cyan background marks input that no pattern matched.

Options: --dump-input=always|fail|never chooses when the dump is printed; --dump-input-filter
and --dump-input-context choose its lines; -v and -vv add results; --color adds colors. All of
them may also stand in the environment variable FILECHECK_OPTS:

  FILECHECK_OPTS='--dump-input-filter=all -vv' lit lit-tests
`;
