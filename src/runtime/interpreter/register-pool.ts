/** Most arrays that are kept of one length: about as many as a chip has threads of a kind. */
const maxKept = 256;

/** Register files of threads that have ended, for those that begin: what a thread costs is for the most part its memory. */
class RegisterPool<Registers extends Int32Array | Float64Array> {
  private readonly make: (length: number) => Registers;
  /** By the logarithm of their length, which is a power of two. */
  private readonly kept: Registers[][] = Array.from({ length: 32 }, () => []);

  constructor(make: (length: number) => Registers) {
    this.make = make;
  }

  /** Returns registers that begin with the given values; what is behind may be anything. */
  take(initial: Registers): Registers {
    const log2 = 32 - Math.clz32(initial.length);
    const registers = this.kept[log2]!.pop() ?? this.make(2 ** log2);
    registers.set(initial);
    return registers;
  }

  /** Takes registers back that nobody uses any more. */
  giveBack(registers: Registers): void {
    const kept = this.kept[31 - Math.clz32(registers.length)]!;
    if (kept.length < maxKept) kept.push(registers);
  }
}

export const integerRegisters = new RegisterPool<Int32Array>((length) => new Int32Array(length));
export const floatRegisters = new RegisterPool<Float64Array>((length) => new Float64Array(length));
