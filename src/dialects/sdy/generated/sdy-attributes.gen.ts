// @generated from dialects-td/sdy/sdy-base.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import { type PropagationDirection, propagationDirectionEnum } from './sdy-enums.gen.ts';

/**
 * Named axis in a mesh
 *
 * The axis `"x"` of two devices is `"x"=2`.
 */
export class MeshAxisAttr extends DialectAttr {
  static readonly spec: AttrSpec<MeshAxisAttr> = {
    dialect: 'sdy',
    mnemonic: 'mesh_axis',
    recordName: 'Sdy_MeshAxisAttr',
    className: 'MeshAxisAttr',
    parameters: [
      { name: 'name', type: { kind: 'string' } },
      { name: 'size', type: { kind: 'int', bits: 64, signed: true } },
    ],
    customAssembly: true,
    create: (context, parameters) => new MeshAxisAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, name: string, size: number): MeshAxisAttr {
    return uniqueParametric(MeshAxisAttr.spec, context, [name, size]);
  }

  /** Name of the axis */
  get name(): string {
    return this.parameters[0] as string;
  }

  /** How many devices there are along it */
  get size(): number {
    return this.parameters[1] as number;
  }
}

/**
 * Mesh of axes and a list of devices
 *
 * The devices of a program: their number is the product of the sizes of the axes. Without `device_ids` they are counted from 0 on, row by row; a mesh without
 * axes and with one device is that device alone.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2, "y"=4]>
 * sdy.mesh @transposed = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
 * sdy.mesh @third = <[], device_ids=[2]>
 * ```
 */
export class MeshAttr extends DialectAttr {
  static readonly spec: AttrSpec<MeshAttr> = {
    dialect: 'sdy',
    mnemonic: 'mesh',
    recordName: 'Sdy_MeshAttr',
    className: 'MeshAttr',
    parameters: [
      {
        name: 'axes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::sdy::MeshAxisAttr', of: MeshAxisAttr } },
      },
      { name: 'deviceIds', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new MeshAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, axes: readonly MeshAxisAttr[], deviceIds: readonly number[]): MeshAttr {
    return uniqueParametric(MeshAttr.spec, context, [axes, deviceIds]);
  }

  /** The axes, from the outermost on */
  get axes(): readonly MeshAxisAttr[] {
    return this.parameters[0] as readonly MeshAxisAttr[];
  }

  /** The devices in the order of the axes; empty for 0, 1, 2, … */
  get deviceIds(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }
}

/**
 * Reference to either a full axis or a split sub-axis
 *
 * All of the axis `"x"` is `"x"`; `"x":(2)4` is the part of size 4 within each of 2 parts of it.
 */
export class AxisRefAttr extends DialectAttr {
  static readonly spec: AttrSpec<AxisRefAttr> = {
    dialect: 'sdy',
    mnemonic: 'axis_ref',
    recordName: 'Sdy_AxisRefAttr',
    className: 'AxisRefAttr',
    parameters: [
      { name: 'name', type: { kind: 'string' } },
      { name: 'preSize', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'size', type: { kind: 'int', bits: 64, signed: true } },
    ],
    customAssembly: true,
    create: (context, parameters) => new AxisRefAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, name: string, preSize: number, size: number): AxisRefAttr {
    return uniqueParametric(AxisRefAttr.spec, context, [name, preSize, size]);
  }

  /** Name of the axis */
  get name(): string {
    return this.parameters[0] as string;
  }

  /** How many such parts are outside of this one; 0 for the whole axis */
  get preSize(): number {
    return this.parameters[1] as number;
  }

  /** Size of the part; 0 for the whole axis */
  get size(): number {
    return this.parameters[2] as number;
  }
}

/**
 * Dimension sharding
 *
 * The axes that a dimension is split along, the outermost first: `{"x", "y"}`. With `?` more may be added: `{"x", ?}`; `p1` is a priority.
 */
export class DimensionShardingAttr extends DialectAttr {
  static readonly spec: AttrSpec<DimensionShardingAttr> = {
    dialect: 'sdy',
    mnemonic: 'dimension_sharding',
    recordName: 'Sdy_DimensionShardingAttr',
    className: 'DimensionShardingAttr',
    parameters: [
      {
        name: 'axes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::sdy::AxisRefAttr', of: AxisRefAttr } },
      },
      { name: 'isClosed', type: { kind: 'bool' } },
      { name: 'priority', type: { kind: 'int', bits: 64, signed: true } },
    ],
    customAssembly: true,
    create: (context, parameters) => new DimensionShardingAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    axes: readonly AxisRefAttr[],
    isClosed: boolean,
    priority: number,
  ): DimensionShardingAttr {
    return uniqueParametric(DimensionShardingAttr.spec, context, [axes, isClosed, priority]);
  }

  /** The axes */
  get axes(): readonly AxisRefAttr[] {
    return this.parameters[0] as readonly AxisRefAttr[];
  }

  /** No more may be added */
  get isClosed(): boolean {
    return this.parameters[1] as boolean;
  }

  /** What is propagated first, from 0 on; -1 for none */
  get priority(): number {
    return this.parameters[2] as number;
  }
}

