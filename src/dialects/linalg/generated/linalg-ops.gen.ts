// @generated from dialects-td/linalg/linalg-named-ops.yaml, dialects-td/linalg/linalg-ops.yaml, dialects-td/linalg/linalg-structured-ops.yaml; do not edit, run npm run codegen
import {
  AffineMapArrayAttr,
  DenseI64ArrayAttr,
  enumAsInteger,
  I64Attr,
  StrAttr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyRankedTensor,
  AnyShaped,
  AnyTensor,
  AnyType,
  Index,
  TensorRankOf,
} from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  ConditionallySpeculatable,
  NoMemoryEffect,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
  SameVariadicOperandSize,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  optionalOperand,
  resultGroup,
  setAttributeValue,
  singleOperand,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { AllElementTypesMatch, TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { IncreasingDimensionsAttr, NonNegativeI64Attr, RankedI64ElementsAttr } from '../constraints.ts';
import {
  AggregatedOpInterface,
  LinalgContractionOpInterface,
  LinalgConvolutionOpInterface,
  LinalgFillOpInterface,
  LinalgRelayoutOpInterface,
  LinalgStructuredInterface,
} from '../interfaces.ts';
import {
  ElementwiseKindAttrConstraint,
  IteratorTypeArrayAttr,
  TensorOrMemref,
  TypeFnAttrConstraint,
} from './linalg-constraints.gen.ts';
import {
  type ElementwiseKind,
  type IteratorType,
  type TypeFn,
  type WinogradConv2DFmr,
  winogradConv2DFmrEnum,
} from './linalg-enums.gen.ts';

/**
 * Copies a tensor or buffer, cast to the type of the init.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class CopyOp extends Operation {
  static readonly opName = 'linalg.copy';
  static readonly spec: OpSpec = {
    name: 'linalg.copy',
    className: 'CopyOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [{ name: 'cast', constraint: TypeFnAttrConstraint, optional: true }],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'cast(a)' },
    hooks: 'CopyOp',
  };

  /** What is copied */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How numbers are cast, cast_signed unless given */
  get cast(): TypeFn | undefined {
    return optionalAttributeValue(this, 'cast', TypeFnAttrConstraint);
  }

  set cast(value: TypeFn | undefined) {
    setAttributeValue(this, 'cast', TypeFnAttrConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: exp(x).
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class ExpOp extends Operation {
  static readonly opName = 'linalg.exp';
  static readonly spec: OpSpec = {
    name: 'linalg.exp',
    className: 'ExpOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'exp(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the natural logarithm of x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class LogOp extends Operation {
  static readonly opName = 'linalg.log';
  static readonly spec: OpSpec = {
    name: 'linalg.log',
    className: 'LogOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'log(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the absolute value of x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class AbsOp extends Operation {
  static readonly opName = 'linalg.abs';
  static readonly spec: OpSpec = {
    name: 'linalg.abs',
    className: 'AbsOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'abs(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: x rounded up.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class CeilOp extends Operation {
  static readonly opName = 'linalg.ceil';
  static readonly spec: OpSpec = {
    name: 'linalg.ceil',
    className: 'CeilOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'ceil(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: x rounded down.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class FloorOp extends Operation {
  static readonly opName = 'linalg.floor';
  static readonly spec: OpSpec = {
    name: 'linalg.floor',
    className: 'FloorOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'floor(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: -x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class NegFOp extends Operation {
  static readonly opName = 'linalg.negf';
  static readonly spec: OpSpec = {
    name: 'linalg.negf',
    className: 'NegFOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'negf(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: 1 / x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class ReciprocalOp extends Operation {
  static readonly opName = 'linalg.reciprocal';
  static readonly spec: OpSpec = {
    name: 'linalg.reciprocal',
    className: 'ReciprocalOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'reciprocal(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: x rounded to the nearest integer, halves away from zero.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class RoundOp extends Operation {
  static readonly opName = 'linalg.round';
  static readonly spec: OpSpec = {
    name: 'linalg.round',
    className: 'RoundOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'round(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the square root of x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class SqrtOp extends Operation {
  static readonly opName = 'linalg.sqrt';
  static readonly spec: OpSpec = {
    name: 'linalg.sqrt',
    className: 'SqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'sqrt(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: 1 / the square root of x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class RsqrtOp extends Operation {
  static readonly opName = 'linalg.rsqrt';
  static readonly spec: OpSpec = {
    name: 'linalg.rsqrt',
    className: 'RsqrtOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'rsqrt(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: x * x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class SquareOp extends Operation {
  static readonly opName = 'linalg.square';
  static readonly spec: OpSpec = {
    name: 'linalg.square',
    className: 'SquareOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'square(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: tanh(x).
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class TanhOp extends Operation {
  static readonly opName = 'linalg.tanh';
  static readonly spec: OpSpec = {
    name: 'linalg.tanh',
    className: 'TanhOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'tanh(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the error function of x.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class ErfOp extends Operation {
  static readonly opName = 'linalg.erf';
  static readonly spec: OpSpec = {
    name: 'linalg.erf',
    className: 'ErfOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'erf(a)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the sum.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class AddOp extends Operation {
  static readonly opName = 'linalg.add';
  static readonly spec: OpSpec = {
    name: 'linalg.add',
    className: 'AddOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'add(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the difference.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class SubOp extends Operation {
  static readonly opName = 'linalg.sub';
  static readonly spec: OpSpec = {
    name: 'linalg.sub',
    className: 'SubOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'sub(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the product.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class MulOp extends Operation {
  static readonly opName = 'linalg.mul';
  static readonly spec: OpSpec = {
    name: 'linalg.mul',
    className: 'MulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'mul(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the quotient, of signed integers towards zero.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class DivOp extends Operation {
  static readonly opName = 'linalg.div';
  static readonly spec: OpSpec = {
    name: 'linalg.div',
    className: 'DivOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'div(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the quotient of unsigned integers.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class DivUnsignedOp extends Operation {
  static readonly opName = 'linalg.div_unsigned';
  static readonly spec: OpSpec = {
    name: 'linalg.div_unsigned',
    className: 'DivUnsignedOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'div_unsigned(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the greater of two numbers, integers are signed.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class MaxOp extends Operation {
  static readonly opName = 'linalg.max';
  static readonly spec: OpSpec = {
    name: 'linalg.max',
    className: 'MaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'max_signed(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the smaller of two numbers, integers are signed.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class MinOp extends Operation {
  static readonly opName = 'linalg.min';
  static readonly spec: OpSpec = {
    name: 'linalg.min',
    className: 'MinOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'min_signed(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the power of two floats.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class PowFOp extends Operation {
  static readonly opName = 'linalg.powf';
  static readonly spec: OpSpec = {
    name: 'linalg.powf',
    className: 'PowFOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'powf(a, b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise: the second input where the first holds and else the third.
 *
 * Inputs have the shape of the init or are scalars. Types are not cast.
 */
export class SelectOp extends Operation {
  static readonly opName = 'linalg.select';
  static readonly spec: OpSpec = {
    name: 'linalg.select',
    className: 'SelectOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'select(a, b, c)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/** Sets all elements to one scalar. */
export class FillOp extends Operation {
  static readonly opName = 'linalg.fill';
  static readonly spec: OpSpec = {
    name: 'linalg.fill',
    className: 'FillOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgFillOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'a' },
    hooks: 'FillOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Product of matrices of quantized integers with zero points, [M, K] x [K, N] -> [M, N].
 *
 * The scalars behind the matrices are their zero points.
 */
export class QuantizedMatmulOp extends Operation {
  static readonly opName = 'linalg.quantized_matmul';
  static readonly spec: OpSpec = {
    name: 'linalg.quantized_matmul',
    className: 'QuantizedMatmulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(m, n, k) -> (m, k), (k, n), (), (), (m, n)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Product of tiled matrices, the second transposed, [M, K, M0, K0] x [N, K, N0, K0] -> [M, N, M0, N0].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class Mmt4DOp extends Operation {
  static readonly opName = 'linalg.mmt4d';
  static readonly spec: OpSpec = {
    name: 'linalg.mmt4d',
    className: 'Mmt4DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(m, n, k, m0, n0, k0) -> (m, k, m0, k0), (n, k, n0, k0), (m, n, m0, n0)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Products of tiled matrices, the second transposed, [B, M, K, M0, K0] x [B, N, K, N0, K0] -> [B, M, N, M0, N0].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class BatchMmt4DOp extends Operation {
  static readonly opName = 'linalg.batch_mmt4d';
  static readonly spec: OpSpec = {
    name: 'linalg.batch_mmt4d',
    className: 'BatchMmt4DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(b, m, n, k, m0, n0, k0) -> (b, m, k, m0, k0), (b, n, k, n0, k0), (b, m, n, m0, n0)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Products of matrices of quantized integers with zero points, [B, M, K] x [B, K, N] -> [B, M, N].
 *
 * The scalars behind the matrices are their zero points.
 */
export class QuantizedBatchMatmulOp extends Operation {
  static readonly opName = 'linalg.quantized_batch_matmul';
  static readonly spec: OpSpec = {
    name: 'linalg.quantized_batch_matmul',
    className: 'QuantizedBatchMatmulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(b, m, n, k) -> (b, m, k), (b, k, n), (), (), (b, m, n)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Product of matrix and vector, [M, N] x [N] -> [M].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class MatvecOp extends Operation {
  static readonly opName = 'linalg.matvec';
  static readonly spec: OpSpec = {
    name: 'linalg.matvec',
    className: 'MatvecOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(m, n) -> (m, n), (n), (m)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Product of vector and matrix, [M] x [M, N] -> [N].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class VecmatOp extends Operation {
  static readonly opName = 'linalg.vecmat';
  static readonly spec: OpSpec = {
    name: 'linalg.vecmat',
    className: 'VecmatOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(n, m) -> (m), (m, n), (n)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Products of matrices and vectors, [B, M, K] x [B, K] -> [B, M].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class BatchMatvecOp extends Operation {
  static readonly opName = 'linalg.batch_matvec';
  static readonly spec: OpSpec = {
    name: 'linalg.batch_matvec',
    className: 'BatchMatvecOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(b, m, k) -> (b, m, k), (b, k), (b, m)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Products of vectors and matrices, [B, K] x [B, K, N] -> [B, N].
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class BatchVecmatOp extends Operation {
  static readonly opName = 'linalg.batch_vecmat';
  static readonly spec: OpSpec = {
    name: 'linalg.batch_vecmat',
    className: 'BatchVecmatOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(b, n, k) -> (b, k), (b, k, n), (b, n)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Sum of the products of the elements of two vectors.
 *
 * Numbers are cast to the type of the init before they are multiplied; the products are added to the init.
 */
export class DotOp extends Operation {
  static readonly opName = 'linalg.dot';
  static readonly spec: OpSpec = {
    name: 'linalg.dot',
    className: 'DotOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(m) -> (m), (m), ()', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/** 1-D convolution of one image by one kernel. */
export class Conv1DOp extends Operation {
  static readonly opName = 'linalg.conv_1d';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_1d',
    className: 'Conv1DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(w, kw) -> (w + kw), (kw), (w)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/** 2-D convolution of one image by one kernel. */
export class Conv2DOp extends Operation {
  static readonly opName = 'linalg.conv_2d';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d',
    className: 'Conv2DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(h, w, kh, kw) -> (h + kh, w + kw), (kh, kw), (h, w)', body: 'o + signed(a) * signed(b)' },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/** 3-D convolution of one image by one kernel. */
export class Conv3DOp extends Operation {
  static readonly opName = 'linalg.conv_3d';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_3d',
    className: 'Conv3DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(d, h, w, kd, kh, kw) -> (d + kd, h + kh, w + kw), (kd, kh, kw), (d, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv1DNwcWcfOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const conv1DNwcWcfOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * 1-D convolution of [N, W, C] by [W, C, F].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv1DNwcWcfOp extends Operation {
  static readonly opName = 'linalg.conv_1d_nwc_wcf';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_1d_nwc_wcf',
    className: 'Conv1DNwcWcfOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv1DNwcWcfOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv1DNwcWcfOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, f, kw, c) -> (n, w * stride0 + kw * dilation0, c), (kw, c, f), (n, w, f)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv1DNwcWcfOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv1DNwcWcfOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv1DNwcWcfOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv1DNwcWcfOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv1DNcwFcwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const conv1DNcwFcwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * 1-D convolution of [N, C, W] by [F, C, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv1DNcwFcwOp extends Operation {
  static readonly opName = 'linalg.conv_1d_ncw_fcw';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_1d_ncw_fcw',
    className: 'Conv1DNcwFcwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv1DNcwFcwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv1DNcwFcwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, f, w, c, kw) -> (n, c, w * stride0 + kw * dilation0), (f, c, kw), (n, f, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv1DNcwFcwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv1DNcwFcwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv1DNcwFcwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv1DNcwFcwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwcHwcfOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwcHwcfOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, C] by [H, W, C, F].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNhwcHwcfOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwc_hwcf';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwc_hwcf',
    className: 'Conv2DNhwcHwcfOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwcHwcfOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwcHwcfOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c, f), (n, h, w, f)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwcHwcfOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwcHwcfOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwcHwcfOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwcHwcfOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwcFhwcOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwcFhwcOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, C] by [F, H, W, C].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNhwcFhwcOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwc_fhwc';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwc_fhwc',
    className: 'Conv2DNhwcFhwcOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwcFhwcOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwcFhwcOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (f, kh, kw, c), (n, h, w, f)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwcFhwcOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwcFhwcOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwcFhwcOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwcFhwcOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwcHwcfQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwcHwcfQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, C] by [H, W, C, F], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv2DNhwcHwcfQOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwc_hwcf_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwc_hwcf_q',
    className: 'Conv2DNhwcHwcfQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwcHwcfQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwcHwcfQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c, f), (), (), (n, h, w, f)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwcHwcfQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwcHwcfQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwcHwcfQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwcHwcfQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwcFhwcQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwcFhwcQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, C] by [F, H, W, C], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv2DNhwcFhwcQOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwc_fhwc_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwc_fhwc_q',
    className: 'Conv2DNhwcFhwcQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwcFhwcQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwcFhwcQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (f, kh, kw, c), (), (), (n, h, w, f)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwcFhwcQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwcFhwcQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwcFhwcQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwcFhwcQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNchwFchwQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNchwFchwQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, C, H, W] by [F, C, H, W], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv2DNchwFchwQOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nchw_fchw_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nchw_fchw_q',
    className: 'Conv2DNchwFchwQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNchwFchwQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNchwFchwQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, f, h, w, c, kh, kw) -> (n, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (f, c, kh, kw), (), (), (n, f, h, w)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNchwFchwQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNchwFchwQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNchwFchwQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNchwFchwQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNchwFchwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNchwFchwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, C, H, W] by [F, C, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNchwFchwOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nchw_fchw';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nchw_fchw',
    className: 'Conv2DNchwFchwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNchwFchwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNchwFchwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, f, h, w, c, kh, kw) -> (n, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (f, c, kh, kw), (n, f, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNchwFchwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNchwFchwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNchwFchwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNchwFchwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNgchwFgchwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNgchwFgchwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, G, C, H, W] by [F, G, C, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNgchwFgchwOp extends Operation {
  static readonly opName = 'linalg.conv_2d_ngchw_fgchw';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_ngchw_fgchw',
    className: 'Conv2DNgchwFgchwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNgchwFgchwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNgchwFgchwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, g, f, h, w, c, kh, kw) -> (n, g, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (f, g, c, kh, kw), (n, g, f, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNgchwFgchwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNgchwFgchwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNgchwFgchwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNgchwFgchwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNgchwGfchwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNgchwGfchwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, G, C, H, W] by [G, F, C, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNgchwGfchwOp extends Operation {
  static readonly opName = 'linalg.conv_2d_ngchw_gfchw';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_ngchw_gfchw',
    className: 'Conv2DNgchwGfchwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNgchwGfchwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNgchwGfchwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, g, f, h, w, c, kh, kw) -> (n, g, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (g, f, c, kh, kw), (n, g, f, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNgchwGfchwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNgchwGfchwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNgchwGfchwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNgchwGfchwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwgcGfhwcOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwgcGfhwcOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, G, C] by [G, F, H, W, C].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv2DNhwgcGfhwcOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwgc_gfhwc';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwgc_gfhwc',
    className: 'Conv2DNhwgcGfhwcOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwgcGfhwcOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwgcGfhwcOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, g, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, g, c), (g, f, kh, kw, c), (n, h, w, g, f)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwgcGfhwcOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwgcGfhwcOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwgcGfhwcOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwgcGfhwcOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNhwgcGfhwcQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNhwgcGfhwcQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, H, W, G, C] by [G, F, H, W, C], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv2DNhwgcGfhwcQOp extends Operation {
  static readonly opName = 'linalg.conv_2d_nhwgc_gfhwc_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_nhwgc_gfhwc_q',
    className: 'Conv2DNhwgcGfhwcQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNhwgcGfhwcQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNhwgcGfhwcQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, g, f, kh, kw, c) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, g, c), (g, f, kh, kw, c), (), (), (n, h, w, g, f)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNhwgcGfhwcQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNhwgcGfhwcQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNhwgcGfhwcQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNhwgcGfhwcQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv2DNgchwGfchwQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const conv2DNgchwGfchwQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D convolution of [N, G, C, H, W] by [G, F, C, H, W], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv2DNgchwGfchwQOp extends Operation {
  static readonly opName = 'linalg.conv_2d_ngchw_gfchw_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_2d_ngchw_gfchw_q',
    className: 'Conv2DNgchwGfchwQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv2DNgchwGfchwQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv2DNgchwGfchwQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, g, f, h, w, c, kh, kw) -> (n, g, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (g, f, c, kh, kw), (), (), (n, g, f, h, w)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv2DNgchwGfchwQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv2DNgchwGfchwQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv2DNgchwGfchwQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv2DNgchwGfchwQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv3DNdhwcDhwcfOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const conv3DNdhwcDhwcfOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D convolution of [N, D, H, W, C] by [D, H, W, C, F].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv3DNdhwcDhwcfOp extends Operation {
  static readonly opName = 'linalg.conv_3d_ndhwc_dhwcf';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_3d_ndhwc_dhwcf',
    className: 'Conv3DNdhwcDhwcfOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv3DNdhwcDhwcfOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv3DNdhwcDhwcfOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, f, kd, kh, kw, c) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw, c, f), (n, d, h, w, f)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv3DNdhwcDhwcfOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv3DNdhwcDhwcfOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv3DNdhwcDhwcfOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv3DNdhwcDhwcfOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv3DNdhwcDhwcfQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const conv3DNdhwcDhwcfQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D convolution of [N, D, H, W, C] by [D, H, W, C, F], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class Conv3DNdhwcDhwcfQOp extends Operation {
  static readonly opName = 'linalg.conv_3d_ndhwc_dhwcf_q';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_3d_ndhwc_dhwcf_q',
    className: 'Conv3DNdhwcDhwcfQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv3DNdhwcDhwcfQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv3DNdhwcDhwcfQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, f, kd, kh, kw, c) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw, c, f), (), (), (n, d, h, w, f)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv3DNdhwcDhwcfQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv3DNdhwcDhwcfQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv3DNdhwcDhwcfQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv3DNdhwcDhwcfQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const conv3DNcdhwFcdhwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const conv3DNcdhwFcdhwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D convolution of [N, C, D, H, W] by [F, C, D, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class Conv3DNcdhwFcdhwOp extends Operation {
  static readonly opName = 'linalg.conv_3d_ncdhw_fcdhw';
  static readonly spec: OpSpec = {
    name: 'linalg.conv_3d_ncdhw_fcdhw',
    className: 'Conv3DNcdhwFcdhwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: conv3DNcdhwFcdhwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: conv3DNcdhwFcdhwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, f, d, h, w, c, kd, kh, kw) -> (n, c, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2), (f, c, kd, kh, kw), (n, f, d, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', conv3DNcdhwFcdhwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', conv3DNcdhwFcdhwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', conv3DNcdhwFcdhwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', conv3DNcdhwFcdhwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv1DNwcWcOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const depthwiseConv1DNwcWcOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * 1-D depthwise convolution of [N, W, C] by [W, C].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv1DNwcWcOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_1d_nwc_wc';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_1d_nwc_wc',
    className: 'DepthwiseConv1DNwcWcOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv1DNwcWcOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv1DNwcWcOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw, c), (n, w, c)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv1DNwcWcOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv1DNwcWcOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv1DNwcWcOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv1DNwcWcOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv1DNcwCwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const depthwiseConv1DNcwCwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * 1-D depthwise convolution of [N, C, W] by [C, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv1DNcwCwOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_1d_ncw_cw';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_1d_ncw_cw',
    className: 'DepthwiseConv1DNcwCwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv1DNcwCwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv1DNcwCwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, c, w * stride0 + kw * dilation0), (c, kw), (n, c, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv1DNcwCwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv1DNcwCwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv1DNcwCwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv1DNcwCwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv1DNwcWcmOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const depthwiseConv1DNwcWcmOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * 1-D depthwise convolution of [N, W, C] by [W, C, M].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv1DNwcWcmOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_1d_nwc_wcm';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_1d_nwc_wcm',
    className: 'DepthwiseConv1DNwcWcmOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv1DNwcWcmOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv1DNwcWcmOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, m, kw) -> (n, w * stride0 + kw * dilation0, c), (kw, c, m), (n, w, c, m)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv1DNwcWcmOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv1DNwcWcmOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv1DNwcWcmOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv1DNwcWcmOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv2DNhwcHwcOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const depthwiseConv2DNhwcHwcOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D depthwise convolution of [N, H, W, C] by [H, W, C].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv2DNhwcHwcOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_2d_nhwc_hwc';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_2d_nhwc_hwc',
    className: 'DepthwiseConv2DNhwcHwcOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv2DNhwcHwcOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv2DNhwcHwcOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c), (n, h, w, c)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv2DNchwChwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const depthwiseConv2DNchwChwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D depthwise convolution of [N, C, H, W] by [C, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv2DNchwChwOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_2d_nchw_chw';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_2d_nchw_chw',
    className: 'DepthwiseConv2DNchwChwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv2DNchwChwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv2DNchwChwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (c, kh, kw), (n, c, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv2DNchwChwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv2DNchwChwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv2DNchwChwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv2DNchwChwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv2DNhwcHwcQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const depthwiseConv2DNhwcHwcQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D depthwise convolution of [N, H, W, C] by [H, W, C], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class DepthwiseConv2DNhwcHwcQOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_2d_nhwc_hwc_q';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_2d_nhwc_hwc_q',
    className: 'DepthwiseConv2DNhwcHwcQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv2DNhwcHwcQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv2DNhwcHwcQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c), (), (), (n, h, w, c)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv2DNhwcHwcmOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const depthwiseConv2DNhwcHwcmOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D depthwise convolution of [N, H, W, C] by [H, W, C, M].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv2DNhwcHwcmOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_2d_nhwc_hwcm';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_2d_nhwc_hwcm',
    className: 'DepthwiseConv2DNhwcHwcmOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv2DNhwcHwcmOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv2DNhwcHwcmOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, m, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c, m), (n, h, w, c, m)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcmOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcmOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcmOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcmOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv2DNhwcHwcmQOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const depthwiseConv2DNhwcHwcmQOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * 2-D depthwise convolution of [N, H, W, C] by [H, W, C, M], with zero points.
 *
 * Inputs are image and kernel and their zero points.
 */
export class DepthwiseConv2DNhwcHwcmQOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_2d_nhwc_hwcm_q';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_2d_nhwc_hwcm_q',
    className: 'DepthwiseConv2DNhwcHwcmQOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv2DNhwcHwcmQOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv2DNhwcHwcmQOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, m, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw, c, m), (), (), (n, h, w, c, m)',
      body: 'o + (signed(a) - signed(c)) * (signed(b) - signed(d))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcmQOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv2DNhwcHwcmQOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcmQOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv2DNhwcHwcmQOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv3DNdhwcDhwcOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const depthwiseConv3DNdhwcDhwcOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D depthwise convolution of [N, D, H, W, C] by [D, H, W, C].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv3DNdhwcDhwcOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_3d_ndhwc_dhwc';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_3d_ndhwc_dhwc',
    className: 'DepthwiseConv3DNdhwcDhwcOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv3DNdhwcDhwcOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv3DNdhwcDhwcOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, kd, kh, kw, c) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw, c), (n, d, h, w, c)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv3DNdhwcDhwcOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv3DNdhwcDhwcOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv3DNdhwcDhwcOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv3DNdhwcDhwcOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv3DNcdhwCdhwOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const depthwiseConv3DNcdhwCdhwOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D depthwise convolution of [N, C, D, H, W] by [C, D, H, W].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv3DNcdhwCdhwOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_3d_ncdhw_cdhw';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_3d_ncdhw_cdhw',
    className: 'DepthwiseConv3DNcdhwCdhwOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv3DNcdhwCdhwOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv3DNcdhwCdhwOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, kd, kh, kw, c) -> (n, c, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2), (c, kd, kh, kw), (n, c, d, h, w)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv3DNcdhwCdhwOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv3DNcdhwCdhwOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv3DNcdhwCdhwOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv3DNcdhwCdhwOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const depthwiseConv3DNdhwcDhwcmOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const depthwiseConv3DNdhwcDhwcmOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * 3-D depthwise convolution of [N, D, H, W, C] by [D, H, W, C, M].
 *
 * Inputs are image and kernel. Numbers are cast to the type of the init before they are multiplied.
 */
export class DepthwiseConv3DNdhwcDhwcmOp extends Operation {
  static readonly opName = 'linalg.depthwise_conv_3d_ndhwc_dhwcm';
  static readonly spec: OpSpec = {
    name: 'linalg.depthwise_conv_3d_ndhwc_dhwcm',
    className: 'DepthwiseConv3DNdhwcDhwcmOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: depthwiseConv3DNdhwcDhwcmOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: depthwiseConv3DNdhwcDhwcmOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, m, kd, kh, kw, c) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw, c, m), (n, d, h, w, c, m)',
      body: 'o + signed(a) * signed(b)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', depthwiseConv3DNdhwcDhwcmOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', depthwiseConv3DNdhwcDhwcmOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', depthwiseConv3DNdhwcDhwcmOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', depthwiseConv3DNdhwcDhwcmOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNhwcSumOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNhwcSumOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The sum of each window of [N, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNhwcSumOp extends Operation {
  static readonly opName = 'linalg.pooling_nhwc_sum';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nhwc_sum',
    className: 'PoolingNhwcSumOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNhwcSumOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNhwcSumOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw), (n, h, w, c)',
      body: 'o + signed(a)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNhwcSumOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNhwcSumOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNhwcSumOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNhwcSumOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNchwSumOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNchwSumOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The sum of each window of [N, C, H, W].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNchwSumOp extends Operation {
  static readonly opName = 'linalg.pooling_nchw_sum';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nchw_sum',
    className: 'PoolingNchwSumOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNchwSumOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNchwSumOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, c, h, w, kh, kw) -> (n, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (kh, kw), (n, c, h, w)',
      body: 'o + signed(a)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNchwSumOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNchwSumOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNchwSumOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNchwSumOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNhwcMaxOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNhwcMaxOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The greatest element of each window of [N, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNhwcMaxOp extends Operation {
  static readonly opName = 'linalg.pooling_nhwc_max';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nhwc_max',
    className: 'PoolingNhwcMaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNhwcMaxOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNhwcMaxOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw), (n, h, w, c)',
      body: 'max_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNhwcMaxOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNhwcMaxOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNhwcMaxOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNhwcMaxOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNhwcMaxUnsignedOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNhwcMaxUnsignedOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The greatest element of each window of [N, H, W, C], integers are unsigned.
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNhwcMaxUnsignedOp extends Operation {
  static readonly opName = 'linalg.pooling_nhwc_max_unsigned';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nhwc_max_unsigned',
    className: 'PoolingNhwcMaxUnsignedOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNhwcMaxUnsignedOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNhwcMaxUnsignedOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw), (n, h, w, c)',
      body: 'max_unsigned(o, unsigned(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNhwcMaxUnsignedOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNhwcMaxUnsignedOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNhwcMaxUnsignedOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNhwcMaxUnsignedOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNchwMaxOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNchwMaxOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The greatest element of each window of [N, C, H, W].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNchwMaxOp extends Operation {
  static readonly opName = 'linalg.pooling_nchw_max';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nchw_max',
    className: 'PoolingNchwMaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNchwMaxOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNchwMaxOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, c, h, w, kh, kw) -> (n, c, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1), (kh, kw), (n, c, h, w)',
      body: 'max_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNchwMaxOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNchwMaxOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNchwMaxOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNchwMaxOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNhwcMinOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNhwcMinOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The smallest element of each window of [N, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNhwcMinOp extends Operation {
  static readonly opName = 'linalg.pooling_nhwc_min';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nhwc_min',
    className: 'PoolingNhwcMinOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNhwcMinOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNhwcMinOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw), (n, h, w, c)',
      body: 'min_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNhwcMinOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNhwcMinOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNhwcMinOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNhwcMinOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNhwcMinUnsignedOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

const poolingNhwcMinUnsignedOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([2]);

/**
 * The smallest element of each window of [N, H, W, C], integers are unsigned.
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNhwcMinUnsignedOp extends Operation {
  static readonly opName = 'linalg.pooling_nhwc_min_unsigned';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nhwc_min_unsigned',
    className: 'PoolingNhwcMinUnsignedOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNhwcMinUnsignedOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNhwcMinUnsignedOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, h, w, c, kh, kw) -> (n, h * stride0 + kh * dilation0, w * stride1 + kw * dilation1, c), (kh, kw), (n, h, w, c)',
      body: 'min_unsigned(o, unsigned(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNhwcMinUnsignedOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNhwcMinUnsignedOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNhwcMinUnsignedOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNhwcMinUnsignedOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNwcSumOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNwcSumOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The sum of each window of [N, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNwcSumOp extends Operation {
  static readonly opName = 'linalg.pooling_nwc_sum';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nwc_sum',
    className: 'PoolingNwcSumOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNwcSumOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNwcSumOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw), (n, w, c)',
      body: 'o + signed(a)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNwcSumOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNwcSumOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNwcSumOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNwcSumOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNcwSumOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNcwSumOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The sum of each window of [N, C, W].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNcwSumOp extends Operation {
  static readonly opName = 'linalg.pooling_ncw_sum';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_ncw_sum',
    className: 'PoolingNcwSumOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNcwSumOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNcwSumOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, c, w, kw) -> (n, c, w * stride0 + kw * dilation0), (kw), (n, c, w)',
      body: 'o + signed(a)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNcwSumOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNcwSumOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNcwSumOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNcwSumOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNwcMaxOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNwcMaxOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The greatest element of each window of [N, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNwcMaxOp extends Operation {
  static readonly opName = 'linalg.pooling_nwc_max';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nwc_max',
    className: 'PoolingNwcMaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNwcMaxOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNwcMaxOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw), (n, w, c)',
      body: 'max_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNwcMaxOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNwcMaxOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNwcMaxOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNwcMaxOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNwcMaxUnsignedOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNwcMaxUnsignedOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The greatest element of each window of [N, W, C], integers are unsigned.
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNwcMaxUnsignedOp extends Operation {
  static readonly opName = 'linalg.pooling_nwc_max_unsigned';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nwc_max_unsigned',
    className: 'PoolingNwcMaxUnsignedOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNwcMaxUnsignedOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNwcMaxUnsignedOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw), (n, w, c)',
      body: 'max_unsigned(o, unsigned(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNwcMaxUnsignedOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNwcMaxUnsignedOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNwcMaxUnsignedOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNwcMaxUnsignedOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNcwMaxOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNcwMaxOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The greatest element of each window of [N, C, W].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNcwMaxOp extends Operation {
  static readonly opName = 'linalg.pooling_ncw_max';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_ncw_max',
    className: 'PoolingNcwMaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNcwMaxOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNcwMaxOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, c, w, kw) -> (n, c, w * stride0 + kw * dilation0), (kw), (n, c, w)',
      body: 'max_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNcwMaxOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNcwMaxOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNcwMaxOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNcwMaxOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNwcMinOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNwcMinOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The smallest element of each window of [N, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNwcMinOp extends Operation {
  static readonly opName = 'linalg.pooling_nwc_min';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nwc_min',
    className: 'PoolingNwcMinOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNwcMinOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNwcMinOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw), (n, w, c)',
      body: 'min_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNwcMinOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNwcMinOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNwcMinOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNwcMinOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNwcMinUnsignedOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

const poolingNwcMinUnsignedOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([1]);

/**
 * The smallest element of each window of [N, W, C], integers are unsigned.
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNwcMinUnsignedOp extends Operation {
  static readonly opName = 'linalg.pooling_nwc_min_unsigned';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_nwc_min_unsigned',
    className: 'PoolingNwcMinUnsignedOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNwcMinUnsignedOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNwcMinUnsignedOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, w, c, kw) -> (n, w * stride0 + kw * dilation0, c), (kw), (n, w, c)',
      body: 'min_unsigned(o, unsigned(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNwcMinUnsignedOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNwcMinUnsignedOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNwcMinUnsignedOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNwcMinUnsignedOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNdhwcSumOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const poolingNdhwcSumOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * The sum of each window of [N, D, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNdhwcSumOp extends Operation {
  static readonly opName = 'linalg.pooling_ndhwc_sum';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_ndhwc_sum',
    className: 'PoolingNdhwcSumOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNdhwcSumOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNdhwcSumOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, c, kd, kh, kw) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw), (n, d, h, w, c)',
      body: 'o + signed(a)',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNdhwcSumOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNdhwcSumOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNdhwcSumOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNdhwcSumOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNdhwcMaxOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const poolingNdhwcMaxOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * The greatest element of each window of [N, D, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNdhwcMaxOp extends Operation {
  static readonly opName = 'linalg.pooling_ndhwc_max';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_ndhwc_max',
    className: 'PoolingNdhwcMaxOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNdhwcMaxOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNdhwcMaxOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, c, kd, kh, kw) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw), (n, d, h, w, c)',
      body: 'max_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNdhwcMaxOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNdhwcMaxOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNdhwcMaxOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNdhwcMaxOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

const poolingNdhwcMinOpStridesConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

const poolingNdhwcMinOpDilationsConstraint: AttrConstraint<Attribute> = RankedI64ElementsAttr([3]);

/**
 * The smallest element of each window of [N, D, H, W, C].
 *
 * Of the second input only the shape matters, it is that of the window.
 */
export class PoolingNdhwcMinOp extends Operation {
  static readonly opName = 'linalg.pooling_ndhwc_min';
  static readonly spec: OpSpec = {
    name: 'linalg.pooling_ndhwc_min',
    className: 'PoolingNdhwcMinOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'strides', constraint: poolingNdhwcMinOpStridesConstraint, optional: true },
      { name: 'dilations', constraint: poolingNdhwcMinOpDilationsConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      LinalgConvolutionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(n, d, h, w, c, kd, kh, kw) -> (n, d * stride0 + kd * dilation0, h * stride1 + kh * dilation1, w * stride2 + kw * dilation2, c), (kd, kh, kw), (n, d, h, w, c)',
      body: 'min_signed(o, signed(a))',
    },
    hooks: 'NamedOp',
  };

  /** Image and kernel */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How far the window moves, 1 unless given */
  get strides(): Attribute | undefined {
    return optionalAttributeValue(this, 'strides', poolingNdhwcMinOpStridesConstraint);
  }

  set strides(value: Attribute | undefined) {
    setAttributeValue(this, 'strides', poolingNdhwcMinOpStridesConstraint, value);
  }

  /** Distance between the elements of a window, 1 unless given */
  get dilations(): Attribute | undefined {
    return optionalAttributeValue(this, 'dilations', poolingNdhwcMinOpDilationsConstraint);
  }

  set dilations(value: Attribute | undefined) {
    setAttributeValue(this, 'dilations', poolingNdhwcMinOpDilationsConstraint, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Fills a matrix with pseudo-random numbers between two limits.
 *
 * A linear congruential generator whose state is made of the seed and the indices; the same on every machine.
 */
export class FillRng2DOp extends Operation {
  static readonly opName = 'linalg.fill_rng_2d';
  static readonly spec: OpSpec = {
    name: 'linalg.fill_rng_2d',
    className: 'FillRng2DOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: {
      maps: '(m, n) -> (), (), (), (m, n)',
      body: 'signed((f64(2147483647) + f64((i32(index(1)) + ((i32(index(0)) + c) * i32(1103515245) + i32(12345))) * i32(1103515245) + i32(12345))) * ((b - a) * f64(2.3283063999999999E-10)) + a)',
    },
    hooks: 'NamedOp',
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Linalg yield operation
 *
 * Ends the region of a structured operation with the new elements of its inits.
 */
export class YieldOp extends Operation {
  static readonly opName = 'linalg.yield';
  static readonly spec: OpSpec = {
    name: 'linalg.yield',
    className: 'YieldOp',
    operands: [{ name: 'values', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
    customAssembly: true,
  };

  /** The new elements */
  get values(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly values: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.values], attributes: {}, resultTypes: [] });
  }
}

/**
 * linalg index operation
 *
 * The index of the iteration in one loop of the structured operation around.
 */
export class IndexOp extends Operation {
  static readonly opName = 'linalg.index';
  static readonly spec: OpSpec = {
    name: 'linalg.index',
    className: 'IndexOp',
    operands: [],
    attributes: [{ name: 'dim', constraint: NonNegativeI64Attr }],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'dim' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Number of the loop */
  get dim(): number {
    return attributeValue(this, 'dim', NonNegativeI64Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', NonNegativeI64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dim: number; readonly resultType: Type },
  ): IndexOp {
    return buildOp(builder, location, IndexOp, {
      operands: [],
      attributes: { dim: args.dim },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Softmax operator
 *
 * `exp(x - max) / sum of exp(x - max)`, where maximum and sum are over one dimension.
 */
export class SoftmaxOp extends Operation {
  static readonly opName = 'linalg.softmax';
  static readonly spec: OpSpec = {
    name: 'linalg.softmax',
    className: 'SoftmaxOp',
    operands: [
      { name: 'input', constraint: AnyShaped },
      { name: 'output', constraint: AnyShaped },
    ],
    attributes: [{ name: 'dimension', constraint: I64Attr }],
    results: [{ name: 'result', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      DestinationStyleOpInterface,
      ReifyRankedShapedTypeOpInterface,
      AggregatedOpInterface,
      MemoryEffectsOpInterface,
    ],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'dimension' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'ins' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'input' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'outs' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'output' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'result' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['output'],
  };

  /** What is read */
  get input(): Value {
    return this.operand(0);
  }

  /** The DPS init */
  get output(): Value {
    return this.operand(1);
  }

  /** The dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', I64Attr);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', I64Attr, value);
  }

  /** The new value of the init if it is a tensor */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly output: Value;
      readonly dimension: number;
      readonly resultTypes: readonly Type[];
    },
  ): SoftmaxOp {
    return buildOp(builder, location, SoftmaxOp, {
      operands: [args.input, args.output],
      attributes: { dimension: args.dimension },
      resultTypes: [...args.resultTypes],
    });
  }
}

const winogradFilterTransformOpFmrConstraint: AttrConstraint<WinogradConv2DFmr> = enumAsInteger<WinogradConv2DFmr>(
  winogradConv2DFmrEnum,
  'allowed 32-bit signless integer cases: 0, 1, 2',
);

/**
 * Winograd filter transform operator
 *
 * `G * g * G^T` of each filter g, the first step of Winograd's algorithm for convolutions.
 */
export class WinogradFilterTransformOp extends Operation {
  static readonly opName = 'linalg.winograd_filter_transform';
  static readonly spec: OpSpec = {
    name: 'linalg.winograd_filter_transform',
    className: 'WinogradFilterTransformOp',
    operands: [
      { name: 'filter', constraint: TensorRankOf([AnyType], [4]) },
      { name: 'output', constraint: TensorRankOf([AnyType], [4]) },
    ],
    attributes: [{ name: 'fmr', constraint: winogradFilterTransformOpFmrConstraint }],
    results: [{ name: 'result', constraint: TensorRankOf([AnyType], [4]) }],
    regions: [],
    successors: [],
    traits: [AllElementTypesMatch('filter', 'output'), DestinationStyleOpInterface],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'fmr' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'fmr' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'ins' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'filter' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'filter' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'outs' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'output' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
    dpsInits: ['output'],
  };

  /** Filters, [F, H, W, C] */
  get filter(): Value {
    return this.operand(0);
  }

  /** The DPS init, [H, W, C, F] of transformed filters */
  get output(): Value {
    return this.operand(1);
  }

  /** Sizes of output tile and filter */
  get fmr(): WinogradConv2DFmr {
    return attributeValue(this, 'fmr', winogradFilterTransformOpFmrConstraint);
  }

  set fmr(value: WinogradConv2DFmr) {
    setAttributeValue(this, 'fmr', winogradFilterTransformOpFmrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly filter: Value; readonly output: Value; readonly fmr: WinogradConv2DFmr },
  ): WinogradFilterTransformOp {
    return buildOp(builder, location, WinogradFilterTransformOp, {
      operands: [args.filter, args.output],
      attributes: { fmr: args.fmr },
      resultTypes: [args.output?.type],
    });
  }
}

const winogradInputTransformOpFmrConstraint: AttrConstraint<WinogradConv2DFmr> = enumAsInteger<WinogradConv2DFmr>(
  winogradConv2DFmrEnum,
  'allowed 32-bit signless integer cases: 0, 1, 2',
);

/**
 * Winograd input transform operator
 *
 * `B^T * d * B` of each tile d of the image, the second step of Winograd's algorithm for convolutions.
 */
export class WinogradInputTransformOp extends Operation {
  static readonly opName = 'linalg.winograd_input_transform';
  static readonly spec: OpSpec = {
    name: 'linalg.winograd_input_transform',
    className: 'WinogradInputTransformOp',
    operands: [
      { name: 'input', constraint: TensorRankOf([AnyType], [4]) },
      { name: 'output', constraint: TensorRankOf([AnyType], [6]) },
    ],
    attributes: [{ name: 'fmr', constraint: winogradInputTransformOpFmrConstraint }],
    results: [{ name: 'result', constraint: TensorRankOf([AnyType], [6]) }],
    regions: [],
    successors: [],
    traits: [AllElementTypesMatch('input', 'output'), DestinationStyleOpInterface],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'fmr' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'fmr' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'ins' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'input' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'outs' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'output' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
    dpsInits: ['output'],
  };

  /** Image, [N, H, W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** The DPS init, tiles and their number along both axes, [H, W, tiles H, tiles W, N, C] */
  get output(): Value {
    return this.operand(1);
  }

  /** Sizes of output tile and filter */
  get fmr(): WinogradConv2DFmr {
    return attributeValue(this, 'fmr', winogradInputTransformOpFmrConstraint);
  }

  set fmr(value: WinogradConv2DFmr) {
    setAttributeValue(this, 'fmr', winogradInputTransformOpFmrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value; readonly fmr: WinogradConv2DFmr },
  ): WinogradInputTransformOp {
    return buildOp(builder, location, WinogradInputTransformOp, {
      operands: [args.input, args.output],
      attributes: { fmr: args.fmr },
      resultTypes: [args.output?.type],
    });
  }
}

const winogradOutputTransformOpFmrConstraint: AttrConstraint<WinogradConv2DFmr> = enumAsInteger<WinogradConv2DFmr>(
  winogradConv2DFmrEnum,
  'allowed 32-bit signless integer cases: 0, 1, 2',
);

/**
 * Winograd output transform operator
 *
 * `A^T * y * A` of each product y, the last step of Winograd's algorithm for convolutions.
 */
export class WinogradOutputTransformOp extends Operation {
  static readonly opName = 'linalg.winograd_output_transform';
  static readonly spec: OpSpec = {
    name: 'linalg.winograd_output_transform',
    className: 'WinogradOutputTransformOp',
    operands: [
      { name: 'value', constraint: TensorRankOf([AnyType], [6]) },
      { name: 'output', constraint: TensorRankOf([AnyType], [4]) },
    ],
    attributes: [{ name: 'fmr', constraint: winogradOutputTransformOpFmrConstraint }],
    results: [{ name: 'result', constraint: TensorRankOf([AnyType], [4]) }],
    regions: [],
    successors: [],
    traits: [AllElementTypesMatch('value', 'output'), DestinationStyleOpInterface],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'fmr' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'fmr' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'ins' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'outs' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'output' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
    dpsInits: ['output'],
  };

  /** Products, [H, W, tiles H, tiles W, N, F] */
  get value(): Value {
    return this.operand(0);
  }

  /** The DPS init, [N, H, W, F] */
  get output(): Value {
    return this.operand(1);
  }

  /** Sizes of output tile and filter */
  get fmr(): WinogradConv2DFmr {
    return attributeValue(this, 'fmr', winogradOutputTransformOpFmrConstraint);
  }

  set fmr(value: WinogradConv2DFmr) {
    setAttributeValue(this, 'fmr', winogradOutputTransformOpFmrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Value; readonly output: Value; readonly fmr: WinogradConv2DFmr },
  ): WinogradOutputTransformOp {
    return buildOp(builder, location, WinogradOutputTransformOp, {
      operands: [args.value, args.output],
      attributes: { fmr: args.fmr },
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * linalg.pack operation
 *
 * Cuts dimensions into tiles, whose sizes become the last dimensions, and permutes the others.
 *
 * ```mlir
 * func.func @pack(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
 *   %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
 *   return %0 : tensor<16x8x8x32xf32>
 * }
 * ```
 */
export class PackOp extends Operation {
  static readonly opName = 'linalg.pack';
  static readonly spec: OpSpec = {
    name: 'linalg.pack',
    className: 'PackOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'padding_value', constraint: AnyType, group: 'optional' },
      { name: 'inner_tiles', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'outer_dims_perm', constraint: DenseI64ArrayAttr, optional: true, defaultValue: [] },
      { name: 'inner_dims_pos', constraint: DenseI64ArrayAttr },
      { name: 'static_inner_tiles', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      OpAsmOpInterface,
      DestinationStyleOpInterface,
      LinalgRelayoutOpInterface,
      ConditionallySpeculatable,
      NoMemoryEffect,
      ReifyRankedShapedTypeOpInterface,
      TypesMatchWith('result type matches type of dest', 'dest', 'result', 'identity'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'padding_value' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'padding_value' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'padding_value' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outer_dims_perm' },
          { kind: 'literal', text: '=' },
          { kind: 'variable', name: 'outer_dims_perm' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'literal', text: 'inner_dims_pos' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'inner_dims_pos' },
      { kind: 'literal', text: 'inner_tiles' },
      { kind: 'literal', text: '=' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'inner_tiles' },
          { kind: 'variable', name: 'static_inner_tiles' },
        ],
      },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'dest' },
    ],
    dpsInits: ['dest'],
  };

  /** What is packed */
  get source(): Value {
    return this.operand(0);
  }

  /** The DPS init */
  get dest(): Value {
    return this.operand(1);
  }

  /** Element that fills tiles up */
  get paddingValue(): Value | undefined {
    return optionalOperand(this, 2);
  }

  /** Permutation of the dimensions of the source */
  get outerDimsPerm(): readonly number[] {
    return optionalAttributeValue(this, 'outer_dims_perm', DenseI64ArrayAttr) ?? [];
  }

  set outerDimsPerm(value: readonly number[] | undefined) {
    setAttributeValue(this, 'outer_dims_perm', DenseI64ArrayAttr, value);
  }

  /** The dimensions that are tiled */
  get innerDimsPos(): readonly number[] {
    return attributeValue(this, 'inner_dims_pos', DenseI64ArrayAttr);
  }

  set innerDimsPos(value: readonly number[]) {
    setAttributeValue(this, 'inner_dims_pos', DenseI64ArrayAttr, value);
  }

  /** Sizes that are values */
  get innerTiles(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Size per tiled dimension, kDynamic where it is a value */
  get staticInnerTiles(): readonly number[] {
    return attributeValue(this, 'static_inner_tiles', DenseI64ArrayAttr);
  }

  set staticInnerTiles(value: readonly number[]) {
    setAttributeValue(this, 'static_inner_tiles', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly paddingValue?: Value | undefined;
      readonly outerDimsPerm?: readonly number[] | undefined;
      readonly innerDimsPos: readonly number[];
      readonly innerTiles: readonly Value[];
      readonly staticInnerTiles: readonly number[];
    },
  ): PackOp {
    return buildOp(builder, location, PackOp, {
      operands: [args.source, args.dest, args.paddingValue, args.innerTiles],
      attributes: {
        outer_dims_perm: args.outerDimsPerm,
        inner_dims_pos: args.innerDimsPos,
        static_inner_tiles: args.staticInnerTiles,
      },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * linalg.unpack operation
 *
 * The inverse of `linalg.pack`; what was filled up is left out.
 *
 * ```mlir
 * func.func @unpack(%a: tensor<16x8x8x32xf32>, %o: tensor<128x256xf32>) -> tensor<128x256xf32> {
 *   %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
 *   return %0 : tensor<128x256xf32>
 * }
 * ```
 */
export class UnPackOp extends Operation {
  static readonly opName = 'linalg.unpack';
  static readonly spec: OpSpec = {
    name: 'linalg.unpack',
    className: 'UnPackOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'inner_tiles', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'outer_dims_perm', constraint: DenseI64ArrayAttr, optional: true, defaultValue: [] },
      { name: 'inner_dims_pos', constraint: DenseI64ArrayAttr },
      { name: 'static_inner_tiles', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      DestinationStyleOpInterface,
      LinalgRelayoutOpInterface,
      ConditionallySpeculatable,
      NoMemoryEffect,
      ReifyRankedShapedTypeOpInterface,
      TypesMatchWith('result type matches type of dest', 'dest', 'result', 'identity'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outer_dims_perm' },
          { kind: 'literal', text: '=' },
          { kind: 'variable', name: 'outer_dims_perm' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'literal', text: 'inner_dims_pos' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'inner_dims_pos' },
      { kind: 'literal', text: 'inner_tiles' },
      { kind: 'literal', text: '=' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'inner_tiles' },
          { kind: 'variable', name: 'static_inner_tiles' },
        ],
      },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'dest' },
    ],
    dpsInits: ['dest'],
  };

  /** What is unpacked */
  get source(): Value {
    return this.operand(0);
  }

  /** The DPS init */
  get dest(): Value {
    return this.operand(1);
  }

  /** Permutation of the dimensions of the init */
  get outerDimsPerm(): readonly number[] {
    return optionalAttributeValue(this, 'outer_dims_perm', DenseI64ArrayAttr) ?? [];
  }

  set outerDimsPerm(value: readonly number[] | undefined) {
    setAttributeValue(this, 'outer_dims_perm', DenseI64ArrayAttr, value);
  }

  /** The dimensions that were tiled */
  get innerDimsPos(): readonly number[] {
    return attributeValue(this, 'inner_dims_pos', DenseI64ArrayAttr);
  }

  set innerDimsPos(value: readonly number[]) {
    setAttributeValue(this, 'inner_dims_pos', DenseI64ArrayAttr, value);
  }

  /** Sizes that are values */
  get innerTiles(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Size per tiled dimension, kDynamic where it is a value */
  get staticInnerTiles(): readonly number[] {
    return attributeValue(this, 'static_inner_tiles', DenseI64ArrayAttr);
  }

  set staticInnerTiles(value: readonly number[]) {
    setAttributeValue(this, 'static_inner_tiles', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly outerDimsPerm?: readonly number[] | undefined;
      readonly innerDimsPos: readonly number[];
      readonly innerTiles: readonly Value[];
      readonly staticInnerTiles: readonly number[];
    },
  ): UnPackOp {
    return buildOp(builder, location, UnPackOp, {
      operands: [args.source, args.dest, args.innerTiles],
      attributes: {
        outer_dims_perm: args.outerDimsPerm,
        inner_dims_pos: args.innerDimsPos,
        static_inner_tiles: args.staticInnerTiles,
      },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * Any structured operation.
 *
 * Its attributes say how each operand is indexed and which loops are parallel, its region what an iteration computes: the
 * arguments are the elements of the operands, `linalg.yield` gives the new elements of the inits.
 *
 * ```mlir
 * func.func @scale(%a: tensor<4x8xf32>, %f: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 *   %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
 *                        iterator_types = ["parallel", "parallel"]}
 *       ins(%a, %f : tensor<4x8xf32>, f32) outs(%o : tensor<4x8xf32>) {
 *   ^bb0(%x: f32, %y: f32, %z: f32):
 *     %1 = arith.mulf %x, %y : f32
 *     linalg.yield %1 : f32
 *   } -> tensor<4x8xf32>
 *   return %0 : tensor<4x8xf32>
 * }
 * ```
 */
export class GenericOp extends Operation {
  static readonly opName = 'linalg.generic';
  static readonly spec: OpSpec = {
    name: 'linalg.generic',
    className: 'GenericOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: AffineMapArrayAttr },
      { name: 'iterator_types', constraint: IteratorTypeArrayAttr },
      { name: 'doc', constraint: StrAttr, optional: true },
      { name: 'library_call', constraint: StrAttr, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
  };

  /** What is read, also scalars */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS inits */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** A map of the loops to indices per operand */
  get indexingMaps(): readonly AffineMapAttribute[] {
    return attributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[]) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** The kind of each loop */
  get iteratorTypes(): readonly IteratorType[] {
    return attributeValue(this, 'iterator_types', IteratorTypeArrayAttr);
  }

  set iteratorTypes(value: readonly IteratorType[]) {
    setAttributeValue(this, 'iterator_types', IteratorTypeArrayAttr, value);
  }

  /** What it is */
  get doc(): string | undefined {
    return optionalAttributeValue(this, 'doc', StrAttr);
  }

  set doc(value: string | undefined) {
    setAttributeValue(this, 'doc', StrAttr, value);
  }

  /** Function of a library that does the same */
  get libraryCall(): string | undefined {
    return optionalAttributeValue(this, 'library_call', StrAttr);
  }

  set libraryCall(value: string | undefined) {
    setAttributeValue(this, 'library_call', StrAttr, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Elementwise operations
 *
 * Computes each element of the init of those of the inputs at the same place. A body of one operation on all arguments in order may
 * be written as the name of that operation.
 *
 * ```mlir
 * func.func @map(%a: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
 *   %0 = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
 *   return %0 : tensor<64xf32>
 * }
 * ```
 */
export class MapOp extends Operation {
  static readonly opName = 'linalg.map';
  static readonly spec: OpSpec = {
    name: 'linalg.map',
    className: 'MapOp',
    operands: [
      { name: 'inputs', constraint: TensorOrMemref, group: 'variadic' },
      { name: 'init', constraint: TensorOrMemref },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyTensor, group: 'variadic' }],
    regions: [{ name: 'mapper', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['init'],
  };

  /** What is read */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get init(): Value {
    return singleOperand(this, 1);
  }

  /** The new value of the init if it is a tensor */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** The function of the elements */
  get mapper(): Region {
    return this.regions[0]!;
  }
}

/**
 * Reduce operator
 *
 * Combines the elements along some dimensions, starting with those of the inits. Inputs and inits come in pairs.
 *
 * ```mlir
 * func.func @sum(%a: tensor<16x32x64xf32>, %o: tensor<16x64xf32>) -> tensor<16x64xf32> {
 *   %0 = linalg.reduce { arith.addf } ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
 *   return %0 : tensor<16x64xf32>
 * }
 * ```
 */
export class ReduceOp extends Operation {
  static readonly opName = 'linalg.reduce';
  static readonly spec: OpSpec = {
    name: 'linalg.reduce',
    className: 'ReduceOp',
    operands: [
      { name: 'inputs', constraint: TensorOrMemref, group: 'variadic' },
      { name: 'inits', constraint: TensorOrMemref, group: 'variadic' },
    ],
    attributes: [{ name: 'dimensions', constraint: IncreasingDimensionsAttr }],
    results: [{ name: 'result_tensors', constraint: AnyTensor, group: 'variadic' }],
    regions: [{ name: 'combiner', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      SameVariadicOperandSize,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['inits'],
  };

  /** What is reduced */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS inits, one per input */
  get inits(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The dimensions that are reduced */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', IncreasingDimensionsAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', IncreasingDimensionsAttr, value);
  }

  /** The new values of the inits that are tensors */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** The function of elements and what was combined before */
  get combiner(): Region {
    return this.regions[0]!;
  }
}

/**
 * Transpose operator
 *
 * Permutes dimensions: dimension i of the init is dimension `permutation[i]` of the input.
 */
export class TransposeOp extends Operation {
  static readonly opName = 'linalg.transpose';
  static readonly spec: OpSpec = {
    name: 'linalg.transpose',
    className: 'TransposeOp',
    operands: [
      { name: 'input', constraint: TensorOrMemref },
      { name: 'init', constraint: TensorOrMemref },
    ],
    attributes: [{ name: 'permutation', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: AnyTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['init'],
    structured: { body: 'a' },
  };

  /** What is read */
  get input(): Value {
    return this.operand(0);
  }

  /** The DPS init */
  get init(): Value {
    return this.operand(1);
  }

  /** The dimension of the input per dimension of the init */
  get permutation(): readonly number[] {
    return attributeValue(this, 'permutation', DenseI64ArrayAttr);
  }

  set permutation(value: readonly number[]) {
    setAttributeValue(this, 'permutation', DenseI64ArrayAttr, value);
  }

  /** The new value of the init if it is a tensor */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Yields the element; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Static broadcast operator
 *
 * Repeats the input along the dimensions of the init that are named.
 */
export class BroadcastOp extends Operation {
  static readonly opName = 'linalg.broadcast';
  static readonly spec: OpSpec = {
    name: 'linalg.broadcast',
    className: 'BroadcastOp',
    operands: [
      { name: 'input', constraint: TensorOrMemref },
      { name: 'init', constraint: TensorOrMemref },
    ],
    attributes: [{ name: 'dimensions', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: AnyTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['init'],
    structured: { body: 'a' },
  };

  /** What is read */
  get input(): Value {
    return this.operand(0);
  }

  /** The DPS init */
  get init(): Value {
    return this.operand(1);
  }

  /** The dimensions of the init that the input has not */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', DenseI64ArrayAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', DenseI64ArrayAttr, value);
  }

  /** The new value of the init if it is a tensor */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Yields the element; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Performs element-wise operation
 *
 * Applies the function that `kind` names to the elements of one to three inputs. Maps transpose or broadcast inputs; without them
 * all are indexed alike.
 */
export class ElementwiseOp extends Operation {
  static readonly opName = 'linalg.elementwise';
  static readonly spec: OpSpec = {
    name: 'linalg.elementwise',
    className: 'ElementwiseOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'kind', constraint: ElementwiseKindAttrConstraint },
      { name: 'indexing_maps', constraint: AffineMapArrayAttr, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
  };

  /** The arguments of the function */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The function */
  get kind(): ElementwiseKind {
    return attributeValue(this, 'kind', ElementwiseKindAttrConstraint);
  }

  set kind(value: ElementwiseKind) {
    setAttributeValue(this, 'kind', ElementwiseKindAttrConstraint, value);
  }

  /** A map per operand, identities unless given */
  get indexingMaps(): readonly AffineMapAttribute[] | undefined {
    return optionalAttributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[] | undefined) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** The new value of the init if it is a tensor */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Product of two matrices, [M, K] x [K, N] -> [M, N].
 *
 * Numbers are cast to the type of the init before they are multiplied.
 *
 * ```mlir
 * func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
 *   %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
 *   return %0 : tensor<4x16xf32>
 * }
 * ```
 */
export class MatmulOp extends Operation {
  static readonly opName = 'linalg.matmul';
  static readonly spec: OpSpec = {
    name: 'linalg.matmul',
    className: 'MatmulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: AffineMapArrayAttr, optional: true },
      { name: 'cast', constraint: TypeFnAttrConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(m, n, k) -> (m, k), (k, n), (m, n)', body: 'o + cast(a) * cast(b)' },
  };

  /** The two factors */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init that products are added to */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Maps other than the usual ones, which transpose or broadcast a factor */
  get indexingMaps(): readonly AffineMapAttribute[] | undefined {
    return optionalAttributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[] | undefined) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** How factors are cast to the type of the init, cast_signed unless given */
  get cast(): TypeFn | undefined {
    return optionalAttributeValue(this, 'cast', TypeFnAttrConstraint);
  }

  set cast(value: TypeFn | undefined) {
    setAttributeValue(this, 'cast', TypeFnAttrConstraint, value);
  }

  /** The new value of the init if it is a tensor */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Sum of products along any dimensions.
 *
 * Indexing maps, each a projected permutation, name the dimensions of the inputs and of the init; those that the init has not are summed
 * over.
 */
export class ContractOp extends Operation {
  static readonly opName = 'linalg.contract';
  static readonly spec: OpSpec = {
    name: 'linalg.contract',
    className: 'ContractOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: AffineMapArrayAttr },
      { name: 'cast', constraint: TypeFnAttrConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyShaped, group: 'variadic' }],
    regions: [{ name: 'combiner', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { body: 'o + cast(a) * cast(b)' },
  };

  /** The two factors */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init that products are added to */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** A map per operand */
  get indexingMaps(): readonly AffineMapAttribute[] {
    return attributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[]) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** How factors are cast to the type of the init, cast_signed unless given */
  get cast(): TypeFn | undefined {
    return optionalAttributeValue(this, 'cast', TypeFnAttrConstraint);
  }

  set cast(value: TypeFn | undefined) {
    setAttributeValue(this, 'cast', TypeFnAttrConstraint, value);
  }

  /** The new value of the init if it is a tensor */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get combiner(): Region {
    return this.regions[0]!;
  }
}

/**
 * Products of matrices, [B, M, K] x [B, K, N] -> [B, M, N].
 *
 * Numbers are cast to the type of the init before they are multiplied.
 */
export class BatchMatmulOp extends Operation {
  static readonly opName = 'linalg.batch_matmul';
  static readonly spec: OpSpec = {
    name: 'linalg.batch_matmul',
    className: 'BatchMatmulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: AffineMapArrayAttr, optional: true },
      { name: 'cast', constraint: TypeFnAttrConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(b, m, n, k) -> (b, m, k), (b, k, n), (b, m, n)', body: 'o + cast(a) * cast(b)' },
  };

  /** The two factors */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init that products are added to */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Maps other than the usual ones, which transpose or broadcast a factor */
  get indexingMaps(): readonly AffineMapAttribute[] | undefined {
    return optionalAttributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[] | undefined) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** How factors are cast to the type of the init, cast_signed unless given */
  get cast(): TypeFn | undefined {
    return optionalAttributeValue(this, 'cast', TypeFnAttrConstraint);
  }

  set cast(value: TypeFn | undefined) {
    setAttributeValue(this, 'cast', TypeFnAttrConstraint, value);
  }

  /** The new value of the init if it is a tensor */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}

/**
 * Sum of the products of matrices, [B, M, K] x [B, K, N] -> [M, N].
 *
 * Numbers are cast to the type of the init before they are multiplied.
 */
export class BatchReduceMatmulOp extends Operation {
  static readonly opName = 'linalg.batch_reduce_matmul';
  static readonly spec: OpSpec = {
    name: 'linalg.batch_reduce_matmul',
    className: 'BatchReduceMatmulOp',
    operands: [
      { name: 'inputs', constraint: AnyType, group: 'variadic' },
      { name: 'outputs', constraint: AnyShaped, group: 'variadic' },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: AffineMapArrayAttr, optional: true },
      { name: 'cast', constraint: TypeFnAttrConstraint, optional: true },
    ],
    results: [{ name: 'result_tensors', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: AnyRegion }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      SingleBlockImplicitTerminator('linalg.yield'),
      MemoryEffectsOpInterface,
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      DestinationStyleOpInterface,
      LinalgStructuredInterface,
      ReifyRankedShapedTypeOpInterface,
      LinalgContractionOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['outputs'],
    structured: { maps: '(b, m, n, k) -> (b, m, k), (b, k, n), (m, n)', body: 'o + cast(a) * cast(b)' },
  };

  /** The two factors */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The DPS init that products are added to */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Maps other than the usual ones, which transpose or broadcast a factor */
  get indexingMaps(): readonly AffineMapAttribute[] | undefined {
    return optionalAttributeValue(this, 'indexing_maps', AffineMapArrayAttr);
  }

  set indexingMaps(value: readonly AffineMapAttribute[] | undefined) {
    setAttributeValue(this, 'indexing_maps', AffineMapArrayAttr, value);
  }

  /** How factors are cast to the type of the init, cast_signed unless given */
  get cast(): TypeFn | undefined {
    return optionalAttributeValue(this, 'cast', TypeFnAttrConstraint);
  }

  set cast(value: TypeFn | undefined) {
    setAttributeValue(this, 'cast', TypeFnAttrConstraint, value);
  }

  /** The new value of the init if it is a tensor */
  get resultTensors(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** What an iteration computes; not written in custom assembly */
  get region(): Region {
    return this.regions[0]!;
  }
}
