import {
  AddIOp,
  AndIOp,
  CeilDivSIOp,
  CeilDivUIOp,
  CmpIOp,
  ConstantOp,
  DivSIOp,
  DivUIOp,
  ExtSIOp,
  ExtUIOp,
  FloorDivSIOp,
  IndexCastOp,
  IndexCastUIOp,
  MaxSIOp,
  MaxUIOp,
  MinSIOp,
  MinUIOp,
  MulIOp,
  OrIOp,
  RemSIOp,
  RemUIOp,
  SelectOp,
  ShLIOp,
  ShRSIOp,
  ShRUIOp,
  SubIOp,
  TruncIOp,
  XOrIOp,
} from '../../dialects/arith/generated/arith-ops.gen.ts';
import { DeviceFault } from '../../device/faults.ts';
import { floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { counted } from '../../support/counted.ts';
import { type ArithmeticName } from './arithmetic.ts';
import { type Step } from './kernel-frame.ts';
import { rule, type KernelEmitter, type OpRule } from './op-table.ts';

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

const binary = (opClass: OpClass<BinaryOp>, name: ArithmeticName): OpRule<never> =>
  rule(opClass, (op, emitter) => {
    checkWidth(op, emitter);
    emitter.arithmetic(name, emitter.int(op.lhs), emitter.int(op.rhs), emitter.int(op.result()));
  });

const division = (opClass: OpClass<BinaryOp>, name: ArithmeticName): OpRule<never> =>
  rule(opClass, (op, emitter) => {
    checkWidth(op, emitter);
    const [a, b, target] = [emitter.int(op.lhs), emitter.int(op.rhs), emitter.int(op.result())];
    if (!isNonzeroConstant(op.rhs)) {
      emitter.emit((next) => ({ ints }) => {
        if (ints[b] === 0) throw new DeviceFault('unsupported', 'division by zero');
        return next;
      });
    }
    emitter.arithmetic(name, a, b, target);
  });

function checkWidth(op: BinaryOp, emitter: KernelEmitter<never>): void {
  const { type } = op.lhs;
  if (type instanceof IntegerType && type.width > 1 && type.width < 32) {
    emitter.unsupported(op, `integers of ${counted(type.width, 'bit')} are no operands; use 32`);
  }
}

function isNonzeroConstant({ definingOp }: Value): boolean {
  return definingOp instanceof ConstantOp && definingOp.value instanceof IntegerAttr && definingOp.value.number !== 0;
}

/** Makes the step `target := value`. */
type UnaryStep = (value: number, target: number, next: number) => Step;

const copyStep: UnaryStep = (a, t, next) => (frame) => ((frame.ints[t] = frame.ints[a]!), next);

const convert = (
  opClass: OpClass<Operation & { readonly in: Value }>,
  step: (from: number, to: number) => UnaryStep,
): OpRule<never> =>
  rule(opClass, (op, emitter) => {
    const [value, target] = [emitter.int(op.in), emitter.int(op.result())];
    const width = ({ type }: Value): number => (type instanceof IntegerType ? type.width : 32);
    emitter.emit((next) => step(width(op.in), width(op.result()))(value, target, next));
  });

/** Keeps the low `width` bits of an integer, as unsigned. */
const lowBits = (width: number): number => (width >= 32 ? -1 : (1 << width) - 1);

const zeroExtend =
  (width: number): UnaryStep =>
  (a, t, next) => {
    const mask = lowBits(width);
    return ({ ints: r }) => ((r[t] = r[a]! & mask), next);
  };

const signExtend =
  (width: number): UnaryStep =>
  (a, t, next) => {
    const shift = 32 - Math.min(width, 32);
    return ({ ints: r }) => ((r[t] = (r[a]! << shift) >> shift), next);
  };

/**
 * The integer operations of `arith` on 32-bit registers; index is 32 bits wide on the device. They take no cycles of their own: the measured costs
 * of NoC and circular buffer calls contain the instructions around them. Division by zero is a fault.
 */
export const arithOps: readonly OpRule<never>[] = [
  rule(ConstantOp, (op, emitter) => {
    const { value } = op;
    if (value instanceof IntegerAttr) emitter.constant(op.result(), value.number);
    else if (value instanceof FloatAttr) emitter.constant(op.result(), floatValue(value));
    else emitter.unsupported(op, 'constants of kernels are integers and floats');
  }),
  binary(AddIOp, 'add'),
  binary(SubIOp, 'sub'),
  binary(MulIOp, 'mul'),
  division(DivUIOp, 'divu'),
  division(DivSIOp, 'divs'),
  division(RemUIOp, 'remu'),
  division(RemSIOp, 'rems'),
  division(CeilDivUIOp, 'ceildivu'),
  division(CeilDivSIOp, 'ceildivs'),
  division(FloorDivSIOp, 'floordivs'),
  binary(AndIOp, 'and'),
  binary(OrIOp, 'or'),
  binary(XOrIOp, 'xor'),
  binary(ShLIOp, 'shl'),
  binary(ShRUIOp, 'shru'),
  binary(ShRSIOp, 'shrs'),
  binary(MinSIOp, 'mins'),
  binary(MaxSIOp, 'maxs'),
  binary(MinUIOp, 'minu'),
  binary(MaxUIOp, 'maxu'),
  rule(CmpIOp, (op, emitter) => {
    const [a, b, target] = [emitter.int(op.lhs), emitter.int(op.rhs), emitter.int(op.result())];
    emitter.arithmetic(op.predicate, a, b, target);
  }),
  rule(SelectOp, (op, emitter) => {
    const [condition, target] = [emitter.int(op.condition), emitter.int(op.result())];
    const [yes, no] = [emitter.int(op.trueValue), emitter.int(op.falseValue)];
    emitter.emit(
      (next) =>
        ({ ints: r }) => ((r[target] = r[condition] !== 0 ? r[yes]! : r[no]!), next),
    );
  }),
  convert(IndexCastOp, (from) => signExtend(from)),
  convert(IndexCastUIOp, (from) => zeroExtend(from)),
  convert(ExtUIOp, (from) => zeroExtend(from)),
  convert(ExtSIOp, (from) => signExtend(from)),
  convert(TruncIOp, (_, to) => (to === 1 ? zeroExtend(1) : to < 32 ? signExtend(to) : copyStep)),
];
