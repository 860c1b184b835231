import { type Attribute } from '../../../ir/attribute.ts';
import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { i64Attr, type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { type Context } from '../../../ir/context.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';

/** Reports that an operation cannot be built for the types that it is given. */
export type EmitBuildError = (message: string) => never;

const isInteger = ({ type }: Value): boolean => type instanceof IntegerType;
const isBool = ({ type }: Value): boolean => type instanceof IntegerType && type.width === 1;
const isFloat = ({ type }: Value): boolean => type instanceof FloatType;
const isComplex = ({ type }: Value): boolean => type instanceof ComplexType;

/** The operation of each unary function; the others are made of several. */
const unaryOps: Readonly<Record<string, string>> = {
  exp: 'math.exp',
  log: 'math.log',
  abs: 'math.absf',
  ceil: 'math.ceil',
  floor: 'math.floor',
  negf: 'arith.negf',
  round: 'math.round',
  sqrt: 'math.sqrt',
  rsqrt: 'math.rsqrt',
  tanh: 'math.tanh',
  erf: 'math.erf',
};

/** The operations of a binary function by what its operands are; where one is missing, it is that of integers. */
interface BinaryOps {
  readonly complex?: string;
  readonly float?: string;
  readonly bool?: string;
  readonly integer: string;
  /** What it is called where it is for integers of more than one bit only. */
  readonly integersOnly?: string;
  /** What it is called where it is not for bools. */
  readonly noBools?: string;
}

const binaryOps: Readonly<Record<string, BinaryOps>> = {
  add: { complex: 'complex.add', float: 'arith.addf', bool: 'arith.ori', integer: 'arith.addi' },
  sub: { complex: 'complex.sub', float: 'arith.subf', integer: 'arith.subi', noBools: 'sub' },
  mul: { complex: 'complex.mul', float: 'arith.mulf', bool: 'arith.andi', integer: 'arith.muli' },
  div: { complex: 'complex.div', float: 'arith.divf', integer: 'arith.divsi', noBools: 'div' },
  div_unsigned: { integer: 'arith.divui', integersOnly: 'div' },
  max_signed: { float: 'arith.maximumf', integer: 'arith.maxsi' },
  min_signed: { float: 'arith.minimumf', integer: 'arith.minsi' },
  max_unsigned: { integer: 'arith.maxui', integersOnly: 'max' },
  min_unsigned: { integer: 'arith.minui', integersOnly: 'min' },
  powf: { integer: 'math.powf' },
};

/**
 * Builds at the end of a block the operations that scalar functions stand for, which depend on the types of their operands.
 * Source: RegionBuilderHelper of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp; convertScalarToDtype of mlir/lib/Dialect/Arith/Utils/Utils.cpp;
 * texts verbatim.
 */
export class ScalarBuilder {
  readonly #context: Context;
  readonly #block: Block;
  readonly #fail: EmitBuildError;

  constructor(context: Context, block: Block, fail: EmitBuildError) {
    this.#context = context;
    this.#block = block;
    this.#fail = fail;
  }

  /** Ends the block. */
  yield(values: readonly Value[]): void {
    this.#append('linalg.yield', values, []);
  }

  /** Returns the index of loop `dim`. */
  index(dim: number): Value {
    return this.#create('linalg.index', [], IndexType.get(this.#context), { dim: i64Attr(this.#context, dim) });
  }

  /** Returns a constant: an i64, or an f64 where the text has a point. */
  number(text: string): Value {
    return this.#constant(
      text.includes('.')
        ? floatAttr(FloatType.get(this.#context, 'f64'), Number(text))
        : i64Attr(this.#context, BigInt(text)),
    );
  }

  /** Applies the function of that name. */
  call(name: string, args: readonly Value[]): Value {
    const [first, second, third] = args;
    if (args.length === 1) return this.#unary(name, first!);
    if (args.length === 2) return this.#binary(name, first!, second!);
    return this.#create('arith.select', args, third!.type);
  }

  #unary(name: string, x: Value): Value {
    const { type } = x;
    if (!(type instanceof FloatType)) return this.#fail('unsupported non numeric type');
    if (name === 'reciprocal') return this.#create('arith.divf', [this.#constant(floatAttr(type, 1)), x], type);
    if (name === 'square') return this.#create('arith.mulf', [x, x], type);
    return this.#create(unaryOps[name]!, [x], type);
  }

  #binary(name: string, x: Value, y: Value): Value {
    const both = (test: (value: Value) => boolean): boolean => test(x) && test(y);
    const kind = both(isComplex) ? 'complex' : both(isFloat) ? 'float' : both(isBool) ? 'bool' : 'integer';
    if (kind === 'integer' && !both(isInteger)) {
      const print = this.#context.printType;
      return this.#fail(
        `Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got '${print(x.type)}' and '${print(y.type)}'`,
      );
    }
    const ops = binaryOps[name]!;
    if (ops.integersOnly && kind !== 'integer') {
      return this.#fail(`unsupported operation: unsigned ${ops.integersOnly} not on uint`);
    }
    if (ops.noBools && kind === 'bool') return this.#fail(`unsupported operation: ${ops.noBools} with bools`);
    return this.#create(ops[kind] ?? ops.integer, [x, y], x.type);
  }

  /** Casts `x` to `type`; what cannot be cast stays as it is, with a warning. */
  cast(x: Value, type: Type, isUnsigned: boolean): Value {
    if (x.type === type) return x;
    if (type instanceof IntegerType) return this.#toInteger(x, type, isUnsigned) ?? this.#uncast(x, type);
    if (type instanceof FloatType) return this.#toFloat(x, type, isUnsigned) ?? this.#uncast(x, type);
    if (type instanceof ComplexType) return this.#toComplex(x, type, isUnsigned) ?? this.#uncast(x, type);
    return this.#uncast(x, type);
  }

  #uncast(x: Value, type: Type): Value {
    const print = this.#context.printType;
    this.#context.emitWarning(
      UnknownLoc.instance,
      `could not cast operand of type '${print(x.type)}' to '${print(type)}'`,
    );
    return x;
  }

  #toInteger(x: Value, type: IntegerType, isUnsigned: boolean): Value | undefined {
    const from = x.type;
    if (from instanceof FloatType) return this.#create(isUnsigned ? 'arith.fptoui' : 'arith.fptosi', [x], type);
    if (from instanceof IndexType) return this.#create('arith.index_cast', [x], type);
    if (!(from instanceof IntegerType)) return undefined;
    if (type.width > from.width) return this.#create(isUnsigned ? 'arith.extui' : 'arith.extsi', [x], type);
    return type.width < from.width ? this.#create('arith.trunci', [x], type) : x;
  }

  #toFloat(x: Value, type: FloatType, isUnsigned: boolean): Value | undefined {
    if (isInteger(x)) return this.#create(isUnsigned ? 'arith.uitofp' : 'arith.sitofp', [x], type);
    return x.type instanceof FloatType ? this.#resizeFloat(x, x.type, type) : undefined;
  }

  #resizeFloat(x: Value, from: FloatType, type: FloatType): Value {
    if (type.width === from.width) return x;
    return this.#create(type.width > from.width ? 'arith.extf' : 'arith.truncf', [x], type);
  }

  #toComplex(x: Value, type: ComplexType, isUnsigned: boolean): Value | undefined {
    const part = type.elementType;
    if (!(part instanceof FloatType)) return undefined;
    const from = x.type;
    if (from instanceof ComplexType) {
      const { elementType } = from;
      if (!(elementType instanceof FloatType)) return undefined;
      const parts = ['complex.re', 'complex.im'].map((name) => this.#create(name, [x], elementType));
      const cast = part.width < elementType.width ? 'arith.truncf' : 'arith.extf';
      return this.#create(
        'complex.create',
        parts.map((value) => this.#create(cast, [value], part)),
        type,
      );
    }
    const real = this.#toFloat(x, part, isUnsigned);
    return real && this.#create('complex.create', [real, this.#constant(floatAttr(part, 0))], type);
  }

  #constant(value: IntegerAttr | ReturnType<typeof floatAttr>): Value {
    return this.#create('arith.constant', [], value.type, { value });
  }

  #create(
    name: string,
    operands: readonly Value[],
    type: Type,
    properties: Readonly<Record<string, Attribute>> = {},
  ): Value {
    return this.#append(name, operands, [type], properties).result();
  }

  #append(
    name: string,
    operands: readonly Value[],
    resultTypes: readonly Type[],
    properties: Readonly<Record<string, Attribute>> = {},
  ): Operation {
    const op = Operation.create({
      context: this.#context,
      name,
      location: UnknownLoc.instance,
      operands,
      resultTypes,
      properties: new Map(Object.entries(properties)),
    });
    this.#block.append(op);
    return op;
  }
}
