import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { opNamesOf } from '../../../ods/op-spec.ts';
import { product } from '../../../support/math.ts';
import * as ttir from '../generated/ttir-ops.gen.ts';
import { rearrangingOps } from '../rearranging-ops.ts';

/** What integers are between. Doubles hold the ends well enough to say whether they are beyond 32 bits. */
type Range = readonly [min: number, max: number];

/** What makes large integers of small ones; a sum of two is beyond 32 bits only where one of them nearly is. */
const multiplying = opNamesOf([ttir.MultiplyOp, ttir.MatmulOp, ttir.SumOp, ttir.ProdOp, ttir.PowerOp, ttir.LogicalLeftShiftOp]); // prettier-ignore

/** What results in elements of its operands, the last of which is the init. */
const moving = opNamesOf([...rearrangingOps, ttir.MaxOp, ttir.MinOp]);

/** What computes the low 32 bits of its result of those of its operands. */
const keepsLowBits = opNamesOf([
  ...rearrangingOps,
  ttir.AddOp,
  ttir.BitwiseAndOp,
  ttir.BitwiseNotOp,
  ttir.BitwiseOrOp,
  ttir.BitwiseXorOp,
  ttir.LogicalLeftShiftOp,
  ttir.MatmulOp,
  ttir.MultiplyOp,
  ttir.NegOp,
  ttir.PadOp,
  ttir.ProdOp,
  ttir.SubtractOp,
  ttir.SumOp,
  ttir.WhereOp,
]);

const integerType = (value: Value): IntegerType | undefined => {
  const type: Type = elementTypeOrSelf(value.type);
  return type instanceof IntegerType ? type : undefined;
};

/** Returns what integers of a type are between, of 64 bits those of 32, which the device has for them. */
function wholeRange({ width, signedness }: IntegerType): Range {
  const bits = Math.min(width, 32);
  if (signedness === 'unsigned' || width === 1) return [0, 2 ** bits - 1];
  return [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1];
}

const around = (numbers: readonly number[]): Range => [Math.min(...numbers), Math.max(...numbers)];

const union = (ranges: readonly Range[]): Range => around(ranges.flat());

const times = ([a, b]: Range, [c, d]: Range): Range => around([a * c, a * d, b * c, b * d]);

function constantRange({ value }: ttir.ConstantOp): Range | undefined {
  if (!(value instanceof DenseElementsAttr) || value.type.numElements === 0) return undefined;
  let [min, max] = [Infinity, -Infinity];
  for (let i = 0; i < (value.isSplat ? 1 : value.type.numElements); i++) {
    const number = value.numberAt(i);
    [min, max] = [Math.min(min, number), Math.max(max, number)];
  }
  return [min, max];
}

/** Returns the least factor by which the elements of one tensor are more than those of another. */
function countPer(input: Value, result: Value): number {
  const [from, to] = [input, result].map(({ type }) => (type instanceof RankedTensorType ? product(type.shape) : 1));
  return to === 0 ? 1 : from! / to!;
}

/** Finds where integers of 64 bits, which are computed in 32, may leave these. */
export class WordOverflow {
  readonly #ranges = new Map<Value, Range>();
  /** Values of whose elements more than the low 32 bits count. */
  readonly #observed = new Set<Value>();

