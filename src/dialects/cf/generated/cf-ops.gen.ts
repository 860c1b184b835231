// @generated from dialects-td/cf/cf-ops.yaml; do not edit, run npm run codegen
import { AnyIntElementsAttr, DenseI32ArrayAttr, StrAttr } from '../../../builtin/attr-constraints.ts';
import { AnySuccessor } from '../../../builtin/region-constraints.ts';
import { AnyInteger, AnyType, I1 } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type Block } from '../../../ir/block.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { BranchOpInterface, WeightedBranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { MemWrite, Pure } from '../../../ir/traits/markers.ts';
import { AttrSizedOperandSegments, Terminator } from '../../../ir/traits/structure-traits.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { NestedOperandSegments } from '../../../ods/nested-segments.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

/**
 * Assert operation with message attribute
 *
 * Ends the program with a message when its operand is 0.
 *
 * ```mlir
 * func.func @example(%positive: i1) {
 *   cf.assert %positive, "expected a positive number"
 *   return
 * }
 * ```
 */
export class AssertOp extends Operation {
  static readonly opName = 'cf.assert';
  static readonly spec: OpSpec = {
    name: 'cf.assert',
    className: 'AssertOp',
    operands: [{ name: 'arg', constraint: I1 }],
    attributes: [{ name: 'msg', constraint: StrAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [MemWrite],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'msg' },
      { kind: 'attr-dict' },
    ],
  };

  /** What must be 1 */
  get arg(): Value {
    return this.operand(0);
  }

  /** What to say otherwise */
  get msg(): string {
    return attributeValue(this, 'msg', StrAttr);
  }

  set msg(value: string) {
    setAttributeValue(this, 'msg', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly arg: Value; readonly msg: string }): AssertOp {
    return buildOp(builder, location, AssertOp, {
      operands: [args.arg],
      attributes: { msg: args.msg },
      resultTypes: [],
    });
  }
}

/**
 * Branch operation
 *
 * Goes to a block; its operands become the block's arguments.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   cf.br ^next(%a : i32)
 * ^next(%b: i32):
 *   return %b : i32
 * }
 * ```
 */
