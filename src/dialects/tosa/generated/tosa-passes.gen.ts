// @generated from dialects-td/tosa/tosa-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Propagate shapes across TOSA operations
 *
 * Gives the results of TOSA's operations the sizes that follow from operands and attributes, also in the regions of `tosa.cond_if` and `tosa.while_loop`. What a type
 * says already stays. Types of functions do not change: what is returned, and what operations of other dialects need as it was, is cast by `tensor.cast`.
 */
export abstract class TosaInferShapesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaInferShapes',
    argument: 'tosa-infer-shapes',
    summary: 'Propagate shapes across TOSA operations',
    description:
      "Gives the results of TOSA's operations the sizes that follow from operands and attributes, also in the regions of `tosa.cond_if` and `tosa.while_loop`. What a type\nsays already stays. Types of functions do not change: what is returned, and what operations of other dialects need as it was, is cast by `tensor.cast`.",
    options: [],
    anchor: 'func.func',
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor() {
    super(TosaInferShapesPassBase.spec);
  }
}

/**
 * Makes integers of quantized types
 *
 * Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions: TOSA computes with these, and says by
 * operands of its operations where zero is. Integers of storage without sign have none, and are moved, compared or rescaled only. A module in which
 * operations of other dialects than func, scf, tensor and tosa take or make quantized numbers stays as it is.
 */
export abstract class TosaStripQuantTypesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaStripQuantTypes',
    argument: 'tosa-strip-quant-types',
    summary: 'Makes integers of quantized types',
    description:
      'Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions: TOSA computes with these, and says by\noperands of its operations where zero is. Integers of storage without sign have none, and are moved, compared or rescaled only. A module in which\noperations of other dialects than func, scf, tensor and tosa take or make quantized numbers stays as it is.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TosaStripQuantTypesPassBase.spec);
  }
}
