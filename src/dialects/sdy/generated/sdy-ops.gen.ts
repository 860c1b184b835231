// @generated from dialects-td/sdy/sdy-ops.yaml; do not edit, run npm run codegen
import { I64Attr, StrAttr, SymbolNameAttr } from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnyRankedTensor, AnyType } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol } from '../../../ir/symbol-table.ts';
import { Pure, RecursiveMemoryEffects, ReturnLike } from '../../../ir/traits/markers.ts';
import {
  HasParent,
  IsolatedFromAbove,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { SameOperandsAndResultType } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  type ManualAxesAttr,
  type MeshAttr,
  type TensorShardingAttr,
  type TensorShardingPerValueAttr,
} from './sdy-attributes.gen.ts';
import {
  ManualAxesAttrConstraint,
  MeshAttrConstraint,
  PropagationDirectionAttrConstraint,
  TensorShardingAttrConstraint,
  TensorShardingPerValueAttrConstraint,
} from './sdy-constraints.gen.ts';
import { type PropagationDirection } from './sdy-enums.gen.ts';

/**
 * Named mesh
 *
 * Gives a mesh a name, by which shardings refer to it.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2, "y"=4]>
 * ```
 */
export class MeshOp extends Operation {
  static readonly opName = 'sdy.mesh';
  static readonly spec: OpSpec = {
    name: 'sdy.mesh',
    className: 'MeshOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'mesh', constraint: MeshAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('builtin.module'), IsolatedFromAbove, Symbol],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'mesh' },
      { kind: 'attr-dict' },
    ],
  };

  /** Its name */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** The mesh */
  get mesh(): MeshAttr {
    return attributeValue(this, 'mesh', MeshAttrConstraint);
  }

  set mesh(value: MeshAttr) {
    setAttributeValue(this, 'mesh', MeshAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly mesh: MeshAttr },
  ): MeshOp {
    return buildOp(builder, location, MeshOp, {
      operands: [],
      attributes: { sym_name: args.symName, mesh: args.mesh },
      resultTypes: [],
    });
  }
}

/**
 * Constrains a tensor to the specified sharding
 *
 * What `jax.lax.with_sharding_constraint` makes.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2]>
 * func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 *   %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
 *   return %0 : tensor<8x8xf32>
 * }
 * ```
 */
export class ShardingConstraintOp extends Operation {
  static readonly opName = 'sdy.sharding_constraint';
  static readonly spec: OpSpec = {
    name: 'sdy.sharding_constraint',
    className: 'ShardingConstraintOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [{ name: 'sharding', constraint: TensorShardingAttrConstraint }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), SameOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'variable', name: 'sharding' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
    hooks: 'ShardedOp',
  };

  /** A tensor */
  get input(): Value {
    return this.operand(0);
  }

  /** How it is to be spread */
  get sharding(): TensorShardingAttr {
    return attributeValue(this, 'sharding', TensorShardingAttrConstraint);
  }

  set sharding(value: TensorShardingAttr) {
    setAttributeValue(this, 'sharding', TensorShardingAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly sharding: TensorShardingAttr },
  ): ShardingConstraintOp {
    return buildOp(builder, location, ShardingConstraintOp, {
      operands: [args.input],
      attributes: { sharding: args.sharding },
      resultTypes: [args.input?.type],
    });
  }
}

/**
 * Reshards a tensor to a different sharding
 *
 * As `sdy.sharding_constraint`, where the tensor has another sharding before.
 */
export class ReshardOp extends Operation {
  static readonly opName = 'sdy.reshard';
  static readonly spec: OpSpec = {
    name: 'sdy.reshard',
    className: 'ReshardOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [{ name: 'sharding', constraint: TensorShardingAttrConstraint }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, marker('SymbolUserOpInterface'), SameOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'variable', name: 'sharding' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
    hooks: 'ShardedOp',
  };

  /** A tensor */
  get input(): Value {
    return this.operand(0);
  }

  /** How it is spread afterwards */
  get sharding(): TensorShardingAttr {
    return attributeValue(this, 'sharding', TensorShardingAttrConstraint);
  }

