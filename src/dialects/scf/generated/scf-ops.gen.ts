// @generated from dialects-td/scf/scf-ops.yaml; do not edit, run npm run codegen
import { DenseI64ArrayAttr, UnitAttr } from '../../../builtin/attr-constraints.ts';
import { AnyRegion, MaxSizedRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnyRankedTensor, AnySignlessIntegerOrIndex, AnyType, I1, Index } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { RegionBranchOpInterface, RegionBranchTerminatorOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  AutomaticAllocationScope,
  ConditionallySpeculatable,
  Pure,
  RecursivelySpeculatable,
  RecursiveMemoryEffects,
  ReturnLike,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  HasParent,
  NoRegionArguments,
  NoTerminator,
  SingleBlock,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllTypesMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { DeviceMappingArrayAttr } from '../constraints.ts';

/**
 * loop continuation condition
 *
 * Ends the first region of `scf.while`. With a true condition the values go on to the second region, else they are the results of
 * the loop.
 *
 * ```mlir
 * func.func @until_false(%c: i1) -> i1 {
 *   %0 = scf.while (%x = %c) : (i1) -> i1 {
 *     scf.condition(%x) %x : i1
 *   } do {
 *   ^bb0(%y: i1):
 *     scf.yield %y : i1
 *   }
 *   return %0 : i1
 * }
 * ```
 */
export class ConditionOp extends Operation {
  static readonly opName = 'scf.condition';
  static readonly spec: OpSpec = {
    name: 'scf.condition',
    className: 'ConditionOp',
    operands: [
      { name: 'condition', constraint: I1 },
      { name: 'args', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('scf.while'), RegionBranchTerminatorOpInterface, Pure, Terminator],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'condition' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'args' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'args' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Whether the loop goes on */
  get condition(): Value {
    return this.operand(0);
  }

  /** Values handed over */
  get args(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly condition: Value; readonly args: readonly Value[] },
  ): ConditionOp {
    return buildOp(builder, location, ConditionOp, {
      operands: [args.condition, args.args],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * operation that executes its region exactly once
 *
 * Puts a region of several blocks where one operation is expected. The region sees the values around it, has no arguments,
 * and hands over the results by `scf.yield`.
 *
 * ```mlir
 * func.func @answer() -> i64 {
 *   %0 = scf.execute_region -> i64 {
 *     %c = arith.constant 42 : i64
 *     scf.yield %c : i64
 *   }
 *   return %0 : i64
 * }
 * ```
 */
export class ExecuteRegionOp extends Operation {
  static readonly opName = 'scf.execute_region';
  static readonly spec: OpSpec = {
    name: 'scf.execute_region',
    className: 'ExecuteRegionOp',
    operands: [],
    attributes: [{ name: 'no_inline', constraint: UnitAttr, optional: true }],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [RegionBranchOpInterface, RecursiveMemoryEffects],
    customAssembly: true,
  };

  /** Keep the region, although it could be replaced by its content */
  get noInline(): boolean {
    return this.properties.has('no_inline');
  }

  set noInline(value: boolean) {
    setAttributeValue(this, 'no_inline', UnitAttr, value || undefined);
  }

  /** Runs once */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly noInline?: boolean; readonly regions?: readonly Region[]; readonly resultTypes: readonly Type[] },
  ): ExecuteRegionOp {
    return buildOp(builder, location, ExecuteRegionOp, {
      operands: [],
      attributes: { no_inline: args.noInline || undefined },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * for operation
 *
 * Runs its body for the induction variable from the lower bound up to but without the upper bound, in steps greater than
 * zero. Values carried from iteration to iteration start as the init args, enter the body as arguments after the induction variable, and leave
 * it by `scf.yield`; the results are the last ones.
 *
 * The type of bounds and step is index unless it is written after the bounds.
 *
 * ```mlir
 * func.func @triangular(%n: i32) -> i32 {
 *   %c0 = arith.constant 0 : i32
 *   %c1 = arith.constant 1 : i32
 *   %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> (i32) : i32 {
 *     %next = arith.addi %acc, %i : i32
 *     scf.yield %next : i32
 *   }
 *   return %sum : i32
 * }
 * ```
 */
export class ForOp extends Operation {
  static readonly opName = 'scf.for';
  static readonly spec: OpSpec = {
    name: 'scf.for',
    className: 'ForOp',
    operands: [
      { name: 'lowerBound', constraint: AnySignlessIntegerOrIndex },
      { name: 'upperBound', constraint: AnySignlessIntegerOrIndex },
      { name: 'step', constraint: AnySignlessIntegerOrIndex },
      { name: 'initArgs', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [{ name: 'unsignedCmp', constraint: UnitAttr, optional: true }],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AutomaticAllocationScope,
      LoopLikeOpInterface,
      AllTypesMatch('lowerBound', 'upperBound', 'step'),
      ConditionallySpeculatable,
      RegionBranchOpInterface,
      SingleBlockImplicitTerminator('scf.yield'),
      RecursiveMemoryEffects,
    ],
    customAssembly: true,
  };

  /** First value of the induction variable */
  get lowerBound(): Value {
    return this.operand(0);
  }

  /** Value at which the loop stops */
  get upperBound(): Value {
    return this.operand(1);
  }

  /** What an iteration adds, greater than 0 */
  get step(): Value {
    return this.operand(2);
  }

  /** Values carried into the first iteration */
  get initArgs(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Compare the bounds as unsigned integers */
  get unsignedCmp(): boolean {
    return this.properties.has('unsignedCmp');
  }

  set unsignedCmp(value: boolean) {
    setAttributeValue(this, 'unsignedCmp', UnitAttr, value || undefined);
  }

  /** Body, its arguments are the induction variable and the carried values */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lowerBound: Value;
      readonly upperBound: Value;
      readonly step: Value;
      readonly initArgs: readonly Value[];
      readonly unsignedCmp?: boolean;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ForOp {
    return buildOp(builder, location, ForOp, {
      operands: [args.lowerBound, args.upperBound, args.step, args.initArgs],
      attributes: { unsignedCmp: args.unsignedCmp || undefined },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * evaluate a block multiple times in parallel
 *
 * Runs its body for every point of a grid of indices, in parallel and in no order. Each dimension has a lower and an upper bound
 * and a step; lower bounds 0 with steps 1 are left out of the text. Tensors in `shared_outs` enter the body as arguments, and
 * the operations of the terminator, `scf.forall.in_parallel`, say which part of them a point writes. The results are the
 * tensors after all writes.
 *
 * The attribute `mapping` says for each dimension onto which units of a device it goes.
 *
 * ```mlir
 * func.func @copy(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
 *   %0 = scf.forall (%i) in (8) shared_outs(%out = %b) -> (tensor<8xf32>) {
 *     %x = tensor.extract_slice %a[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
 *     scf.forall.in_parallel {
 *       tensor.parallel_insert_slice %x into %out[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
 *     }
 *   }
 *   return %0 : tensor<8xf32>
 * }
 * ```
 */
export class ForallOp extends Operation {
  static readonly opName = 'scf.forall';
  static readonly spec: OpSpec = {
    name: 'scf.forall',
    className: 'ForallOp',
    operands: [
      { name: 'dynamicLowerBound', constraint: Index, group: 'variadic' },
      { name: 'dynamicUpperBound', constraint: Index, group: 'variadic' },
      { name: 'dynamicStep', constraint: Index, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'staticLowerBound', constraint: DenseI64ArrayAttr },
      { name: 'staticUpperBound', constraint: DenseI64ArrayAttr },
      { name: 'staticStep', constraint: DenseI64ArrayAttr },
      { name: 'mapping', constraint: DeviceMappingArrayAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      AutomaticAllocationScope,
      LoopLikeOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('scf.forall.in_parallel'),
      RegionBranchOpInterface,
      DestinationStyleOpInterface,
      marker('HasParallelRegion'),
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
  };

  /** Lower bounds that are values */
  get dynamicLowerBound(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Upper bounds that are values */
  get dynamicUpperBound(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Steps that are values */
  get dynamicStep(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Lower bound of each dimension, kDynamic where it is a value */
  get staticLowerBound(): readonly number[] {
    return attributeValue(this, 'staticLowerBound', DenseI64ArrayAttr);
  }

  set staticLowerBound(value: readonly number[]) {
    setAttributeValue(this, 'staticLowerBound', DenseI64ArrayAttr, value);
  }

  /** Upper bounds in the same way */
  get staticUpperBound(): readonly number[] {
    return attributeValue(this, 'staticUpperBound', DenseI64ArrayAttr);
  }

  set staticUpperBound(value: readonly number[]) {
    setAttributeValue(this, 'staticUpperBound', DenseI64ArrayAttr, value);
  }

  /** Steps in the same way */
  get staticStep(): readonly number[] {
    return attributeValue(this, 'staticStep', DenseI64ArrayAttr);
  }

  set staticStep(value: readonly number[]) {
    setAttributeValue(this, 'staticStep', DenseI64ArrayAttr, value);
  }

  /** Shared tensors, the DPS inits */
  get outputs(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Unit of the device for each dimension */
  get mapping(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'mapping', DeviceMappingArrayAttr);
  }

  set mapping(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'mapping', DeviceMappingArrayAttr, value);
  }

  /** Body, its arguments are the indices and the shared tensors */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly dynamicLowerBound: readonly Value[];
      readonly dynamicUpperBound: readonly Value[];
      readonly dynamicStep: readonly Value[];
      readonly staticLowerBound: readonly number[];
      readonly staticUpperBound: readonly number[];
      readonly staticStep: readonly number[];
      readonly outputs: readonly Value[];
      readonly mapping?: readonly Attribute[] | undefined;
      readonly regions?: readonly Region[];
    },
  ): ForallOp {
    return buildOp(builder, location, ForallOp, {
      operands: [args.dynamicLowerBound, args.dynamicUpperBound, args.dynamicStep, args.outputs],
      attributes: {
        staticLowerBound: args.staticLowerBound,
        staticUpperBound: args.staticUpperBound,
        staticStep: args.staticStep,
        mapping: args.mapping,
      },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * terminates a `forall` block
 *
 * Holds the operations by which a point of `scf.forall` writes to the shared tensors. Order among them has no meaning.
 *
 * ```mlir
 * func.func @fill(%x: tensor<1xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
 *   %0 = scf.forall (%i) in (8) shared_outs(%out = %b) -> (tensor<8xf32>) {
 *     scf.forall.in_parallel {
 *       tensor.parallel_insert_slice %x into %out[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
 *     }
 *   }
 *   return %0 : tensor<8xf32>
 * }
 * ```
 */
export class InParallelOp extends Operation {
  static readonly opName = 'scf.forall.in_parallel';
  static readonly spec: OpSpec = {
    name: 'scf.forall.in_parallel',
    className: 'InParallelOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      Pure,
      Terminator,
      marker('InParallelOpInterface'),
      HasParent('scf.forall'),
      NoTerminator,
      SingleBlock,
      RegionKindInterface,
      marker('HasOnlyGraphRegion'),
    ],
    customAssembly: true,
  };

  /** The writes */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly regions?: readonly Region[] }): InParallelOp {
    return buildOp(builder, location, InParallelOp, {
      operands: [],
      attributes: {},
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * if-then-else operation
 *
 * Runs one of two regions. With results, both regions are there and yield them.
 *
 * ```mlir
 * func.func @min(%a: i32, %b: i32) -> i32 {
 *   %c = arith.cmpi slt, %a, %b : i32
 *   %0 = scf.if %c -> (i32) {
 *     scf.yield %a : i32
 *   } else {
 *     scf.yield %b : i32
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class IfOp extends Operation {
  static readonly opName = 'scf.if';
  static readonly spec: OpSpec = {
    name: 'scf.if',
    className: 'IfOp',
    operands: [{ name: 'condition', constraint: I1 }],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [
      { name: 'thenRegion', constraint: SizedRegion(1) },
      { name: 'elseRegion', constraint: MaxSizedRegion(1) },
    ],
    successors: [],
    traits: [
      RegionBranchOpInterface,
      SingleBlockImplicitTerminator('scf.yield'),
      RecursiveMemoryEffects,
      RecursivelySpeculatable,
      NoRegionArguments,
    ],
    customAssembly: true,
  };

  /** Which region runs */
  get condition(): Value {
    return this.operand(0);
  }

  /** Runs when the condition is 1 */
  get thenRegion(): Region {
    return this.regions[0]!;
  }

  /** Runs when it is 0, may be empty without results */
  get elseRegion(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly condition: Value; readonly regions?: readonly Region[]; readonly resultTypes: readonly Type[] },
  ): IfOp {
    return buildOp(builder, location, IfOp, {
      operands: [args.condition],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * switch-case operation on an index argument
 *
 * Runs the region of the case that the argument equals, else the default region. The results are what that region yields.
 *
 * ```mlir
 * func.func @name(%i: index, %a: i32, %b: i32) -> i32 {
 *   %0 = scf.index_switch %i -> i32
 *   case 2 {
 *     scf.yield %a : i32
 *   }
 *   default {
 *     scf.yield %b : i32
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class IndexSwitchOp extends Operation {
  static readonly opName = 'scf.index_switch';
  static readonly spec: OpSpec = {
    name: 'scf.index_switch',
    className: 'IndexSwitchOp',
    operands: [{ name: 'arg', constraint: Index }],
    attributes: [{ name: 'cases', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [
      { name: 'defaultRegion', constraint: SizedRegion(1) },
      { name: 'caseRegions', constraint: SizedRegion(1), variadic: true },
    ],
    successors: [],
    traits: [RecursiveMemoryEffects, SingleBlockImplicitTerminator('scf.yield'), RegionBranchOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'custom',
        name: 'SwitchCases',
        args: [
          { kind: 'variable', name: 'cases' },
          { kind: 'variable', name: 'caseRegions' },
        ],
      },
      { kind: 'whitespace', text: '\n' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: 'default' },
      { kind: 'variable', name: 'defaultRegion' },
    ],
  };

  /** What is compared */
  get arg(): Value {
    return this.operand(0);
  }

  /** The values of the cases, all different */
  get cases(): readonly number[] {
    return attributeValue(this, 'cases', DenseI64ArrayAttr);
  }

  set cases(value: readonly number[]) {
    setAttributeValue(this, 'cases', DenseI64ArrayAttr, value);
  }

  /** Runs when no case does */
  get defaultRegion(): Region {
    return this.regions[0]!;
  }

  /** One per case */
  get caseRegions(): readonly Region[] {
    return this.regions.slice(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly arg: Value;
      readonly cases: readonly number[];
      readonly regions?: readonly Region[] | number;
      readonly resultTypes: readonly Type[];
    },
  ): IndexSwitchOp {
    return buildOp(builder, location, IndexSwitchOp, {
      operands: [args.arg],
      attributes: { cases: args.cases },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * parallel for operation
 *
 * Runs its body for every point of a grid of indices, in any order. The body ends with `scf.reduce`, which combines what the points
 * hand over, starting from the init values, to the results.
 *
 * ```mlir
 * func.func @count(%n: index, %one: index, %zero: i32, %x: i32) -> i32 {
 *   %0 = scf.parallel (%i) = (%one) to (%n) step (%one) init (%zero) -> i32 {
 *     scf.reduce(%x : i32) {
 *     ^bb0(%a: i32, %b: i32):
 *       %sum = arith.addi %a, %b : i32
 *       scf.reduce.return %sum : i32
 *     }
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class ParallelOp extends Operation {
  static readonly opName = 'scf.parallel';
  static readonly spec: OpSpec = {
    name: 'scf.parallel',
    className: 'ParallelOp',
    operands: [
      { name: 'lowerBound', constraint: Index, group: 'variadic' },
      { name: 'upperBound', constraint: Index, group: 'variadic' },
      { name: 'step', constraint: Index, group: 'variadic' },
      { name: 'initVals', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AutomaticAllocationScope,
      AttrSizedOperandSegments,
      LoopLikeOpInterface,
      RecursiveMemoryEffects,
      RegionBranchOpInterface,
      SingleBlockImplicitTerminator('scf.reduce'),
      marker('HasParallelRegion'),
    ],
    customAssembly: true,
  };

  /** First index of each dimension */
  get lowerBound(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Index at which each dimension stops */
  get upperBound(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** What an iteration adds in each dimension, greater than 0 */
  get step(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Values that the reductions start from */
  get initVals(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Body, its arguments are the indices */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lowerBound: readonly Value[];
      readonly upperBound: readonly Value[];
      readonly step: readonly Value[];
      readonly initVals: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ParallelOp {
    return buildOp(builder, location, ParallelOp, {
      operands: [args.lowerBound, args.upperBound, args.step, args.initVals],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * reduce operation for scf.parallel
 *
 * Ends the body of `scf.parallel`. Each region combines two values to one; it has to be associative and commutative, for
 * nothing is said about the order.
 *
 * ```mlir
 * func.func @greatest(%n: index, %one: index, %zero: i32, %x: i32) -> i32 {
 *   %0 = scf.parallel (%i) = (%one) to (%n) step (%one) init (%zero) -> i32 {
 *     scf.reduce(%x : i32) {
 *     ^bb0(%a: i32, %b: i32):
 *       %max = arith.maxsi %a, %b : i32
 *       scf.reduce.return %max : i32
 *     }
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class ReduceOp extends Operation {
  static readonly opName = 'scf.reduce';
  static readonly spec: OpSpec = {
    name: 'scf.reduce',
    className: 'ReduceOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [{ name: 'reductions', constraint: SizedRegion(1), variadic: true }],
    successors: [],
    traits: [Terminator, HasParent('scf.parallel'), RecursiveMemoryEffects, RegionBranchTerminatorOpInterface],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'operands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'operands' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'reductions' },
      { kind: 'attr-dict' },
    ],
  };

  /** One per operand */
  get reductions(): readonly Region[] {
    return this.regions.slice(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operands: readonly Value[]; readonly regions?: readonly Region[] | number },
  ): ReduceOp {
    return buildOp(builder, location, ReduceOp, {
      operands: [args.operands],
      attributes: {},
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * terminator for reduce operation
 *
 * Gives what a region of `scf.reduce` made of its two arguments.
 *
 * ```mlir
 * func.func @product(%n: index, %one: index, %init: f32, %x: f32) -> f32 {
 *   %0 = scf.parallel (%i) = (%one) to (%n) step (%one) init (%init) -> f32 {
 *     scf.reduce(%x : f32) {
 *     ^bb0(%a: f32, %b: f32):
 *       %product = arith.mulf %a, %b : f32
 *       scf.reduce.return %product : f32
 *     }
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class ReduceReturnOp extends Operation {
  static readonly opName = 'scf.reduce.return';
  static readonly spec: OpSpec = {
    name: 'scf.reduce.return',
    className: 'ReduceReturnOp',
    operands: [{ name: 'result', constraint: AnyType }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('scf.reduce'), Pure, Terminator],
    assemblyFormat: [
      { kind: 'variable', name: 'result' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The combined value */
  get resultValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly result: Value }): ReduceReturnOp {
    return buildOp(builder, location, ReduceReturnOp, { operands: [args.result], attributes: {}, resultTypes: [] });
  }
}

/**
 * a generic 'while' loop
 *
 * Runs the first region, which ends with `scf.condition`, and, while the condition is true, the second, which
 * hands the values for the next turn over by `scf.yield`. The results are what `scf.condition` hands over when the loop ends. A
 * second region that only yields its arguments makes it a do-while loop.
 *
 * ```mlir
 * func.func @halve(%n: i32) -> i32 {
 *   %c1 = arith.constant 1 : i32
 *   %0 = scf.while (%x = %n) : (i32) -> i32 {
 *     %more = arith.cmpi sgt, %x, %c1 : i32
 *     scf.condition(%more) %x : i32
 *   } do {
 *   ^bb0(%y: i32):
 *     %half = arith.shrsi %y, %c1 : i32
 *     scf.yield %half : i32
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class WhileOp extends Operation {
  static readonly opName = 'scf.while';
  static readonly spec: OpSpec = {
    name: 'scf.while',
    className: 'WhileOp',
    operands: [{ name: 'inits', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [
      { name: 'before', constraint: SizedRegion(1) },
      { name: 'after', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [RegionBranchOpInterface, LoopLikeOpInterface, RecursiveMemoryEffects, SingleBlock],
    customAssembly: true,
  };

  /** Values that the first turn starts with */
  get inits(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Computes the condition */
  get before(): Region {
    return this.regions[0]!;
  }

  /** Runs while it is true */
  get after(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inits: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): WhileOp {
    return buildOp(builder, location, WhileOp, {
      operands: [args.inits],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * loop yield and termination operation
 *
 * Ends the body of a loop or branch and hands over values. It is left out of the text when it has no operands and no
 * attributes.
 *
 * ```mlir
 * func.func @last(%n: index) -> index {
 *   %c0 = arith.constant 0 : index
 *   %c1 = arith.constant 1 : index
 *   %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (index) {
 *     scf.yield %i : index
 *   }
 *   return %0 : index
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'scf.yield';
  static readonly spec: OpSpec = {
    name: 'scf.yield',
    className: 'YieldOp',
    operands: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [
      Pure,
      ReturnLike,
      Terminator,
      HasParent('scf.execute_region', 'scf.for', 'scf.if', 'scf.index_switch', 'scf.while'),
    ],
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

  /** Values for the parent */
  get resultsValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly results: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.results], attributes: {}, resultTypes: [] });
  }
}
