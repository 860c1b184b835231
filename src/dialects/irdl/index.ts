import { defineIRDL } from './generated/irdl-dialect.gen.ts';
import { type IRDLHooks } from './generated/irdl-hooks.gen.ts';
import { attributeOp } from './hooks/attribute-op.ts';
import { attributesOp } from './hooks/attributes-op.ts';
import { baseOp } from './hooks/base-op.ts';
import { dialectOp } from './hooks/dialect-op.ts';
import { operandsOp } from './hooks/operands-op.ts';
import { operationOp } from './hooks/operation-op.ts';
import { parametersOp } from './hooks/parameters-op.ts';
import { parametricOp } from './hooks/parametric-op.ts';
import { regionOp } from './hooks/region-op.ts';
import { regionsOp } from './hooks/regions-op.ts';
import { resultsOp } from './hooks/results-op.ts';
import { typeOp } from './hooks/type-op.ts';
import { variadicityArrayAttr } from './hooks/variadicity-array-attr.ts';

/** The irdl dialect: definitions of dialects. */
export const irdl = defineIRDL({
  AttributeOp: attributeOp,
  AttributesOp: attributesOp,
  BaseOp: baseOp,
  DialectOp: dialectOp,
  OperandsOp: operandsOp,
  OperationOp: operationOp,
  ParametersOp: parametersOp,
  ParametricOp: parametricOp,
  RegionOp: regionOp,
  RegionsOp: regionsOp,
  ResultsOp: resultsOp,
  TypeOp: typeOp,
  VariadicityArrayAttr: variadicityArrayAttr,
} satisfies IRDLHooks);
