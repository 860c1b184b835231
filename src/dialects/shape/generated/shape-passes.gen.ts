// @generated from dialects-td/shape/shape-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Using shape.func to preserve shape computation
 *
 * What computes the shapes of `shape.with_shape`, and nothing else, moves into functions of its own, `@shape_cal_0` and so on; the values take the place of what `shape.value_of` takes of
 * those. `tensor.dim` becomes operations of shape before.
 */
export abstract class OutlineShapeComputationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'OutlineShapeComputationPass',
    argument: 'outline-shape-computation',
    summary: 'Using shape.func to preserve shape computation',
    description:
      'What computes the shapes of `shape.with_shape`, and nothing else, moves into functions of its own, `@shape_cal_0` and so on; the values take the place of what `shape.value_of` takes of\nthose. `tensor.dim` becomes operations of shape before.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['shape'],
    statistics: [],
  };

  constructor() {
    super(OutlineShapeComputationPassBase.spec);
  }
}

/**
 * Replace all cstr_ ops with a true witness
 *
 * Constraints that shapes broadcast or are equal are taken to hold.
 */
export abstract class RemoveShapeConstraintsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'RemoveShapeConstraintsPass',
    argument: 'remove-shape-constraints',
    summary: 'Replace all cstr_ ops with a true witness',
    description: 'Constraints that shapes broadcast or are equal are taken to hold.',
    options: [],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(RemoveShapeConstraintsPassBase.spec);
  }
}

/**
 * Legalize Shape dialect to be convertible to Arith
 *
 * `shape.num_elements` becomes a product of all sizes by `shape.reduce`.
 */
export abstract class ShapeToShapeLoweringPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ShapeToShapeLoweringPass',
    argument: 'shape-to-shape-lowering',
    summary: 'Legalize Shape dialect to be convertible to Arith',
    description: '`shape.num_elements` becomes a product of all sizes by `shape.reduce`.',
    options: [],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(ShapeToShapeLoweringPassBase.spec);
  }
}
