// @generated from dialects-td/ttir/ttir-extension-ops.yaml, dialects-td/ttir/ttir-ops.yaml; do not edit, run npm run codegen
import {
  AffineMapArrayAttr,
  BoolAttr,
  DenseI64ArrayAttr,
  ElementsAttr,
  F32Attr,
  FlatSymbolRefAttr,
  I32ArrayAttr,
  I64ArrayAttr,
  I64Attr,
  SI32Attr,
  SI64Attr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRegion } from '../../../builtin/region-constraints.ts';
import { AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { ConstantLike, Pure, ReturnLike } from '../../../ir/traits/markers.ts';
import { AttrSizedOperandSegments, Terminator } from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  optionalOperand,
  setAttributeValue,
  singleOperand,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllShapesMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { type GridAttr } from '../../tt/generated/tt-attributes.gen.ts';
import {
  GridAttrConstraint,
  MemorySpaceAttrConstraint,
  TT_IteratorTypeArrayAttr,
  TT_OperandConstraintArrayAttr,
} from '../../tt/generated/tt-constraints.gen.ts';
import { type IteratorType, type MemorySpace, type OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { TTIR_ElementwiseOpInterface, TTIR_GenericRegionOpInterface, TTIROpInterface } from '../interfaces.ts';
import { AnyRankedTensorOrMemRef } from './ttir-constraints.gen.ts';

/**
 * Elementwise natural logarithm.
 *
 * `result[i] = log(input[i])`, to base e. Zero gives negative infinity, negative inputs NaN.
 */
export class LogOp extends Operation {
  static readonly opName = 'ttir.log';
  static readonly spec: OpSpec = {
    name: 'ttir.log',
    className: 'LogOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logarithm of one plus a value.
 *
 * `result[i] = log(1 + input[i])`, exact where the input is close to 0.
 */
export class Log1pOp extends Operation {
  static readonly opName = 'ttir.log1p';
  static readonly spec: OpSpec = {
    name: 'ttir.log1p',
    className: 'Log1pOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): Log1pOp {
    return buildOp(builder, location, Log1pOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise exponential minus one.
 *
 * `result[i] = exp(input[i]) - 1`, exact where the input is close to 0.
 */
export class Expm1Op extends Operation {
  static readonly opName = 'ttir.expm1';
  static readonly spec: OpSpec = {
    name: 'ttir.expm1',
    className: 'Expm1Op',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): Expm1Op {
    return buildOp(builder, location, Expm1Op, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise reciprocal of the square root.
 *
 * `result[i] = 1 / sqrt(input[i])`. Zero gives an infinity, negative inputs NaN.
 */
export class RsqrtOp extends Operation {
  static readonly opName = 'ttir.rsqrt';
  static readonly spec: OpSpec = {
    name: 'ttir.rsqrt',
    className: 'RsqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise cube root.
 *
 * `result[i]` is the real number whose cube is `input[i]`; it has the sign of the input.
 */
export class CbrtOp extends Operation {
  static readonly opName = 'ttir.cbrt';
  static readonly spec: OpSpec = {
    name: 'ttir.cbrt',
    className: 'CbrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): CbrtOp {
    return buildOp(builder, location, CbrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise sine.
 *
 * `result[i] = sin(input[i])`, the angle in radians.
 */
export class SinOp extends Operation {
  static readonly opName = 'ttir.sin';
  static readonly spec: OpSpec = {
    name: 'ttir.sin',
    className: 'SinOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SinOp {
    return buildOp(builder, location, SinOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise cosine.
 *
 * `result[i] = cos(input[i])`, the angle in radians.
 */
export class CosOp extends Operation {
  static readonly opName = 'ttir.cos';
  static readonly spec: OpSpec = {
    name: 'ttir.cos',
    className: 'CosOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): CosOp {
    return buildOp(builder, location, CosOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise tangent.
 *
 * `result[i] = tan(input[i])`, the angle in radians.
 */
export class TanOp extends Operation {
  static readonly opName = 'ttir.tan';
  static readonly spec: OpSpec = {
    name: 'ttir.tan',
    className: 'TanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise hyperbolic tangent.
 *
 * `result[i] = tanh(input[i])`, between -1 and 1.
 */
export class TanhOp extends Operation {
  static readonly opName = 'ttir.tanh';
  static readonly spec: OpSpec = {
    name: 'ttir.tanh',
    className: 'TanhOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise error function.
 *
 * `result[i] = erf(input[i])`: 2 / sqrt(pi) times the integral of exp(-t * t) from 0 to the input.
 */
export class ErfOp extends Operation {
  static readonly opName = 'ttir.erf';
  static readonly spec: OpSpec = {
    name: 'ttir.erf',
    className: 'ErfOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ErfOp {
    return buildOp(builder, location, ErfOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise Gaussian error linear unit.
 *
 * `result[i] = input[i] * (1 + erf(input[i] / sqrt(2))) / 2`.
 */
export class GeluOp extends Operation {
  static readonly opName = 'ttir.gelu';
  static readonly spec: OpSpec = {
    name: 'ttir.gelu',
    className: 'GeluOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): GeluOp {
    return buildOp(builder, location, GeluOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise rounding down.
 *
 * `result[i]` is the largest integer that is not greater than `input[i]`.
 */
export class FloorOp extends Operation {
  static readonly opName = 'ttir.floor';
  static readonly spec: OpSpec = {
    name: 'ttir.floor',
    className: 'FloorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): FloorOp {
    return buildOp(builder, location, FloorOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise rounding up.
 *
 * `result[i]` is the smallest integer that is not less than `input[i]`.
 */
export class CeilOp extends Operation {
  static readonly opName = 'ttir.ceil';
  static readonly spec: OpSpec = {
    name: 'ttir.ceil',
    className: 'CeilOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): CeilOp {
    return buildOp(builder, location, CeilOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise rounding to the nearest integer.
 *
 * `result[i]` is the integer nearest to `input[i]`, of two the even one.
 */
export class RoundOp extends Operation {
  static readonly opName = 'ttir.round';
  static readonly spec: OpSpec = {
    name: 'ttir.round',
    className: 'RoundOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): RoundOp {
    return buildOp(builder, location, RoundOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise sign.
 *
 * `result[i]` is 1 for positive, -1 for negative inputs and 0 for zero.
 */
export class SignOp extends Operation {
  static readonly opName = 'ttir.sign';
  static readonly spec: OpSpec = {
    name: 'ttir.sign',
    className: 'SignOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SignOp {
    return buildOp(builder, location, SignOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise test for finite numbers.
 *
 * `result[i]` is 1 where `input[i]` is neither infinite nor NaN, else 0, in the element type of the result.
 */
export class IsFiniteOp extends Operation {
  static readonly opName = 'ttir.isfinite';
  static readonly spec: OpSpec = {
    name: 'ttir.isfinite',
    className: 'IsFiniteOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): IsFiniteOp {
    return buildOp(builder, location, IsFiniteOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logical negation.
 *
 * `result[i]` is 1 where `input[i]` is zero, else 0, in the element type of the result.
 */
export class LogicalNotOp extends Operation {
  static readonly opName = 'ttir.logical_not';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_not',
    className: 'LogicalNotOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalNotOp {
    return buildOp(builder, location, LogicalNotOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise inversion of bits.
 *
 * `result[i] = ~input[i]`, for integers.
 */
export class BitwiseNotOp extends Operation {
  static readonly opName = 'ttir.bitwise_not';
  static readonly spec: OpSpec = {
    name: 'ttir.bitwise_not',
    className: 'BitwiseNotOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtUnaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): BitwiseNotOp {
    return buildOp(builder, location, BitwiseNotOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise conversion to another element type.
 *
 * `result[i]` is `input[i]` in the element type of the result. Numbers that it lacks are rounded; floats become integers towards zero, and i1 where they are other than zero.
 */
export class TypecastOp extends Operation {
  static readonly opName = 'ttir.typecast';
  static readonly spec: OpSpec = {
    name: 'ttir.typecast',
    className: 'TypecastOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'TypecastOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): TypecastOp {
    return buildOp(builder, location, TypecastOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, equal.
 *
 * `result[i] = lhs[i] == rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is false.
 */
export class EqualOp extends Operation {
  static readonly opName = 'ttir.eq';
  static readonly spec: OpSpec = {
    name: 'ttir.eq',
    className: 'EqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): EqualOp {
    return buildOp(builder, location, EqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, not equal.
 *
 * `result[i] = lhs[i] != rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is true.
 */
export class NotEqualOp extends Operation {
  static readonly opName = 'ttir.ne';
  static readonly spec: OpSpec = {
    name: 'ttir.ne',
    className: 'NotEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): NotEqualOp {
    return buildOp(builder, location, NotEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, greater than.
 *
 * `result[i] = lhs[i] > rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is false.
 */
export class GreaterThanOp extends Operation {
  static readonly opName = 'ttir.gt';
  static readonly spec: OpSpec = {
    name: 'ttir.gt',
    className: 'GreaterThanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): GreaterThanOp {
    return buildOp(builder, location, GreaterThanOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, less than.
 *
 * `result[i] = lhs[i] < rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is false.
 */
export class LessThanOp extends Operation {
  static readonly opName = 'ttir.lt';
  static readonly spec: OpSpec = {
    name: 'ttir.lt',
    className: 'LessThanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LessThanOp {
    return buildOp(builder, location, LessThanOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, less than or equal.
 *
 * `result[i] = lhs[i] <= rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is false.
 */
export class LessEqualOp extends Operation {
  static readonly opName = 'ttir.le';
  static readonly spec: OpSpec = {
    name: 'ttir.le',
    className: 'LessEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LessEqualOp {
    return buildOp(builder, location, LessEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise minimum.
 *
 * `result[i] = min(lhs[i], rhs[i])`. Not to be confused with `min`, which reduces dimensions.
 */
export class MinimumOp extends Operation {
  static readonly opName = 'ttir.minimum';
  static readonly spec: OpSpec = {
    name: 'ttir.minimum',
    className: 'MinimumOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MinimumOp {
    return buildOp(builder, location, MinimumOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise power.
 *
 * `result[i] = lhs[i] ** rhs[i]`. A negative base has a power only for integer exponents, else the result is NaN.
 */
export class PowerOp extends Operation {
  static readonly opName = 'ttir.power';
  static readonly spec: OpSpec = {
    name: 'ttir.power',
    className: 'PowerOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): PowerOp {
    return buildOp(builder, location, PowerOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise angle of a point.
 *
 * `result[i]` is the angle, in radians from -pi to pi, of the point whose ordinate is `lhs[i]` and abscissa `rhs[i]`.
 */
export class Atan2Op extends Operation {
  static readonly opName = 'ttir.atan2';
  static readonly spec: OpSpec = {
    name: 'ttir.atan2',
    className: 'Atan2Op',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): Atan2Op {
    return buildOp(builder, location, Atan2Op, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise remainder.
 *
 * `result[i] = lhs[i] - rhs[i] * q` with the quotient q rounded towards zero: the result has the sign of `lhs[i]`.
 */
export class RemainderOp extends Operation {
  static readonly opName = 'ttir.remainder';
  static readonly spec: OpSpec = {
    name: 'ttir.remainder',
    className: 'RemainderOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): RemainderOp {
    return buildOp(builder, location, RemainderOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logical conjunction.
 *
 * `result[i]` is 1 where both inputs are other than zero, else 0.
 */
export class LogicalAndOp extends Operation {
  static readonly opName = 'ttir.logical_and';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_and',
    className: 'LogicalAndOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalAndOp {
    return buildOp(builder, location, LogicalAndOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logical disjunction.
 *
 * `result[i]` is 1 where one input or both are other than zero, else 0.
 */
export class LogicalOrOp extends Operation {
  static readonly opName = 'ttir.logical_or';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_or',
    className: 'LogicalOrOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalOrOp {
    return buildOp(builder, location, LogicalOrOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logical exclusive disjunction.
 *
 * `result[i]` is 1 where exactly one input is other than zero, else 0.
 */
export class LogicalXorOp extends Operation {
  static readonly opName = 'ttir.logical_xor';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_xor',
    className: 'LogicalXorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalXorOp {
    return buildOp(builder, location, LogicalXorOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise conjunction of bits.
 *
 * `result[i] = lhs[i] & rhs[i]`, for integers.
 */
export class BitwiseAndOp extends Operation {
  static readonly opName = 'ttir.bitwise_and';
  static readonly spec: OpSpec = {
    name: 'ttir.bitwise_and',
    className: 'BitwiseAndOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): BitwiseAndOp {
    return buildOp(builder, location, BitwiseAndOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise disjunction of bits.
 *
 * `result[i] = lhs[i] | rhs[i]`, for integers.
 */
export class BitwiseOrOp extends Operation {
  static readonly opName = 'ttir.bitwise_or';
  static readonly spec: OpSpec = {
    name: 'ttir.bitwise_or',
    className: 'BitwiseOrOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): BitwiseOrOp {
    return buildOp(builder, location, BitwiseOrOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise exclusive disjunction of bits.
 *
 * `result[i] = lhs[i] ^ rhs[i]`, for integers.
 */
export class BitwiseXorOp extends Operation {
  static readonly opName = 'ttir.bitwise_xor';
  static readonly spec: OpSpec = {
    name: 'ttir.bitwise_xor',
    className: 'BitwiseXorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): BitwiseXorOp {
    return buildOp(builder, location, BitwiseXorOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise shift to the left.
 *
 * `result[i] = lhs[i] << rhs[i]`, for integers.
 */
export class LogicalLeftShiftOp extends Operation {
  static readonly opName = 'ttir.logical_left_shift';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_left_shift',
    className: 'LogicalLeftShiftOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalLeftShiftOp {
    return buildOp(builder, location, LogicalLeftShiftOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise shift to the right that brings in zeros.
 *
 * `result[i] = lhs[i] >>> rhs[i]`, for integers.
 */
export class LogicalRightShiftOp extends Operation {
  static readonly opName = 'ttir.logical_right_shift';
  static readonly spec: OpSpec = {
    name: 'ttir.logical_right_shift',
    className: 'LogicalRightShiftOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    hooks: 'ExtBinaryOp',
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): LogicalRightShiftOp {
    return buildOp(builder, location, LogicalRightShiftOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise choice between two values.
 *
 * `result[i]` is `second[i]` where `first[i]` is other than zero, else `third[i]`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @where(%condition: tensor<64x128xbf16>, %then: tensor<64x128xf32>, %else: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.where"(%condition, %then, %else, %init) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device, #any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class WhereOp extends Operation {
  static readonly opName = 'ttir.where';
  static readonly spec: OpSpec = {
    name: 'ttir.where',
    className: 'WhereOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): WhereOp {
    return buildOp(builder, location, WhereOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise limitation to a range.
 *
 * `result[i] = min(max(input[i], min), max)`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @clamp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.clamp"(%input, %init) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ClampOp extends Operation {
  static readonly opName = 'ttir.clamp';
  static readonly spec: OpSpec = {
    name: 'ttir.clamp',
    className: 'ClampOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'min', constraint: F32Attr },
      { name: 'max', constraint: F32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Values to limit */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the input's shape */
  get output(): Value {
    return this.operand(1);
  }

  /** Smallest result */
  get min(): number {
    return attributeValue(this, 'min', F32Attr);
  }

  set min(value: number) {
    setAttributeValue(this, 'min', F32Attr, value);
  }

  /** Largest result */
  get max(): number {
    return attributeValue(this, 'max', F32Attr);
  }

  set max(value: number) {
    setAttributeValue(this, 'max', F32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly min: number;
      readonly max: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ClampOp {
    return buildOp(builder, location, ClampOp, {
      operands: [args.input, args.output],
      attributes: { min: args.min, max: args.max, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Minimum over dimensions.
 *
 * Takes the smallest element along the given dimensions. Not to be confused with `minimum`, which compares two tensors.
 */
export class MinOp extends Operation {
  static readonly opName = 'ttir.min';
  static readonly spec: OpSpec = {
    name: 'ttir.min',
    className: 'MinOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
    hooks: 'ExtReductionOp',
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MinOp {
    return buildOp(builder, location, MinOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Product over dimensions.
 *
 * Multiplies the elements along the given dimensions.
 */
export class ProdOp extends Operation {
  static readonly opName = 'ttir.prod';
  static readonly spec: OpSpec = {
    name: 'ttir.prod',
    className: 'ProdOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
    hooks: 'ExtReductionOp',
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ProdOp {
    return buildOp(builder, location, ProdOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Logical conjunction over dimensions.
 *
 * 1 where all elements along the given dimensions are other than zero, else 0.
 */
export class ReduceAndOp extends Operation {
  static readonly opName = 'ttir.reduce_and';
  static readonly spec: OpSpec = {
    name: 'ttir.reduce_and',
    className: 'ReduceAndOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
    hooks: 'ExtReductionOp',
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReduceAndOp {
    return buildOp(builder, location, ReduceAndOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Logical disjunction over dimensions.
 *
 * 1 where one element along the given dimensions is other than zero, else 0.
 */
export class ReduceOrOp extends Operation {
  static readonly opName = 'ttir.reduce_or';
  static readonly spec: OpSpec = {
    name: 'ttir.reduce_or',
    className: 'ReduceOrOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
    hooks: 'ExtReductionOp',
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReduceOrOp {
    return buildOp(builder, location, ReduceOrOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Surrounds a tensor with a number.
 *
 * Per dimension `padding` has two entries: how many elements are added in front and behind. They are all `value`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @pad(%input: tensor<1x30x30x64xf32>, %init: tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32> {
 *   %0 = "ttir.pad"(%input, %init) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<1x30x30x64xf32>, tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32>
 *   return %0 : tensor<1x32x32x64xf32>
 * }
 * ```
 */
export class PadOp extends Operation {
  static readonly opName = 'ttir.pad';
  static readonly spec: OpSpec = {
    name: 'ttir.pad',
    className: 'PadOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'padding', constraint: I32ArrayAttr },
      { name: 'value', constraint: F32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to surround */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, larger by the padding */
  get output(): Value {
    return this.operand(1);
  }

  /** Elements in front and behind, for dimension 0, then 1 and so on; none is negative */
  get padding(): readonly number[] {
    return attributeValue(this, 'padding', I32ArrayAttr);
  }

  set padding(value: readonly number[]) {
    setAttributeValue(this, 'padding', I32ArrayAttr, value);
  }

  /** What is added */
  get value(): number {
    return attributeValue(this, 'value', F32Attr);
  }

  set value(value: number) {
    setAttributeValue(this, 'value', F32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly padding: readonly number[];
      readonly value: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): PadOp {
    return buildOp(builder, location, PadOp, {
      operands: [args.input, args.output],
      attributes: { padding: args.padding, value: args.value, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Takes part of a tensor.
 *
 * Per dimension, the elements whose index is `begin`, `begin + step` and so on, less than `end`. Negative begins and ends count from the end.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @slice(%input: tensor<64x128xf32>, %init: tensor<32x32xf32>) -> tensor<32x32xf32> {
 *   %0 = "ttir.slice"(%input, %init) <{begins = [32 : i32, 0 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 4 : i32]}> : (tensor<64x128xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
 *   return %0 : tensor<32x32xf32>
 * }
 * ```
 */
export class SliceOp extends Operation {
  static readonly opName = 'ttir.slice';
  static readonly spec: OpSpec = {
    name: 'ttir.slice',
    className: 'SliceOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'begins', constraint: I32ArrayAttr },
      { name: 'ends', constraint: I32ArrayAttr },
      { name: 'step', constraint: I32ArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to take from */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the size of the part */
  get output(): Value {
    return this.operand(1);
  }

  /** First index per dimension */
  get begins(): readonly number[] {
    return attributeValue(this, 'begins', I32ArrayAttr);
  }

  set begins(value: readonly number[]) {
    setAttributeValue(this, 'begins', I32ArrayAttr, value);
  }

  /** Index behind the last one, per dimension */
  get ends(): readonly number[] {
    return attributeValue(this, 'ends', I32ArrayAttr);
  }

  set ends(value: readonly number[]) {
    setAttributeValue(this, 'ends', I32ArrayAttr, value);
  }

  /** Distance of the indices per dimension, positive */
  get step(): readonly number[] {
    return attributeValue(this, 'step', I32ArrayAttr);
  }

  set step(value: readonly number[]) {
    setAttributeValue(this, 'step', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly begins: readonly number[];
      readonly ends: readonly number[];
      readonly step: readonly number[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SliceOp {
    return buildOp(builder, location, SliceOp, {
      operands: [args.input, args.output],
      attributes: {
        begins: args.begins,
        ends: args.ends,
        step: args.step,
        operand_constraints: args.operandConstraints,
      },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Reverses the order of elements along dimensions.
 *
 * The element at index i of a listed dimension comes from index size - 1 - i.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @reverse(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.reverse"(%input, %init) <{dimensions = array<i64: 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ReverseOp extends Operation {
  static readonly opName = 'ttir.reverse';
  static readonly spec: OpSpec = {
    name: 'ttir.reverse',
    className: 'ReverseOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dimensions', constraint: DenseI64ArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to reverse */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the input's shape */
  get output(): Value {
    return this.operand(1);
  }

  /** Dimensions to reverse, each once, in [0, rank) */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', DenseI64ArrayAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', DenseI64ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dimensions: readonly number[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReverseOp {
    return buildOp(builder, location, ReverseOp, {
      operands: [args.input, args.output],
      attributes: { dimensions: args.dimensions, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Repeats a tensor along its dimensions.
 *
 * The tensor follows itself `repeat_dimensions[d]` times along dimension d.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @repeat(%input: tensor<32x64xf32>, %init: tensor<32x128xf32>) -> tensor<32x128xf32> {
 *   %0 = "ttir.repeat"(%input, %init) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1, 2>}> : (tensor<32x64xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
 *   return %0 : tensor<32x128xf32>
 * }
 * ```
 */
export class RepeatOp extends Operation {
  static readonly opName = 'ttir.repeat';
  static readonly spec: OpSpec = {
    name: 'ttir.repeat',
    className: 'RepeatOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'repeat_dimensions', constraint: DenseI64ArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to repeat */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, each size a multiple of the input's */
  get output(): Value {
    return this.operand(1);
  }

  /** How often, per dimension, at least once */
  get repeatDimensions(): readonly number[] {
    return attributeValue(this, 'repeat_dimensions', DenseI64ArrayAttr);
  }

  set repeatDimensions(value: readonly number[]) {
    setAttributeValue(this, 'repeat_dimensions', DenseI64ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly repeatDimensions: readonly number[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): RepeatOp {
    return buildOp(builder, location, RepeatOp, {
      operands: [args.input, args.output],
      attributes: { repeat_dimensions: args.repeatDimensions, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Numbers at equal distances.
 *
 * Along dimension `arange_dimension` the elements are `start`, `start + step` and so on, less than `end`; along all others they are
 * the same. Like `constant` it is not in destination-passing style.
 *
 * ```mlir
 * func.func @arange() -> tensor<4x32xf32> {
 *   %0 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 32 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x32xf32>
 *   return %0 : tensor<4x32xf32>
 * }
 * ```
 */
export class ArangeOp extends Operation {
  static readonly opName = 'ttir.arange';
  static readonly spec: OpSpec = {
    name: 'ttir.arange',
    className: 'ArangeOp',
    operands: [],
    attributes: [
      { name: 'start', constraint: SI64Attr },
      { name: 'end', constraint: SI64Attr },
      { name: 'step', constraint: SI64Attr },
      { name: 'arange_dimension', constraint: I64Attr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** First number */
  get start(): number {
    return attributeValue(this, 'start', SI64Attr);
  }

  set start(value: number) {
    setAttributeValue(this, 'start', SI64Attr, value);
  }

  /** End of the numbers, not one of them */
  get end(): number {
    return attributeValue(this, 'end', SI64Attr);
  }

  set end(value: number) {
    setAttributeValue(this, 'end', SI64Attr, value);
  }

  /** Distance, not 0 */
  get step(): number {
    return attributeValue(this, 'step', SI64Attr);
  }

  set step(value: number) {
    setAttributeValue(this, 'step', SI64Attr, value);
  }

  /** Dimension along which the numbers change, in [0, rank) */
  get arangeDimension(): number {
    return attributeValue(this, 'arange_dimension', I64Attr);
  }

  set arangeDimension(value: number) {
    setAttributeValue(this, 'arange_dimension', I64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly start: number;
      readonly end: number;
      readonly step: number;
      readonly arangeDimension: number;
      readonly resultType: Type;
    },
  ): ArangeOp {
    return buildOp(builder, location, ArangeOp, {
      operands: [],
      attributes: { start: args.start, end: args.end, step: args.step, arange_dimension: args.arangeDimension },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Elementwise absolute value.
 *
 * `result[i] = |input[i]|`. The sign bit of a float is cleared; -0.0 gives 0.0.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @abs(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.abs"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class AbsOp extends Operation {
  static readonly opName = 'ttir.abs';
  static readonly spec: OpSpec = {
    name: 'ttir.abs',
    className: 'AbsOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): AbsOp {
    return buildOp(builder, location, AbsOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise square root.
 *
 * `result[i] = sqrt(input[i])`. Negative inputs give NaN.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @sqrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.sqrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SqrtOp extends Operation {
  static readonly opName = 'ttir.sqrt';
  static readonly spec: OpSpec = {
    name: 'ttir.sqrt',
    className: 'SqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SqrtOp {
    return buildOp(builder, location, SqrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise negation.
 *
 * `result[i] = -input[i]`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @neg(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.neg"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class NegOp extends Operation {
  static readonly opName = 'ttir.neg';
  static readonly spec: OpSpec = {
    name: 'ttir.neg',
    className: 'NegOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): NegOp {
    return buildOp(builder, location, NegOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise reciprocal.
 *
 * `result[i] = 1 / input[i]`. Zero gives an infinity of its sign.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @reciprocal(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.reciprocal"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ReciprocalOp extends Operation {
  static readonly opName = 'ttir.reciprocal';
  static readonly spec: OpSpec = {
    name: 'ttir.reciprocal',
    className: 'ReciprocalOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReciprocalOp {
    return buildOp(builder, location, ReciprocalOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise rectified linear unit.
 *
 * `result[i] = max(input[i], 0)`, the rectified linear unit.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @relu(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.relu"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ReluOp extends Operation {
  static readonly opName = 'ttir.relu';
  static readonly spec: OpSpec = {
    name: 'ttir.relu',
    className: 'ReluOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReluOp {
    return buildOp(builder, location, ReluOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise logistic function.
 *
 * `result[i] = 1 / (1 + exp(-input[i]))`, between 0 and 1.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @sigmoid(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.sigmoid"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SigmoidOp extends Operation {
  static readonly opName = 'ttir.sigmoid';
  static readonly spec: OpSpec = {
    name: 'ttir.sigmoid',
    className: 'SigmoidOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SigmoidOp {
    return buildOp(builder, location, SigmoidOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise exponential.
 *
 * `result[i] = exp(input[i])`, the power of e.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @exp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.exp"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ExpOp extends Operation {
  static readonly opName = 'ttir.exp';
  static readonly spec: OpSpec = {
    name: 'ttir.exp',
    className: 'ExpOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise sum.
 *
 * `result[i] = lhs[i] + rhs[i]`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @add(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.add"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'ttir.add';
  static readonly spec: OpSpec = {
    name: 'ttir.add',
    className: 'AddOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      TTIR_GenericRegionOpInterface,
      AttrSizedOperandSegments,
      TTIR_ElementwiseOpInterface,
      TTIROpInterface,
      DestinationStyleOpInterface,
    ],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise product.
 *
 * `result[i] = lhs[i] * rhs[i]`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @multiply(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.multiply"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class MultiplyOp extends Operation {
  static readonly opName = 'ttir.multiply';
  static readonly spec: OpSpec = {
    name: 'ttir.multiply',
    className: 'MultiplyOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      TTIR_GenericRegionOpInterface,
      AttrSizedOperandSegments,
      TTIR_ElementwiseOpInterface,
      TTIROpInterface,
      DestinationStyleOpInterface,
    ],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MultiplyOp {
    return buildOp(builder, location, MultiplyOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise quotient.
 *
 * `result[i] = lhs[i] / rhs[i]`. A zero divisor gives an infinity or NaN.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @div(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.div"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class DivOp extends Operation {
  static readonly opName = 'ttir.div';
  static readonly spec: OpSpec = {
    name: 'ttir.div',
    className: 'DivOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise difference.
 *
 * `result[i] = lhs[i] - rhs[i]`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @subtract(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.subtract"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SubtractOp extends Operation {
  static readonly opName = 'ttir.subtract';
  static readonly spec: OpSpec = {
    name: 'ttir.subtract',
    className: 'SubtractOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SubtractOp {
    return buildOp(builder, location, SubtractOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise comparison, greater than or equal.
 *
 * `result[i] = lhs[i] >= rhs[i]`, as 1 or 0 in the element type of the result. A comparison with NaN is false.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @ge(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.ge"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class GreaterEqualOp extends Operation {
  static readonly opName = 'ttir.ge';
  static readonly spec: OpSpec = {
    name: 'ttir.ge',
    className: 'GreaterEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): GreaterEqualOp {
    return buildOp(builder, location, GreaterEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise maximum.
 *
 * `result[i] = max(lhs[i], rhs[i])`. Not to be confused with `max`, which reduces dimensions.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @maximum(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.maximum"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class MaximumOp extends Operation {
  static readonly opName = 'ttir.maximum';
  static readonly spec: OpSpec = {
    name: 'ttir.maximum',
    className: 'MaximumOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIR_ElementwiseOpInterface, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MaximumOp {
    return buildOp(builder, location, MaximumOp, {
      operands: [args.inputs, args.outputs],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Sum over dimensions.
 *
 * Adds up the elements along the given dimensions.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @sum(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttir.sum"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class SumOp extends Operation {
  static readonly opName = 'ttir.sum';
  static readonly spec: OpSpec = {
    name: 'ttir.sum',
    className: 'SumOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SumOp {
    return buildOp(builder, location, SumOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Mean over dimensions.
 *
 * Averages the elements along the given dimensions: their sum divided by their number.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @mean(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttir.mean"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class MeanOp extends Operation {
  static readonly opName = 'ttir.mean';
  static readonly spec: OpSpec = {
    name: 'ttir.mean',
    className: 'MeanOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MeanOp {
    return buildOp(builder, location, MeanOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Maximum over dimensions.
 *
 * Takes the largest element along the given dimensions. Not to be confused with `maximum`, which compares two tensors.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @max(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttir.max"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class MaxOp extends Operation {
  static readonly opName = 'ttir.max';
  static readonly spec: OpSpec = {
    name: 'ttir.max',
    className: 'MaxOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Values to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init; the reduced dimensions have size 1, or are absent without keep_dim */
  get output(): Value {
    return this.operand(1);
  }

  /** Whether reduced dimensions stay, with size 1 */
  get keepDim(): boolean {
    return attributeValue(this, 'keep_dim', BoolAttr);
  }

  set keepDim(value: boolean) {
    setAttributeValue(this, 'keep_dim', BoolAttr, value);
  }

  /** Dimensions to reduce, negative ones count from the end; all when absent */
  get dimArg(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'dim_arg', I32ArrayAttr);
  }

  set dimArg(value: readonly number[] | undefined) {
    setAttributeValue(this, 'dim_arg', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MaxOp {
    return buildOp(builder, location, MaxOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Matrix multiply operation.
 *
 * `result[..., i, j] = sum over k of a[..., i, k] * b[..., k, j]`. Leading dimensions are batch dimensions; all three
 * tensors have the same rank, at least 2.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @matmul(%a: tensor<64x128xbf16>, %b: tensor<128x96xbf16>, %init: tensor<64x96xbf16>) -> tensor<64x96xbf16> {
 *   %0 = "ttir.matmul"(%a, %b, %init) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
 *   return %0 : tensor<64x96xbf16>
 * }
 * ```
 */
export class MatmulOp extends Operation {
  static readonly opName = 'ttir.matmul';
  static readonly spec: OpSpec = {
    name: 'ttir.matmul',
    className: 'MatmulOp',
    operands: [
      { name: 'a', constraint: AnyRankedTensor },
      { name: 'b', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Left factor, shape [..., M, K] */
  get a(): Value {
    return this.operand(0);
  }

  /** Right factor, shape [..., K, N] */
  get b(): Value {
    return this.operand(1);
  }

  /** DPS init, shape [..., M, N] */
  get output(): Value {
    return this.operand(2);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly a: Value;
      readonly b: Value;
      readonly output: Value;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): MatmulOp {
    return buildOp(builder, location, MatmulOp, {
      operands: [args.a, args.b, args.output],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Softmax along one dimension.
 *
 * `result[i] = exp(input[i] - m) / sum of exp(input[j] - m)` along the dimension, m being the largest input there. The results
 * along the dimension are positive and add up to 1.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @softmax(%input: tensor<512x1024xbf16>, %init: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
 *   %0 = "ttir.softmax"(%input, %init) <{dimension = -1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
 *   return %0 : tensor<512x1024xbf16>
 * }
 * ```
 */
export class SoftmaxOp extends Operation {
  static readonly opName = 'ttir.softmax';
  static readonly spec: OpSpec = {
    name: 'ttir.softmax',
    className: 'SoftmaxOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dimension', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Exponents */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the input's shape */
  get output(): Value {
    return this.operand(1);
  }

  /** Dimension to normalize, in [-rank, rank) */
  get dimension(): number {
    return attributeValue(this, 'dimension', SI32Attr);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dimension: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SoftmaxOp {
    return buildOp(builder, location, SoftmaxOp, {
      operands: [args.input, args.output],
      attributes: { dimension: args.dimension, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Looks up rows of a table.
 *
 * `result[..., j] = weight[input[...], j]`: every element of the input is the number of a row of the table.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @embedding(%indices: tensor<2x32xbf16>, %table: tensor<512x128xbf16>, %init: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
 *   %0 = "ttir.embedding"(%indices, %table, %init) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
 *   return %0 : tensor<2x32x128xbf16>
 * }
 * ```
 */
export class EmbeddingOp extends Operation {
  static readonly opName = 'ttir.embedding';
  static readonly spec: OpSpec = {
    name: 'ttir.embedding',
    className: 'EmbeddingOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'weight', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [{ name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Row numbers, any shape */
  get input(): Value {
    return this.operand(0);
  }

  /** Table, shape [rows, width] */
  get weight(): Value {
    return this.operand(1);
  }

  /** DPS init, the input's shape and the width of a row */
  get output(): Value {
    return this.operand(2);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly output: Value;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): EmbeddingOp {
    return buildOp(builder, location, EmbeddingOp, {
      operands: [args.input, args.weight, args.output],
      attributes: { operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Conv2d operation.
 *
 * Two-dimensional convolution of an image in NHWC order with a bank of filters in OIHW order, with an optional bias per
 * output channel. With four operands the third is the bias.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @conv2d(%image: tensor<1x32x32x64xbf16>, %filters: tensor<64x64x3x3xbf16>, %bias: tensor<1x1x1x64xbf16>, %init: tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16> {
 *   %0 = "ttir.conv2d"(%image, %filters, %bias, %init) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16>
 *   return %0 : tensor<1x30x30x64xbf16>
 * }
 * ```
 */
export class Conv2dOp extends Operation {
  static readonly opName = 'ttir.conv2d';
  static readonly spec: OpSpec = {
    name: 'ttir.conv2d',
    className: 'Conv2dOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'weight', constraint: AnyRankedTensor },
      { name: 'bias', constraint: AnyRankedTensor, group: 'optional' },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'stride_height', constraint: SI32Attr },
      { name: 'stride_width', constraint: SI32Attr },
      { name: 'dilation_height', constraint: SI32Attr },
      { name: 'dilation_width', constraint: SI32Attr },
      { name: 'groups', constraint: SI32Attr },
      { name: 'padding_left', constraint: SI32Attr },
      { name: 'padding_right', constraint: SI32Attr },
      { name: 'padding_top', constraint: SI32Attr },
      { name: 'padding_bottom', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Image, shape [N, H, W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** Filters, shape [O, C / groups, KH, KW] */
  get weight(): Value {
    return this.operand(1);
  }

  /** One number per output channel, shape [1, 1, 1, O] */
  get bias(): Value | undefined {
    return optionalOperand(this, 2);
  }

  /** DPS init, shape [N, OH, OW, O] */
  get output(): Value {
    return singleOperand(this, 3);
  }

  /** Rows that the window moves at a time */
  get strideHeight(): number {
    return attributeValue(this, 'stride_height', SI32Attr);
  }

  set strideHeight(value: number) {
    setAttributeValue(this, 'stride_height', SI32Attr, value);
  }

  /** Columns that the window moves at a time */
  get strideWidth(): number {
    return attributeValue(this, 'stride_width', SI32Attr);
  }

  set strideWidth(value: number) {
    setAttributeValue(this, 'stride_width', SI32Attr, value);
  }

  /** Distance of the filter's rows on the image */
  get dilationHeight(): number {
    return attributeValue(this, 'dilation_height', SI32Attr);
  }

  set dilationHeight(value: number) {
    setAttributeValue(this, 'dilation_height', SI32Attr, value);
  }

  /** Distance of the filter's columns on the image */
  get dilationWidth(): number {
    return attributeValue(this, 'dilation_width', SI32Attr);
  }

  set dilationWidth(value: number) {
    setAttributeValue(this, 'dilation_width', SI32Attr, value);
  }

  /** Number of groups that channels are split into */
  get groups(): number {
    return attributeValue(this, 'groups', SI32Attr);
  }

  set groups(value: number) {
    setAttributeValue(this, 'groups', SI32Attr, value);
  }

  /** Zero columns before the image */
  get paddingLeft(): number {
    return attributeValue(this, 'padding_left', SI32Attr);
  }

  set paddingLeft(value: number) {
    setAttributeValue(this, 'padding_left', SI32Attr, value);
  }

  /** Zero columns after the image */
  get paddingRight(): number {
    return attributeValue(this, 'padding_right', SI32Attr);
  }

  set paddingRight(value: number) {
    setAttributeValue(this, 'padding_right', SI32Attr, value);
  }

  /** Zero rows above the image */
  get paddingTop(): number {
    return attributeValue(this, 'padding_top', SI32Attr);
  }

  set paddingTop(value: number) {
    setAttributeValue(this, 'padding_top', SI32Attr, value);
  }

  /** Zero rows below the image */
  get paddingBottom(): number {
    return attributeValue(this, 'padding_bottom', SI32Attr);
  }

  set paddingBottom(value: number) {
    setAttributeValue(this, 'padding_bottom', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly bias?: Value | undefined;
      readonly output: Value;
      readonly strideHeight: number;
      readonly strideWidth: number;
      readonly dilationHeight: number;
      readonly dilationWidth: number;
      readonly groups: number;
      readonly paddingLeft: number;
      readonly paddingRight: number;
      readonly paddingTop: number;
      readonly paddingBottom: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): Conv2dOp {
    return buildOp(builder, location, Conv2dOp, {
      operands: [args.input, args.weight, args.bias, args.output],
      attributes: {
        stride_height: args.strideHeight,
        stride_width: args.strideWidth,
        dilation_height: args.dilationHeight,
        dilation_width: args.dilationWidth,
        groups: args.groups,
        padding_left: args.paddingLeft,
        padding_right: args.paddingRight,
        padding_top: args.paddingTop,
        padding_bottom: args.paddingBottom,
        operand_constraints: args.operandConstraints,
      },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Maximum over a sliding window.
 *
 * Each result element is the largest input element under the window, per channel. The input is [N, H, W, C], or
 * [1, 1, N*H*W, C] with the size of the image in `original_height` and `original_width`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @max_pool2d(%image: tensor<1x128x128x32xbf16>, %init: tensor<1x64x64x32xbf16>) -> tensor<1x64x64x32xbf16> {
 *   %0 = "ttir.max_pool2d"(%image, %init) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xbf16>, tensor<1x64x64x32xbf16>) -> tensor<1x64x64x32xbf16>
 *   return %0 : tensor<1x64x64x32xbf16>
 * }
 * ```
 */
export class MaxPool2dOp extends Operation {
  static readonly opName = 'ttir.max_pool2d';
  static readonly spec: OpSpec = {
    name: 'ttir.max_pool2d',
    className: 'MaxPool2dOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'kernel_height', constraint: SI32Attr },
      { name: 'kernel_width', constraint: SI32Attr },
      { name: 'stride_height', constraint: SI32Attr },
      { name: 'stride_width', constraint: SI32Attr },
      { name: 'dilation_height', constraint: SI32Attr },
      { name: 'dilation_width', constraint: SI32Attr },
      { name: 'ceil_mode', constraint: BoolAttr },
      { name: 'padding_left', constraint: SI32Attr },
      { name: 'padding_right', constraint: SI32Attr },
      { name: 'padding_top', constraint: SI32Attr },
      { name: 'padding_bottom', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
      { name: 'original_height', constraint: SI32Attr, optional: true },
      { name: 'original_width', constraint: SI32Attr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Image, shape [N, H, W, C] or [1, 1, N*H*W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, shape [N, OH, OW, C] or [1, 1, N*OH*OW, C] */
  get output(): Value {
    return this.operand(1);
  }

  /** Rows of the window */
  get kernelHeight(): number {
    return attributeValue(this, 'kernel_height', SI32Attr);
  }

  set kernelHeight(value: number) {
    setAttributeValue(this, 'kernel_height', SI32Attr, value);
  }

  /** Columns of the window */
  get kernelWidth(): number {
    return attributeValue(this, 'kernel_width', SI32Attr);
  }

  set kernelWidth(value: number) {
    setAttributeValue(this, 'kernel_width', SI32Attr, value);
  }

  /** Rows that the window moves at a time */
  get strideHeight(): number {
    return attributeValue(this, 'stride_height', SI32Attr);
  }

  set strideHeight(value: number) {
    setAttributeValue(this, 'stride_height', SI32Attr, value);
  }

  /** Columns that the window moves at a time */
  get strideWidth(): number {
    return attributeValue(this, 'stride_width', SI32Attr);
  }

  set strideWidth(value: number) {
    setAttributeValue(this, 'stride_width', SI32Attr, value);
  }

  /** Distance of the window's rows on the image */
  get dilationHeight(): number {
    return attributeValue(this, 'dilation_height', SI32Attr);
  }

  set dilationHeight(value: number) {
    setAttributeValue(this, 'dilation_height', SI32Attr, value);
  }

  /** Distance of the window's columns on the image */
  get dilationWidth(): number {
    return attributeValue(this, 'dilation_width', SI32Attr);
  }

  set dilationWidth(value: number) {
    setAttributeValue(this, 'dilation_width', SI32Attr, value);
  }

  /** Whether a window that is only partly on the image counts */
  get ceilMode(): boolean {
    return attributeValue(this, 'ceil_mode', BoolAttr);
  }

  set ceilMode(value: boolean) {
    setAttributeValue(this, 'ceil_mode', BoolAttr, value);
  }

  /** Columns of negative infinity before the image */
  get paddingLeft(): number {
    return attributeValue(this, 'padding_left', SI32Attr);
  }

  set paddingLeft(value: number) {
    setAttributeValue(this, 'padding_left', SI32Attr, value);
  }

  /** Columns of negative infinity after the image */
  get paddingRight(): number {
    return attributeValue(this, 'padding_right', SI32Attr);
  }

  set paddingRight(value: number) {
    setAttributeValue(this, 'padding_right', SI32Attr, value);
  }

  /** Rows of negative infinity above the image */
  get paddingTop(): number {
    return attributeValue(this, 'padding_top', SI32Attr);
  }

  set paddingTop(value: number) {
    setAttributeValue(this, 'padding_top', SI32Attr, value);
  }

  /** Rows of negative infinity below the image */
  get paddingBottom(): number {
    return attributeValue(this, 'padding_bottom', SI32Attr);
  }

  set paddingBottom(value: number) {
    setAttributeValue(this, 'padding_bottom', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** H of a collapsed input */
  get originalHeight(): number | undefined {
    return optionalAttributeValue(this, 'original_height', SI32Attr);
  }

  set originalHeight(value: number | undefined) {
    setAttributeValue(this, 'original_height', SI32Attr, value);
  }

  /** W of a collapsed input */
  get originalWidth(): number | undefined {
    return optionalAttributeValue(this, 'original_width', SI32Attr);
  }

  set originalWidth(value: number | undefined) {
    setAttributeValue(this, 'original_width', SI32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly kernelHeight: number;
      readonly kernelWidth: number;
      readonly strideHeight: number;
      readonly strideWidth: number;
      readonly dilationHeight: number;
      readonly dilationWidth: number;
      readonly ceilMode: boolean;
      readonly paddingLeft: number;
      readonly paddingRight: number;
      readonly paddingTop: number;
      readonly paddingBottom: number;
      readonly operandConstraints: readonly OperandConstraint[];
      readonly originalHeight?: number | undefined;
      readonly originalWidth?: number | undefined;
    },
  ): MaxPool2dOp {
    return buildOp(builder, location, MaxPool2dOp, {
      operands: [args.input, args.output],
      attributes: {
        kernel_height: args.kernelHeight,
        kernel_width: args.kernelWidth,
        stride_height: args.strideHeight,
        stride_width: args.strideWidth,
        dilation_height: args.dilationHeight,
        dilation_width: args.dilationWidth,
        ceil_mode: args.ceilMode,
        padding_left: args.paddingLeft,
        padding_right: args.paddingRight,
        padding_top: args.paddingTop,
        padding_bottom: args.paddingBottom,
        operand_constraints: args.operandConstraints,
        original_height: args.originalHeight,
        original_width: args.originalWidth,
      },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Swaps two dimensions.
 *
 * The result has the input's elements with dimensions `dim0` and `dim1` exchanged.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @transpose(%input: tensor<64x128xbf16>, %init: tensor<128x64xbf16>) -> tensor<128x64xbf16> {
 *   %0 = "ttir.transpose"(%input, %init) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
 *   return %0 : tensor<128x64xbf16>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'ttir.transpose';
  static readonly spec: OpSpec = {
    name: 'ttir.transpose',
    className: 'TransposeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dim0', constraint: SI32Attr },
      { name: 'dim1', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Rank at least 2 */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, the input's shape with the two sizes exchanged */
  get output(): Value {
    return this.operand(1);
  }

  /** First dimension, in [-rank, rank) */
  get dim0(): number {
    return attributeValue(this, 'dim0', SI32Attr);
  }

  set dim0(value: number) {
    setAttributeValue(this, 'dim0', SI32Attr, value);
  }

  /** Second dimension, in [-rank, rank) */
  get dim1(): number {
    return attributeValue(this, 'dim1', SI32Attr);
  }

  set dim1(value: number) {
    setAttributeValue(this, 'dim1', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dim0: number;
      readonly dim1: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.input, args.output],
      attributes: { dim0: args.dim0, dim1: args.dim1, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Joins tensors along one dimension.
 *
 * The inputs follow one another along `dim`; all their other dimensions agree.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @concat(%a: tensor<32x32xf32>, %b: tensor<32x64xf32>, %init: tensor<32x96xf32>) -> tensor<32x96xf32> {
 *   %0 = "ttir.concat"(%a, %b, %init) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
 *   return %0 : tensor<32x96xf32>
 * }
 * ```
 */
export class ConcatOp extends Operation {
  static readonly opName = 'ttir.concat';
  static readonly spec: OpSpec = {
    name: 'ttir.concat',
    className: 'ConcatOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dim', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensors to join, in order */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, its size along dim is the sum of the inputs' */
  get output(): Value {
    return singleOperand(this, 1);
  }

  /** Dimension along which to join, in [-rank, rank) */
  get dim(): number {
    return attributeValue(this, 'dim', SI32Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly output: Value;
      readonly dim: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ConcatOp {
    return buildOp(builder, location, ConcatOp, {
      operands: [args.inputs, args.output],
      attributes: { dim: args.dim, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Repeats a tensor to a larger shape.
 *
 * Elements are repeated along the given dimensions until the shape is the init's.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @broadcast(%input: tensor<1xf32>, %init: tensor<512x512xf32>) -> tensor<512x512xf32> {
 *   %0 = "ttir.broadcast"(%input, %init) <{dimension = [1], operand_constraints = [#any_device, #any_device]}> : (tensor<1xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
 *   return %0 : tensor<512x512xf32>
 * }
 * ```
 */
export class BroadcastOp extends Operation {
  static readonly opName = 'ttir.broadcast';
  static readonly spec: OpSpec = {
    name: 'ttir.broadcast',
    className: 'BroadcastOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dimension', constraint: I64ArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to repeat */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the larger shape */
  get output(): Value {
    return this.operand(1);
  }

  /** Dimensions along which to repeat */
  get dimension(): readonly number[] {
    return attributeValue(this, 'dimension', I64ArrayAttr);
  }

  set dimension(value: readonly number[]) {
    setAttributeValue(this, 'dimension', I64ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dimension: readonly number[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): BroadcastOp {
    return buildOp(builder, location, BroadcastOp, {
      operands: [args.input, args.output],
      attributes: { dimension: args.dimension, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Gives a tensor another shape.
 *
 * The elements stay in row-major order. One entry of `shape` may be -1, which stands for the size that makes the number of
 * elements right.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @reshape(%input: tensor<4x2x32x32xbf16>, %init: tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
 *   %0 = "ttir.reshape"(%input, %init) <{operand_constraints = [#any_device, #any_device], shape = [2 : i32, 4 : i32, 32 : i32, -1 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
 *   return %0 : tensor<2x4x32x32xbf16>
 * }
 * ```
 */
export class ReshapeOp extends Operation {
  static readonly opName = 'ttir.reshape';
  static readonly spec: OpSpec = {
    name: 'ttir.reshape',
    className: 'ReshapeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'shape', constraint: I32ArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to reshape */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the new shape */
  get output(): Value {
    return this.operand(1);
  }

  /** The new shape, 1 to 5 entries */
  get shape(): readonly number[] {
    return attributeValue(this, 'shape', I32ArrayAttr);
  }

  set shape(value: readonly number[]) {
    setAttributeValue(this, 'shape', I32ArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly shape: readonly number[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): ReshapeOp {
    return buildOp(builder, location, ReshapeOp, {
      operands: [args.input, args.output],
      attributes: { shape: args.shape, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Drops a dimension of size 1.
 *
 * The result has the input's shape without dimension `dim`.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @squeeze(%input: tensor<1x2x1x32xbf16>, %init: tensor<1x2x32xbf16>) -> tensor<1x2x32xbf16> {
 *   %0 = "ttir.squeeze"(%input, %init) <{dim = -2 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x2x1x32xbf16>, tensor<1x2x32xbf16>) -> tensor<1x2x32xbf16>
 *   return %0 : tensor<1x2x32xbf16>
 * }
 * ```
 */
export class SqueezeOp extends Operation {
  static readonly opName = 'ttir.squeeze';
  static readonly spec: OpSpec = {
    name: 'ttir.squeeze',
    className: 'SqueezeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dim', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor whose size along dim is 1 */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the input's shape without that dimension */
  get output(): Value {
    return this.operand(1);
  }

  /** Dimension to drop, in [-rank, rank) */
  get dim(): number {
    return attributeValue(this, 'dim', SI32Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dim: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): SqueezeOp {
    return buildOp(builder, location, SqueezeOp, {
      operands: [args.input, args.output],
      attributes: { dim: args.dim, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Inserts a dimension of size 1.
 *
 * The result has the input's shape with a 1 inserted, so that it is dimension `dim` of the result.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @unsqueeze(%input: tensor<4x32xbf16>, %init: tensor<4x1x32xbf16>) -> tensor<4x1x32xbf16> {
 *   %0 = "ttir.unsqueeze"(%input, %init) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<4x32xbf16>, tensor<4x1x32xbf16>) -> tensor<4x1x32xbf16>
 *   return %0 : tensor<4x1x32xbf16>
 * }
 * ```
 */
export class UnsqueezeOp extends Operation {
  static readonly opName = 'ttir.unsqueeze';
  static readonly spec: OpSpec = {
    name: 'ttir.unsqueeze',
    className: 'UnsqueezeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dim', constraint: SI32Attr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor to extend */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, of the input's shape with a 1 inserted */
  get output(): Value {
    return this.operand(1);
  }

  /** Place of the new dimension in the result, in [-rank - 1, rank] */
  get dim(): number {
    return attributeValue(this, 'dim', SI32Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', SI32Attr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dim: number;
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): UnsqueezeOp {
    return buildOp(builder, location, UnsqueezeOp, {
      operands: [args.input, args.output],
      attributes: { dim: args.dim, operand_constraints: args.operandConstraints },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Constant op.
 *
 * A tensor of constant elements. It is not in destination-passing style and has no operand constraints.
 *
 * ```mlir
 * func.func @constant() -> (tensor<2x3xi32>, tensor<2xf32>) {
 *   %0 = "ttir.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
 *   %1 = "ttir.constant"() <{value = dense<[0.2, 1.3]> : tensor<2xf32>}> : () -> tensor<2xf32>
 *   return %0, %1 : tensor<2x3xi32>, tensor<2xf32>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'ttir.constant';
  static readonly spec: OpSpec = {
    name: 'ttir.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: ElementsAttr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [ConstantLike, AllShapesMatch('value', 'result')],
  };

  /** The elements; its shape is the result's */
  get value(): Attribute {
    return attributeValue(this, 'value', ElementsAttr);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', ElementsAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly resultType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Layout op.
 *
 * Moves a tensor from one layout to another. Shape and element type of the tensor stay; any of these may change: linear
 * map, grid, element type of the shard (format or tiling), memory space, tensor memory layout. `ttir-split-compound-layout` splits an op
 * that changes several.
 *
 * ```mlir
 * #dram = #tt.memory_space<dram>
 * #system = #tt.memory_space<system>
 * #on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
 * #on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>, interleaved>
 * func.func @to_layout(%input: tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_device> {
 *   %0 = tensor.empty() : tensor<64x128xf32, #on_device>
 *   %1 = "ttir.to_layout"(%input, %0) : (tensor<64x128xf32, #on_host>, tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device>
 *   return %1 : tensor<64x128xf32, #on_device>
 * }
 * ```
 */
export class ToLayoutOp extends Operation {
  static readonly opName = 'ttir.to_layout';
  static readonly spec: OpSpec = {
    name: 'ttir.to_layout',
    className: 'ToLayoutOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor with a layout */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init of the same shape, with the new layout */
  get output(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value },
  ): ToLayoutOp {
    return buildOp(builder, location, ToLayoutOp, {
      operands: [args.input, args.output],
      attributes: {},
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Alloc op.
 *
 * A tensor at a fixed address. `ttir-allocate` puts it in the place of `tensor.empty`. In system memory the address is 0 and
 * the runtime chooses; in device memory it is not 0.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
 * func.func @alloc() -> tensor<64x128xf32, #layout> {
 *   %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
 *   return %0 : tensor<64x128xf32, #layout>
 * }
 * ```
 */
export class AllocOp extends Operation {
  static readonly opName = 'ttir.alloc';
  static readonly spec: OpSpec = {
    name: 'ttir.alloc',
    className: 'AllocOp',
    operands: [],
    attributes: [
      { name: 'address', constraint: I64Attr },
      { name: 'size', constraint: I64Attr },
      { name: 'memory_space', constraint: MemorySpaceAttrConstraint },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First byte, in the memory space */
  get address(): number {
    return attributeValue(this, 'address', I64Attr);
  }

  set address(value: number) {
    setAttributeValue(this, 'address', I64Attr, value);
  }

  /** Bytes per core or channel, not 0 */
  get size(): number {
    return attributeValue(this, 'size', I64Attr);
  }

  set size(value: number) {
    setAttributeValue(this, 'size', I64Attr, value);
  }

  /** Memory space, that of the result's layout */
  get memorySpace(): MemorySpace {
    return attributeValue(this, 'memory_space', MemorySpaceAttrConstraint);
  }

  set memorySpace(value: MemorySpace) {
    setAttributeValue(this, 'memory_space', MemorySpaceAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly address: number;
      readonly size: number;
      readonly memorySpace: MemorySpace;
      readonly resultType: Type;
    },
  ): AllocOp {
    return buildOp(builder, location, AllocOp, {
      operands: [],
      attributes: { address: args.address, size: args.size, memory_space: args.memorySpace },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Dealloc op.
 *
 * Ends the life of a tensor made by `ttir.alloc`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
 * func.func @dealloc() {
 *   %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
 *   "ttir.dealloc"(%0) : (tensor<64x128xf32, #layout>) -> ()
 *   return
 * }
 * ```
 */
export class DeallocOp extends Operation {
  static readonly opName = 'ttir.dealloc';
  static readonly spec: OpSpec = {
    name: 'ttir.dealloc',
    className: 'DeallocOp',
    operands: [{ name: 'result', constraint: AnyRankedTensor }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Tensor to free */
  get resultValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly result: Value }): DeallocOp {
    return buildOp(builder, location, DeallocOp, { operands: [args.result], attributes: {}, resultTypes: [] });
  }
}

/**
 * Generically dispatch work to a grid of cores.
 *
 * The region is what each core of the grid does. It has one argument per operand, and yields the results. As in `linalg.generic`,
 * the indexing maps say which part of each operand one iteration of the loops touches.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * #map = affine_map<(d0, d1) -> (d0, d1)>
 * #parallel = #tt.iterator_type<parallel>
 * func.func @generic(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.generic"(%a, %b, %init) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> ({
 *   ^bb0(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>):
 *     %1 = arith.mulf %arg0, %arg1 : tensor<64x128xf32>
 *     "ttir.yield"(%1) : (tensor<64x128xf32>) -> ()
 *   }) : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class GenericOp extends Operation {
  static readonly opName = 'ttir.generic';
  static readonly spec: OpSpec = {
    name: 'ttir.generic',
    className: 'GenericOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'grid', constraint: GridAttrConstraint },
      { name: 'indexing_maps', constraint: AffineMapArrayAttr },
      { name: 'iterator_types', constraint: TT_IteratorTypeArrayAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Tensors that the region reads */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS inits, tensors that the region writes */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Cores that the work is dispatched to */
  get grid(): GridAttr {
    return attributeValue(this, 'grid', GridAttrConstraint);
  }

  set grid(value: GridAttr) {
    setAttributeValue(this, 'grid', GridAttrConstraint, value);
  }

  /** One map per operand, from loops to its dimensions */
  get indexingMaps(): readonly AffineMapAttribute[] {
    return attributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[]) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** One iterator type per loop */
  get iteratorTypes(): readonly IteratorType[] {
    return attributeValue(this, 'iterator_types', TT_IteratorTypeArrayAttr);
  }

  set iteratorTypes(value: readonly IteratorType[]) {
    setAttributeValue(this, 'iterator_types', TT_IteratorTypeArrayAttr, value);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** What one core does, one argument per operand */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly grid: GridAttr;
      readonly indexingMaps: readonly AffineMapAttribute[];
      readonly iteratorTypes: readonly IteratorType[];
      readonly operandConstraints: readonly OperandConstraint[];
      readonly regions?: readonly Region[];
    },
  ): GenericOp {
    return buildOp(builder, location, GenericOp, {
      operands: [args.inputs, args.outputs],
      attributes: {
        grid: args.grid,
        indexing_maps: args.indexingMaps,
        iterator_types: args.iteratorTypes,
        operand_constraints: args.operandConstraints,
      },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Kernel call.
 *
 * Calls a kernel by name, for a backend to match. `kind` says what the call's loops look like (`@eltwise`, `@matmul`),
 * `op` which computation it is.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * func.func @kernel(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttir.kernel"(%a, %b, %init) <{kind = @eltwise, op = @multiply, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class KernelOp extends Operation {
  static readonly opName = 'ttir.kernel';
  static readonly spec: OpSpec = {
    name: 'ttir.kernel',
    className: 'KernelOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensorOrMemRef, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensorOrMemRef, group: 'variadic' },
    ],
    attributes: [
      { name: 'op', constraint: FlatSymbolRefAttr },
      { name: 'kind', constraint: FlatSymbolRefAttr },
      { name: 'operand_constraints', constraint: TT_OperandConstraintArrayAttr },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensorOrMemRef, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, TTIROpInterface, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Name of the computation */
  get op(): string {
    return attributeValue(this, 'op', FlatSymbolRefAttr);
  }

  set op(value: string) {
    setAttributeValue(this, 'op', FlatSymbolRefAttr, value);
  }

  /** Shape of its loops */
  get kind(): string {
    return attributeValue(this, 'kind', FlatSymbolRefAttr);
  }

  set kind(value: string) {
    setAttributeValue(this, 'kind', FlatSymbolRefAttr, value);
  }

  /** Values that the kernel reads */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS inits, values that the kernel writes */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One entry per operand */
  get operandConstraints(): readonly OperandConstraint[] {
    return attributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr);
  }

  set operandConstraints(value: readonly OperandConstraint[]) {
    setAttributeValue(this, 'operand_constraints', TT_OperandConstraintArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly op: string;
      readonly kind: string;
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly operandConstraints: readonly OperandConstraint[];
    },
  ): KernelOp {
    return buildOp(builder, location, KernelOp, {
      operands: [args.inputs, args.outputs],
      attributes: { op: args.op, kind: args.kind, operand_constraints: args.operandConstraints },
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Yield op.
 *
 * Ends the region of a `ttir.generic` and hands over its results.
 *
 * ```mlir
 * #any_device = #tt.operand_constraint<any_device>
 * #map = affine_map<(d0) -> (d0)>
 * #parallel = #tt.iterator_type<parallel>
 * func.func @copy(%a: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
 *   %0 = "ttir.generic"(%a, %init) <{grid = #tt.grid<1>, indexing_maps = [#map, #map], iterator_types = [#parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> ({
 *   ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
 *     "ttir.yield"(%arg0) : (tensor<8xf32>) -> ()
 *   }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
 *   return %0 : tensor<8xf32>
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'ttir.yield';
  static readonly spec: OpSpec = {
    name: 'ttir.yield',
    className: 'YieldOp',
    operands: [{ name: 'values', constraint: AnyRankedTensorOrMemRef, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
  };

  /** Results of the region */
  get values(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly values: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.values], attributes: {}, resultTypes: [] });
  }
}
