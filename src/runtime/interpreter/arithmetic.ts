/** Operations of two 32-bit integers, `copy` of the first; the number of an operation is its place here. Those with a u take the bits as unsigned. */
const names = [
  ...(['add', 'sub', 'mul', 'divu', 'divs', 'remu', 'rems', 'ceildivu', 'ceildivs', 'floordivs'] as const),
  ...(['and', 'or', 'xor', 'shl', 'shru', 'shrs', 'mins', 'maxs', 'minu', 'maxu'] as const),
  ...(['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge', 'copy'] as const),
] as const;

export type ArithmeticName = (typeof names)[number];

/** Numbers that an instruction takes: the operation, the registers of its operands, and that of its result. */
const instructionLength = 4;

/** Returns the instruction `target := left name right` of a run of arithmetic; a divisor must not be 0. */
export function arithmeticInstruction(
  name: ArithmeticName,
  left: number,
  right: number,
  target: number,
): readonly number[] {
  return [names.indexOf(name), left, right, target];
}

/**
 * Runs instructions one behind the other. A loop over numbers takes a third of the time that a function for each would: kernels are arithmetic of addresses
 * for the most part.
 */
export function runArithmetic(code: Int32Array, registers: Int32Array): void {
  for (let at = 0; at < code.length; at += instructionLength) {
    const a = registers[code[at + 1]!]!;
    const b = registers[code[at + 2]!]!;
    registers[code[at + 3]!] = evaluate(code[at]!, a, b);
  }
}

/** The cases are numbers, in the order of `names`, because engines jump to these at once. */
function evaluate(operation: number, a: number, b: number): number {
  switch (operation) {
    case 0:
      return (a + b) | 0;
    case 1:
      return (a - b) | 0;
    case 2:
      return Math.imul(a, b);
    case 3:
      return ((a >>> 0) / (b >>> 0)) | 0;
    case 4:
      return (a / b) | 0;
    case 5:
      return ((a >>> 0) % (b >>> 0)) | 0;
    case 6:
      return (a % b) | 0;
    case 7:
      return Math.ceil((a >>> 0) / (b >>> 0)) | 0;
    case 8:
      return Math.ceil(a / b) | 0;
    case 9:
      return Math.floor(a / b) | 0;
    case 10:
      return a & b;
    case 11:
      return a | b;
    case 12:
      return a ^ b;
    case 13:
      return a << b;
    case 14:
      return (a >>> b) | 0;
    case 15:
      return a >> b;
    case 16:
      return Math.min(a, b);
    case 17:
      return Math.max(a, b);
    case 18:
      return a >>> 0 < b >>> 0 ? a : b;
    case 19:
      return a >>> 0 > b >>> 0 ? a : b;
    case 20:
      return Number(a === b);
    case 21:
      return Number(a !== b);
    case 22:
      return Number(a < b);
    case 23:
      return Number(a <= b);
    case 24:
      return Number(a > b);
    case 25:
      return Number(a >= b);
    case 26:
      return Number(a >>> 0 < b >>> 0);
    case 27:
      return Number(a >>> 0 <= b >>> 0);
    case 28:
      return Number(a >>> 0 > b >>> 0);
    case 29:
      return Number(a >>> 0 >= b >>> 0);
    default:
      return a;
  }
}
