import { type Attribute } from '../../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../../ir/attributes/elements-attributes.ts';
import { type Context } from '../../../../ir/context.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { IntegerType } from '../../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { BlockArgument, type Value } from '../../../../ir/value.ts';
import { type OpSpec } from '../../../../ods/op-spec.ts';
import { linalgSpec } from '../../generated/linalg-dialect.gen.ts';
import { type GenericOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { buildNamed } from '../../structured/build-structured.ts';
import { loopMaps, type LoopMaps } from '../../structured/loop-maps.ts';
import { type ScalarExpression, scalarExpression } from '../../structured/scalar-expression.ts';

/** Convolutions and poolings. Source: mlir/lib/Dialect/Linalg/Transforms/Specialize.cpp and Utils/Utils.cpp. */

interface Candidate {
  readonly spec: OpSpec;
  readonly loops: LoopMaps;
  readonly body: ScalarExpression;
}

let candidates: readonly Candidate[] | undefined;

/** Returns the named operations of which an index is a sum of loops. */
function windowedOps(): readonly Candidate[] {
  candidates ??= linalgSpec.ops.flatMap(({ spec }) => {
    const { maps, body } = spec.structured ?? {};
    if (!maps?.includes('+') || body === undefined) return [];
    return [{ spec, loops: loopMaps(maps), body: scalarExpression(body) }];
  });
  return candidates;
}

/** Makes the convolution or pooling that a `linalg.generic` is, whose loops are in the order of that. Differs: mlir-opt forgets which numbers are unsigned. */
export function specializeConvolution(op: GenericOp, rewriter: PatternRewriter): Operation | undefined {
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const block = op.region.firstBlock!;
  const result = block.lastOp!.operand(0);
  for (const { spec, loops, body } of windowedOps()) {
    if (loops.numOperands !== indexingMaps.length || iteratorTypes.join() !== loops.iteratorTypes.join()) continue;
    const numbers = loops.numbersOf(indexingMaps);
    if (!numbers || !computes(result, body, block.arguments)) continue;
    const inputs = dpsInputs(op).map(({ value }) => value);
    const attributes = windowAttributes(rewriter.context, loops.numberNames, numbers);
    return buildNamed(rewriter, op.location, { spec }, inputs, dpsInits(op)![0]!.value, attributes);
  }
  return undefined;
}

/** Returns the attributes that have the numbers of `stride0`, `stride1`, …, `dilation0`, …. */
function windowAttributes(
  context: Context,
  names: readonly string[],
  numbers: readonly bigint[],
): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const length = names.length / 2;
  for (const name of names.length > 0 ? ['stride', 'dilation'] : []) {
    const values = BigInt64Array.from({ length }, (_, i) => numbers[names.indexOf(`${name}${i}`)]!);
    const type = RankedTensorType.get([length], IntegerType.get(context, 64));
    attributes.set(`${name}s`, DenseElementsAttr.get(type, new Uint8Array(values.buffer)));
  }
  return attributes;
}

/** The operations of arith for functions of numbers, without those for booleans. */
const functions: ReadonlyMap<string, readonly string[]> = new Map([
  ['add', ['arith.addf', 'arith.addi']],
  ['sub', ['arith.subf', 'arith.subi']],
  ['mul', ['arith.mulf', 'arith.muli']],
  ['max_signed', ['arith.maximumf', 'arith.maxsi']],
  ['max_unsigned', ['arith.maxui']],
  ['min_signed', ['arith.minimumf', 'arith.minsi']],
  ['min_unsigned', ['arith.minui']],
]);

/** The casts that lose nothing; of others upstream knows no convolutions. */
const casts: ReadonlyMap<string, readonly string[]> = new Map([
  ['signed', ['arith.extsi', 'arith.extf', 'arith.sitofp']],
  ['unsigned', ['arith.extui', 'arith.uitofp']],
]);

/** Tells whether a value is what the expression says, of arguments of which the last one stands for the init. */
function computes(value: Value, expression: ScalarExpression, args: readonly BlockArgument[]): boolean {
  switch (expression.kind) {
    case 'argument': {
      const { name } = expression;
      return value === (name === 'o' ? args.at(-1) : args[name.charCodeAt(0) - 'a'.charCodeAt(0)]);
    }
    case 'cast': {
      const { definingOp } = value;
      if (value instanceof BlockArgument)
        return value.type === args.at(-1)!.type && computes(value, expression.of, args);
      return isOneOf(casts, expression.name, definingOp) && computes(definingOp.operand(0), expression.of, args);
    }
    case 'call': {
      const { definingOp } = value;
      return (
        isOneOf(functions, expression.name, definingOp) &&
        expression.args.every((arg, i) => computes(definingOp.operand(i), arg, args))
      );
    }
    default:
      return false;
  }
}

function isOneOf(
  names: ReadonlyMap<string, readonly string[]>,
  key: string,
  op: Operation | undefined,
): op is Operation {
  return op !== undefined && names.get(key)?.includes(op.name) === true;
}