  set sharding(value: TensorShardingAttr) {
    setAttributeValue(this, 'sharding', TensorShardingAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly sharding: TensorShardingAttr },
  ): ReshardOp {
    return buildOp(builder, location, ReshardOp, {
      operands: [args.input],
      attributes: { sharding: args.sharding },
      resultTypes: [args.input?.type],
    });
  }
}

/**
 * Constrains tensors in the group to have the same sharding.
 *
 * Tensors of groups with one number are spread alike.
 */
export class ShardingGroupOp extends Operation {
  static readonly opName = 'sdy.sharding_group';
  static readonly spec: OpSpec = {
    name: 'sdy.sharding_group',
    className: 'ShardingGroupOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [{ name: 'group_id', constraint: I64Attr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'literal', text: 'group_id' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'group_id' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
    ],
  };

  /** A tensor */
  get input(): Value {
    return this.operand(0);
  }

  /** Number of the group */
  get groupId(): number {
    return attributeValue(this, 'group_id', I64Attr);
  }

  set groupId(value: number) {
    setAttributeValue(this, 'group_id', I64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly groupId: number },
  ): ShardingGroupOp {
    return buildOp(builder, location, ShardingGroupOp, {
      operands: [args.input],
      attributes: { group_id: args.groupId },
      resultTypes: [],
    });
  }
}

/**
 * Propagation barrier operation
 *
 * Shardings are propagated over this operation in the allowed direction only, which is not `BOTH`.
 *
 * ```mlir
 * func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 *   %0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8x8xf32>
 *   return %0 : tensor<8x8xf32>
 * }
 * ```
 */
export class PropagationBarrierOp extends Operation {
  static readonly opName = 'sdy.propagation_barrier';
  static readonly spec: OpSpec = {
    name: 'sdy.propagation_barrier',
    className: 'PropagationBarrierOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [{ name: 'allowed_direction', constraint: PropagationDirectionAttrConstraint }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'literal', text: 'allowed_direction' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'allowed_direction' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
    ],
  };

  /** A tensor */
  get input(): Value {
    return this.operand(0);
  }

  /** Where shardings may go */
  get allowedDirection(): PropagationDirection {
    return attributeValue(this, 'allowed_direction', PropagationDirectionAttrConstraint);
  }

  set allowedDirection(value: PropagationDirection) {
    setAttributeValue(this, 'allowed_direction', PropagationDirectionAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly allowedDirection: PropagationDirection },
  ): PropagationBarrierOp {
    return buildOp(builder, location, PropagationBarrierOp, {
      operands: [args.input],
      attributes: { allowed_direction: args.allowedDirection },
      resultTypes: [args.input?.type],
    });
  }
}

/** The `sdy.return` operation terminates the regions attached to `sdy` region-based ops and any other Shardy region-based ops. */
export class ReturnOp extends Operation {
  static readonly opName = 'sdy.return';
  static readonly spec: OpSpec = {
    name: 'sdy.return',
    className: 'ReturnOp',
    operands: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'results' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** What the region gives */
  get resultsValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly results: readonly Value[] }): ReturnOp {
    return buildOp(builder, location, ReturnOp, { operands: [args.results], attributes: {}, resultTypes: [] });
  }
}

/**
 * Multi-device parallelism operation with manual collectives
 *
 * What `jax.shard_map` makes: the body is what one device does with its part of each operand along the manual axes.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2]>
 * func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 *   %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x8xf32>) {
 *     sdy.return %b : tensor<4x8xf32>
 *   } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 *   return %0 : tensor<8x8xf32>
 * }
 * ```
 */