export class BranchOp extends Operation {
  static readonly opName = 'cf.br';
  static readonly spec: OpSpec = {
    name: 'cf.br',
    className: 'BranchOp',
    operands: [{ name: 'destOperands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [{ name: 'dest', constraint: AnySuccessor }],
    traits: [BranchOpInterface, Pure, Terminator],
    assemblyFormat: [
      { kind: 'variable', name: 'dest' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'destOperands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'destOperands' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Arguments of the block */
  get destOperands(): readonly Value[] {
    return operandGroup(this, 0);
  }

  get dest(): Block {
    return this.blockOperands[0]!.block;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly destOperands: readonly Value[]; readonly dest: Block },
  ): BranchOp {
    return buildOp(builder, location, BranchOp, {
      operands: [args.destOperands],
      attributes: {},
      resultTypes: [],
      successors: [args.dest],
    });
  }
}

/**
 * Conditional branch operation
 *
 * Goes to the first block when the condition is 1, else to the second. Both may be the same block. Weights say how likely each is.
 *
 * ```mlir
 * func.func @example(%c: i1, %a: i32, %b: i32) -> i32 {
 *   cf.cond_br %c weights([9, 1]), ^next(%a : i32), ^next(%b : i32)
 * ^next(%chosen: i32):
 *   return %chosen : i32
 * }
 * ```
 */
export class CondBranchOp extends Operation {
  static readonly opName = 'cf.cond_br';
  static readonly spec: OpSpec = {
    name: 'cf.cond_br',
    className: 'CondBranchOp',
    operands: [
      { name: 'condition', constraint: I1 },
      { name: 'trueDestOperands', constraint: AnyType, group: 'variadic' },
      { name: 'falseDestOperands', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [{ name: 'branch_weights', constraint: DenseI32ArrayAttr, optional: true }],
    results: [],
    regions: [],
    successors: [
      { name: 'trueDest', constraint: AnySuccessor },
      { name: 'falseDest', constraint: AnySuccessor },
    ],
    traits: [AttrSizedOperandSegments, BranchOpInterface, WeightedBranchOpInterface, Pure, Terminator],
    assemblyFormat: [
      { kind: 'variable', name: 'condition' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'weights' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'branch_weights' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'trueDest' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'trueDestOperands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'trueDestOperands' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'falseDest' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'falseDestOperands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'falseDestOperands' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Which block is next */
  get condition(): Value {
    return this.operand(0);
  }

  /** Arguments of the first block */
  get trueDestOperands(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Arguments of the second block */
  get falseDestOperands(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** A number per block; the greater, the likelier */
  get branchWeights(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'branch_weights', DenseI32ArrayAttr);
  }

  set branchWeights(value: readonly number[] | undefined) {
    setAttributeValue(this, 'branch_weights', DenseI32ArrayAttr, value);
  }

  get trueDest(): Block {
    return this.blockOperands[0]!.block;
  }

  get falseDest(): Block {
    return this.blockOperands[1]!.block;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly condition: Value;
      readonly trueDestOperands: readonly Value[];
      readonly falseDestOperands: readonly Value[];
      readonly branchWeights?: readonly number[] | undefined;
      readonly trueDest: Block;
      readonly falseDest: Block;
    },
  ): CondBranchOp {
    return buildOp(builder, location, CondBranchOp, {
      operands: [args.condition, args.trueDestOperands, args.falseDestOperands],
      attributes: { branch_weights: args.branchWeights },
      resultTypes: [],
      successors: [args.trueDest, args.falseDest],
    });
  }
}

/**
 * Switch operation
 *
 * Goes to the block of the case whose value the flag has, or to the default block.
 *
 * ```mlir
 * func.func @example(%flag: i32, %a: i32, %b: i32) -> i32 {
 *   cf.switch %flag : i32, [
 *     default: ^next(%a : i32),
 *     42: ^next(%b : i32)
 *   ]
 * ^next(%chosen: i32):
 *   return %chosen : i32
 * }
 * ```
 */
export class SwitchOp extends Operation {
  static readonly opName = 'cf.switch';
  static readonly spec: OpSpec = {
    name: 'cf.switch',
    className: 'SwitchOp',
    operands: [
      { name: 'flag', constraint: AnyInteger },
      { name: 'defaultOperands', constraint: AnyType, group: 'variadic' },
      { name: 'caseOperands', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [
      { name: 'case_values', constraint: AnyIntElementsAttr, optional: true },
      { name: 'case_operand_segments', constraint: DenseI32ArrayAttr },
    ],
    results: [],
    regions: [],
    successors: [
      { name: 'defaultDestination', constraint: AnySuccessor },
      { name: 'caseDestinations', constraint: AnySuccessor, variadic: true },
    ],
    traits: [
      AttrSizedOperandSegments,
      NestedOperandSegments('caseOperands', 'case_operand_segments'),
      BranchOpInterface,
      Pure,
      Terminator,
    ],
    customAssembly: true,
  };

  /** Which block is next */
  get flag(): Value {
    return this.operand(0);
  }

  /** Arguments of the default block */
  get defaultOperands(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Arguments of the blocks of the cases, one case behind the other */
  get caseOperands(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** A value per case, of the flag's type; absent without cases */
  get caseValues(): Attribute | undefined {
    return optionalAttributeValue(this, 'case_values', AnyIntElementsAttr);
  }

  set caseValues(value: Attribute | undefined) {
    setAttributeValue(this, 'case_values', AnyIntElementsAttr, value);
  }

  /** How many of the case operands each case has */
  get caseOperandSegments(): readonly number[] {
    return attributeValue(this, 'case_operand_segments', DenseI32ArrayAttr);
  }

  set caseOperandSegments(value: readonly number[]) {
    setAttributeValue(this, 'case_operand_segments', DenseI32ArrayAttr, value);
  }

  get defaultDestination(): Block {
    return this.blockOperands[0]!.block;
  }

  get caseDestinations(): readonly Block[] {
    return this.successors.slice(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly flag: Value;
      readonly defaultOperands: readonly Value[];
      readonly caseOperands: readonly Value[];
      readonly caseValues?: Attribute | undefined;
      readonly caseOperandSegments: readonly number[];
      readonly defaultDestination: Block;
      readonly caseDestinations: readonly Block[];
    },
  ): SwitchOp {
    return buildOp(builder, location, SwitchOp, {
      operands: [args.flag, args.defaultOperands, args.caseOperands],
      attributes: { case_values: args.caseValues, case_operand_segments: args.caseOperandSegments },
      resultTypes: [],
      successors: [args.defaultDestination, ...args.caseDestinations],
    });
  }
}
