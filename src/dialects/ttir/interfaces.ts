import { type AffineMap } from '../../affine/affine-map.ts';
import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { currentScopeDevice } from '../tt/device.ts';
import { type DeviceAttr, type OperandConstraintAttr, type SystemDescAttr } from '../tt/generated/tt-attributes.gen.ts';
import { type IteratorType, type OperandConstraint } from '../tt/generated/tt-enums.gen.ts';
import { currentScopeSystemDesc } from '../tt/system-desc.ts';
import { verifyElementwise } from './verify-elementwise.ts';

/** What every TTIR operation that computes on tensors says. */
export interface TTIROpMethods {
  /** One constraint per operand; undefined for operations that have none, like `ttir.to_layout`. */
  readonly operandConstraints: readonly OperandConstraint[] | undefined;
  /** The system description of the module around, if there is one. */
  readonly systemDesc: SystemDescAttr | undefined;
  /** The device of the innermost operation around that has one. */
  readonly device: DeviceAttr | undefined;
}

/** The constraints in attributes, of which a program has few. */
const constraintLists = new WeakMap<ArrayAttr, readonly OperandConstraint[]>();

/** Returns one constraint per operand; undefined for operations that have none, like `ttir.to_layout`. */
export function operandConstraintsOf(op: Operation): readonly OperandConstraint[] | undefined {
  const attribute = op.properties.get('operand_constraints');
  if (!(attribute instanceof ArrayAttr)) return undefined;
  let constraints = constraintLists.get(attribute);
  if (!constraints) {
    constraints = attribute.value.map((element) => (element as OperandConstraintAttr).value);
    constraintLists.set(attribute, constraints);
  }
  return constraints;
}

/** What the methods say follows from the operation. */
class DerivedTTIROpMethods implements TTIROpMethods {
  constructor(private readonly op: Operation) {}

  get operandConstraints(): readonly OperandConstraint[] | undefined {
    return operandConstraintsOf(this.op);
  }

  get systemDesc(): SystemDescAttr | undefined {
    return currentScopeSystemDesc(this.op);
  }

  get device(): DeviceAttr | undefined {
    return currentScopeDevice(this.op);
  }
}

/** Source: ttmlir-facts, section 1.2.1. */
export const TTIROpInterface = new OpInterface<TTIROpMethods>('TTIROpInterface', {
  derive: (op) => new DerivedTTIROpMethods(op),
});

/** Operations that compute element by element on operands that broadcast. Source: ttmlir-facts, section 1.6.2. */
export const TTIR_ElementwiseOpInterface = new OpInterface<object>('TTIR_ElementwiseOpInterface', {
  derive: () => ({}),
  verify: verifyElementwise,
  ofSignature: true,
});

/** How an operation is expressed as a `ttir.generic`. */
export interface GenericRegionMethods {
  /** Why the operation cannot be expressed so; undefined when it can, and only then the other methods may be called. */
  problem(): { readonly message: string; readonly note: string } | undefined;
  /** Which element of each operand an iteration reads, and the kind of each loop. */
  indexingMaps(): { readonly maps: readonly AffineMap[]; readonly iteratorTypes: readonly IteratorType[] };
  /** Fills `block`, which has one argument per operand, with the computation of one iteration and a `ttir.yield`. */
  buildGenericRegion(builder: OpBuilder, block: Block): void;
}

/** Source: ttmlir-facts, sections 1.2.1 and 1.2.4. */
export const TTIR_GenericRegionOpInterface = new OpInterface<GenericRegionMethods>('TTIR_GenericRegionOpInterface');
