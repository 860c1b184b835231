import { type DeviceThread } from '../../device/device-thread.ts';
import { DeviceFault } from '../../device/faults.ts';
import { CBType, NocAddrType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { arithmeticInstruction, runArithmetic, type ArithmeticName } from './arithmetic.ts';
import { type Step } from './kernel-frame.ts';
import { type KernelEmitter, type Label, type OpRule } from './op-table.ts';
import { opSite } from './op-site.ts';
import { portNumber } from './port-number.ts';

/** A kernel compiled to closures; any number of cores run it, each with a frame of its own. */
export interface CompiledKernel<Thread extends DeviceThread = DeviceThread> {
  readonly name: string;
  readonly steps: readonly Step<Thread>[];
  /** The operation that each step belongs to. */
  readonly ops: readonly Operation[];
  /** Initial integer registers: constants are in place. */
  readonly ints: Int32Array;
  /** Initial float registers. */
  readonly floats: Float64Array;
  /** Types of the circular buffers that the kernel takes, in argument order. */
  readonly buffers: readonly CBType[];
  /** Numbers of their ports. */
  readonly ports: readonly number[];
  /** Integer registers of the arguments that are not circular buffers; they are the first runtime arguments. */
  readonly argumentRegisters: readonly number[];
}

/**
 * Compiles a kernel: a function of `ttkernel`, `arith` and `scf` operations whose arguments are circular buffers (bound by their ports) and 32-bit
 * integers (the first runtime arguments). Structured control flow becomes jumps between steps, so that a thread can stop at any operation that blocks.
 * Throws DeviceFault `unsupported`, with the operation's site, for what a thread of this kind cannot run.
 */
export function compileKernel<Thread extends DeviceThread>(
  func: Operation,
  name: string,
  rules: ReadonlyMap<string, OpRule<Thread>>,
): CompiledKernel<Thread> {
  return new KernelCompiler(name, rules).compile(func);
}

class KernelCompiler<Thread extends DeviceThread> implements KernelEmitter<Thread> {
  private readonly name: string;
  private readonly rules: ReadonlyMap<string, OpRule<Thread>>;
  private readonly steps: Step<Thread>[] = [];
  private readonly ops: Operation[] = [];
  private readonly registers = new Map<Value, number>();
  private readonly bufferNumbers = new Map<Value, number>();
  private readonly initialInts: number[] = [];
  private readonly initialFloats: number[] = [];
  private current: Operation | undefined;
  /** The arithmetic of the last step, when that is all it does and nothing jumps behind it. */
  private run: number[] | undefined;

  constructor(name: string, rules: ReadonlyMap<string, OpRule<Thread>>) {
    this.name = name;
    this.rules = rules;
  }

  compile(func: Operation): CompiledKernel<Thread> {
    const body = func.regions[0]?.firstBlock;
    if (body === undefined) return this.unsupported(func, 'a kernel must have a body');
    const buffers: CBType[] = [];
    const argumentRegisters: number[] = [];
    for (const argument of body.arguments) {
      if (argument.type instanceof CBType) {
        this.bufferNumbers.set(argument, buffers.length);
        buffers.push(argument.type);
      } else {
        argumentRegisters.push(this.int(argument));
      }
    }
    this.current = func;
    this.block(body);
    return {
      name: this.name,
      steps: this.steps,
      ops: this.ops,
      ints: Int32Array.from(this.initialInts),
      floats: Float64Array.from(this.initialFloats),
      buffers,
      ports: buffers.map(portNumber),
      argumentRegisters,
    };
  }

  block(block: Block): void {
    for (const op of block.operations()) {
      const found = this.rules.get(op.name);
      if (found === undefined || !(op instanceof found.opClass)) {
        this.unsupported(op, 'this thread has no such operation');
      }
      const outer = this.current;
      this.current = op;
      found.compile(op, this);
      this.current = outer;
    }
  }

  emit(make: (next: number) => Step<Thread>): void {
    this.run = undefined;
    this.ops.push(this.current!);
    this.steps.push(make(this.steps.length + 1));
  }

  arithmetic(name: ArithmeticName, left: number, right: number, target: number): void {
    const instruction = arithmeticInstruction(name, left, right, target);
    if (this.run !== undefined) {
      this.run.push(...instruction);
      return;
    }
    const run = [...instruction];
    let code: Int32Array | undefined;
    this.emit((next) => ({ ints }) => {
      runArithmetic((code ??= Int32Array.from(run)), ints);
      return next;
    });
    this.run = run;
  }

  label(): Label {
    return { step: -1 };
  }

  place(label: Label): void {
    this.run = undefined;
    label.step = this.steps.length;
  }

  int(value: Value): number {
    if (!isIntRegister(value.type)) this.unsupportedType(value);
    return this.register(value, this.initialInts);
  }

  float(value: Value): number {
    if (!isFloatRegister(value.type)) this.unsupportedType(value);
    return this.register(value, this.initialFloats);
  }

  buffer(value: Value): number {
    const found = this.bufferNumbers.get(value);
    return found ?? this.unsupported(this.current!, 'a circular buffer must be an argument of the kernel');
  }

  constant(value: Value, number: number): void {
    if (isIntRegister(value.type)) this.initialInts[this.int(value)] = number | 0;
    else this.initialFloats[this.float(value)] = number;
  }

  copy(from: readonly Value[], to: readonly Value[]): void {
    const ints: [number, number][] = [];
    const floats: [number, number][] = [];
    from.forEach((value, i) => {
      const target = to[i]!;
      if (isIntRegister(value.type)) ints.push([this.int(value), this.int(target)]);
      else floats.push([this.float(value), this.float(target)]);
    });
    const moves = [...sequence(ints, () => this.initialInts.push(0) - 1)];
    const floatMoves = [...sequence(floats, () => this.initialFloats.push(0) - 1)];
    const intFrom = moves.map(([source]) => source);
    const intTo = moves.map(([, target]) => target);
    const [a, b] = [intFrom[0], intTo[0]];
    if (floatMoves.length === 0) {
      if (a === undefined || b === undefined) return;
      if (moves.length === 1) {
        this.arithmetic('copy', a, a, b);
        return;
      }
    }
    this.emit((next) => ({ ints: r, floats: f }) => {
      for (let i = 0; i < intFrom.length; i++) r[intTo[i]!] = r[intFrom[i]!]!;
      for (let i = 0; i < floatMoves.length; i++) f[floatMoves[i]![1]] = f[floatMoves[i]![0]]!;
      return next;
    });
  }

  unsupported(op: Operation, detail: string): never {
    throw new DeviceFault('unsupported', detail, { kernel: this.name, ...opSite(op) });
  }

  private register(value: Value, initial: number[]): number {
    let register = this.registers.get(value);
    if (register === undefined) {
      register = initial.push(0) - 1;
      this.registers.set(value, register);
    }
    return register;
  }

  private unsupportedType(value: Value): never {
    const op = value.definingOp ?? this.current ?? value.parentBlock!.parentOp!;
    return this.unsupported(op, `values of type ${op.context.printType(value.type)} have no register`);
  }
}

/** Returns the copies in an order, with detours through fresh registers, in which no source is overwritten before it was read. */
function sequence(copies: readonly [number, number][], fresh: () => number): readonly [number, number][] {
  const needed = copies.filter(([from, to]) => from !== to);
  const overlaps = needed.some(([from], i) => needed.some(([, to], j) => j < i && to === from));
  if (!overlaps) return needed;
  const detours = needed.map(([from]) => [from, fresh()] as [number, number]);
  return [...detours, ...needed.map(([, to], i) => [detours[i]![1], to] as [number, number])];
}

function isIntRegister(type: Type): boolean {
  return type instanceof IndexType || (type instanceof IntegerType && type.width <= 32);
}

function isFloatRegister(type: Type): boolean {
  return type instanceof FloatType || type instanceof NocAddrType;
}
