import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../block.ts';
import type { Context } from '../context.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { RegionKindInterface } from '../interfaces/region-kind.ts';
import { FileLineColLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import { IsolatedFromAbove, NoTerminator, Terminator } from '../traits/structure-traits.ts';
import { IntegerType } from '../types/scalar-types.ts';
import type { Value } from '../value.ts';
import { verify } from '../verifier.ts';
import { testContext, testDialect } from './test-dialect.ts';

/** What an operation of these tests is made of; its line number tells it apart in diagnostics. */
interface Shape {
  readonly line?: number;
  readonly operands?: readonly Value[];
  readonly results?: number;
  readonly regions?: readonly (readonly Block[])[];
  readonly successors?: readonly Block[];
}

function newContext(): Context {
  return testContext(
    testDialect('t', {
      func: { traits: [IsolatedFromAbove] },
      module: { traits: [IsolatedFromAbove, NoTerminator, RegionKindInterface] },
      scope: {},
      end: { traits: [Terminator] },
      use: {},
      bad: { hooks: { verify: (op) => op.emitOpError('is bad') } },
      badAfter: {
        traits: [NoTerminator],
        hooks: { verifyRegions: (op) => op.emitOpError('is bad after its regions') },
      },
    }),
  );
}

function makeOp(context: Context, name: string, shape: Shape = {}): Operation {
  return Operation.create({
    context,
    name,
    location: FileLineColLoc.get('in', shape.line ?? 1, 1),
    operands: shape.operands ?? [],
    resultTypes: Array.from({ length: shape.results ?? 0 }, () => IntegerType.get(context, 32)),
    regions: (shape.regions ?? []).map((blocks) => {
      const region = new Region();
      for (const block of blocks) region.append(block);
      return region;
    }),
    successors: shape.successors ?? [],
  });
}

function blockOf(...ops: readonly Operation[]): Block {
  const block = new Block();
  for (const op of ops) block.append(op);
  return block;
}

/** Verifies and returns the messages as `line: text`, notes indented. */
function messages(op: Operation): string[] {
  const { result, diagnostics } = op.context.diagnostics.collect(() => verify(op));
  assert.is(result, diagnostics.length === 0);
  const line = (where: Pick<Diagnostic, 'location'>): number =>
    where.location.kind === 'file' ? where.location.line : 0;
  return diagnostics.flatMap((diagnostic) => [
    `${line(diagnostic)}: ${diagnostic.message}`,
    ...diagnostic.notes.map((note) => `  ${line(note)}: ${note.message}`),
  ]);
}

test('a correct function has no errors', () => {
  const context = newContext();
  const def = makeOp(context, 'u.def', { results: 1 });
  const use = makeOp(context, 't.use', { operands: [def.result()] });
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(def, use, makeOp(context, 't.end'))]] })), []);
});

test('a block needs a terminator', () => {
  const context = newContext();
  assert.equal(messages(makeOp(context, 't.func', { line: 7, regions: [[new Block()]] })), [
    '7: empty block: expect at least a terminator',
  ]);
  const use = makeOp(context, 't.use', { line: 2 });
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(use)]] })), [
    "2: block with no terminator, has 't.use'",
  ]);
  assert.equal(messages(makeOp(context, 't.module', { regions: [[new Block()]] })), []);
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(makeOp(context, 'u.unknown'))]] })), []);
});

test('only the last operation of a block branches, and only inside its region', () => {
  const context = newContext();
  const elsewhere = blockOf(makeOp(context, 't.end'));
  makeOp(context, 't.func', { regions: [[new Block(), elsewhere]] });
  const branch = makeOp(context, 't.end', { line: 3, successors: [elsewhere] });
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(branch)]] })), [
    "3: 't.end' op branching to block of a different region",
  ]);
  const end = blockOf(makeOp(context, 't.end'));
  const early = makeOp(context, 'u.br', { line: 4, successors: [end] });
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(early, makeOp(context, 't.end')), end]] })), [
    '4: operation with block successors must terminate its parent block',
  ]);
});

test('an entry block has no predecessors', () => {
  const context = newContext();
  const entry = new Block();
  entry.append(makeOp(context, 't.end', { successors: [entry] }));
  assert.equal(messages(makeOp(context, 't.func', { line: 5, regions: [[entry]] })), [
    '5: entry block of region may not have predecessors',
  ]);
});

test('a graph region has at most one block', () => {
  const context = newContext();
  const blocks = [blockOf(makeOp(context, 't.end')), blockOf(makeOp(context, 't.end'))];
  assert.equal(messages(makeOp(context, 't.module', { regions: [blocks] })), [
    "1: 't.module' op expects graph region #0 to have 0 or 1 blocks",
  ]);
});

test('a definition must dominate its uses', () => {
  const context = newContext();
  const def = makeOp(context, 'u.def', { line: 3, results: 1 });
  const use = makeOp(context, 't.use', { line: 2, operands: [def.result()] });
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(use, def, makeOp(context, 't.end'))]] })), [
    '2: operand #0 does not dominate this use',
    '  3: operand defined here (op in the same block)',
  ]);
});

