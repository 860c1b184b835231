// @generated from dialects-td/ttnn/ttnn-attrs.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type BufferType,
  bufferTypeEnum,
  type Layout,
  layoutEnum,
  type TensorMemoryLayout,
  tensorMemoryLayoutEnum,
} from './ttnn-enums.gen.ts';

/**
 * TTNN grid attribute
 *
 * A rectangle of cores.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.core_range<0x0, 8x8>} {}
 * ```
 */
export class CoreRangeAttr extends DialectAttr {
  static readonly spec: AttrSpec<CoreRangeAttr> = {
    dialect: 'ttnn',
    mnemonic: 'core_range',
    recordName: 'TTNN_CoreRangeAttr',
    className: 'CoreRangeAttr',
    parameters: [
      { name: 'offset', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'size', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'offset' }] },
      { kind: 'literal', text: ',' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'size' }] },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new CoreRangeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, offset: readonly number[], size: readonly number[]): CoreRangeAttr {
    return uniqueParametric(CoreRangeAttr.spec, context, [offset, size]);
  }

  /** First core, [y, x] */
  get offset(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Rows and columns */
  get size(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }
}

/**
 * TTNN Layout
 *
 * Order of the elements in a buffer, as an attribute of `ttnn.to_layout` and `ttnn.empty`.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.layout<tile>} {}
 * ```
 */
export class LayoutAttr extends DialectAttr {
  static readonly spec: AttrSpec<LayoutAttr> = {
    dialect: 'ttnn',
    mnemonic: 'layout',
    recordName: 'TTNN_LayoutAttr',
    className: 'LayoutAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: layoutEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new LayoutAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Layout): LayoutAttr {
    return uniqueParametric(LayoutAttr.spec, context, [value]);
  }

  get value(): Layout {
    return this.parameters[0] as Layout;
  }
}

/**
 * TTNN Tensor Memory Layout
 *
 * How shards sit in banks, part of a memory config.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.tensor_memory_layout<interleaved>} {}
 * ```
 */
export class TensorMemoryLayoutAttr extends DialectAttr {
  static readonly spec: AttrSpec<TensorMemoryLayoutAttr> = {
    dialect: 'ttnn',
    mnemonic: 'tensor_memory_layout',
    recordName: 'TTNN_TensorMemoryLayoutAttr',
    className: 'TensorMemoryLayoutAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: tensorMemoryLayoutEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new TensorMemoryLayoutAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: TensorMemoryLayout): TensorMemoryLayoutAttr {
    return uniqueParametric(TensorMemoryLayoutAttr.spec, context, [value]);
  }

  get value(): TensorMemoryLayout {
    return this.parameters[0] as TensorMemoryLayout;
  }
}

/**
 * TTNN Buffer Type
 *
 * Memory of a buffer, part of a memory config.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.buffer_type<dram>} {}
 * ```
 */
export class BufferTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<BufferTypeAttr> = {
    dialect: 'ttnn',
    mnemonic: 'buffer_type',
    recordName: 'TTNN_BufferTypeAttr',
    className: 'BufferTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: bufferTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new BufferTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: BufferType): BufferTypeAttr {
    return uniqueParametric(BufferTypeAttr.spec, context, [value]);
  }

  get value(): BufferType {
    return this.parameters[0] as BufferType;
  }
}

/**
 * TTNN MemoryConfig attribute
 *
 * Where and how a tensor is allocated on the device.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.memory_config<<interleaved>, <dram>>} {}
 * ```
 */
export class MemoryConfigAttr extends DialectAttr {
  static readonly spec: AttrSpec<MemoryConfigAttr> = {
    dialect: 'ttnn',
    mnemonic: 'memory_config',
    recordName: 'TTNN_MemoryConfigAttr',
    className: 'MemoryConfigAttr',
    parameters: [
      {
        name: 'tensorMemoryLayout',
        type: { kind: 'attribute', cppType: '::mlir::tt::ttnn::TensorMemoryLayoutAttr', of: TensorMemoryLayoutAttr },
      },
      {
        name: 'bufferType',
        type: { kind: 'attribute', cppType: '::mlir::tt::ttnn::BufferTypeAttr', of: BufferTypeAttr },
      },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'tensorMemoryLayout' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'bufferType' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new MemoryConfigAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    tensorMemoryLayout: TensorMemoryLayoutAttr,
    bufferType: BufferTypeAttr,
  ): MemoryConfigAttr {
    return uniqueParametric(MemoryConfigAttr.spec, context, [tensorMemoryLayout, bufferType]);
  }

  /** How shards sit in the banks */
  get tensorMemoryLayout(): TensorMemoryLayoutAttr {
    return this.parameters[0] as TensorMemoryLayoutAttr;
  }

  /** Memory of the banks */
  get bufferType(): BufferTypeAttr {
    return this.parameters[1] as BufferTypeAttr;
  }
}

/**
 * TTNN Shape attribute
 *
 * Shape of a tensor, as an attribute of `ttnn.empty`.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn.shape<64x128>} {}
 * ```
 */
export class ShapeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ShapeAttr> = {
    dialect: 'ttnn',
    mnemonic: 'shape',
    recordName: 'TTNN_ShapeAttr',
    className: 'ShapeAttr',
    parameters: [{ name: 'shape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'shape' }] },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new ShapeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, shape: readonly number[]): ShapeAttr {
    return uniqueParametric(ShapeAttr.spec, context, [shape]);
  }

  /** Sizes, outermost first */
  get shape(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }
}

/**
 * TTNN Mesh Shape
 *
 * Rows and columns of chips. No operation uses it. Its text does not begin with `<`, so it is written in the wrapped form.
 *
 * ```mlir
 * module attributes {ttnn.note = #ttnn<mesh_shape 1x1>} {}
 * ```
 */
export class MeshShapeAttr extends DialectAttr {
  static readonly spec: AttrSpec<MeshShapeAttr> = {
    dialect: 'ttnn',
    mnemonic: 'mesh_shape',
    recordName: 'TTNN_MeshShapeAttr',
    className: 'MeshShapeAttr',
    parameters: [
      { name: 'y', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'x', type: { kind: 'int', bits: 64, signed: true } },
    ],
    format: [
      {
        kind: 'custom',
        name: 'VargDimensionList',
        args: [
          { kind: 'variable', name: 'y' },
          { kind: 'variable', name: 'x' },
        ],
      },
    ],
    create: (context, parameters) => new MeshShapeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, y: number, x: number): MeshShapeAttr {
    return uniqueParametric(MeshShapeAttr.spec, context, [y, x]);
  }

  /** Rows */
  get y(): number {
    return this.parameters[0] as number;
  }

  /** Columns */
  get x(): number {
    return this.parameters[1] as number;
  }
}
