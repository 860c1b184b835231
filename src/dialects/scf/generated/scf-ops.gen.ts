// @generated from dialects-td/scf/scf-ops.yaml; do not edit, run npm run codegen
import { UnitAttr } from '../../../builtin/attr-constraints.ts';
import { MaxSizedRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnySignlessIntegerOrIndex, AnyType, I1 } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  AutomaticAllocationScope,
  ConditionallySpeculatable,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
} from '../../../ir/traits/markers.ts';
import {
  HasParent,
  NoRegionArguments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { operandGroup, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllTypesMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

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
      marker('LoopLikeOpInterface'),
      AllTypesMatch('lowerBound', 'upperBound', 'step'),
      ConditionallySpeculatable,
      marker('RegionBranchOpInterface'),
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
      marker('RegionBranchOpInterface'),
      SingleBlockImplicitTerminator('scf.yield'),
      RecursiveMemoryEffects,
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
    traits: [Pure, ReturnLike, Terminator, HasParent('scf.for', 'scf.if')],
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
