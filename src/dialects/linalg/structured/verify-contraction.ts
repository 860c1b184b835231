import { type Block } from '../../../ir/block.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StructuredMethods } from './structured-methods.ts';

/** Source: verifyContractionInterface of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp, texts verbatim. */
export function verifyContraction(op: Operation, methods: StructuredMethods): LogicalResult {
  if (dpsInputs(op).length !== 2 || dpsInits(op)!.length !== 1) {
    return op.emitError('expected op with 2 inputs and 1 output');
  }
  if (!methods.iteratorTypes.includes('reduction')) return op.emitError('expected at least 1 reduction');
  if (methods.indexingMaps.some((map) => !map.isProjectedPermutation())) {
    return op.emitError('expected indexing maps to be projected permutations');
  }
  return addsProducts(op.regions[0]!.firstBlock!) || op.emitError('expected add/mul op in the body');
}

/** Pairs of operations that multiply and add. */
const mulAndAdd: readonly (readonly [string, string])[] = [
  ['arith.mulf', 'arith.addf'],
  ['arith.muli', 'arith.addi'],
  ['complex.mul', 'complex.add'],
  ['arith.andi', 'arith.ori'],
];

/** Tells whether a block of three arguments yields its last one plus the product of the others, each perhaps cast. */
export function addsProducts(block: Block): boolean {
  const { arguments: args, lastOp } = block;
  if (args.length !== 3 || lastOp?.numOperands !== 1) return false;
  const [a, b, sum] = args;
  const add = binaryOpOf(lastOp.operand(0));
  const terms = add?.operands.map(skipUnary);
  if (!add || !terms?.includes(sum!)) return false;
  const mul = binaryOpOf(terms[0]!.definingOp ? terms[0]! : terms[1]!);
  if (!mul || !mulAndAdd.some(([product, addition]) => mul.name === product && add.name === addition)) return false;
  const [x, y] = mul.operands.map(skipUnary);
  return (x === a && y === b) || (x === b && y === a);
}

function binaryOpOf(value: Value): Operation | undefined {
  const op = skipUnary(value).definingOp;
  return op?.numResults === 1 && op.numOperands === 2 ? op : undefined;
}

/** Returns the value behind operations of one operand that do nothing else. */
function skipUnary(value: Value): Value {
  let source = value;
  for (let op = source.definingOp; op?.numOperands === 1 && memoryEffects(op)?.length === 0; op = source.definingOp) {
    source = op.operand(0);
  }
  return source;
}
