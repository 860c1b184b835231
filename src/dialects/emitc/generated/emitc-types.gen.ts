// @generated from dialects-td/emitc/emitc-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { type Type } from '../../../ir/type.ts';
import { DialectType, ShapedDialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * EmitC array type
 *
 * An array of known sizes: `!emitc.array<2x3xf32>` is `float[2][3]`.
 *
 * ```mlir
 * emitc.func private @fill(!emitc.array<2x3xf32>)
 * ```
 */
export class ArrayType extends ShapedDialectType {
  static readonly spec: AttrSpec<ArrayType> = {
    dialect: 'emitc',
    mnemonic: 'array',
    recordName: 'EmitC_ArrayType',
    className: 'ArrayType',
    parameters: [
      { name: 'shape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'elementType', type: { kind: 'type', cppType: 'Type' } },
    ],
    customAssembly: true,
    create: (context, parameters) => new ArrayType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, shape: readonly number[], elementType: Type): ArrayType {
    return uniqueParametric(ArrayType.spec, context, [shape, elementType]);
  }

  /** The sizes, one at least */
  get shape(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Type of an element */
  get elementType(): Type {
    return this.parameters[1] as Type;
  }
}

/**
 * EmitC lvalue type
 *
 * A place that can be assigned to and whose address can be taken.
 *
 * ```mlir
 * %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 * ```
 */
export class LValueType extends DialectType {
  static readonly spec: AttrSpec<LValueType> = {
    dialect: 'emitc',
    mnemonic: 'lvalue',
    recordName: 'EmitC_LValueType',
    className: 'LValueType',
    parameters: [{ name: 'valueType', type: { kind: 'type', cppType: 'Type' } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'valueType', qualified: true },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new LValueType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, valueType: Type): LValueType {
    return uniqueParametric(LValueType.spec, context, [valueType]);
  }

  /** Type of what it holds */
  get valueType(): Type {
    return this.parameters[0] as Type;
  }
}

/**
 * EmitC opaque type
 *
 * A type that is written to the source as it is.
 *
 * ```mlir
 * emitc.func private @sort(!emitc.opaque<"std::vector<int>">)
 * ```
 */
export class OpaqueType extends DialectType {
  static readonly spec: AttrSpec<OpaqueType> = {
    dialect: 'emitc',
    mnemonic: 'opaque',
    recordName: 'EmitC_OpaqueType',
    className: 'OpaqueType',
    parameters: [{ name: 'value', type: { kind: 'string' } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new OpaqueType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, value: string): OpaqueType {
    return uniqueParametric(OpaqueType.spec, context, [value]);
  }

  /** Name of the type */
  get value(): string {
    return this.parameters[0] as string;
  }
}

/**
 * EmitC pointer type
 *
 * A pointer: `!emitc.ptr<f32>` is `float*`.
 *
 * ```mlir
 * emitc.func private @first(!emitc.ptr<f32>) -> f32
 * ```
 */
export class PointerType extends DialectType {
  static readonly spec: AttrSpec<PointerType> = {
    dialect: 'emitc',
    mnemonic: 'ptr',
    recordName: 'EmitC_PointerType',
    className: 'PointerType',
    parameters: [{ name: 'pointee', type: { kind: 'type', cppType: 'Type' } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'pointee', qualified: true },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new PointerType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, pointee: Type): PointerType {
    return uniqueParametric(PointerType.spec, context, [pointee]);
  }

  /** Type of what it points to */
  get pointee(): Type {
    return this.parameters[0] as Type;
  }
}

/**
 * EmitC signed size type
 *
 * The values of `size_t`, and -1: `ssize_t` of POSIX.
 *
 * ```mlir
 * emitc.func private @read() -> !emitc.ssize_t
 * ```
 */
export class SignedSizeT extends DialectType {
  static readonly spec: AttrSpec<SignedSizeT> = {
    dialect: 'emitc',
    mnemonic: 'ssize_t',
    recordName: 'EmitC_SignedSizeT',
    className: 'SignedSizeT',
    parameters: [],
    create: (context, parameters) => new SignedSizeT(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): SignedSizeT {
    return uniqueParametric(SignedSizeT.spec, context, []);
  }
}

/**
 * EmitC signed pointer diff type
 *
 * The difference of two pointers, as wide as `size_t`.
 *
 * ```mlir
 * emitc.func private @distance(!emitc.ptr<i8>, !emitc.ptr<i8>) -> !emitc.ptrdiff_t
 * ```
 */
export class PtrDiffT extends DialectType {
  static readonly spec: AttrSpec<PtrDiffT> = {
    dialect: 'emitc',
    mnemonic: 'ptrdiff_t',
    recordName: 'EmitC_PtrDiffT',
    className: 'PtrDiffT',
    parameters: [],
    create: (context, parameters) => new PtrDiffT(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): PtrDiffT {
    return uniqueParametric(PtrDiffT.spec, context, []);
  }
}

/**
 * EmitC unsigned size type
 *
 * An unsigned number as wide as a pointer.
 *
 * ```mlir
 * emitc.func private @strlen(!emitc.ptr<i8>) -> !emitc.size_t
 * ```
 */
export class SizeT extends DialectType {
  static readonly spec: AttrSpec<SizeT> = {
    dialect: 'emitc',
    mnemonic: 'size_t',
    recordName: 'EmitC_SizeT',
    className: 'SizeT',
    parameters: [],
    create: (context, parameters) => new SizeT(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): SizeT {
    return uniqueParametric(SizeT.spec, context, []);
  }
}
