// @generated from dialects-td/emitc/emitc-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Form C-style expressions from C-operator ops
 *
 * Each operation that is an operator of C becomes an `emitc.expression`, and those that are used once, without side effects, become part of the
 * expression that uses them. What is outside of C stays as it is.
 */
export abstract class FormExpressionsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'FormExpressionsPass',
    argument: 'form-expressions',
    summary: 'Form C-style expressions from C-operator ops',
    description:
      'Each operation that is an operator of C becomes an `emitc.expression`, and those that are used once, without side effects, become part of the\nexpression that uses them. What is outside of C stays as it is.',
    options: [],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor() {
    super(FormExpressionsPassBase.spec);
  }
}

/**
 * Wrap functions in classes, using arguments as fields.
 *
 * Each `emitc.func` becomes the method `execute` of an `emitc.class`, which is named after it. What were its arguments are fields, with the attributes
 * of the arguments.
 */
export abstract class WrapFuncInClassPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'WrapFuncInClassPass',
    argument: 'wrap-emitc-func-in-class',
    summary: 'Wrap functions in classes, using arguments as fields.',
    description:
      'Each `emitc.func` becomes the method `execute` of an `emitc.class`, which is named after it. What were its arguments are fields, with the attributes\nof the arguments.',
    options: [],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor() {
    super(WrapFuncInClassPassBase.spec);
  }
}
