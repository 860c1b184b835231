import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { testContext, testDialect } from '../../__tests__/test-dialect.ts';
import { UnknownLoc } from '../../location.ts';
import { Operation } from '../../operation.ts';
import type { Type } from '../../type.ts';
import { IntegerType } from '../../types/scalar-types.ts';
import { RankedTensorType } from '../../types/shaped-types.ts';
import { verify } from '../../verifier.ts';
import { SameOperandsAndResultRank } from '../broadcast-traits.ts';
import type { Trait } from '../trait.ts';
import {
  Elementwise,
  SameOperandsAndResultElementType,
  SameOperandsAndResultShape,
  SameOperandsAndResultType,
  SameOperandsElementType,
  SameOperandsShape,
  SameTypeOperands,
} from '../type-traits.ts';

/** Operations that may have no operands or results. The messages are those of mlir-opt 22. */

/** Returns the errors of an operation with the trait. */
function errorsOf(
  trait: Trait,
  typesOf: (tensor: Type, scalar: Type) => { operands?: Type[]; results?: Type[] },
): string[] {
  const context = testContext(testDialect('t', { op: { traits: [trait] } }));
  const scalar = IntegerType.get(context, 32);
  const { operands = [], results = [] } = typesOf(RankedTensorType.get([4], scalar), scalar);
  const create = (name: string, values: readonly Operation[], resultTypes: readonly Type[]): Operation =>
    Operation.create({
      context,
      name,
      location: UnknownLoc.instance,
      operands: values.map((value) => value.result()),
      resultTypes: [...resultTypes],
    });
  const sources = operands.map((type) => create('u.def', [], [type]));
  const op = create('t.op', sources, results);
  return context.diagnostics.collect(() => verify(op)).diagnostics.map(({ message }) => message);
}

const noOperands = ["'t.op' op expected 1 or more operands, but found 0"];
const noResults = ["'t.op' op expected 1 or more results"];

test('traits of operands and results demand one of each', () => {
  for (const trait of [SameOperandsAndResultElementType, SameOperandsAndResultShape, SameOperandsAndResultType]) {
    assert.equal(
      errorsOf(trait, (tensor) => ({ results: [tensor] })),
      noOperands,
    );
    assert.equal(
      errorsOf(trait, (tensor) => ({ operands: [tensor] })),
      noResults,
    );
    assert.equal(
      errorsOf(trait, (tensor) => ({ operands: [tensor], results: [tensor] })),
      [],
    );
  }
});

test('traits of operands demand one', () => {
  for (const trait of [SameOperandsElementType, SameOperandsShape, SameOperandsAndResultRank]) {
    assert.equal(
      errorsOf(trait, () => ({})),
      noOperands,
    );
    assert.equal(
      errorsOf(trait, (tensor) => ({ operands: [tensor] })),
      [],
    );
  }
  assert.equal(
    errorsOf(SameTypeOperands, () => ({})),
    [],
  );
});

test('an elementwise operation on tensors has a tensor as result', () => {
  const message = "'t.op' op if an operand is non-scalar, then there must be at least one non-scalar result";
  assert.equal(
    errorsOf(Elementwise, (tensor) => ({ operands: [tensor] })),
    [message],
  );
  assert.equal(
    errorsOf(Elementwise, (tensor, scalar) => ({ operands: [tensor], results: [scalar] })),
    [message],
  );
  assert.equal(
    errorsOf(Elementwise, (_, scalar) => ({ operands: [scalar] })),
    [],
  );
  assert.equal(
    errorsOf(Elementwise, () => ({})),
    [],
  );
});

test.run();
