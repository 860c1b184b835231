import { type DeviceThread } from '../../device/device-thread.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type ArithmeticName } from './arithmetic.ts';
import { type Step } from './kernel-frame.ts';

/** A place in the steps of a kernel, known once everything before it was compiled. */
export interface Label {
  step: number;
}

/** What operations are compiled with. */
export interface KernelEmitter<Thread extends DeviceThread> {
  /** Appends the step that `make` returns for the number of the step behind it. */
  emit(make: (next: number) => Step<Thread>): void;
  /** Appends `target := left name right` of integer registers; the divisor of a division must not be 0. What stands together becomes one step. */
  arithmetic(name: ArithmeticName, left: number, right: number, target: number): void;
  /** Returns a label without place. */
  label(): Label;
  /** Puts the label here. */
  place(label: Label): void;
  /** Compiles all operations of a block. */
  block(block: Block): void;
  /** Returns the integer register of a value of integer or index type. */
  int(value: Value): number;
  /** Returns the float register of a value of float or NoC address type. */
  float(value: Value): number;
  /** Returns the number of the kernel argument that a circular buffer is. */
  buffer(value: Value): number;
  /** Appends a step that copies values into others, all at once; no step when nothing has to be copied. */
  copy(from: readonly Value[], to: readonly Value[]): void;
  /** Gives the register an initial value instead of a step that sets it. */
  constant(value: Value, number: number): void;
  /** Throws DeviceFault `unsupported` at the operation. */
  unsupported(op: Operation, detail: string): never;
}

/** How one operation is compiled. An operation that needs no step emits none. */
export interface OpRule<Thread extends DeviceThread> {
  readonly opClass: OpClass;
  readonly compile: (op: Operation, emitter: KernelEmitter<Thread>) => void;
}

/** Returns the rule for an operation class. */
export function rule<Op extends Operation, Thread extends DeviceThread = DeviceThread>(
  opClass: OpClass<Op>,
  compile: (op: Op, emitter: KernelEmitter<Thread>) => void,
): OpRule<Thread> {
  return { opClass, compile: compile as OpRule<Thread>['compile'] };
}

/** Returns the rules by operation name. */
export function opTable<Thread extends DeviceThread>(
  ...rules: readonly (readonly OpRule<Thread>[])[]
): ReadonlyMap<string, OpRule<Thread>> {
  return new Map(rules.flat().map((each) => [each.opClass.opName, each]));
}
