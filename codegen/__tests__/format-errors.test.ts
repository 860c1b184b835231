import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in assembly formats of ops, in the words of mlir-tblgen. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'an unknown directive',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "$x atr-dict"
`,
    `test/ops.yaml:8:25: error: unknown directive 'atr-dict' in format; did you mean 'attr-dict'?
    assemblyFormat: "$x atr-dict"
                        ^
`,
  ],
  [
    'an unknown variable',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "$y attr-dict"
`,
    `test/ops.yaml:8:22: error: expected variable '$y' to refer to an argument, region, result, or successor; did you mean 'x'?
    assemblyFormat: "$y attr-dict"
                     ^
`,
  ],
  [
    'bad literals',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: "\`1a\` attr-dict"
`,
    `test/ops.yaml:7:22: error: expected valid literal but got '1a': valid keyword starts with a letter or '_'
    assemblyFormat: "\`1a\` attr-dict"
                     ^
`,
  ],
  [
    'a literal of one bad character',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: "\`&\` attr-dict"
`,
    `test/ops.yaml:7:22: error: expected valid literal but got '&': single character literal must be a letter or one of '_:,=<>()[]{}?+*'
    assemblyFormat: "\`&\` attr-dict"
                     ^
`,
  ],
  [
    'an unfinished literal',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: "\`a attr-dict"
`,
    `test/ops.yaml:7:22: error: unexpected end of file in literal
    assemblyFormat: "\`a attr-dict"
                     ^
`,
  ],
  [
    'a missing attr-dict',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "$x"
`,
    `test/ops.yaml:8:22: error: 'attr-dict' directive not found in custom assembly format
    assemblyFormat: "$x"
                     ^
`,
  ],
  [
    'operands, regions and successors that are not bound',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    regions: ["AnyRegion:$body"]
    successors: ["AnySuccessor:$dest"]
    traits: [Terminator]
    assemblyFormat: "attr-dict"
`,
    `test/ops.yaml:11:22: error: operand #0, named 'x', not found
    assemblyFormat: "attr-dict"
                     ^
test/ops.yaml:7:16: note: suggest adding a '$x' directive to the custom assembly format
    ins: ["I32:$x"]
               ^
test/ops.yaml:11:22: error: region #0, named 'body', not found
    assemblyFormat: "attr-dict"
                     ^
test/ops.yaml:8:26: note: suggest adding a '$body' directive to the custom assembly format
    regions: ["AnyRegion:$body"]
                         ^
test/ops.yaml:11:22: error: successor #0, named 'dest', not found
    assemblyFormat: "attr-dict"
                     ^
test/ops.yaml:9:32: note: suggest adding a '$dest' directive to the custom assembly format
    successors: ["AnySuccessor:$dest"]
                               ^
`,
  ],
  [
    'an operand that is not bound, whose type would have to be written',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x"]
    assemblyFormat: "attr-dict"
`,
    `test/ops.yaml:8:22: error: operand #0, named 'x', not found
    assemblyFormat: "attr-dict"
                     ^
test/ops.yaml:7:20: note: suggest adding a '$x' directive to the custom assembly format
    ins: ["AnyType:$x"]
                   ^
`,
  ],
  [
    'groups of operands and types that nothing tells apart',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [AttrSizedOperandSegments]
    ins: ["Variadic<I32>:$x", "Variadic<I32>:$y", "I32:$z"]
    assemblyFormat: "$x attr-dict $y \`,\` $z"
  Test_B:
    parent: Op
    mnemonic: b
    ins: ["Optional<I32>:$x", "I32:$y"]
    assemblyFormat: "($x^ \`,\`)? $y attr-dict"
  Test_C:
    parent: Op
    mnemonic: c
    traits: [AttrSizedResultSegments]
    outs: ["Variadic<AnyType>:$r", "Variadic<AnyType>:$s"]
    assemblyFormat: "attr-dict type($r) type($s)"
`,
    `test/ops.yaml:9:35: error: format ambiguity caused by operand \`y\` found after variable length operand \`x\`; put a literal other than \`,\` in front of it
    assemblyFormat: "$x attr-dict $y \`,\` $z"
                                  ^
test/ops.yaml:9:42: error: format ambiguity caused by operand \`z\` found after variable length operand \`y\`; put a literal other than \`,\` in front of it
    assemblyFormat: "$x attr-dict $y \`,\` $z"
                                         ^
test/ops.yaml:14:33: error: format ambiguity caused by operand \`y\` found after variable length operand \`x\`; put a literal other than \`,\` in front of it
    assemblyFormat: "($x^ \`,\`)? $y attr-dict"
                                ^
test/ops.yaml:20:41: error: format ambiguity caused by type of result \`s\` found after variable length type of result \`r\`; put a literal other than \`,\` in front of it
    assemblyFormat: "attr-dict type($r) type($s)"
                                        ^
`,
  ],
  [
    'groups of operands and types that can be told apart',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [AttrSizedOperandSegments]
    ins: ["AnyType:$x", "Optional<AnyType>:$y", "Optional<AnyType>:$z", "Variadic<AnyType>:$w"]
    assemblyFormat: "$x \`,\` $y \`,\` $z (\`[\` $w^ \`]\`)? attr-dict \`:\` type($x) \`,\` type($y) \`,\` type($z) (\`:\` type($w)^)?"
`,
    '',
  ],
  [
    'types that do not follow from anything',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x", "I32:$y", "OptionalAttr<I32Attr>:$n", "I32Attr:$m"]
    outs: ["AnyType:$r"]
    assemblyFormat: "$x \`,\` $y attr-dict"
`,
    `test/ops.yaml:9:22: error: type of operand #0, named 'x', is not buildable and a buildable type cannot be inferred
    assemblyFormat: "$x \`,\` $y attr-dict"
                     ^
test/ops.yaml:7:20: note: suggest adding a type constraint to the operation or adding a 'type($x)' directive to the custom assembly format
    ins: ["AnyType:$x", "I32:$y", "OptionalAttr<I32Attr>:$n", "I32Attr:$m"]
                   ^
test/ops.yaml:9:22: error: type of result #0, named 'r', is not buildable and a buildable type cannot be inferred
    assemblyFormat: "$x \`,\` $y attr-dict"
                     ^
test/ops.yaml:8:21: note: suggest adding a type constraint to the operation or adding a 'type($r)' directive to the custom assembly format
    outs: ["AnyType:$r"]
                    ^
`,
  ],
  [
    'what is bound twice',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x", "I32Attr:$m"]
    outs: ["AnyType:$r"]
    assemblyFormat: "$x $x $m $m attr-dict attr-dict \`:\` type($x) type($x) type($r)"
`,
    `test/ops.yaml:9:25: error: operand 'x' is already bound
    assemblyFormat: "$x $x $m $m attr-dict attr-dict \`:\` type($x) type($x) type($r)"
                        ^
test/ops.yaml:9:31: error: attribute 'm' is already bound
    assemblyFormat: "$x $x $m $m attr-dict attr-dict \`:\` type($x) type($x) type($r)"
                              ^
test/ops.yaml:9:44: error: 'attr-dict' directive has already been seen
    assemblyFormat: "$x $x $m $m attr-dict attr-dict \`:\` type($x) type($x) type($r)"
                                           ^
test/ops.yaml:9:67: error: 'type' of 'x' is already bound
    assemblyFormat: "$x $x $m $m attr-dict attr-dict \`:\` type($x) type($x) type($r)"
                                                                  ^
`,
  ],
  [
    'directives that overlap',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x"]
    assemblyFormat: "$x operands attr-dict \`:\` type($x) type(operands)"
`,
    `test/ops.yaml:8:25: error: 'operands' directive creates overlap in format
    assemblyFormat: "$x operands attr-dict \`:\` type($x) type(operands)"
                        ^
test/ops.yaml:8:57: error: 'operands' 'type' is already bound
    assemblyFormat: "$x operands attr-dict \`:\` type($x) type(operands)"
                                                        ^
`,
  ],
  [
    'results outside of type',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    outs: ["AnyType:$r"]
    assemblyFormat: "$r results attr-dict \`:\` type($r)"
`,
    `test/ops.yaml:8:22: error: result variables can can only be used as a child to a 'type' directive
    assemblyFormat: "$r results attr-dict \`:\` type($r)"
                     ^
test/ops.yaml:8:25: error: 'results' directive can can only be used as a child to a 'type' directive
    assemblyFormat: "$r results attr-dict \`:\` type($r)"
                        ^
`,
  ],
  [
    'the type of an attribute',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32Attr:$m"]
    assemblyFormat: "$m attr-dict \`:\` type($m)"
`,
    `test/ops.yaml:8:39: error: attributes cannot be used as children to a \`type\` directive
    assemblyFormat: "$m attr-dict \`:\` type($m)"
                                      ^
`,
  ],
  [
    'attributes outside of groups that may be absent',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["UnitAttr:$a", "OptionalAttr<StrAttr>:$b"]
    assemblyFormat: "$a \`,\` $b attr-dict"
`,
    `test/ops.yaml:8:22: error: attribute \`a\` may be absent, and so can only be used within an optional group
    assemblyFormat: "$a \`,\` $b attr-dict"
                     ^
test/ops.yaml:8:29: error: attribute \`b\` may be absent, and so can only be used within an optional group
    assemblyFormat: "$a \`,\` $b attr-dict"
                            ^
`,
  ],
  [
    'optional groups and clauses that start as what may follow them',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$a", "OptionalAttr<StrAttr>:$b", "StrAttr:$c", "UnitAttr:$d", "OptionalAttr<I32Attr>:$e", "UnitAttr:$f"]
    assemblyFormat: "($b^)? $c (\`x\` $d^)? oilist(\`x\` $e | \`y\` $f) ($a^)? attr-dict \`{\` \`}\`"
`,
    `test/ops.yaml:8:23: error: format ambiguity caused by an optional element, which starts with \`"\` as what may follow it; put a literal in front of it
    assemblyFormat: "($b^)? $c (\`x\` $d^)? oilist(\`x\` $e | \`y\` $f) ($a^)? attr-dict \`{\` \`}\`"
                      ^
test/ops.yaml:8:33: error: format ambiguity caused by an optional element, which starts with \`x\` as what may follow it; put a literal in front of it
    assemblyFormat: "($b^)? $c (\`x\` $d^)? oilist(\`x\` $e | \`y\` $f) ($a^)? attr-dict \`{\` \`}\`"
                                ^
test/ops.yaml:8:68: error: format ambiguity caused by an optional element, which starts with \`{\` as what may follow it; put a literal in front of it
    assemblyFormat: "($b^)? $c (\`x\` $d^)? oilist(\`x\` $e | \`y\` $f) ($a^)? attr-dict \`{\` \`}\`"
                                                                   ^
test/ops.yaml:8:74: error: format ambiguity caused by \`attr-dict\` directive, which starts with \`{\` as what may follow it; use attr-dict-with-keyword
    assemblyFormat: "($b^)? $c (\`x\` $d^)? oilist(\`x\` $e | \`y\` $f) ($a^)? attr-dict \`{\` \`}\`"
                                                                         ^
`,
  ],
  [
    'a reference to a type before the type',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x"]
    assemblyFormat: "$x custom<F>(ref(type($x))) \`:\` type($x) custom<G>(ref(type($x))) attr-dict"
`,
    `test/ops.yaml:8:35: error: type of operand 'x' must be bound before it is referenced
    assemblyFormat: "$x custom<F>(ref(type($x))) \`:\` type($x) custom<G>(ref(type($x))) attr-dict"
                                  ^
`,
  ],
  [
    'a reference before what it refers to',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "custom<F>(ref($x)) $x attr-dict"
`,
    `test/ops.yaml:8:32: error: operand 'x' must be bound before it is referenced
    assemblyFormat: "custom<F>(ref($x)) $x attr-dict"
                               ^
`,
  ],
  [
    'an optional group without anchor',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: "(\`a\`)? attr-dict"
`,
    `test/ops.yaml:7:22: error: optional group has no anchor element
    assemblyFormat: "(\`a\`)? attr-dict"
                     ^
`,
  ],
  [
    'two anchors',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["Optional<I32>:$x", "I32Attr:$y"]
    assemblyFormat: "($x^ $y^)? attr-dict"
`,
    `test/ops.yaml:8:29: error: only one element can be marked as the anchor of an optional group
    assemblyFormat: "($x^ $y^)? attr-dict"
                            ^
`,
  ],
  [
    'a group that is not optional',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "($x^)? attr-dict"
`,
    `test/ops.yaml:8:23: error: first parsable element of an optional group must be a literal, variable, or custom directive
    assemblyFormat: "($x^)? attr-dict"
                      ^
test/ops.yaml:8:23: error: only variable length operands can be used within an optional group
    assemblyFormat: "($x^)? attr-dict"
                      ^
`,
  ],
  [
    'a required attribute as anchor',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32Attr:$m"]
    assemblyFormat: "(\`m\` $m^)? attr-dict"
`,
    `test/ops.yaml:8:27: error: only optional or default-valued attributes can be used to anchor an optional group
    assemblyFormat: "(\`m\` $m^)? attr-dict"
                          ^
`,
  ],
  [
    'a literal as anchor',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$n"]
    assemblyFormat: "(\`m\`^ $n)? attr-dict"
`,
    `test/ops.yaml:8:23: error: only variables and types can be used to anchor an optional group
    assemblyFormat: "(\`m\`^ $n)? attr-dict"
                      ^
`,
  ],
  [
    'a group inside a group',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$n"]
    assemblyFormat: "($n^ (\`a\`)?)? attr-dict"
`,
    `test/ops.yaml:8:27: error: optional groups can only be used as top-level elements
    assemblyFormat: "($n^ (\`a\`)?)? attr-dict"
                          ^
`,
  ],
  [
    'a group that no text tells apart',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["Variadic<AnyType>:$x"]
    assemblyFormat: "(type($x) $x^)? attr-dict"
`,
    `test/ops.yaml:8:23: error: first parsable element of an optional group must be a literal, variable, or custom directive
    assemblyFormat: "(type($x) $x^)? attr-dict"
                      ^
`,
  ],
  [
    'a region after attr-dict',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    regions: ["AnyRegion:$body"]
    assemblyFormat: "attr-dict $body"
`,
    `test/ops.yaml:8:32: error: format ambiguity caused by \`attr-dict\` directive followed by region \`body\`; use attr-dict-with-keyword
    assemblyFormat: "attr-dict $body"
                               ^
`,
  ],
  [
    'an unfinished group',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$n"]
    assemblyFormat: "($n^ attr-dict"
`,
    `test/ops.yaml:8:36: error: expected ')' to close optional group
    assemblyFormat: "($n^ attr-dict"
                                   ^
`,
  ],
  [
    'a group without question mark',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$n"]
    assemblyFormat: "($n^) attr-dict"
`,
    `test/ops.yaml:8:28: error: expected '?' after optional group
    assemblyFormat: "($n^) attr-dict"
                           ^
`,
  ],
  [
    'malformed directives',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: "custom(F) attr-dict"
`,
    `test/ops.yaml:7:28: error: expected '<' before custom directive name
    assemblyFormat: "custom(F) attr-dict"
                           ^
`,
  ],
  [
    'two clauses of a list with one keyword',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["OptionalAttr<I32Attr>:$n", "OptionalAttr<I32Attr>:$m"]
    assemblyFormat: "oilist(\`by\` $n | \`by\` $m) attr-dict"
`,
    `test/ops.yaml:8:39: error: 'by' starts two clauses of this oilist
    assemblyFormat: "oilist(\`by\` $n | \`by\` $m) attr-dict"
                                      ^
`,
  ],
  [
    'a colon after an attribute that may be followed by its type',
    `constraints:
  AnyAttr: { kind: attr, native: true, summary: any attribute }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyAttr:$n", "I32Attr:$m"]
    assemblyFormat: "$m \`:\` $n \`:\` attr-dict"
`,
    `test/ops.yaml:10:32: error: format ambiguity caused by \`:\` literal found after attribute \`n\` which does not have a buildable type
    assemblyFormat: "$m \`:\` $n \`:\` attr-dict"
                               ^
`,
  ],
  [
    'a sign that is in no backticks',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$x"]
    assemblyFormat: "$x attr-dict : type($x)"
  Test_B:
    parent: Op
    mnemonic: b
    assemblyFormat: "'x' attr-dict"
`,
    `test/ops.yaml:8:35: error: expected literal, variable, directive, or optional group
    assemblyFormat: "$x attr-dict : type($x)"
                                  ^
test/ops.yaml:8:35: note: literals are in backticks
    assemblyFormat: "$x attr-dict : type($x)"
                                  ^
test/ops.yaml:12:22: error: unexpected character '''
    assemblyFormat: "'x' attr-dict"
                     ^
test/ops.yaml:12:22: note: literals are in backticks
    assemblyFormat: "'x' attr-dict"
                     ^
`,
  ],
  [
    'what an oilist, whose clauses may be left out, cannot have',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - "AnyType:$x"
      - "I32Attr:$a"
      - "UnitAttr:$u"
    outs: ["I32:$r"]
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
`,
    `test/ops.yaml:12:33: error: only variable length operands can be used within an oilist parsing group
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
                                ^
test/ops.yaml:12:40: error: only variable length operands can be used within an oilist parsing group
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
                                       ^
test/ops.yaml:12:55: error: only optional attributes can be used in an oilist parsing group
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
                                                      ^
test/ops.yaml:12:67: error: only literals, types, and variables can be used within an oilist group
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
                                                                  ^
test/ops.yaml:12:78: error: 'attr-dict' directive has already been seen
    assemblyFormat: "oilist(\`x\` $x \`:\` type($x) | \`a\` $a | \`u\` $u attr-dict) attr-dict"
                                                                             ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

/** Formats whose text could not be read back: the first line of their only diagnostic, without the place, which must be that of the element. */
const members = `records:
  Test_Empty: { parent: AttrDef, mnemonic: empty, summary: Nothing. }
  Test_Pair: { parent: AttrDef, mnemonic: pair, parameters: ["int64:$n", "Optional<int64>:$m"], assemblyFormat: "\`<\` $n \`>\` (\`:\` $m^)?" }
  Test_A:
    parent: Op
    mnemonic: a
    traits: [AttrSizedOperandSegments]
    ins: [ARGUMENTS]
    outs: [RESULTS]
    regions: [REGIONS]
    assemblyFormat: "FORMAT"
`;
const ambiguities: readonly (readonly [
  format: string,
  column: number,
  message: string,
  given?: Record<string, string>,
])[] = [
  [
    '$v (`,` $n^)? attr-dict `y`',
    22,
    'format ambiguity caused by variable length operand `v`, which goes on with `,` as what may follow it; put another literal behind it',
    { ARGUMENTS: '"Variadic<I32>:$v", "OptionalAttr<I32Attr>:$n"' },
  ],
  [
    '`x` attr-dict `:` type($r) `,` `y`',
    40,
    'format ambiguity caused by variable length type of result `r`, which goes on with `,` as what may follow it; put another literal behind it',
    { RESULTS: '"Variadic<AnyType>:$r"' },
  ],
  [
    '$a `:` `x` attr-dict',
    22,
    'format ambiguity caused by attribute `a`, which goes on with `:` as what may follow it; put another literal behind it',
    { ARGUMENTS: '"Test_Pair:$a"' },
  ],
  [
    '($a^)? `x` attr-dict',
    23,
    'an optional group cannot start with attribute `a`, whose format does not start with a literal; put a literal in front of it, or print it by qualified',
    { ARGUMENTS: '"OptionalAttr<Test_Empty>:$a"' },
  ],
  [
    '`x` `` $n attr-dict',
    26,
    'the word in front of the empty literal and a number behind it would be one word',
    { ARGUMENTS: '"I32Attr:$n"' },
  ],
  [
    '`x` `-` `>` attr-dict',
    26,
    'format ambiguity caused by literal `-`, which goes on with `>` as what may follow it; put another literal behind it',
  ],
  [
    '$v attr-dict',
    22,
    'format ambiguity caused by an optional element, which starts as an operation as what may follow it; put a literal in front of it',
    { ARGUMENTS: '"Variadic<I32>:$v"' },
  ],
  [
    'oilist(`c` $c $d) attr-dict',
    36,
    "'d' and the anchor 'c' of its group may be there one without the other; put it in a group of its own, or check them by hasVerifier",
    { ARGUMENTS: '"UnitAttr:$c", "UnitAttr:$d"' },
  ],
  [
    '(`x` $c^ $d)? attr-dict',
    31,
    "'d' and the anchor 'c' of its group may be there one without the other; put it in a group of its own, or check them by hasVerifier",
    { ARGUMENTS: '"OptionalAttr<I32Attr>:$c", "OptionalAttr<StrAttr>:$d"' },
  ],
  [
    'attr-dict',
    22,
    "type of result #0, named 'r', is not buildable and a buildable type cannot be inferred",
    { RESULTS: '"Variadic<I32>:$r"' },
  ],
  [
    '`x` attr-dict regions',
    36,
    'format ambiguity caused by `attr-dict` directive followed by `regions` directive; use attr-dict-with-keyword',
    { REGIONS: '"AnyRegion:$r"' },
  ],
];

for (const [format, column, message, given = {}] of ambiguities) {
  test(`reports the format ${format}`, () => {
    const spec = Object.entries({ ARGUMENTS: '', RESULTS: '', REGIONS: '', ...given, FORMAT: format }).reduce(
      (text, [name, value]) => text.replace(name, () => value),
      members,
    );
    const errors = errorsOf(`constraints:\n  AnyRegion: { kind: region, native: true, summary: any region }\n${spec}`);
    assert.is(errors.split('\n')[0], `test/ops.yaml:15:${column}: error: ${message}`);
  });
}

test.run();
