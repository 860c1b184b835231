import { type Context } from '../ir/context.ts';
import { type Type } from '../ir/type.ts';
import { FunctionType, OpaqueType, TupleType } from '../ir/types/composite-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType, NoneType, type FloatKind } from '../ir/types/scalar-types.ts';
import { anyTypeOf, typeOfClass, type TypeClass, type TypeConstraint } from '../ods/constraints.ts';
import { classOf, constraint } from './make-type-constraint.ts';

/** The constraints on types without elements of one type, with upstream's words. Source: mlir/IR/CommonTypeConstraints.td. */

const classes = {
  none: classOf(NoneType, 'builtin.none'),
  index: classOf(IndexType, 'builtin.index'),
  integer: classOf(IntegerType, 'builtin.integer'),
  float: classOf(FloatType),
};

const exactly = (
  summary: string,
  typeClass: TypeClass | undefined,
  buildable: (context: Context) => Type,
): TypeConstraint => ({
  ...constraint(summary, (type) => type === buildable(type.context), typeClass),
  buildable,
});

export const AnyType = constraint('any type', () => true);
export const NoneTypeConstraint = exactly('none type', classes.none, (context) => NoneType.get(context));
export const Index = exactly('index', classes.index, (context) => IndexType.get(context));

const signless = (width: number): TypeConstraint =>
  exactly(`${width}-bit signless integer`, classes.integer, (context) => IntegerType.get(context, width));
const signed = (width: number): TypeConstraint =>
  exactly(`${width}-bit signed integer`, classes.integer, (context) => IntegerType.get(context, width, 'signed'));
const unsigned = (width: number): TypeConstraint =>
  exactly(`${width}-bit unsigned integer`, classes.integer, (context) => IntegerType.get(context, width, 'unsigned'));

export const I1 = signless(1);
export const I8 = signless(8);
export const I16 = signless(16);
export const I32 = signless(32);
export const I64 = signless(64);
export const I128 = signless(128);
export const SI1 = signed(1);
export const SI8 = signed(8);
export const SI16 = signed(16);
export const SI32 = signed(32);
export const SI64 = signed(64);
export const UI1 = unsigned(1);
export const UI8 = unsigned(8);
export const UI16 = unsigned(16);
export const UI32 = unsigned(32);
export const UI64 = unsigned(64);

const float = (summary: string, kind: FloatKind): TypeConstraint =>
  exactly(summary, classes.float, (context) => FloatType.get(context, kind));

export const F16 = float('16-bit float', 'f16');
export const F32 = float('32-bit float', 'f32');
export const F64 = float('64-bit float', 'f64');
export const F80 = float('80-bit float', 'f80');
export const F128 = float('128-bit float', 'f128');

const namedFloat = (kind: FloatKind, words = `${kind} type`): TypeConstraint =>
  exactly(words, undefined, (context) => FloatType.get(context, kind));

export const BF16 = namedFloat('bf16', 'bfloat16 type');
export const TF32 = namedFloat('tf32');
export const F8E4M3FN = namedFloat('f8E4M3FN');
export const F8E5M2 = namedFloat('f8E5M2');
export const F8E4M3 = namedFloat('f8E4M3');
export const F8E4M3FNUZ = namedFloat('f8E4M3FNUZ');
export const F8E4M3B11FNUZ = namedFloat('f8E4M3B11FNUZ');
export const F8E5M2FNUZ = namedFloat('f8E5M2FNUZ');
export const F8E3M4 = namedFloat('f8E3M4');
export const F4E2M1FN = namedFloat('f4E2M1FN');
export const F6E2M3FN = namedFloat('f6E2M3FN');
export const F6E3M2FN = namedFloat('f6E3M2FN');
export const F8E8M0FNU = namedFloat('f8E8M0FNU');

const anyOfWidth = (width: number): TypeConstraint =>
  constraint(`${width}-bit integer`, (type) => type instanceof IntegerType && type.width === width);

export const AnyI1 = anyOfWidth(1);
export const AnyI8 = anyOfWidth(8);
export const AnyI16 = anyOfWidth(16);
export const AnyI32 = anyOfWidth(32);
export const AnyI64 = anyOfWidth(64);

export const AnyInteger = typeOfClass(IntegerType, 'integer', 'builtin.integer');
export const AnySignlessInteger = constraint(
  'signless integer',
  (type) => type instanceof IntegerType && type.isSignless,
  classes.integer,
);
export const AnySignedInteger = constraint(
  'signed integer',
  (type) => type instanceof IntegerType && type.signedness === 'signed',
  classes.integer,
);
export const AnyUnsignedInteger = constraint(
  'unsigned integer',
  (type) => type instanceof IntegerType && type.signedness === 'unsigned',
  classes.integer,
);
export const AnySignlessIntegerOrIndex = constraint(
  'signless integer or index',
  (type) => AnySignlessInteger.test(type) || type instanceof IndexType,
);
export const AnyFloat = typeOfClass(FloatType, 'floating-point');
export const AnySignlessIntegerOrFloat = anyTypeOf([AnySignlessInteger, AnyFloat]);
export const AnyComplex = typeOfClass(ComplexType, 'complex-type', 'builtin.complex');
export const AnyTuple = typeOfClass(TupleType, 'tuple', 'builtin.tuple');
export const FunctionTypeConstraint = typeOfClass(FunctionType, 'function type', 'builtin.function');

/** A complex number of such parts. */
export function Complex(part: TypeConstraint): TypeConstraint {
  return constraint(
    `complex type with ${part.summary} elements`,
    (type) => type instanceof ComplexType && part.test(type.elementType),
    AnyComplex.typeClass,
  );
}

/** A tuple all of whose types are among these. */
export function TupleOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = anyTypeOf(allowed);
  return constraint(
    `tuple with any combination of ${element.summary} values`,
    (type) => type instanceof TupleType && type.types.every((each) => element.test(each)),
  );
}

export const AnyOpaque = typeOfClass(OpaqueType, 'opaque type', 'builtin.opaque');
