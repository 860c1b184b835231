import { type Operation } from '../../ir/operation.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { lookupSymbolIn, nearestSymbolTable } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { type FunctionType } from '../../ir/types/composite-types.ts';
import { type FloatKind, FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CallOp, FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { FromElementsOp, ToElementsOp } from '../../dialects/vector/generated/vector-ops.gen.ts';

/** Calls of the functions that compute with floats. Source: mlir/lib/Conversion/ArithAndMathToAPFloat, mlir/lib/ExecutionEngine/APFloatWrappers.cpp. */

/** The numbers of formats. Source: APFloatBase::Semantics of llvm/ADT/APFloat.h. */
const formatNumbers: Readonly<Partial<Record<FloatKind, number>>> = {
  f16: 0,
  bf16: 1,
  f32: 2,
  f64: 3,
  f8E5M2: 7,
  f8E5M2FNUZ: 8,
  f8E4M3: 9,
  f8E4M3FN: 10,
  f8E4M3FNUZ: 11,
  f8E4M3B11FNUZ: 12,
  f8E3M4: 13,
  tf32: 14,
  f8E8M0FNU: 15,
  f6E3M2FN: 16,
  f6E2M3FN: 17,
  f4E2M1FN: 18,
};

/** How many bits the functions take and give. */
const maxWidth = 64;

/** Tells whether there are functions for all operands and results: integers and floats of up to 64 bits, or vectors of such of known sizes. */
export function hasRuntimeTypes(op: Operation, withVectors: boolean): boolean {
  return [...op.operands.map(({ type }) => type), ...op.resultTypes].every((type) => {
    const scalar = type instanceof VectorType ? elementTypeOrSelf(type) : type;
    if (!(scalar instanceof FloatType || scalar instanceof IntegerType) || scalar.width > maxWidth) return false;
    // Differs: mlir-opt makes invalid operations of the elements of scalable vectors.
    return !(type instanceof VectorType) || (withVectors && !type.scalableDims.includes(true));
  });
}

/** Declares the functions in a module, and tells whether those that it has already are as they must be. */
export class RuntimeLibrary {
  readonly #module: Operation;
  hasErrors = false;

  constructor(module: Operation) {
    this.#module = module;
  }

  /** Tells whether an operation finds symbols of the module. Differs: mlir-opt makes calls of functions that modules in the module do not have. */
  isReachableFrom(op: Operation): boolean {
    return nearestSymbolTable(op) === this.#module;
  }

  /** Returns the name of a function, which is declared where it is not; undefined after a diagnostic where there is another one of the name. */
  require(name: string, type: FunctionType): string | undefined {
    const symName = `_mlir_apfloat_${name}`;
    const module = this.#module;
    const found = lookupSymbolIn(module, symName);
    if (!(found instanceof FuncOp)) {
      const builder = new OpBuilder(module.context);
      builder.setInsertionPointToStart(module.regions[0]!.firstBlock!);
      FuncOp.build(builder, module.location, { symName, functionType: type, symVisibility: 'private' });
      return symName;
    }
    if (found.functionType === type) return symName;
    const { printType } = module.context;
    const types = `'${printType(found.functionType)}' (expected '${printType(type)}')`;
    this.hasErrors = true;
    found.emitError(`matched function '${symName}' but with different type: ${types}`);
    return undefined;
  }
}

/** Makes calls in the place of an operation. */
export class CallBuilder {
  readonly arith: ArithBuilder;
  readonly i1: IntegerType;
  readonly i8: IntegerType;
  readonly i32: IntegerType;
  readonly i64: IntegerType;
  readonly #builder: PatternRewriter;
  readonly #location: Location;

  constructor(builder: PatternRewriter, location: Location) {
    this.arith = new ArithBuilder(builder, location);
    const { context } = builder;
    this.i1 = IntegerType.get(context, 1);
    this.i8 = IntegerType.get(context, 8);
    this.i32 = IntegerType.get(context, 32);
    this.i64 = IntegerType.get(context, maxWidth);
    this.#builder = builder;
    this.#location = location;
  }

  /** Returns the number of a format. */
  format(type: Type): Value {
    return this.arith.number(this.i32, formatNumbers[(type as FloatType).kind]!);
  }

  /** Returns the bits of a float as i64. Differs: mlir-opt extends what has 64 bits, which is invalid. */
  bits(float: Value): Value {
    const bits = this.arith.cast(arith.BitcastOp, float, this.#integerLike(float.type));
    return this.widened(arith.ExtUIOp, bits);
  }

  /** Returns an integer as i64. */
  widened(extension: typeof arith.ExtUIOp | typeof arith.ExtSIOp, integer: Value): Value {
    return integer.type === this.i64 ? integer : this.arith.cast(extension, integer, this.i64);
  }

  /** Returns an i64 as an integer type with less bits. Differs: mlir-opt truncates to 64 bits too, which is invalid. */
  narrowed(integer: Value, type: Type): Value {
    return integer.type === type ? integer : this.arith.cast(arith.TruncIOp, integer, type);
  }

  /** Returns the float that has the bits. */
  float(bits: Value, type: Type): Value {
    return this.arith.cast(arith.BitcastOp, this.narrowed(bits, this.#integerLike(type)), type);
  }

  #integerLike(type: Type): IntegerType {
    return IntegerType.get(type.context, (type as FloatType).width);
  }

  call(callee: string, operands: readonly Value[], resultType: Type): Value {
    return CallOp.build(this.#builder, this.#location, { callee, operands, resultTypes: [resultType] }).result(0);
  }

  /** Computes each element of vectors by itself, or what are no vectors at once. */
  forEachScalar(
    operands: readonly Value[],
    resultType: Type,
    compute: (scalars: readonly Value[], type: Type) => Value,
  ): Value {
    if (!(resultType instanceof VectorType)) return compute(operands, resultType);
    const { numElements, elementType } = resultType;
    const scalars = operands.map((source) => {
      const elementTypes = Array.from({ length: numElements }, () => elementTypeOrSelf(source.type));
      return ToElementsOp.build(this.#builder, this.#location, { source, elementTypes }).results;
    });
    const elements = Array.from({ length: numElements }, (_, i) =>
      compute(
        scalars.map((list) => list[i]!),
        elementType,
      ),
    );
    return FromElementsOp.build(this.#builder, this.#location, { elements, destType: resultType }).result();
  }
}
