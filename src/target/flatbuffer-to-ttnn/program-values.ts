import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type DeviceRef, type TensorRef } from '../schema/generated/common.gen.ts';
import { ProgramProblem } from './problem.ts';
import { type TensorTypes } from './tensor-types.ts';

/**
 * The values that the tensors and devices of one program are.
 *
 * An operation that writes into a tensor has a result, which is what the tensor is from then on: the number of the tensor stays.
 */
export class ProgramValues {
  readonly #types: TensorTypes;
  readonly #tensors = new Map<number, Value>();
  readonly #devices = new Map<number, Value>();

  readonly #buildConstant: (ref: TensorRef) => Value;

  /** `buildConstant` makes the value of a tensor that has its elements with it, where it is used first. */
  constructor(types: TensorTypes, buildConstant: (ref: TensorRef) => Value) {
    this.#types = types;
    this.#buildConstant = buildConstant;
  }

  /** Returns the type of a tensor. Throws ProgramProblem. */
  typeOf({ desc }: TensorRef): Type {
    if (!desc) throw new ProgramProblem('a tensor has no description');
    return this.#types.of(desc);
  }

  /** Returns what a tensor is now. Throws ProgramProblem when no operation before has made it. */
  tensor(ref: TensorRef): Value {
    const { globalId, desc } = ref;
    let value = this.#tensors.get(globalId);
    if (!value && desc?.constantData) this.#tensors.set(globalId, (value = this.#buildConstant(ref)));
    if (!value) throw new ProgramProblem(`tensor ${globalId} does not exist`);
    return value;
  }

  setTensor({ globalId }: TensorRef, value: Value): void {
    this.#tensors.set(globalId, value);
  }

  /** Returns a device. Throws ProgramProblem. */
  device(ref: DeviceRef | undefined): Value {
    const value = ref && this.#devices.get(ref.globalId);
    if (!value) throw new ProgramProblem(ref ? `device ${ref.globalId} does not exist` : 'a device is missing');
    return value;
  }

  setDevice({ globalId }: DeviceRef, value: Value): void {
    this.#devices.set(globalId, value);
  }
}