  /** Returns the first operation of 64 bits whose result may be beyond 32 bits where that shows; `ops` are all of a function, in order. */
  first(ops: readonly Operation[]): Operation | undefined {
    const isWide = (op: Operation): boolean => multiplying.has(op.name) && op.numResults === 1 && integerType(op.result(0))?.width === 64; // prettier-ignore
    if (!ops.some(isWide)) return undefined;
    for (const op of ops.toReversed()) this.#observe(op);
    let found: Operation | undefined;
    for (const op of ops) {
      const type = op.numResults === 1 ? integerType(op.result(0)) : undefined;
      if (!type) continue;
      const whole = wholeRange(type);
      const range = this.#rangeOf(op) ?? whole;
      const isInside = whole[0] <= range[0] && range[1] <= whole[1];
      if (!isInside && isWide(op) && this.#observed.has(op.result(0))) found ??= op;
      this.#ranges.set(op.result(0), isInside ? range : whole);
    }
    return found;
  }

  #observe(op: Operation): void {
    if (!keepsLowBits.has(op.name) && !isNarrowing(op)) for (const value of op.operands) this.#observed.add(value);
    else if (op.results.some((result) => this.#observed.has(result) && !isNarrowing(op)))
      for (const value of op.operands) this.#observed.add(value);
  }

  #of(value: Value): Range {
    const type = integerType(value);
    return this.#ranges.get(value) ?? (type ? wholeRange(type) : [-Infinity, Infinity]);
  }

  /** Returns what the results of an operation are between, as far as it is known, if nothing cuts them off. */
  #rangeOf(op: Operation): Range | undefined {
    const result = op.result(0);
    const inputs = op.operands.slice(0, -1).map((value) => this.#of(value));
    const [a, b] = inputs as [Range, Range];
    if (op instanceof ttir.ConstantOp) return constantRange(op);
    if (op instanceof ttir.ArangeOp) return around([op.start, op.end]);
    if (op instanceof ttir.TypecastOp) return integerType(op.operand(0)) && a;
    if (op instanceof ttir.EmbeddingOp) return b;
    if (op instanceof ttir.WhereOp) return union(inputs.slice(1));
    if (op instanceof ttir.ClampOp) return [op.min, op.max];
    if (op instanceof ttir.AddOp) return [a[0] + b[0], a[1] + b[1]];
    if (op instanceof ttir.SubtractOp) return [a[0] - b[1], a[1] - b[0]];
    if (op instanceof ttir.MinimumOp) return [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
    if (op instanceof ttir.MaximumOp) return [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
    if (op instanceof ttir.ReluOp) return [Math.max(a[0], 0), Math.max(a[1], 0)];
    if (op instanceof ttir.SignOp) return [-1, 1];
    if (op instanceof ttir.PadOp) return union([a, [op.value, op.value]]);
    if (op instanceof ttir.NegOp) return [-a[1], -a[0]];
    if (op instanceof ttir.AbsOp) return [a[0] > 0 ? a[0] : 0, Math.max(-a[0], a[1])];
    if (op instanceof ttir.RemainderOp) {
      const largest = Math.max(Math.abs(b[0]), Math.abs(b[1])) - 1;
      return [a[0] < 0 ? Math.max(a[0], -largest) : 0, Math.min(Math.max(a[1], 0), largest)];
    }
    if (op instanceof ttir.DivOp) return b[0] > 0 ? union([a, times(a, [0, 1 / b[0]])]) : undefined;
    if (op instanceof ttir.BitwiseAndOp) {
      const masks = inputs.flatMap(([min, max]) => (min >= 0 ? [max] : []));
      return masks.length > 0 ? [0, Math.min(...masks)] : undefined;
    }
    if (op instanceof ttir.LogicalRightShiftOp) return a[0] >= 0 ? [0, a[1]] : undefined;
    if (op instanceof ttir.MultiplyOp) return op.operand(0) === op.operand(1) ? square(a) : times(a, b);
    if (op instanceof ttir.LogicalLeftShiftOp) return times(a, [2 ** Math.max(b[0], 0), 2 ** Math.min(b[1], 64)]);
    if (op instanceof ttir.SumOp) return times(a, [0, countPer(op.operand(0), result)]);
    if (op instanceof ttir.MatmulOp) {
      const { shape } = op.operand(0).type as RankedTensorType;
      return times(times(a, b), [0, shape.at(-1)!]);
    }
    if (op instanceof ttir.ProdOp || op instanceof ttir.PowerOp) return [-Infinity, Infinity];
    return moving.has(op.name) ? union(inputs) : undefined;
  }
}

const square = ([min, max]: Range): Range => [0, Math.max(min * min, max * max)];

/** Tells whether an operation takes integers of 64 bits to such of at most 32, whose bits are the low ones. */
function isNarrowing(op: Operation): boolean {
  const type = op instanceof ttir.TypecastOp ? integerType(op.result()) : undefined;
  return type !== undefined && type.width > 1 && type.width <= 32 && integerType(op.operand(0)) !== undefined;
}
