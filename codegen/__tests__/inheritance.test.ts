import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { base, compile, errorsOf, opOf } from './spec-text.ts';

const classes = `classes:
  Test_Op:
    parent: Op
    summary: from Test_Op
    traits: [Pure, Commutative]
    ins: ["AnyType:$x"]
  Test_NamedOp:
    parent: Test_Op
    parameters: [name, Kind]
    mnemonic: "\${name}"
    summary: "\${name} of \${Kind}"
    traits: [Elementwise, Pure]
    outs: ["TensorOf<[\${Kind}]>:$r"]
`;

test('a field set below replaces the inherited one', () => {
  const op = opOf(`${classes}records:\n  Test_A: { parent: Test_Op, mnemonic: a, ins: ["I32:$y"] }\n`);
  assert.is(op.summary, 'from Test_Op');
  assert.equal(
    op.operands.map((operand) => operand.name),
    ['y'],
  );
});

test('traits are the own ones, then those of the parents, each once', () => {
  const op = opOf(
    `${classes}records:\n  Test_A: { parent: "Test_NamedOp<abs, I32>", traits: [AlwaysSpeculatable, Commutative] }\n`,
  );
  assert.equal(
    op.traits.map((use) => use.name),
    ['AlwaysSpeculatable', 'Commutative', 'Elementwise', 'Pure'],
  );
});

test('the same trait with other arguments stays', () => {
  const op = opOf(
    `records:\n  Test_A:\n    parent: Op\n    mnemonic: a\n    ins: ["AnyType:$x", "AnyType:$y"]\n    traits: ['TypesMatchWith<"w", "x", "y", "identity">', 'TypesMatchWith<"w", "y", "x", "identity">']\n`,
  );
  assert.is(op.traits.length, 2);
});

test('class parameters are substituted in all texts', () => {
  const op = opOf(`${classes}records:\n  Test_A: { parent: "Test_NamedOp<abs, I32>" }\n`);
  assert.is(op.fullName, 'test.abs');
  assert.is(op.summary, 'abs of I32');
  const [result] = op.results;
  assert.ok(result?.constraint.kind === 'declared');
  assert.is(result.constraint.constraint.name, 'TensorOf');
  assert.is(result.constraint.args.length, 1);
});

test('arguments pass through several classes', () => {
  const op = opOf(
    `${classes}  Test_I32Op:\n    parent: "Test_NamedOp<\${mnemonic}, I32>"\n    parameters: [mnemonic]\nrecords:\n  Test_A: { parent: Test_I32Op<neg> }\n`,
  );
  assert.is(op.summary, 'neg of I32');
});

test('the class name is the record name without the prefix of the dialect', () => {
  assert.is(opOf('records:\n  Test_MatmulOp: { parent: Op, mnemonic: matmul }\n').className, 'MatmulOp');
  assert.is(opOf('records:\n  MatmulOp: { parent: Op, mnemonic: matmul }\n').className, 'MatmulOp');
});

test('names of included files are visible, also of their includes', () => {
  const chain = {
    'test/base': base,
    'test/middle': 'dialect: test\ninclude: [test/base]\n',
    'test/ops':
      'dialect: test\ninclude: [test/middle]\nrecords:\n  Test_A: { parent: Op, mnemonic: a, ins: ["I32:$x"] }\n',
  };
  assert.is(compile(chain).errors, '');
});

test('names of other files are not visible', () => {
  const specs = {
    'test/base': base,
    'test/ops': 'dialect: test\nrecords:\n  Test_A:\n    parent: Op\n    mnemonic: a\n    ins: ["I32:$x"]\n',
  };
  assert.is(
    compile(specs).errors,
    `test/ops.yaml:6:12: error: 'I32' is not visible here; add 'test/base' to the includes of this file
    ins: ["I32:$x"]
           ^
test/base.yaml:6:3: note: declared here
  I32: { kind: type, native: true, summary: 32-bit signless integer }
  ^
`,
  );
});

test('an include that does not exist is an error', () => {
  const specs = { 'test/base': base, 'test/ops': 'dialect: test\ninclude: [test/bse]\n' };
  assert.is(
    compile(specs).errors,
    `test/ops.yaml:2:11: error: no spec file 'test/bse'; did you mean 'test/base'?
include: [test/bse]
          ^
`,
  );
});

test('a dialect without its record is an error', () => {
  const { errors } = compile({ 'x/ops': 'dialect: x\nrecords:\n  A: { parent: Op, mnemonic: a }\n' });
  assert.is(
    errors,
    `x/ops.yaml:3:3: error: dialect 'x' has no record with the parent Dialect
  A: { parent: Op, mnemonic: a }
  ^
`,
  );
});

test('a correct spec has no diagnostics', () => assert.is(errorsOf(classes), ''));

test.run();
