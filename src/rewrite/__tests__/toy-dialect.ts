import * as assert from 'uvu/assert';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Dialect } from '../../ir/dialect.ts';
import { testContext, testDialect } from '../../ir/__tests__/test-dialect.ts';
import { RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { Operation } from '../../ir/operation.ts';
import {
  Commutative,
  ConstantLike,
  Idempotent,
  Involution,
  MemRead,
  MemWrite,
  Pure,
  RecursiveMemoryEffects,
} from '../../ir/traits/markers.ts';
import { IsolatedFromAbove, NoTerminator, SingleBlock, Terminator } from '../../ir/traits/structure-traits.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { parseText } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';

/** Operations that patterns of the tests have as roots. */
export class AddOp extends Operation {}
export class MulOp extends Operation {}

function foldBinary(compute: (a: bigint, b: bigint) => bigint, neutral: bigint) {
  return (op: Operation, [a, b]: readonly (Attribute | undefined)[]) => {
    if (a instanceof IntegerAttr && b instanceof IntegerAttr) {
      return [IntegerAttr.get(op.result().type as IntegerType, compute(a.value, b.value))];
    }
    return b instanceof IntegerAttr && b.value === neutral ? [op.operand(0)] : undefined;
  };
}

/** Counts `steps` down in place; returns whether there was one. */
function takeStep(op: Operation): boolean {
  const steps = op.properties.get('steps') as IntegerAttr;
  if (steps.value === 0n) return false;
  op.setProperty('steps', IntegerAttr.get(steps.type as IntegerType, steps.value - 1n));
  return true;
}

/** A dialect with constants, arithmetic, effects and regions. */
export const toy: Dialect = testDialect(
  'toy',
  {
    module: { traits: [IsolatedFromAbove, NoTerminator, SingleBlock, RegionKindInterface] },
    func: { traits: [IsolatedFromAbove] },
    return: { traits: [Terminator] },
    yield: { traits: [Terminator, Pure] },
    br: { traits: [Terminator] },
    scope: { traits: [RecursiveMemoryEffects] },
    const: { traits: [ConstantLike, Pure], inherentAttributes: ['value'] },
    add: { traits: [Commutative, Pure], hooks: { fold: foldBinary((a, b) => a + b, 0n) }, opClass: AddOp },
    mul: { traits: [Commutative, Pure], hooks: { fold: foldBinary((a, b) => a * b, 1n) }, opClass: MulOp },
    sub: { traits: [Pure] },
    neg: { traits: [Involution, Pure] },
    max: { traits: [Idempotent, Pure] },
    max1: { traits: [Pure] },
    read: { traits: [MemRead] },
    write: { traits: [MemWrite] },
    use: {},
    steps: {
      traits: [Pure],
      inherentAttributes: ['steps'],
      hooks: { fold: (op) => (takeStep(op) ? 'updated' : undefined) },
    },
    folds: {
      traits: [Pure],
      inherentAttributes: ['steps'],
      hooks: { fold: (op) => (takeStep(op) ? 'updated' : [op.properties.get('steps')!]) },
    },
  },
  {
    materializeConstant: (builder, value, type, location) =>
      builder.create({ name: 'toy.const', location, resultTypes: [type], properties: new Map([['value', value]]) }),
  },
);

export function toyContext(): Context {
  const context = testContext(toy);
  context.printOpOnDiagnostic = false;
  return context;
}

/** Returns the single operation that `text` has at its top level. */
export function parseToy(text: string, context = toyContext()): Operation {
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  assert.equal(
    diagnostics.map((diagnostic) => diagnostic.message),
    [],
  );
  return result!.regions[0]!.firstBlock!.firstOp!;
}

/** Checks that `op` prints as `text` does after parsing. */
export function assertPrints(op: Operation, text: string): void {
  assert.is(printOp(op, { genericForm: true }), printOp(parseToy(text), { genericForm: true }));
}