test('a definition on one of two ways does not dominate what comes after both', () => {
  const context = newContext();
  const def = makeOp(context, 'u.def', { line: 3, results: 1 });
  const end = blockOf(makeOp(context, 't.use', { line: 9, operands: [def.result()] }), makeOp(context, 't.end'));
  const one = blockOf(def, makeOp(context, 't.end', { successors: [end] }));
  const other = new Block();
  const argument = other.addArgument(IntegerType.get(context, 32), def.location);
  other.append(makeOp(context, 't.end', { successors: [end] }));
  const entry = blockOf(makeOp(context, 't.end', { successors: [one, other] }));
  const func = makeOp(context, 't.func', { regions: [[entry, one, other, end]] });
  assert.equal(messages(func), [
    '9: operand #0 does not dominate this use',
    '  3: operand defined here (op in the same region)',
  ]);
  end.firstOp!.setOperand(0, argument);
  assert.equal(messages(func), [
    '9: operand #0 does not dominate this use',
    '  1: operand defined as a block argument (block #2 in the same region)',
  ]);
});

test('dominance means nothing in unreachable blocks and graph regions', () => {
  const context = newContext();
  const def = makeOp(context, 'u.def', { results: 1 });
  const dead = blockOf(makeOp(context, 't.use', { operands: [def.result()] }), def, makeOp(context, 't.end'));
  assert.equal(messages(makeOp(context, 't.func', { regions: [[blockOf(makeOp(context, 't.end')), dead]] })), []);
  const later = makeOp(context, 'u.def', { results: 1 });
  const earlier = makeOp(context, 't.use', { operands: [later.result()] });
  assert.equal(messages(makeOp(context, 't.module', { regions: [[blockOf(earlier, later)]] })), []);
});

test('a nested operation sees what is before the operations around it, not what is inside or beside them', () => {
  const context = newContext();
  const before = makeOp(context, 'u.def', { results: 1 });
  const scope = makeOp(context, 't.scope', {
    line: 4,
    results: 1,
    regions: [[blockOf(makeOp(context, 't.use', { line: 5, operands: [before.result()] }), makeOp(context, 't.end'))]],
  });
  const func = makeOp(context, 't.func', { regions: [[blockOf(before, scope, makeOp(context, 't.end'))]] });
  assert.equal(messages(func), []);
  const use = scope.regions[0]!.firstBlock!.firstOp!;
  use.setOperand(0, scope.result());
  assert.equal(messages(func), [
    '5: operand #0 does not dominate this use',
    '  4: operand defined here (op in a parent region)',
  ]);
  const inner = makeOp(context, 'u.def', { line: 6, results: 1 });
  use.block!.insertBefore(inner, use);
  use.setOperand(0, inner.result());
  scope.moveBefore(before);
  const outside = makeOp(context, 't.use', { line: 8, operands: [inner.result()] });
  before.block!.insertBefore(outside, before);
  assert.equal(messages(func), [
    '8: operand #0 does not dominate this use',
    '  6: operand defined here (op in a child region)',
  ]);
});

test('each isolated operation gives its own error, and the operation around them none', () => {
  const context = newContext();
  const func = (line: number): Operation =>
    makeOp(context, 't.func', { regions: [[blockOf(makeOp(context, 't.bad', { line }), makeOp(context, 't.end'))]] });
  const after = makeOp(context, 't.badAfter', { line: 4, regions: [[blockOf(func(1), func(2), func(3))]] });
  assert.equal(messages(makeOp(context, 't.module', { regions: [[blockOf(after)]] })), [
    "1: 't.bad' op is bad",
    "2: 't.bad' op is bad",
    "3: 't.bad' op is bad",
  ]);
  assert.equal(messages(makeOp(context, 't.badAfter', { line: 4 })), ["4: 't.badAfter' op is bad after its regions"]);
});

test('unregistered operations need permission, and never get it inside a known dialect', () => {
  const context = newContext();
  assert.equal(messages(makeOp(context, 't.foo')), [
    "1: unregistered operation 't.foo' found in dialect ('t') that does not allow unknown operations",
  ]);
  for (const name of ['u.foo', 't', 't.']) assert.equal(messages(makeOp(context, name)), []);
  context.allowUnregisteredDialects = false;
  assert.match(messages(makeOp(context, 'u.foo'))[0]!, /^1: 'u.foo' op created with unregistered dialect\. If this is/);
  assert.match(messages(makeOp(context, 't'))[0]!, /^1: 't' op created with unregistered dialect\. If this is/);
});

test('a dialect checks the discardable attributes that carry its name', () => {
  const context = testContext(
    testDialect('t', {}, { verifyOperationAttribute: (op, name) => op.emitError(`no ${name} here`) }),
  );
  const op = makeOp(context, 'u.foo');
  op.setDiscardableAttr(
    'other',
    op.context.unique('a', '', () => ({}) as never),
  );
  assert.equal(messages(op), []);
  op.setDiscardableAttr('t.mark', op.attributes.get('other'));
  assert.equal(messages(op), ['1: no t.mark here']);
  op.setDiscardableAttr('t.first', op.attributes.get('other'));
  assert.equal(messages(op), ['1: no t.first here'], 'in the order of the names');
});

test('deep nesting is no problem', () => {
  const context = newContext();
  let op = makeOp(context, 't.end');
  for (let depth = 0; depth < 50_000; depth++) {
    const regions = [[blockOf(op, ...(depth === 0 ? [] : [makeOp(context, 't.end')]))]];
    op = makeOp(context, depth % 2 ? 't.scope' : 'u.scope', { regions });
  }
  assert.equal(messages(op), []);
});

test.run();
