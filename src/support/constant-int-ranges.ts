/** Which two of the numbers of a width are the least and the greatest, unsigned and signed. */
const ends = (width: number) => {
  const half = width === 0 ? 0n : 1n << BigInt(width - 1);
  return { umax: (1n << BigInt(width)) - 1n, smin: -half, smax: width === 0 ? 0n : half - 1n };
};

/**
 * What an integer of `width` bits lies between, both ends inclusive, once read as an unsigned and once as a signed number.
 * Source: ConstantIntRanges of mlir/lib/Interfaces/InferIntRangeInterface.cpp.
 */
export class ConstantIntRanges {
  constructor(
    readonly width: number,
    readonly umin: bigint,
    readonly umax: bigint,
    readonly smin: bigint,
    readonly smax: bigint,
  ) {}

  /** Returns the range of all integers. */
  static max(width: number): ConstantIntRanges {
    const { umax, smin, smax } = ends(width);
    return new ConstantIntRanges(width, 0n, umax, smin, smax);
  }

  /** Returns the range of one integer, given as its bits. */
  static constant(width: number, value: bigint): ConstantIntRanges {
    const [unsigned, signed] = [BigInt.asUintN(width, value), BigInt.asIntN(width, value)];
    return new ConstantIntRanges(width, unsigned, unsigned, signed, signed);
  }

  /** Returns the range between two signed numbers; of unsigned ones nothing is known where the sign changes between them. */
  static signed(width: number, smin: bigint, smax: bigint): ConstantIntRanges {
    const [a, b] = [BigInt.asUintN(width, smin), BigInt.asUintN(width, smax)];
    if (smin < 0n !== smax < 0n) return new ConstantIntRanges(width, 0n, ends(width).umax, smin, smax);
    return new ConstantIntRanges(width, least(a, b), greatest(a, b), smin, smax);
  }

  /** Returns the range between two unsigned numbers; of signed ones nothing is known where the sign changes between them. */
  static unsigned(width: number, umin: bigint, umax: bigint): ConstantIntRanges {
    const [a, b] = [BigInt.asIntN(width, umin), BigInt.asIntN(width, umax)];
    if (a < 0n === b < 0n) return new ConstantIntRanges(width, umin, umax, least(a, b), greatest(a, b));
    const { smin, smax } = ends(width);
    return new ConstantIntRanges(width, umin, umax, smin, smax);
  }

  /** The one integer that the range has, as its bits; undefined when there are more. */
  get constantValue(): bigint | undefined {
    if (this.width === 0) return undefined;
    if (this.umin === this.umax) return this.umin;
    return this.smin === this.smax ? BigInt.asUintN(this.width, this.smin) : undefined;
  }

  equals(other: ConstantIntRanges): boolean {
    return (
      this.width === other.width &&
      this.umin === other.umin &&
      this.umax === other.umax &&
      this.smin === other.smin &&
      this.smax === other.smax
    );
  }

  union(other: ConstantIntRanges): ConstantIntRanges {
    return new ConstantIntRanges(
      this.width,
      least(this.umin, other.umin),
      greatest(this.umax, other.umax),
      least(this.smin, other.smin),
      greatest(this.smax, other.smax),
    );
  }

  intersection(other: ConstantIntRanges): ConstantIntRanges {
    return new ConstantIntRanges(
      this.width,
      greatest(this.umin, other.umin),
      least(this.umax, other.umax),
      greatest(this.smin, other.smin),
      least(this.smax, other.smax),
    );
  }

  /** Returns the range of the integers with zeros in front. */
  extendUnsigned(width: number): ConstantIntRanges {
    return ConstantIntRanges.unsigned(width, this.umin, this.umax);
  }

  /** Returns the range of the integers with copies of their signs in front. */
  extendSigned(width: number): ConstantIntRanges {
    return ConstantIntRanges.signed(width, this.smin, this.smax);
  }

  /** Returns the range of the low bits, at least one; it is that of all integers where it would go over an end. */
  truncate(width: number): ConstantIntRanges {
    const bits = BigInt(width);
    const all = ends(width);
    const rollsOver = this.umin >> bits !== this.umax >> bits;
    const [low, high] = [this.smin >> (bits - 1n), this.smax >> (bits - 1n)];
    const overflows = low !== high && !(low === -1n && high === 0n);
    return new ConstantIntRanges(
      width,
      rollsOver ? 0n : BigInt.asUintN(width, this.umin),
      rollsOver ? all.umax : BigInt.asUintN(width, this.umax),
      overflows ? all.smin : BigInt.asIntN(width, this.smin),
      overflows ? all.smax : BigInt.asIntN(width, this.smax),
    );
  }
}

export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function greatest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
