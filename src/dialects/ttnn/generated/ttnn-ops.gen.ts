// @generated from dialects-td/ttnn/ttnn-extension-ops.yaml, dialects-td/ttnn/ttnn-ops.yaml; do not edit, run npm run codegen
import {
  BoolAttr,
  ElementsAttr,
  F32Attr,
  I32ArrayAttr,
  I32Attr,
  I64Attr,
  SI32Attr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure } from '../../../ir/traits/markers.ts';
import { AttrSizedOperandSegments } from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
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
import {
  DataTypeAttrConstraint,
  DeviceTypeConstraint,
  MemorySpaceAttrConstraint,
} from '../../tt/generated/tt-constraints.gen.ts';
import { type DataType, type MemorySpace } from '../../tt/generated/tt-enums.gen.ts';
import { type MemoryConfigAttr, type ShapeAttr } from './ttnn-attributes.gen.ts';
import { LayoutAttrConstraint, MemoryConfigAttrConstraint, ShapeAttrConstraint } from './ttnn-constraints.gen.ts';
import { type Layout } from './ttnn-enums.gen.ts';

/**
 * Elementwise natural logarithm.
 *
 * `result[i] = log(input[i])`, to base e. Zero gives negative infinity, negative inputs NaN.
 */
export class LogOp extends Operation {
  static readonly opName = 'ttnn.log';
  static readonly spec: OpSpec = {
    name: 'ttnn.log',
    className: 'LogOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.log',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Log', value: 13 },
    elementwise: { arity: 1, function: 'log' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.log1p';
  static readonly spec: OpSpec = {
    name: 'ttnn.log1p',
    className: 'Log1pOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.log1p',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Log1p', value: 14 },
    elementwise: { arity: 1, function: 'log1p' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): Log1pOp {
    return buildOp(builder, location, Log1pOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.expm1';
  static readonly spec: OpSpec = {
    name: 'ttnn.expm1',
    className: 'Expm1Op',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.expm1',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Expm1', value: 15 },
    elementwise: { arity: 1, function: 'expm1' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): Expm1Op {
    return buildOp(builder, location, Expm1Op, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.rsqrt';
  static readonly spec: OpSpec = {
    name: 'ttnn.rsqrt',
    className: 'RsqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.rsqrt',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Rsqrt', value: 16 },
    elementwise: { arity: 1, function: 'rsqrt' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.cbrt';
  static readonly spec: OpSpec = {
    name: 'ttnn.cbrt',
    className: 'CbrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.cbrt',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Cbrt', value: 17 },
    elementwise: { arity: 1, function: 'cbrt' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): CbrtOp {
    return buildOp(builder, location, CbrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.sin';
  static readonly spec: OpSpec = {
    name: 'ttnn.sin',
    className: 'SinOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.sin',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Sin', value: 18 },
    elementwise: { arity: 1, function: 'sin' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): SinOp {
    return buildOp(builder, location, SinOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.cos';
  static readonly spec: OpSpec = {
    name: 'ttnn.cos',
    className: 'CosOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.cos',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Cos', value: 19 },
    elementwise: { arity: 1, function: 'cos' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): CosOp {
    return buildOp(builder, location, CosOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.tan';
  static readonly spec: OpSpec = {
    name: 'ttnn.tan',
    className: 'TanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.tan',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Tan', value: 20 },
    elementwise: { arity: 1, function: 'tan' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.tanh';
  static readonly spec: OpSpec = {
    name: 'ttnn.tanh',
    className: 'TanhOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.tanh',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Tanh', value: 21 },
    elementwise: { arity: 1, function: 'tanh' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.erf';
  static readonly spec: OpSpec = {
    name: 'ttnn.erf',
    className: 'ErfOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.erf',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Erf', value: 22 },
    elementwise: { arity: 1, function: 'erf' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): ErfOp {
    return buildOp(builder, location, ErfOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.gelu';
  static readonly spec: OpSpec = {
    name: 'ttnn.gelu',
    className: 'GeluOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.gelu',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Gelu', value: 23 },
    elementwise: { arity: 1, function: 'gelu' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): GeluOp {
    return buildOp(builder, location, GeluOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.floor';
  static readonly spec: OpSpec = {
    name: 'ttnn.floor',
    className: 'FloorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.floor',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Floor', value: 24 },
    elementwise: { arity: 1, function: 'floor' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): FloorOp {
    return buildOp(builder, location, FloorOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.ceil';
  static readonly spec: OpSpec = {
    name: 'ttnn.ceil',
    className: 'CeilOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.ceil',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Ceil', value: 25 },
    elementwise: { arity: 1, function: 'ceil' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): CeilOp {
    return buildOp(builder, location, CeilOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.round';
  static readonly spec: OpSpec = {
    name: 'ttnn.round',
    className: 'RoundOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.round',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Round', value: 26 },
    elementwise: { arity: 1, function: 'round' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): RoundOp {
    return buildOp(builder, location, RoundOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.sign';
  static readonly spec: OpSpec = {
    name: 'ttnn.sign',
    className: 'SignOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.sign',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Sign', value: 27 },
    elementwise: { arity: 1, function: 'sign' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): SignOp {
    return buildOp(builder, location, SignOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.isfinite';
  static readonly spec: OpSpec = {
    name: 'ttnn.isfinite',
    className: 'IsFiniteOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.isfinite',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'IsFinite', value: 28 },
    elementwise: { arity: 1, function: 'isfinite' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): IsFiniteOp {
    return buildOp(builder, location, IsFiniteOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.logical_not';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_not',
    className: 'LogicalNotOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_not',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalNot', value: 29 },
    elementwise: { arity: 1, function: 'eqz' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalNotOp {
    return buildOp(builder, location, LogicalNotOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise conversion to another element type.
 *
 * `result[i]` is `input[i]` in the element type of the result.
 */
export class TypecastOp extends Operation {
  static readonly opName = 'ttnn.typecast';
  static readonly spec: OpSpec = {
    name: 'ttnn.typecast',
    className: 'TypecastOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.typecast',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Typecast', value: 30 },
    elementwise: { arity: 1, function: 'identity' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): TypecastOp {
    return buildOp(builder, location, TypecastOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.bitwise_not';
  static readonly spec: OpSpec = {
    name: 'ttnn.bitwise_not',
    className: 'BitwiseNotOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.bitwise_not',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'BitwiseNot', value: 43 },
    elementwise: { arity: 1, function: 'bitwise_not' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): BitwiseNotOp {
    return buildOp(builder, location, BitwiseNotOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.eq';
  static readonly spec: OpSpec = {
    name: 'ttnn.eq',
    className: 'EqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.eq',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Equal', value: 31 },
    elementwise: { arity: 2, function: 'eq' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): EqualOp {
    return buildOp(builder, location, EqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.ne';
  static readonly spec: OpSpec = {
    name: 'ttnn.ne',
    className: 'NotEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.ne',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'NotEqual', value: 32 },
    elementwise: { arity: 2, function: 'ne' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): NotEqualOp {
    return buildOp(builder, location, NotEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.gt';
  static readonly spec: OpSpec = {
    name: 'ttnn.gt',
    className: 'GreaterThanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.gt',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'GreaterThan', value: 33 },
    elementwise: { arity: 2, function: 'gt' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): GreaterThanOp {
    return buildOp(builder, location, GreaterThanOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.lt';
  static readonly spec: OpSpec = {
    name: 'ttnn.lt',
    className: 'LessThanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.lt',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LessThan', value: 34 },
    elementwise: { arity: 2, function: 'lt' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LessThanOp {
    return buildOp(builder, location, LessThanOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.le';
  static readonly spec: OpSpec = {
    name: 'ttnn.le',
    className: 'LessEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.le',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LessEqual', value: 35 },
    elementwise: { arity: 2, function: 'le' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LessEqualOp {
    return buildOp(builder, location, LessEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.minimum';
  static readonly spec: OpSpec = {
    name: 'ttnn.minimum',
    className: 'MinimumOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.minimum',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Minimum', value: 36 },
    elementwise: { arity: 2, function: 'min' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): MinimumOp {
    return buildOp(builder, location, MinimumOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.power';
  static readonly spec: OpSpec = {
    name: 'ttnn.power',
    className: 'PowerOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.power',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Power', value: 37 },
    elementwise: { arity: 2, function: 'power' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): PowerOp {
    return buildOp(builder, location, PowerOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.remainder';
  static readonly spec: OpSpec = {
    name: 'ttnn.remainder',
    className: 'RemainderOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.remainder',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Remainder', value: 38 },
    elementwise: { arity: 2, function: 'remainder' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): RemainderOp {
    return buildOp(builder, location, RemainderOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.logical_and';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_and',
    className: 'LogicalAndOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_and',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalAnd', value: 39 },
    elementwise: { arity: 2, function: 'logical_and' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalAndOp {
    return buildOp(builder, location, LogicalAndOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.logical_or';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_or',
    className: 'LogicalOrOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_or',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalOr', value: 40 },
    elementwise: { arity: 2, function: 'logical_or' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalOrOp {
    return buildOp(builder, location, LogicalOrOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.logical_xor';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_xor',
    className: 'LogicalXorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_xor',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalXor', value: 41 },
    elementwise: { arity: 2, function: 'logical_xor' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalXorOp {
    return buildOp(builder, location, LogicalXorOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.bitwise_and';
  static readonly spec: OpSpec = {
    name: 'ttnn.bitwise_and',
    className: 'BitwiseAndOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.bitwise_and',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'BitwiseAnd', value: 44 },
    elementwise: { arity: 2, function: 'bitwise_and' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): BitwiseAndOp {
    return buildOp(builder, location, BitwiseAndOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.bitwise_or';
  static readonly spec: OpSpec = {
    name: 'ttnn.bitwise_or',
    className: 'BitwiseOrOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.bitwise_or',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'BitwiseOr', value: 45 },
    elementwise: { arity: 2, function: 'bitwise_or' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): BitwiseOrOp {
    return buildOp(builder, location, BitwiseOrOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.bitwise_xor';
  static readonly spec: OpSpec = {
    name: 'ttnn.bitwise_xor',
    className: 'BitwiseXorOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.bitwise_xor',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'BitwiseXor', value: 46 },
    elementwise: { arity: 2, function: 'bitwise_xor' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): BitwiseXorOp {
    return buildOp(builder, location, BitwiseXorOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise shift to the left.
 *
 * `result[i] = lhs[i] << rhs[i]`, for integers; 0 where all bits are shifted out.
 */
export class LogicalLeftShiftOp extends Operation {
  static readonly opName = 'ttnn.logical_left_shift';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_left_shift',
    className: 'LogicalLeftShiftOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_left_shift',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalLeftShift', value: 47 },
    elementwise: { arity: 2, function: 'logical_left_shift' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalLeftShiftOp {
    return buildOp(builder, location, LogicalLeftShiftOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise shift to the right that brings in zeros.
 *
 * `result[i] = lhs[i] >>> rhs[i]`, for integers; 0 where all bits are shifted out.
 */
export class LogicalRightShiftOp extends Operation {
  static readonly opName = 'ttnn.logical_right_shift';
  static readonly spec: OpSpec = {
    name: 'ttnn.logical_right_shift',
    className: 'LogicalRightShiftOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.logical_right_shift',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'LogicalRightShift', value: 48 },
    elementwise: { arity: 2, function: 'logical_right_shift' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): LogicalRightShiftOp {
    return buildOp(builder, location, LogicalRightShiftOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
  static readonly opName = 'ttnn.atan2';
  static readonly spec: OpSpec = {
    name: 'ttnn.atan2',
    className: 'Atan2Op',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.atan2',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Atan2', value: 49 },
    elementwise: { arity: 2, function: 'atan2' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): Atan2Op {
    return buildOp(builder, location, Atan2Op, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Elementwise choice between two values.
 *
 * `result[i]` is `second[i]` where `first[i]` is other than zero, else `third[i]`.
 */
export class WhereOp extends Operation {
  static readonly opName = 'ttnn.where';
  static readonly spec: OpSpec = {
    name: 'ttnn.where',
    className: 'WhereOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.where',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Where', value: 42 },
    elementwise: { arity: 3, function: 'where' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): WhereOp {
    return buildOp(builder, location, WhereOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Product over dimensions.
 *
 * Multiplies the elements along the given dimensions.
 *
 * ```mlir
 * func.func @prod(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttnn.prod"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class ProdOp extends Operation {
  static readonly opName = 'ttnn.prod';
  static readonly spec: OpSpec = {
    name: 'ttnn.prod',
    className: 'ProdOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.prod',
    flatbuffer: { table: 'ReductionOp', enum: 'ReductionOpType', case: 'Prod', value: 3 },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
    },
  ): ProdOp {
    return buildOp(builder, location, ProdOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Constant op.
 *
 * A tensor of given elements in host memory, row-major. In a binary it is no operation: the elements are stored with the description
 * of the tensor, which upstream's format has a field for.
 *
 * ```mlir
 * #system = #tt.memory_space<system>
 * #on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x2xf32, #system>>
 * func.func @constant() -> tensor<1x2xf32, #on_host> {
 *   %0 = "ttnn.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00]]> : tensor<1x2xf32>}> : () -> tensor<1x2xf32, #on_host>
 *   return %0 : tensor<1x2xf32, #on_host>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'ttnn.constant';
  static readonly spec: OpSpec = {
    name: 'ttnn.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: ElementsAttr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, AllShapesMatch('value', 'result')],
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
 * Elementwise absolute value.
 *
 * `result[i] = |input[i]|`. The sign bit of a float is cleared; -0.0 gives 0.0.
 *
 * ```mlir
 * func.func @abs(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.abs"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class AbsOp extends Operation {
  static readonly opName = 'ttnn.abs';
  static readonly spec: OpSpec = {
    name: 'ttnn.abs',
    className: 'AbsOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.abs',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Abs', value: 11 },
    elementwise: { arity: 1, function: 'abs' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): AbsOp {
    return buildOp(builder, location, AbsOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @sqrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.sqrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SqrtOp extends Operation {
  static readonly opName = 'ttnn.sqrt';
  static readonly spec: OpSpec = {
    name: 'ttnn.sqrt',
    className: 'SqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.sqrt',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Sqrt', value: 5 },
    elementwise: { arity: 1, function: 'sqrt' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): SqrtOp {
    return buildOp(builder, location, SqrtOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @neg(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.neg"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class NegOp extends Operation {
  static readonly opName = 'ttnn.neg';
  static readonly spec: OpSpec = {
    name: 'ttnn.neg',
    className: 'NegOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.neg',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Neg', value: 12 },
    elementwise: { arity: 1, function: 'negative' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): NegOp {
    return buildOp(builder, location, NegOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @reciprocal(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.reciprocal"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ReciprocalOp extends Operation {
  static readonly opName = 'ttnn.reciprocal';
  static readonly spec: OpSpec = {
    name: 'ttnn.reciprocal',
    className: 'ReciprocalOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.reciprocal',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Reciprocal', value: 8 },
    elementwise: { arity: 1, function: 'recip' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): ReciprocalOp {
    return buildOp(builder, location, ReciprocalOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @relu(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.relu"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ReluOp extends Operation {
  static readonly opName = 'ttnn.relu';
  static readonly spec: OpSpec = {
    name: 'ttnn.relu',
    className: 'ReluOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.relu',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Relu', value: 3 },
    elementwise: { arity: 1, function: 'relu' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): ReluOp {
    return buildOp(builder, location, ReluOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @sigmoid(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.sigmoid"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SigmoidOp extends Operation {
  static readonly opName = 'ttnn.sigmoid';
  static readonly spec: OpSpec = {
    name: 'ttnn.sigmoid',
    className: 'SigmoidOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.sigmoid',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Sigmoid', value: 7 },
    elementwise: { arity: 1, function: 'sigmoid' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): SigmoidOp {
    return buildOp(builder, location, SigmoidOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @exp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.exp"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ExpOp extends Operation {
  static readonly opName = 'ttnn.exp';
  static readonly spec: OpSpec = {
    name: 'ttnn.exp',
    className: 'ExpOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.exp',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Exp', value: 9 },
    elementwise: { arity: 1, function: 'exp' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @add(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.add"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'ttnn.add';
  static readonly spec: OpSpec = {
    name: 'ttnn.add',
    className: 'AddOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.add',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Add', value: 0 },
    elementwise: { arity: 2, function: 'add' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @multiply(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.multiply"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class MultiplyOp extends Operation {
  static readonly opName = 'ttnn.multiply';
  static readonly spec: OpSpec = {
    name: 'ttnn.multiply',
    className: 'MultiplyOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.multiply',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Multiply', value: 1 },
    elementwise: { arity: 2, function: 'mul' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): MultiplyOp {
    return buildOp(builder, location, MultiplyOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @div(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.div"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class DivOp extends Operation {
  static readonly opName = 'ttnn.div';
  static readonly spec: OpSpec = {
    name: 'ttnn.div',
    className: 'DivOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.div',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Div', value: 6 },
    elementwise: { arity: 2, function: 'div' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @subtract(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.subtract"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class SubtractOp extends Operation {
  static readonly opName = 'ttnn.subtract';
  static readonly spec: OpSpec = {
    name: 'ttnn.subtract',
    className: 'SubtractOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.subtract',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Subtract', value: 2 },
    elementwise: { arity: 2, function: 'sub' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): SubtractOp {
    return buildOp(builder, location, SubtractOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @ge(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.ge"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class GreaterEqualOp extends Operation {
  static readonly opName = 'ttnn.ge';
  static readonly spec: OpSpec = {
    name: 'ttnn.ge',
    className: 'GreaterEqualOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.ge',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'GreaterEqual', value: 4 },
    elementwise: { arity: 2, function: 'ge' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): GreaterEqualOp {
    return buildOp(builder, location, GreaterEqualOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @maximum(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.maximum"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class MaximumOp extends Operation {
  static readonly opName = 'ttnn.maximum';
  static readonly spec: OpSpec = {
    name: 'ttnn.maximum',
    className: 'MaximumOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
    convertFrom: 'ttir.maximum',
    flatbuffer: { table: 'EltwiseOp', enum: 'EltwiseOpType', case: 'Maximum', value: 10 },
    elementwise: { arity: 2, function: 'max' },
  };

  /** Values to compute on; their shapes broadcast together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, of the broadcast shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): MaximumOp {
    return buildOp(builder, location, MaximumOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
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
 * func.func @sum(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttnn.sum"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class SumOp extends Operation {
  static readonly opName = 'ttnn.sum';
  static readonly spec: OpSpec = {
    name: 'ttnn.sum',
    className: 'SumOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.sum',
    flatbuffer: { table: 'ReductionOp', enum: 'ReductionOpType', case: 'Sum', value: 0 },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
    },
  ): SumOp {
    return buildOp(builder, location, SumOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg },
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
 * func.func @mean(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttnn.mean"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class MeanOp extends Operation {
  static readonly opName = 'ttnn.mean';
  static readonly spec: OpSpec = {
    name: 'ttnn.mean',
    className: 'MeanOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.mean',
    flatbuffer: { table: 'ReductionOp', enum: 'ReductionOpType', case: 'Mean', value: 1 },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
    },
  ): MeanOp {
    return buildOp(builder, location, MeanOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg },
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
 * func.func @max(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
 *   %0 = "ttnn.max"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
 *   return %0 : tensor<128x1xf32>
 * }
 * ```
 */
export class MaxOp extends Operation {
  static readonly opName = 'ttnn.max';
  static readonly spec: OpSpec = {
    name: 'ttnn.max',
    className: 'MaxOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'keep_dim', constraint: BoolAttr },
      { name: 'dim_arg', constraint: I32ArrayAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.max',
    flatbuffer: { table: 'ReductionOp', enum: 'ReductionOpType', case: 'Max', value: 2 },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly keepDim: boolean;
      readonly dimArg?: readonly number[] | undefined;
    },
  ): MaxOp {
    return buildOp(builder, location, MaxOp, {
      operands: [args.input, args.output],
      attributes: { keep_dim: args.keepDim, dim_arg: args.dimArg },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Get Device op.
 *
 * Returns the device that the program runs on.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @get_device() -> !tt.device<#device> {
 *   %0 = "ttnn.get_device"() : () -> !tt.device<#device>
 *   return %0 : !tt.device<#device>
 * }
 * ```
 */
export class GetDeviceOp extends Operation {
  static readonly opName = 'ttnn.get_device';
  static readonly spec: OpSpec = {
    name: 'ttnn.get_device',
    className: 'GetDeviceOp',
    operands: [],
    attributes: [],
    results: [{ name: 'device', constraint: DeviceTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'GetDeviceOp' },
  };

  /** Handle to the device */
  get device(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly deviceType: Type }): GetDeviceOp {
    return buildOp(builder, location, GetDeviceOp, { operands: [], attributes: {}, resultTypes: [args.deviceType] });
  }
}

/**
 * ToMemoryConfig op.
 *
 * Moves a tensor to the memory that the result's layout says. The pipeline uses it to bring results back to the host.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * #dram = #tt.memory_space<dram>
 * #system = #tt.memory_space<system>
 * #on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
 * #on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
 * func.func @to_memory_config(%input: tensor<64x128xf32, #on_device>, %device: !tt.device<#device>) -> tensor<64x128xf32, #on_host> {
 *   %0 = "ttnn.to_memory_config"(%input, %device) : (tensor<64x128xf32, #on_device>, !tt.device<#device>) -> tensor<64x128xf32, #on_host>
 *   return %0 : tensor<64x128xf32, #on_host>
 * }
 * ```
 */
export class ToMemoryConfigOp extends Operation {
  static readonly opName = 'ttnn.to_memory_config';
  static readonly spec: OpSpec = {
    name: 'ttnn.to_memory_config',
    className: 'ToMemoryConfigOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'device', constraint: DeviceTypeConstraint },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'ToMemoryConfigOp' },
  };

  /** Tensor with a layout */
  get input(): Value {
    return this.operand(0);
  }

  /** Device that the tensor comes from or goes to */
  get device(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly device: Value; readonly resultType: Type },
  ): ToMemoryConfigOp {
    return buildOp(builder, location, ToMemoryConfigOp, {
      operands: [args.input, args.device],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * ToLayout op.
 *
 * Tilizes or untilizes a tensor.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @to_layout(%input: tensor<64x128xf32>, %device: !tt.device<#device>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.to_layout"(%input, %device) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ToLayoutOp extends Operation {
  static readonly opName = 'ttnn.to_layout';
  static readonly spec: OpSpec = {
    name: 'ttnn.to_layout',
    className: 'ToLayoutOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'device', constraint: DeviceTypeConstraint },
    ],
    attributes: [{ name: 'layout', constraint: LayoutAttrConstraint }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'ToLayoutOp' },
  };

  /** Tensor to convert */
  get input(): Value {
    return this.operand(0);
  }

  /** Device that the tensor is meant for */
  get device(): Value {
    return this.operand(1);
  }

  /** Order of the elements of the result */
  get layout(): Layout {
    return attributeValue(this, 'layout', LayoutAttrConstraint);
  }

  set layout(value: Layout) {
    setAttributeValue(this, 'layout', LayoutAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly device: Value; readonly layout: Layout; readonly resultType: Type },
  ): ToLayoutOp {
    return buildOp(builder, location, ToLayoutOp, {
      operands: [args.input, args.device],
      attributes: { layout: args.layout },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * ToDevice op.
 *
 * Copies a tensor from the host to the device.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @to_device(%input: tensor<64x128xf32>, %device: !tt.device<#device>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.to_device"(%input, %device) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class ToDeviceOp extends Operation {
  static readonly opName = 'ttnn.to_device';
  static readonly spec: OpSpec = {
    name: 'ttnn.to_device',
    className: 'ToDeviceOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'device', constraint: DeviceTypeConstraint },
    ],
    attributes: [{ name: 'memory_config', constraint: MemoryConfigAttrConstraint }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'ToDeviceOp' },
  };

  /** Tensor on the host */
  get input(): Value {
    return this.operand(0);
  }

  /** Device to copy to */
  get device(): Value {
    return this.operand(1);
  }

  /** Where and how the copy is allocated */
  get memoryConfig(): MemoryConfigAttr {
    return attributeValue(this, 'memory_config', MemoryConfigAttrConstraint);
  }

  set memoryConfig(value: MemoryConfigAttr) {
    setAttributeValue(this, 'memory_config', MemoryConfigAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly device: Value;
      readonly memoryConfig: MemoryConfigAttr;
      readonly resultType: Type;
    },
  ): ToDeviceOp {
    return buildOp(builder, location, ToDeviceOp, {
      operands: [args.input, args.device],
      attributes: { memory_config: args.memoryConfig },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Empty op.
 *
 * Allocates a tensor whose elements are not set, mostly as a DPS init. With a device, format, layout and memory config all
 * are given; without one, on the host, format and layout. They agree with the result's layout attribute.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * #dram = #tt.memory_space<dram>
 * #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
 * func.func @empty(%device: !tt.device<#device>) -> tensor<64x128xf32, #layout> {
 *   %0 = "ttnn.empty"(%device) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #layout>
 *   return %0 : tensor<64x128xf32, #layout>
 * }
 * ```
 */
export class EmptyOp extends Operation {
  static readonly opName = 'ttnn.empty';
  static readonly spec: OpSpec = {
    name: 'ttnn.empty',
    className: 'EmptyOp',
    operands: [{ name: 'device', constraint: DeviceTypeConstraint, group: 'optional' }],
    attributes: [
      { name: 'shape', constraint: ShapeAttrConstraint },
      { name: 'dtype', constraint: DataTypeAttrConstraint, optional: true },
      { name: 'layout', constraint: LayoutAttrConstraint, optional: true },
      { name: 'memory_config', constraint: MemoryConfigAttrConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'EmptyOp' },
  };

  /** Device to allocate on; the host when absent */
  get device(): Value | undefined {
    return optionalOperand(this, 0);
  }

  /** Shape of the result */
  get shape(): ShapeAttr {
    return attributeValue(this, 'shape', ShapeAttrConstraint);
  }

  set shape(value: ShapeAttr) {
    setAttributeValue(this, 'shape', ShapeAttrConstraint, value);
  }

  /** Format of the elements */
  get dtype(): DataType | undefined {
    return optionalAttributeValue(this, 'dtype', DataTypeAttrConstraint);
  }

  set dtype(value: DataType | undefined) {
    setAttributeValue(this, 'dtype', DataTypeAttrConstraint, value);
  }

  /** Order of the elements */
  get layout(): Layout | undefined {
    return optionalAttributeValue(this, 'layout', LayoutAttrConstraint);
  }

  set layout(value: Layout | undefined) {
    setAttributeValue(this, 'layout', LayoutAttrConstraint, value);
  }

  /** Where and how it is allocated on the device */
  get memoryConfig(): MemoryConfigAttr | undefined {
    return optionalAttributeValue(this, 'memory_config', MemoryConfigAttrConstraint);
  }

  set memoryConfig(value: MemoryConfigAttr | undefined) {
    setAttributeValue(this, 'memory_config', MemoryConfigAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly device?: Value | undefined;
      readonly shape: ShapeAttr;
      readonly dtype?: DataType | undefined;
      readonly layout?: Layout | undefined;
      readonly memoryConfig?: MemoryConfigAttr | undefined;
      readonly resultType: Type;
    },
  ): EmptyOp {
    return buildOp(builder, location, EmptyOp, {
      operands: [args.device],
      attributes: { shape: args.shape, dtype: args.dtype, layout: args.layout, memory_config: args.memoryConfig },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Full op.
 *
 * Allocates a tensor whose elements are all the same number.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @full(%device: !tt.device<#device>) -> tensor<64x128xf32> {
 *   %0 = "ttnn.full"(%device) <{fillValue = 3.000000e+00 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32>
 *   return %0 : tensor<64x128xf32>
 * }
 * ```
 */
export class FullOp extends Operation {
  static readonly opName = 'ttnn.full';
  static readonly spec: OpSpec = {
    name: 'ttnn.full',
    className: 'FullOp',
    operands: [{ name: 'device', constraint: DeviceTypeConstraint }],
    attributes: [{ name: 'fillValue', constraint: F32Attr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'FullOp' },
  };

  /** Device to allocate on */
  get device(): Value {
    return this.operand(0);
  }

  /** The number */
  get fillValue(): number {
    return attributeValue(this, 'fillValue', F32Attr);
  }

  set fillValue(value: number) {
    setAttributeValue(this, 'fillValue', F32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly device: Value; readonly fillValue: number; readonly resultType: Type },
  ): FullOp {
    return buildOp(builder, location, FullOp, {
      operands: [args.device],
      attributes: { fillValue: args.fillValue },
      resultTypes: [args.resultType],
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
 * func.func @matmul(%a: tensor<64x128xbf16>, %b: tensor<128x96xbf16>, %init: tensor<64x96xbf16>) -> tensor<64x96xbf16> {
 *   %0 = "ttnn.matmul"(%a, %b, %init) : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
 *   return %0 : tensor<64x96xbf16>
 * }
 * ```
 */
export class MatmulOp extends Operation {
  static readonly opName = 'ttnn.matmul';
  static readonly spec: OpSpec = {
    name: 'ttnn.matmul',
    className: 'MatmulOp',
    operands: [
      { name: 'a', constraint: AnyRankedTensor },
      { name: 'b', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.matmul',
    flatbuffer: { table: 'MatmulOp' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly a: Value; readonly b: Value; readonly output: Value },
  ): MatmulOp {
    return buildOp(builder, location, MatmulOp, {
      operands: [args.a, args.b, args.output],
      attributes: {},
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Softmax along one dimension.
 *
 * `result[i] = exp(input[i] - m) / sum of exp(input[j] - m)` along the dimension, m being the largest input there.
 *
 * ```mlir
 * func.func @softmax(%input: tensor<512x1024xbf16>, %init: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
 *   %0 = "ttnn.softmax"(%input, %init) <{dimension = -1 : si32}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
 *   return %0 : tensor<512x1024xbf16>
 * }
 * ```
 */
export class SoftmaxOp extends Operation {
  static readonly opName = 'ttnn.softmax';
  static readonly spec: OpSpec = {
    name: 'ttnn.softmax',
    className: 'SoftmaxOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [{ name: 'dimension', constraint: SI32Attr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.softmax',
    flatbuffer: { table: 'SoftmaxOp' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value; readonly dimension: number },
  ): SoftmaxOp {
    return buildOp(builder, location, SoftmaxOp, {
      operands: [args.input, args.output],
      attributes: { dimension: args.dimension },
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
 * func.func @embedding(%indices: tensor<2x32xbf16>, %table: tensor<512x128xbf16>, %init: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
 *   %0 = "ttnn.embedding"(%indices, %table, %init) : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
 *   return %0 : tensor<2x32x128xbf16>
 * }
 * ```
 */
export class EmbeddingOp extends Operation {
  static readonly opName = 'ttnn.embedding';
  static readonly spec: OpSpec = {
    name: 'ttnn.embedding',
    className: 'EmbeddingOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'weight', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.embedding',
    flatbuffer: { table: 'EmbeddingOp' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly weight: Value; readonly output: Value },
  ): EmbeddingOp {
    return buildOp(builder, location, EmbeddingOp, {
      operands: [args.input, args.weight, args.output],
      attributes: {},
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Conv2d operation.
 *
 * Two-dimensional convolution of an image in NHWC order with a bank of filters in OIHW order, with an optional bias per
 * output channel. The attributes repeat the sizes, since the image may be collapsed to [1, 1, N*H*W, C].
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @conv2d(%image: tensor<1x32x32x64xbf16>, %filters: tensor<64x64x3x3xbf16>, %bias: tensor<1x1x1x64xbf16>, %init: tensor<1x30x30x64xbf16>, %device: !tt.device<#device>) -> tensor<1x30x30x64xbf16> {
 *   %0 = "ttnn.conv2d"(%image, %filters, %bias, %init, %device) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>, !tt.device<#device>) -> tensor<1x30x30x64xbf16>
 *   return %0 : tensor<1x30x30x64xbf16>
 * }
 * ```
 */
export class Conv2dOp extends Operation {
  static readonly opName = 'ttnn.conv2d';
  static readonly spec: OpSpec = {
    name: 'ttnn.conv2d',
    className: 'Conv2dOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'weight', constraint: AnyRankedTensor },
      { name: 'bias', constraint: AnyRankedTensor, group: 'optional' },
      { name: 'output', constraint: AnyRankedTensor },
      { name: 'device', constraint: DeviceTypeConstraint },
    ],
    attributes: [
      { name: 'in_channels', constraint: I32Attr },
      { name: 'out_channels', constraint: I32Attr },
      { name: 'batch_size', constraint: I32Attr },
      { name: 'input_height', constraint: I32Attr },
      { name: 'input_width', constraint: I32Attr },
      { name: 'kernel_height', constraint: I32Attr },
      { name: 'kernel_width', constraint: I32Attr },
      { name: 'stride_height', constraint: I32Attr },
      { name: 'stride_width', constraint: I32Attr },
      { name: 'padding_height', constraint: I32Attr },
      { name: 'padding_width', constraint: I32Attr },
      { name: 'dilation_height', constraint: I32Attr },
      { name: 'dilation_width', constraint: I32Attr },
      { name: 'groups', constraint: I32Attr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    flatbuffer: { table: 'Conv2dOp' },
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

  /** Device to run on */
  get device(): Value {
    return singleOperand(this, 4);
  }

  /** C */
  get inChannels(): number {
    return attributeValue(this, 'in_channels', I32Attr);
  }

  set inChannels(value: number) {
    setAttributeValue(this, 'in_channels', I32Attr, value);
  }

  /** O */
  get outChannels(): number {
    return attributeValue(this, 'out_channels', I32Attr);
  }

  set outChannels(value: number) {
    setAttributeValue(this, 'out_channels', I32Attr, value);
  }

  /** N */
  get batchSize(): number {
    return attributeValue(this, 'batch_size', I32Attr);
  }

  set batchSize(value: number) {
    setAttributeValue(this, 'batch_size', I32Attr, value);
  }

  /** H */
  get inputHeight(): number {
    return attributeValue(this, 'input_height', I32Attr);
  }

  set inputHeight(value: number) {
    setAttributeValue(this, 'input_height', I32Attr, value);
  }

  /** W */
  get inputWidth(): number {
    return attributeValue(this, 'input_width', I32Attr);
  }

  set inputWidth(value: number) {
    setAttributeValue(this, 'input_width', I32Attr, value);
  }

  /** KH, rows of a filter */
  get kernelHeight(): number {
    return attributeValue(this, 'kernel_height', I32Attr);
  }

  set kernelHeight(value: number) {
    setAttributeValue(this, 'kernel_height', I32Attr, value);
  }

  /** KW, columns of a filter */
  get kernelWidth(): number {
    return attributeValue(this, 'kernel_width', I32Attr);
  }

  set kernelWidth(value: number) {
    setAttributeValue(this, 'kernel_width', I32Attr, value);
  }

  /** Rows that the filter moves at a time */
  get strideHeight(): number {
    return attributeValue(this, 'stride_height', I32Attr);
  }

  set strideHeight(value: number) {
    setAttributeValue(this, 'stride_height', I32Attr, value);
  }

  /** Columns that the filter moves at a time */
  get strideWidth(): number {
    return attributeValue(this, 'stride_width', I32Attr);
  }

  set strideWidth(value: number) {
    setAttributeValue(this, 'stride_width', I32Attr, value);
  }

  /** Zero rows above and below the image */
  get paddingHeight(): number {
    return attributeValue(this, 'padding_height', I32Attr);
  }

  set paddingHeight(value: number) {
    setAttributeValue(this, 'padding_height', I32Attr, value);
  }

  /** Zero columns before and after the image */
  get paddingWidth(): number {
    return attributeValue(this, 'padding_width', I32Attr);
  }

  set paddingWidth(value: number) {
    setAttributeValue(this, 'padding_width', I32Attr, value);
  }

  /** Distance of the filter's rows on the image */
  get dilationHeight(): number {
    return attributeValue(this, 'dilation_height', I32Attr);
  }

  set dilationHeight(value: number) {
    setAttributeValue(this, 'dilation_height', I32Attr, value);
  }

  /** Distance of the filter's columns on the image */
  get dilationWidth(): number {
    return attributeValue(this, 'dilation_width', I32Attr);
  }

  set dilationWidth(value: number) {
    setAttributeValue(this, 'dilation_width', I32Attr, value);
  }

  /** Number of groups that channels are split into */
  get groups(): number {
    return attributeValue(this, 'groups', I32Attr);
  }

  set groups(value: number) {
    setAttributeValue(this, 'groups', I32Attr, value);
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
      readonly device: Value;
      readonly inChannels: number;
      readonly outChannels: number;
      readonly batchSize: number;
      readonly inputHeight: number;
      readonly inputWidth: number;
      readonly kernelHeight: number;
      readonly kernelWidth: number;
      readonly strideHeight: number;
      readonly strideWidth: number;
      readonly paddingHeight: number;
      readonly paddingWidth: number;
      readonly dilationHeight: number;
      readonly dilationWidth: number;
      readonly groups: number;
    },
  ): Conv2dOp {
    return buildOp(builder, location, Conv2dOp, {
      operands: [args.input, args.weight, args.bias, args.output, args.device],
      attributes: {
        in_channels: args.inChannels,
        out_channels: args.outChannels,
        batch_size: args.batchSize,
        input_height: args.inputHeight,
        input_width: args.inputWidth,
        kernel_height: args.kernelHeight,
        kernel_width: args.kernelWidth,
        stride_height: args.strideHeight,
        stride_width: args.strideWidth,
        padding_height: args.paddingHeight,
        padding_width: args.paddingWidth,
        dilation_height: args.dilationHeight,
        dilation_width: args.dilationWidth,
        groups: args.groups,
      },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Maximum over a sliding window.
 *
 * Each result element is the largest input element under the window, per channel. The image is collapsed to
 * [1, 1, N*H*W, C]; the attributes give its sizes.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func @max_pool2d(%image: tensor<1x1x16384x32xbf16>, %init: tensor<1x1x4096x32xbf16>, %device: !tt.device<#device>) -> tensor<1x1x4096x32xbf16> {
 *   %0 = "ttnn.max_pool2d"(%image, %init, %device) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xbf16>, tensor<1x1x4096x32xbf16>, !tt.device<#device>) -> tensor<1x1x4096x32xbf16>
 *   return %0 : tensor<1x1x4096x32xbf16>
 * }
 * ```
 */
export class MaxPool2dOp extends Operation {
  static readonly opName = 'ttnn.max_pool2d';
  static readonly spec: OpSpec = {
    name: 'ttnn.max_pool2d',
    className: 'MaxPool2dOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
      { name: 'device', constraint: DeviceTypeConstraint },
    ],
    attributes: [
      { name: 'batch_size', constraint: SI32Attr },
      { name: 'input_height', constraint: SI32Attr },
      { name: 'input_width', constraint: SI32Attr },
      { name: 'channels', constraint: SI32Attr },
      { name: 'kernel_height', constraint: SI32Attr },
      { name: 'kernel_width', constraint: SI32Attr },
      { name: 'stride_height', constraint: SI32Attr },
      { name: 'stride_width', constraint: SI32Attr },
      { name: 'dilation_height', constraint: SI32Attr },
      { name: 'dilation_width', constraint: SI32Attr },
      { name: 'ceil_mode', constraint: BoolAttr },
      { name: 'padding_height', constraint: SI32Attr },
      { name: 'padding_width', constraint: SI32Attr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    flatbuffer: { table: 'MaxPool2dOp' },
  };

  /** Image, shape [1, 1, N*H*W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, shape [1, 1, N*OH*OW, C] */
  get output(): Value {
    return this.operand(1);
  }

  /** Device to run on */
  get device(): Value {
    return this.operand(2);
  }

  /** N */
  get batchSize(): number {
    return attributeValue(this, 'batch_size', SI32Attr);
  }

  set batchSize(value: number) {
    setAttributeValue(this, 'batch_size', SI32Attr, value);
  }

  /** H */
  get inputHeight(): number {
    return attributeValue(this, 'input_height', SI32Attr);
  }

  set inputHeight(value: number) {
    setAttributeValue(this, 'input_height', SI32Attr, value);
  }

  /** W */
  get inputWidth(): number {
    return attributeValue(this, 'input_width', SI32Attr);
  }

  set inputWidth(value: number) {
    setAttributeValue(this, 'input_width', SI32Attr, value);
  }

  /** C */
  get channels(): number {
    return attributeValue(this, 'channels', SI32Attr);
  }

  set channels(value: number) {
    setAttributeValue(this, 'channels', SI32Attr, value);
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

  /** Rows of negative infinity above and below the image */
  get paddingHeight(): number {
    return attributeValue(this, 'padding_height', SI32Attr);
  }

  set paddingHeight(value: number) {
    setAttributeValue(this, 'padding_height', SI32Attr, value);
  }

  /** Columns of negative infinity before and after the image */
  get paddingWidth(): number {
    return attributeValue(this, 'padding_width', SI32Attr);
  }

  set paddingWidth(value: number) {
    setAttributeValue(this, 'padding_width', SI32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly device: Value;
      readonly batchSize: number;
      readonly inputHeight: number;
      readonly inputWidth: number;
      readonly channels: number;
      readonly kernelHeight: number;
      readonly kernelWidth: number;
      readonly strideHeight: number;
      readonly strideWidth: number;
      readonly dilationHeight: number;
      readonly dilationWidth: number;
      readonly ceilMode: boolean;
      readonly paddingHeight: number;
      readonly paddingWidth: number;
    },
  ): MaxPool2dOp {
    return buildOp(builder, location, MaxPool2dOp, {
      operands: [args.input, args.output, args.device],
      attributes: {
        batch_size: args.batchSize,
        input_height: args.inputHeight,
        input_width: args.inputWidth,
        channels: args.channels,
        kernel_height: args.kernelHeight,
        kernel_width: args.kernelWidth,
        stride_height: args.strideHeight,
        stride_width: args.strideWidth,
        dilation_height: args.dilationHeight,
        dilation_width: args.dilationWidth,
        ceil_mode: args.ceilMode,
        padding_height: args.paddingHeight,
        padding_width: args.paddingWidth,
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
 * func.func @transpose(%input: tensor<64x128xbf16>, %init: tensor<128x64xbf16>) -> tensor<128x64xbf16> {
 *   %0 = "ttnn.transpose"(%input, %init) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
 *   return %0 : tensor<128x64xbf16>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'ttnn.transpose';
  static readonly spec: OpSpec = {
    name: 'ttnn.transpose',
    className: 'TransposeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [
      { name: 'dim0', constraint: SI32Attr },
      { name: 'dim1', constraint: SI32Attr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.transpose',
    flatbuffer: { table: 'TransposeOp' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value; readonly dim0: number; readonly dim1: number },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.input, args.output],
      attributes: { dim0: args.dim0, dim1: args.dim1 },
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
 * func.func @concat(%a: tensor<32x32xf32>, %b: tensor<32x64xf32>, %init: tensor<32x96xf32>) -> tensor<32x96xf32> {
 *   %0 = "ttnn.concat"(%a, %b, %init) <{dim = 1 : si32}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
 *   return %0 : tensor<32x96xf32>
 * }
 * ```
 */
export class ConcatOp extends Operation {
  static readonly opName = 'ttnn.concat';
  static readonly spec: OpSpec = {
    name: 'ttnn.concat',
    className: 'ConcatOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [{ name: 'dim', constraint: SI32Attr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    flatbuffer: { table: 'ConcatOp' },
  };

  /** Tensors to join, in order */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS init, its size along dim is the sum of the inputs' */
  get output(): Value {
    return singleOperand(this, 1);
  }

  /** Dimension along which to join */
  get dim(): number {
    return attributeValue(this, 'dim', SI32Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', SI32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly output: Value; readonly dim: number },
  ): ConcatOp {
    return buildOp(builder, location, ConcatOp, {
      operands: [args.inputs, args.output],
      attributes: { dim: args.dim },
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
 * func.func @reshape(%input: tensor<4x2x32x32xbf16>, %init: tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
 *   %0 = "ttnn.reshape"(%input, %init) <{shape = [2 : i32, 4 : i32, 32 : i32, 32 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
 *   return %0 : tensor<2x4x32x32xbf16>
 * }
 * ```
 */
export class ReshapeOp extends Operation {
  static readonly opName = 'ttnn.reshape';
  static readonly spec: OpSpec = {
    name: 'ttnn.reshape',
    className: 'ReshapeOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [{ name: 'shape', constraint: I32ArrayAttr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
    convertFrom: 'ttir.reshape',
    flatbuffer: { table: 'ReshapeOp' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value; readonly shape: readonly number[] },
  ): ReshapeOp {
    return buildOp(builder, location, ReshapeOp, {
      operands: [args.input, args.output],
      attributes: { shape: args.shape },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Alloc op.
 *
 * A tensor at a fixed address. No pass makes it.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
 * func.func @alloc() -> tensor<64x128xf32, #layout> {
 *   %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
 *   return %0 : tensor<64x128xf32, #layout>
 * }
 * ```
 */
export class AllocOp extends Operation {
  static readonly opName = 'ttnn.alloc';
  static readonly spec: OpSpec = {
    name: 'ttnn.alloc',
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
 * Ends the life of a tensor.
 *
 * ```mlir
 * func.func @dealloc(%input: tensor<64x128xf32>) {
 *   "ttnn.dealloc"(%input) : (tensor<64x128xf32>) -> ()
 *   return
 * }
 * ```
 */
export class DeallocOp extends Operation {
  static readonly opName = 'ttnn.dealloc';
  static readonly spec: OpSpec = {
    name: 'ttnn.dealloc',
    className: 'DeallocOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    flatbuffer: { table: 'DeallocOp' },
  };

  /** Tensor to free */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly input: Value }): DeallocOp {
    return buildOp(builder, location, DeallocOp, { operands: [args.input], attributes: {}, resultTypes: [] });
  }
}
