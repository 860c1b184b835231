// @generated from dialects-td/chlo/chlo-ops.yaml; do not edit, run npm run codegen
import { DenseI64ArrayAttr, ElementsAttr, I64Attr, TypedAttrInterface } from '../../../builtin/attr-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { ConstantLike, Pure } from '../../../ir/traits/markers.ts';
import { Elementwise, SameOperandsAndResultShape } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { HLO_StaticShapeTensor } from '../../stablehlo/constraints.ts';
import {
  HLO_ComplexTensor,
  HLO_FpOrComplexTensor,
  HLO_FpTensor,
  HLO_IntFpOrComplexOrQuantizedIntTensor,
  HLO_IntTensor,
  HLO_PredOrIntTensor,
  HLO_PredTensor,
  HLO_Tensor,
} from '../../stablehlo/generated/stablehlo-constraints.gen.ts';
import { HLO_CompatibleOperandsAndResultType, HLO_InferredResultTypes } from '../../stablehlo/interfaces.ts';
import { type RaggedDotDimensionNumbers } from './chlo-attributes.gen.ts';
import {
  CHLO_PrecisionConfigAttr,
  ComparisonDirectionAttrConstraint,
  ComparisonTypeAttrConstraint,
  RaggedDotDimensionNumbersConstraint,
} from './chlo-constraints.gen.ts';
import { type ComparisonDirection, type ComparisonType, type Precision } from './chlo-enums.gen.ts';