export class ManualComputationOp extends Operation {
  static readonly opName = 'sdy.manual_computation';
  static readonly spec: OpSpec = {
    name: 'sdy.manual_computation',
    className: 'ManualComputationOp',
    operands: [{ name: 'tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    attributes: [
      { name: 'in_shardings', constraint: TensorShardingPerValueAttrConstraint },
      { name: 'out_shardings', constraint: TensorShardingPerValueAttrConstraint },
      { name: 'manual_axes', constraint: ManualAxesAttrConstraint },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      IsolatedFromAbove,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('sdy.return'),
      marker('SymbolUserOpInterface'),
    ],
    customAssembly: true,
  };

  /** The tensors */
  get tensors(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** How each is spread */
  get inShardings(): TensorShardingPerValueAttr {
    return attributeValue(this, 'in_shardings', TensorShardingPerValueAttrConstraint);
  }

  set inShardings(value: TensorShardingPerValueAttr) {
    setAttributeValue(this, 'in_shardings', TensorShardingPerValueAttrConstraint, value);
  }

  /** How each result is spread */
  get outShardings(): TensorShardingPerValueAttr {
    return attributeValue(this, 'out_shardings', TensorShardingPerValueAttrConstraint);
  }

  set outShardings(value: TensorShardingPerValueAttr) {
    setAttributeValue(this, 'out_shardings', TensorShardingPerValueAttrConstraint, value);
  }

  /** The axes along which the body sees one part */
  get manualAxes(): ManualAxesAttr {
    return attributeValue(this, 'manual_axes', ManualAxesAttrConstraint);
  }

  set manualAxes(value: ManualAxesAttr) {
    setAttributeValue(this, 'manual_axes', ManualAxesAttrConstraint, value);
  }

  /** What one device does */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly tensors: readonly Value[];
      readonly inShardings: TensorShardingPerValueAttr;
      readonly outShardings: TensorShardingPerValueAttr;
      readonly manualAxes: ManualAxesAttr;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ManualComputationOp {
    return buildOp(builder, location, ManualComputationOp, {
      operands: [args.tensors],
      attributes: { in_shardings: args.inShardings, out_shardings: args.outShardings, manual_axes: args.manualAxes },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Named computation operation
 *
 * A part of a program that has a name, as a function that was inlined. The shardings say how operands and results are spread, if that is said.
 *
 * ```mlir
 * func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 *   %0 = sdy.named_computation<"layer">(%a) (%b: tensor<8x8xf32>) {
 *     sdy.return %b : tensor<8x8xf32>
 *   } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 *   return %0 : tensor<8x8xf32>
 * }
 * ```
 */
export class NamedComputationOp extends Operation {
  static readonly opName = 'sdy.named_computation';
  static readonly spec: OpSpec = {
    name: 'sdy.named_computation',
    className: 'NamedComputationOp',
    operands: [{ name: 'values', constraint: AnyType, group: 'variadic' }],
    attributes: [
      { name: 'name', constraint: StrAttr },
      { name: 'in_shardings', constraint: TensorShardingPerValueAttrConstraint, optional: true },
      { name: 'out_shardings', constraint: TensorShardingPerValueAttrConstraint, optional: true },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      IsolatedFromAbove,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('sdy.return'),
      marker('SymbolUserOpInterface'),
    ],
    customAssembly: true,
  };

  /** What the part is called */
  get nameAttr(): string {
    return attributeValue(this, 'name', StrAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', StrAttr, value);
  }

  /** What the region takes */
  get values(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** How each is spread */
  get inShardings(): TensorShardingPerValueAttr | undefined {
    return optionalAttributeValue(this, 'in_shardings', TensorShardingPerValueAttrConstraint);
  }

  set inShardings(value: TensorShardingPerValueAttr | undefined) {
    setAttributeValue(this, 'in_shardings', TensorShardingPerValueAttrConstraint, value);
  }

  /** How each result is spread */
  get outShardings(): TensorShardingPerValueAttr | undefined {
    return optionalAttributeValue(this, 'out_shardings', TensorShardingPerValueAttrConstraint);
  }

  set outShardings(value: TensorShardingPerValueAttr | undefined) {
    setAttributeValue(this, 'out_shardings', TensorShardingPerValueAttrConstraint, value);
  }

  /** The part */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly name: string;
      readonly values: readonly Value[];
      readonly inShardings?: TensorShardingPerValueAttr | undefined;
      readonly outShardings?: TensorShardingPerValueAttr | undefined;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): NamedComputationOp {
    return buildOp(builder, location, NamedComputationOp, {
      operands: [args.values],
      attributes: { name: args.name, in_shardings: args.inShardings, out_shardings: args.outShardings },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}