/**
 * Tensor sharding
 *
 * How a tensor is spread over a mesh: the axes that each dimension is split along, and those along which it is the same on all devices.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2, "y"=4]>
 * func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>}) {
 *   return
 * }
 * ```
 */
export class TensorShardingAttr extends DialectAttr {
  static readonly spec: AttrSpec<TensorShardingAttr> = {
    dialect: 'sdy',
    mnemonic: 'sharding',
    recordName: 'Sdy_TensorShardingAttr',
    className: 'TensorShardingAttr',
    parameters: [
      { name: 'meshOrRef', type: { kind: 'attribute', cppType: '::mlir::Attribute' } },
      {
        name: 'dimensions',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::sdy::DimensionShardingAttr', of: DimensionShardingAttr },
        },
      },
      {
        name: 'replicatedAxes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::sdy::AxisRefAttr', of: AxisRefAttr } },
      },
      {
        name: 'unreducedAxes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::sdy::AxisRefAttr', of: AxisRefAttr } },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new TensorShardingAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    meshOrRef: Attribute,
    dimensions: readonly DimensionShardingAttr[],
    replicatedAxes: readonly AxisRefAttr[],
    unreducedAxes: readonly AxisRefAttr[],
  ): TensorShardingAttr {
    return uniqueParametric(TensorShardingAttr.spec, context, [meshOrRef, dimensions, replicatedAxes, unreducedAxes]);
  }

  /** The mesh, or the symbol of one */
  get meshOrRef(): Attribute {
    return this.parameters[0] as Attribute;
  }

  /** One for each dimension */
  get dimensions(): readonly DimensionShardingAttr[] {
    return this.parameters[1] as readonly DimensionShardingAttr[];
  }

  /** Axes along which it is the same, and stays so */
  get replicatedAxes(): readonly AxisRefAttr[] {
    return this.parameters[2] as readonly AxisRefAttr[];
  }

  /** Axes along which parts of sums are left to be added */
  get unreducedAxes(): readonly AxisRefAttr[] {
    return this.parameters[3] as readonly AxisRefAttr[];
  }
}

/**
 * Tensor sharding per operand/result of an op
 *
 * A sharding for each operand or result: `#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>`.
 */
export class TensorShardingPerValueAttr extends DialectAttr {
  static readonly spec: AttrSpec<TensorShardingPerValueAttr> = {
    dialect: 'sdy',
    mnemonic: 'sharding_per_value',
    recordName: 'Sdy_TensorShardingPerValueAttr',
    className: 'TensorShardingPerValueAttr',
    parameters: [
      {
        name: 'shardings',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::sdy::TensorShardingAttr', of: TensorShardingAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new TensorShardingPerValueAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, shardings: readonly TensorShardingAttr[]): TensorShardingPerValueAttr {
    return uniqueParametric(TensorShardingPerValueAttr.spec, context, [shardings]);
  }

  /** The shardings */
  get shardings(): readonly TensorShardingAttr[] {
    return this.parameters[0] as readonly TensorShardingAttr[];
  }
}

/**
 * A list of axes that a ManualComputationOp is manual on
 *
 * The axes `#sdy.manual_axes<"x", "y">`.
 */
export class ManualAxesAttr extends DialectAttr {
  static readonly spec: AttrSpec<ManualAxesAttr> = {
    dialect: 'sdy',
    mnemonic: 'manual_axes',
    recordName: 'Sdy_ManualAxesAttr',
    className: 'ManualAxesAttr',
    parameters: [{ name: 'axes', type: { kind: 'array', of: { kind: 'string' } } }],
    customAssembly: true,
    create: (context, parameters) => new ManualAxesAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, axes: readonly string[]): ManualAxesAttr {
    return uniqueParametric(ManualAxesAttr.spec, context, [axes]);
  }

  /** Their names */
  get axes(): readonly string[] {
    return this.parameters[0] as readonly string[];
  }
}

/** propagation direction enum */
export class PropagationDirectionAttr extends DialectAttr {
  static readonly spec: AttrSpec<PropagationDirectionAttr> = {
    dialect: 'sdy',
    mnemonic: 'propagation_direction',
    recordName: 'Sdy_PropagationDirectionAttr',
    className: 'PropagationDirectionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: propagationDirectionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new PropagationDirectionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: PropagationDirection): PropagationDirectionAttr {
    return uniqueParametric(PropagationDirectionAttr.spec, context, [value]);
  }

  get value(): PropagationDirection {
    return this.parameters[0] as PropagationDirection;
  }
}