/** Inverse cosine. */
export class AcosOp extends Operation {
  static readonly opName = 'chlo.acos';
  static readonly spec: OpSpec = {
    name: 'chlo.acos',
    className: 'AcosOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AcosOp {
    return buildOp(builder, location, AcosOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse hyperbolic cosine. */
export class AcoshOp extends Operation {
  static readonly opName = 'chlo.acosh';
  static readonly spec: OpSpec = {
    name: 'chlo.acosh',
    className: 'AcoshOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AcoshOp {
    return buildOp(builder, location, AcoshOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse sine. */
export class AsinOp extends Operation {
  static readonly opName = 'chlo.asin';
  static readonly spec: OpSpec = {
    name: 'chlo.asin',
    className: 'AsinOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AsinOp {
    return buildOp(builder, location, AsinOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse hyperbolic sine. */
export class AsinhOp extends Operation {
  static readonly opName = 'chlo.asinh';
  static readonly spec: OpSpec = {
    name: 'chlo.asinh',
    className: 'AsinhOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AsinhOp {
    return buildOp(builder, location, AsinhOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse tangent. */
export class AtanOp extends Operation {
  static readonly opName = 'chlo.atan';
  static readonly spec: OpSpec = {
    name: 'chlo.atan',
    className: 'AtanOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AtanOp {
    return buildOp(builder, location, AtanOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse hyperbolic tangent. */
export class AtanhOp extends Operation {
  static readonly opName = 'chlo.atanh';
  static readonly spec: OpSpec = {
    name: 'chlo.atanh',
    className: 'AtanhOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AtanhOp {
    return buildOp(builder, location, AtanhOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Modified Bessel function of order 1, scaled by a power of e. */
export class BesselI1eOp extends Operation {
  static readonly opName = 'chlo.bessel_i1e';
  static readonly spec: OpSpec = {
    name: 'chlo.bessel_i1e',
    className: 'BesselI1eOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): BesselI1eOp {
    return buildOp(builder, location, BesselI1eOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Complex conjugate. */
export class ConjOp extends Operation {
  static readonly opName = 'chlo.conj';
  static readonly spec: OpSpec = {
    name: 'chlo.conj',
    className: 'ConjOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ConjOp {
    return buildOp(builder, location, ConjOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Hyperbolic cosine. */
export class CoshOp extends Operation {
  static readonly opName = 'chlo.cosh';
  static readonly spec: OpSpec = {
    name: 'chlo.cosh',
    className: 'CoshOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): CoshOp {
    return buildOp(builder, location, CoshOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Derivative of the logarithm of the gamma function. */
export class DigammaOp extends Operation {
  static readonly opName = 'chlo.digamma';
  static readonly spec: OpSpec = {
    name: 'chlo.digamma',
    className: 'DigammaOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): DigammaOp {
    return buildOp(builder, location, DigammaOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Error function. */
export class ErfOp extends Operation {
  static readonly opName = 'chlo.erf';
  static readonly spec: OpSpec = {
    name: 'chlo.erf',
    className: 'ErfOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ErfOp {
    return buildOp(builder, location, ErfOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Inverse of the error function. */
export class ErfInvOp extends Operation {
  static readonly opName = 'chlo.erf_inv';
  static readonly spec: OpSpec = {
    name: 'chlo.erf_inv',
    className: 'ErfInvOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ErfInvOp {
    return buildOp(builder, location, ErfInvOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Error function, taken from 1. */
export class ErfcOp extends Operation {
  static readonly opName = 'chlo.erfc';
  static readonly spec: OpSpec = {
    name: 'chlo.erfc',
    className: 'ErfcOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ErfcOp {
    return buildOp(builder, location, ErfcOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Logarithm of the absolute value of the gamma function. */
export class LgammaOp extends Operation {
  static readonly opName = 'chlo.lgamma';
  static readonly spec: OpSpec = {
    name: 'chlo.lgamma',
    className: 'LgammaOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): LgammaOp {
    return buildOp(builder, location, LgammaOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Hyperbolic sine. */
export class SinhOp extends Operation {
  static readonly opName = 'chlo.sinh';
  static readonly spec: OpSpec = {
    name: 'chlo.sinh',
    className: 'SinhOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): SinhOp {
    return buildOp(builder, location, SinhOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Square. */
export class SquareOp extends Operation {
  static readonly opName = 'chlo.square';
  static readonly spec: OpSpec = {
    name: 'chlo.square',
    className: 'SquareOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): SquareOp {
    return buildOp(builder, location, SquareOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Tangent. */
export class TanOp extends Operation {
  static readonly opName = 'chlo.tan';
  static readonly spec: OpSpec = {
    name: 'chlo.tan',
    className: 'TanOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Whether a number is infinite. */
export class IsInfOp extends Operation {
  static readonly opName = 'chlo.is_inf';
  static readonly spec: OpSpec = {
    name: 'chlo.is_inf',
    className: 'IsInfOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): IsInfOp {
    return buildOp(builder, location, IsInfOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Whether a number is negative infinity. */
export class IsNegInfOp extends Operation {
  static readonly opName = 'chlo.is_neg_inf';
  static readonly spec: OpSpec = {
    name: 'chlo.is_neg_inf',
    className: 'IsNegInfOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): IsNegInfOp {
    return buildOp(builder, location, IsNegInfOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Whether a number is positive infinity. */
export class IsPosInfOp extends Operation {
  static readonly opName = 'chlo.is_pos_inf';
  static readonly spec: OpSpec = {
    name: 'chlo.is_pos_inf',
    className: 'IsPosInfOp',
    operands: [{ name: 'operand', constraint: HLO_FpTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): IsPosInfOp {
    return buildOp(builder, location, IsPosInfOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** A number in the shape of another tensor. */
export class ConstantLikeOp extends Operation {
  static readonly opName = 'chlo.constant_like';
  static readonly spec: OpSpec = {
    name: 'chlo.constant_like',
    className: 'ConstantLikeOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'value', constraint: TypedAttrInterface }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultShape],
  };

  /** The number */
  get value(): Attribute {
    return attributeValue(this, 'value', TypedAttrInterface);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', TypedAttrInterface, value);
  }

  /** Tensor whose shape the result has */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly operand: Value; readonly resultType: Type },
  ): ConstantLikeOp {
    return buildOp(builder, location, ConstantLikeOp, {
      operands: [args.operand],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/** The next number behind x in the direction of y. */
export class NextAfterOp extends Operation {
  static readonly opName = 'chlo.next_after';
  static readonly spec: OpSpec = {
    name: 'chlo.next_after',
    className: 'NextAfterOp',
    operands: [
      { name: 'x', constraint: HLO_FpTensor },
      { name: 'y', constraint: HLO_FpTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape, HLO_CompatibleOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'x' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'y' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'x' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'y' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** First operand */
  get x(): Value {
    return this.operand(0);
  }

  /** Second operand */
  get y(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly x: Value; readonly y: Value; readonly resultType: Type },
  ): NextAfterOp {
    return buildOp(builder, location, NextAfterOp, {
      operands: [args.x, args.y],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Derivative of order n of the digamma function. */
export class PolygammaOp extends Operation {
  static readonly opName = 'chlo.polygamma';
  static readonly spec: OpSpec = {
    name: 'chlo.polygamma',
    className: 'PolygammaOp',
    operands: [
      { name: 'n', constraint: HLO_FpTensor },
      { name: 'x', constraint: HLO_FpTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape, HLO_CompatibleOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'n' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'x' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'n' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'x' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** First operand */
  get n(): Value {
    return this.operand(0);
  }

  /** Second operand */
  get x(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly n: Value; readonly x: Value; readonly resultType: Type },
  ): PolygammaOp {
    return buildOp(builder, location, PolygammaOp, {
      operands: [args.n, args.x],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Zeta function of Hurwitz. */
export class ZetaOp extends Operation {
  static readonly opName = 'chlo.zeta';
  static readonly spec: OpSpec = {
    name: 'chlo.zeta',
    className: 'ZetaOp',
    operands: [
      { name: 'x', constraint: HLO_FpTensor },
      { name: 'q', constraint: HLO_FpTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape, HLO_CompatibleOperandsAndResultType],
    assemblyFormat: [
      { kind: 'variable', name: 'x' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'q' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'x' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'q' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** First operand */
  get x(): Value {
    return this.operand(0);
  }

  /** Second operand */
  get q(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly x: Value; readonly q: Value; readonly resultType: Type },
  ): ZetaOp {
    return buildOp(builder, location, ZetaOp, {
      operands: [args.x, args.q],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Sum. */
export class BroadcastAddOp extends Operation {
  static readonly opName = 'chlo.broadcast_add';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_add',
    className: 'BroadcastAddOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastAddOp {
    return buildOp(builder, location, BroadcastAddOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Bitwise or logical and. */
export class BroadcastAndOp extends Operation {
  static readonly opName = 'chlo.broadcast_and';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_and',
    className: 'BroadcastAndOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastAndOp {
    return buildOp(builder, location, BroadcastAndOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Angle of a point. */
export class BroadcastAtan2Op extends Operation {
  static readonly opName = 'chlo.broadcast_atan2';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_atan2',
    className: 'BroadcastAtan2Op',
    operands: [
      { name: 'lhs', constraint: HLO_FpOrComplexTensor },
      { name: 'rhs', constraint: HLO_FpOrComplexTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastAtan2Op {
    return buildOp(builder, location, BroadcastAtan2Op, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Quotient. */
export class BroadcastDivOp extends Operation {
  static readonly opName = 'chlo.broadcast_divide';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_divide',
    className: 'BroadcastDivOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastDivOp {
    return buildOp(builder, location, BroadcastDivOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** The greater of two. */
export class BroadcastMaxOp extends Operation {
  static readonly opName = 'chlo.broadcast_maximum';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_maximum',
    className: 'BroadcastMaxOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastMaxOp {
    return buildOp(builder, location, BroadcastMaxOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** The lesser of two. */
export class BroadcastMinOp extends Operation {
  static readonly opName = 'chlo.broadcast_minimum';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_minimum',
    className: 'BroadcastMinOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastMinOp {
    return buildOp(builder, location, BroadcastMinOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Product. */
export class BroadcastMulOp extends Operation {
  static readonly opName = 'chlo.broadcast_multiply';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_multiply',
    className: 'BroadcastMulOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastMulOp {
    return buildOp(builder, location, BroadcastMulOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** The next number in the direction of another. */
export class BroadcastNextAfterOp extends Operation {
  static readonly opName = 'chlo.broadcast_next_after';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_next_after',
    className: 'BroadcastNextAfterOp',
    operands: [
      { name: 'lhs', constraint: HLO_FpTensor },
      { name: 'rhs', constraint: HLO_FpTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastNextAfterOp {
    return buildOp(builder, location, BroadcastNextAfterOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Bitwise or logical or. */
export class BroadcastOrOp extends Operation {
  static readonly opName = 'chlo.broadcast_or';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_or',
    className: 'BroadcastOrOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastOrOp {
    return buildOp(builder, location, BroadcastOrOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Derivative of the digamma function. */
export class BroadcastPolygammaOp extends Operation {
  static readonly opName = 'chlo.broadcast_polygamma';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_polygamma',
    className: 'BroadcastPolygammaOp',
    operands: [
      { name: 'lhs', constraint: HLO_FpTensor },
      { name: 'rhs', constraint: HLO_FpTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastPolygammaOp {
    return buildOp(builder, location, BroadcastPolygammaOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Power. */
export class BroadcastPowOp extends Operation {
  static readonly opName = 'chlo.broadcast_power';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_power',
    className: 'BroadcastPowOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastPowOp {
    return buildOp(builder, location, BroadcastPowOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Remainder. */
export class BroadcastRemOp extends Operation {
  static readonly opName = 'chlo.broadcast_remainder';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_remainder',
    className: 'BroadcastRemOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastRemOp {
    return buildOp(builder, location, BroadcastRemOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Shift to the left. */
export class BroadcastShiftLeftOp extends Operation {
  static readonly opName = 'chlo.broadcast_shift_left';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_shift_left',
    className: 'BroadcastShiftLeftOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastShiftLeftOp {
    return buildOp(builder, location, BroadcastShiftLeftOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Shift to the right that keeps the sign. */
export class BroadcastShiftRightArithmeticOp extends Operation {
  static readonly opName = 'chlo.broadcast_shift_right_arithmetic';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_shift_right_arithmetic',
    className: 'BroadcastShiftRightArithmeticOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastShiftRightArithmeticOp {
    return buildOp(builder, location, BroadcastShiftRightArithmeticOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Shift to the right that brings in zeros. */
export class BroadcastShiftRightLogicalOp extends Operation {
  static readonly opName = 'chlo.broadcast_shift_right_logical';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_shift_right_logical',
    className: 'BroadcastShiftRightLogicalOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastShiftRightLogicalOp {
    return buildOp(builder, location, BroadcastShiftRightLogicalOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Difference. */
export class BroadcastSubOp extends Operation {
  static readonly opName = 'chlo.broadcast_subtract';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_subtract',
    className: 'BroadcastSubOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastSubOp {
    return buildOp(builder, location, BroadcastSubOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Bitwise or logical exclusive or. */
export class BroadcastXorOp extends Operation {
  static readonly opName = 'chlo.broadcast_xor';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_xor',
    className: 'BroadcastXorOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastXorOp {
    return buildOp(builder, location, BroadcastXorOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Zeta function of Hurwitz. */
export class BroadcastZetaOp extends Operation {
  static readonly opName = 'chlo.broadcast_zeta';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_zeta',
    className: 'BroadcastZetaOp',
    operands: [
      { name: 'lhs', constraint: HLO_FpTensor },
      { name: 'rhs', constraint: HLO_FpTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastZetaOp {
    return buildOp(builder, location, BroadcastZetaOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** A complex number of both parts. */
export class BroadcastComplexOp extends Operation {
  static readonly opName = 'chlo.broadcast_complex';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_complex',
    className: 'BroadcastComplexOp',
    operands: [
      { name: 'lhs', constraint: HLO_FpTensor },
      { name: 'rhs', constraint: HLO_FpTensor },
    ],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_ComplexTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): BroadcastComplexOp {
    return buildOp(builder, location, BroadcastComplexOp, {
      operands: [args.lhs, args.rhs],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Comparison. */
export class BroadcastCompareOp extends Operation {
  static readonly opName = 'chlo.broadcast_compare';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_compare',
    className: 'BroadcastCompareOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [
      { name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'comparison_direction', constraint: ComparisonDirectionAttrConstraint },
      { name: 'compare_type', constraint: ComparisonTypeAttrConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
    hooks: 'BroadcastingOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Dimensions of the result, one for each of the operand with fewer */
  get broadcastDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** What must hold */
  get comparisonDirection(): ComparisonDirection {
    return attributeValue(this, 'comparison_direction', ComparisonDirectionAttrConstraint);
  }

  set comparisonDirection(value: ComparisonDirection) {
    setAttributeValue(this, 'comparison_direction', ComparisonDirectionAttrConstraint, value);
  }

  /** How elements are compared */
  get compareType(): ComparisonType | undefined {
    return optionalAttributeValue(this, 'compare_type', ComparisonTypeAttrConstraint);
  }

  set compareType(value: ComparisonType | undefined) {
    setAttributeValue(this, 'compare_type', ComparisonTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly broadcastDimensions?: readonly number[] | undefined;
      readonly comparisonDirection: ComparisonDirection;
      readonly compareType?: ComparisonType | undefined;
      readonly resultType: Type;
    },
  ): BroadcastCompareOp {
    return buildOp(builder, location, BroadcastCompareOp, {
      operands: [args.lhs, args.rhs],
      attributes: {
        broadcast_dimensions: args.broadcastDimensions,
        comparison_direction: args.comparisonDirection,
        compare_type: args.compareType,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Chooses between elements; dimensions are aligned at the last one. */
export class BroadcastSelectOp extends Operation {
  static readonly opName = 'chlo.broadcast_select';
  static readonly spec: OpSpec = {
    name: 'chlo.broadcast_select',
    className: 'BroadcastSelectOp',
    operands: [
      { name: 'pred', constraint: HLO_PredTensor },
      { name: 'on_true', constraint: HLO_Tensor },
      { name: 'on_false', constraint: HLO_Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'pred' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'on_true' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'on_false' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'pred' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'on_true' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'on_false' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** Whether an element of the first is taken */
  get pred(): Value {
    return this.operand(0);
  }

  /** First choice */
  get onTrue(): Value {
    return this.operand(1);
  }

  /** Second choice */
  get onFalse(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pred: Value; readonly onTrue: Value; readonly onFalse: Value; readonly resultType: Type },
  ): BroadcastSelectOp {
    return buildOp(builder, location, BroadcastSelectOp, {
      operands: [args.pred, args.onTrue, args.onFalse],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * A constant tensor.
 *
 * ```mlir
 * func.func @constant() -> tensor<2xf32> {
 *   %0 = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
 *   return %0 : tensor<2xf32>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'chlo.constant';
  static readonly spec: OpSpec = {
    name: 'chlo.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: ElementsAttr }],
    results: [{ name: 'output', constraint: HLO_StaticShapeTensor }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure],
    customAssembly: true,
  };

  /** The elements */
  get value(): Attribute {
    return attributeValue(this, 'value', ElementsAttr);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', ElementsAttr, value);
  }

  /** The tensor, of the type of the elements */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly outputType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * The greatest elements along the last dimension, in order, and where they are.
 *
 * Of elements that are equal the first comes first.
 *
 * ```mlir
 * func.func @top_k(%a: tensor<16x16xf32>) -> tensor<16x8xf32> {
 *   %values, %indices = chlo.top_k(%a, k = 8) : tensor<16x16xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)
 *   return %values : tensor<16x8xf32>
 * }
 * ```
 */
export class TopKOp extends Operation {
  static readonly opName = 'chlo.top_k';
  static readonly spec: OpSpec = {
    name: 'chlo.top_k',
    className: 'TopKOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'k', constraint: I64Attr }],
    results: [
      { name: 'values', constraint: HLO_Tensor },
      { name: 'indices', constraint: HLO_Tensor },
    ],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'k' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'k' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: '->' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'values' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'indices' },
      { kind: 'literal', text: ')' },
    ],
  };

  /** Elements, [..., N] */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How many are wanted, at most N */
  get k(): number {
    return attributeValue(this, 'k', I64Attr);
  }

  set k(value: number) {
    setAttributeValue(this, 'k', I64Attr, value);
  }

  /** The elements, [..., k] */
  get values(): OpResult {
    return this.result(0);
  }

  /** Their places along the last dimension, [..., k] of i32 */
  get indices(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly k: number; readonly valueType: Type; readonly indiceType: Type },
  ): TopKOp {
    return buildOp(builder, location, TopKOp, {
      operands: [args.operand],
      attributes: { k: args.k },
      resultTypes: [args.valueType, args.indiceType],
    });
  }
}

/**
 * Sums of products, of which groups of one dimension of the left factor have their own.
 *
 * A `stablehlo.dot_general` whose left factor has one ragged dimension, which is cut into as many groups as there are sizes. What is computed depends on what that
 * dimension is, with b for batch dimensions, k for those that are summed over, m and n for the others and g for the groups:
 *
 * - neither batch nor summed over: `[b, m, k], [g, b, k, n] -> [b, m, n]`, each group of rows times its own right factor
 * - summed over: `[b, m, k], [b, k, n] -> [g, b, m, n]`, one sum per group
 * - a batch dimension: `[b, m, k], [b, k, n] -> [b, m, n]`, of the batches in groups
 *
 * Rows and batches behind the last group give zeros.
 *
 * ```mlir
 * func.func @ragged_dot(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>) -> tensor<11x7xf32> {
 *   %sizes = stablehlo.constant dense<[4, 2, 5]> : tensor<3xi32>
 *   %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {
 *     ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>,
 *     precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]
 *   } : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
 *   return %0 : tensor<11x7xf32>
 * }
 * ```
 */
export class RaggedDotOp extends Operation {
  static readonly opName = 'chlo.ragged_dot';
  static readonly spec: OpSpec = {
    name: 'chlo.ragged_dot',
    className: 'RaggedDotOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
      { name: 'group_sizes', constraint: HLO_IntTensor },
    ],
    attributes: [
      { name: 'ragged_dot_dimension_numbers', constraint: RaggedDotDimensionNumbersConstraint },
      { name: 'precision_config', constraint: CHLO_PrecisionConfigAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Sizes of groups, [g], or by dimensions of the left factor that are before the ragged one */
  get groupSizes(): Value {
    return this.operand(2);
  }

  /** What the dimensions are */
  get raggedDotDimensionNumbers(): RaggedDotDimensionNumbers {
    return attributeValue(this, 'ragged_dot_dimension_numbers', RaggedDotDimensionNumbersConstraint);
  }

  set raggedDotDimensionNumbers(value: RaggedDotDimensionNumbers) {
    setAttributeValue(this, 'ragged_dot_dimension_numbers', RaggedDotDimensionNumbersConstraint, value);
  }

  /** Precision of each factor */
  get precisionConfig(): readonly Precision[] | undefined {
    return optionalAttributeValue(this, 'precision_config', CHLO_PrecisionConfigAttr);
  }

  set precisionConfig(value: readonly Precision[] | undefined) {
    setAttributeValue(this, 'precision_config', CHLO_PrecisionConfigAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly groupSizes: Value;
      readonly raggedDotDimensionNumbers: RaggedDotDimensionNumbers;
      readonly precisionConfig?: readonly Precision[] | undefined;
      readonly resultType: Type;
    },
  ): RaggedDotOp {
    return buildOp(builder, location, RaggedDotOp, {
      operands: [args.lhs, args.rhs, args.groupSizes],
      attributes: {
        ragged_dot_dimension_numbers: args.raggedDotDimensionNumbers,
        precision_config: args.precisionConfig,
      },
      resultTypes: [args.resultType],
    });
  }
}
