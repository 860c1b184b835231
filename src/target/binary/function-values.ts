import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { currentScopeDevice } from '../../dialects/tt/device.ts';
import { type DeviceAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { type DeviceRef, type TensorRef } from '../schema/generated/common.gen.ts';
import { TensorDescs } from './tensor-desc.ts';

/** What all functions of a binary share. */
export class BinaryState {
  readonly descs = new TensorDescs();
  #lastGlobalId = 0;
  /** Whether something was reported that keeps the binary from being written. */
  failed = false;

  /** Returns 1, 2, …: the identity of a tensor. */
  nextGlobalId(): number {
    return ++this.#lastGlobalId;
  }

  /** Reports that an operation cannot be written; notes give the values. */
  fail(op: Operation, message: string, ...notes: readonly string[]): void {
    this.failed = true;
    op.emitOpError(message, ...notes);
  }
}

/** Where a tensor is, and how many bytes it has there. */
export interface Allocation {
  readonly address: number;
  readonly size: number;
}

/**
 * What the values of one function are in the binary. Every method reports what is wrong and returns a placeholder then, so that
 * one run finds all mistakes. Source: ttmlir-facts, sections 5.4.1 and 5.4.3.
 */
export class FunctionValues {
  readonly state: BinaryState;
  readonly #func: Operation;
  readonly #device: DeviceAttr | undefined;
  #missesDevice = false;
  readonly #tensors = new Map<Value, TensorRef>();
  readonly #devices = new Map<Value, DeviceRef>();

  constructor(state: BinaryState, func: Operation) {
    this.state = state;
    this.#func = func;
    this.#device = currentScopeDevice(func);
  }

  /** Makes a new tensor for a value that is defined here. Address and size are 0 where the runtime allocates. */
  createTensor(value: Value, { address, size }: Allocation = { address: 0, size: 0 }): TensorRef {
    const desc = this.#device
      ? this.state.descs.of(value.type, this.#device, (message, note) => this.#failAt(value, message, note))
      : this.#failWithoutDevice();
    const tensor = desc ? { globalId: this.state.nextGlobalId(), address, size, desc } : missingTensor;
    this.#tensors.set(value, tensor);
    // A value of a wrong type is reported here, not where it is used.
    if (!desc) this.#devices.set(value, missingDevice);
    return tensor;
  }

  /** Makes the tensor that the result of a constant is, which has its elements with it. */
  createConstant(op: Operation, elements: Attribute): void {
    const tensor = this.createTensor(op.result());
    if (!(elements instanceof DenseElementsAttr)) {
      this.state.fail(op, 'expected elements that are in the program', 'resources are not written to binaries');
      return;
    }
    const { bytes } = elements;
    const constantData = new Uint8Array(elements.isSplat ? elements.type.numElements * bytes.length : bytes.length);
    for (let at = 0; at < constantData.length; at += bytes.length) constantData.set(bytes, at);
    this.#tensors.set(op.result(), { ...tensor, desc: { ...tensor.desc, constantData } });
  }

  /** Returns the tensor that `value` is: that of the init when an operation in destination-passing style gave it. */
  tensor(value: Value, user: Operation): TensorRef {
    const buffer = throughInits(value);
    return this.#tensors.get(buffer) ?? this.#doesNotExist(buffer, user, missingTensor);
  }

  /** Returns the tensor that the result of an operation is. */
  onlyResult(op: Operation): TensorRef {
    if (op.numResults === 1) return this.tensor(op.result(), op);
    this.state.fail(op, 'expected a single result', `the operation has ${op.numResults} results`);
    this.skip(op);
    return missingTensor;
  }

  /**
   * Makes the device of a value that `ttnn.get_device` gave; its number is that of its first chip.
   * Differs: upstream has no number for a device of several chips, and writes no program for one.
   */
  createDevice(value: Value): DeviceRef {
    const chipIds = value.type instanceof DeviceType ? value.type.desc.chipIds : [];
    const device: DeviceRef = { globalId: chipIds[0] ?? 0 };
    this.#devices.set(value, device);
    return device;
  }

  /** Returns the device that `value` is. */
  device(value: Value, user: Operation): DeviceRef {
    return this.#devices.get(value) ?? this.#doesNotExist(value, user, missingDevice);
  }

  /** Takes note of an operation that is not written, so that uses of its results are not reported too. */
  skip(op: Operation): void {
    for (const result of op.results) {
      this.#tensors.set(result, missingTensor);
      this.#devices.set(result, missingDevice);
    }
  }

  /** Reports once per function that no device is around it. */
  #failWithoutDevice(): undefined {
    if (!this.#missesDevice)
      this.state.fail(this.#func, 'Device not found', 'expected the attribute tt.device on the module');
    this.#missesDevice = true;
  }

  #failAt(value: Value, message: string, note: string): undefined {
    const { definingOp } = value;
    if (definingOp) this.state.fail(definingOp, message, note);
    else {
      this.state.failed = true;
      value.type.context.emitError(value.location, message, note);
    }
  }

  #doesNotExist<Ref>(value: Value, user: Operation, placeholder: Ref): Ref {
    const { definingOp } = value;
    this.state.fail(
      user,
      'object does not exist',
      definingOp ? `an operand is a result of '${definingOp.name}'` : 'an operand is an argument',
    );
    return placeholder;
  }
}

/** Follows `value` to the buffer that it was written to. */
function throughInits(value: Value): Value {
  let buffer = value;
  for (;;) {
    const { definingOp } = buffer;
    const inits = definingOp && dpsInits(definingOp);
    if (!inits || inits.length !== definingOp.numResults) return buffer;
    buffer = inits[definingOp.results.findIndex((result) => result === buffer)]!.value;
  }
}

/** Stands for a device that could not be made; a binary with it is never written. */
const missingDevice: DeviceRef = { globalId: 0 };

/** Stands for a tensor that could not be made; a binary with it is never written. */
const missingTensor: TensorRef = {
  globalId: 0,
  address: 0,
  size: 0,
  desc: {
    shape: [],
    layout: {
      stride: [],
      oobVal: 'Undef',
      coreRangeSet: [],
      memoryDesc: {
        shape: [],
        tileShape: { y: 1, x: 1 },
        dataType: 'Float32',
        memorySpace: 'System',
        memoryLayout: 'None',
        size: 0,
      },
    },
  },
};
