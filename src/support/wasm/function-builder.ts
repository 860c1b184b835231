import { signedLeb, sized, unsignedLeb, vector } from './encoding.ts';

/** Value types: a 32-bit integer, and a vector of 128 bits. */
export type ValueType = 'i32' | 'v128';

const typeBytes: Readonly<Record<ValueType, number>> = { i32: 0x7f, v128: 0x7b };

/** Opcodes of instructions without operands, as the text format names them; those of vectors stand behind the prefix 0xfd. */
const opcodes = {
  'i32.lt_u': [0x49],
  'i32.add': [0x6a],
  'i32.shl': [0x74],
  'v128.and': [0xfd, 0x4e],
  'v128.or': [0xfd, 0x50],
  'v128.bitselect': [0xfd, 0x52],
  'i16x8.narrow_i32x4_u': [0xfd, 0x86, 0x01],
  'i32x4.gt_s': [0xfd, 0x3b],
  'i32x4.shr_u': [0xfd, 0xad, 0x01],
  'i32x4.add': [0xfd, 0xae, 0x01],
  'f32x4.add': [0xfd, 0xe4, 0x01],
  'f32x4.sub': [0xfd, 0xe5, 0x01],
  'f32x4.mul': [0xfd, 0xe6, 0x01],
  'f64x2.add': [0xfd, 0xf0, 0x01],
  'f64x2.mul': [0xfd, 0xf2, 0x01],
  'f64x2.relaxed_madd': [0xfd, 0x87, 0x02],
  'f64x2.promote_low_f32x4': [0xfd, 0x5f],
  'f32x4.demote_f64x2_zero': [0xfd, 0x5e],
} as const satisfies Readonly<Record<string, readonly number[]>>;

const loads = { 'v128.load': [0x00, 4], 'v128.load64_splat': [0x0a, 3], 'v128.load64_zero': [0x5d, 3] } as const;

/** An instruction without operands. */
export type PlainInstruction = keyof typeof opcodes;

/** A local variable of a function. */
export interface Local {
  readonly index: number;
  readonly type: ValueType;
}

/**
 * Writes the body of a function that returns nothing, instruction by instruction; instructions take their operands from the stack, as the text format of
 * WebAssembly has them. Source: WebAssembly specification, section 5.4, and its vector instructions.
 */
export class FunctionBuilder {
  readonly parameters: readonly Local[];
  private readonly locals: Local[] = [];
  private readonly code: number[] = [];

  /** The parameters are 32-bit integers. */
  constructor(parameterCount: number) {
    this.parameters = Array.from({ length: parameterCount }, (_, index) => ({ index, type: 'i32' }));
  }

  /** Returns a new variable, which is zero at the start. */
  local(type: ValueType): Local {
    const local = { index: this.parameters.length + this.locals.length, type };
    this.locals.push(local);
    return local;
  }

  plain(...instructions: readonly PlainInstruction[]): this {
    for (const instruction of instructions) this.code.push(...opcodes[instruction]);
    return this;
  }

  constant(value: number): this {
    this.code.push(0x41, ...signedLeb(value));
    return this;
  }

  /** The vector of four 32-bit integers of one value. */
  splat(value: number): this {
    const bytes = [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
    this.code.push(0xfd, 0x0c, ...bytes, ...bytes, ...bytes, ...bytes);
    return this;
  }

  get({ index }: Local): this {
    this.code.push(0x20, ...unsignedLeb(index));
    return this;
  }

  set({ index }: Local): this {
    this.code.push(0x21, ...unsignedLeb(index));
    return this;
  }

  /** Loads from the address on the stack plus `offsetBytes`. */
  load(instruction: keyof typeof loads, offsetBytes = 0): this {
    const [opcode, align] = loads[instruction];
    this.code.push(0xfd, opcode, align, ...unsignedLeb(offsetBytes));
    return this;
  }

  /** Stores the vector on the stack at the address below it plus `offsetBytes`. */
  store(offsetBytes = 0): this {
    this.code.push(0xfd, 0x0b, 4, ...unsignedLeb(offsetBytes));
    return this;
  }

  /** Makes a vector of bytes of the two on the stack: 0 to 15 of the lower one, 16 to 31 of the upper one. */
  shuffle(lanes: readonly number[]): this {
    this.code.push(0xfd, 0x0d, ...lanes);
    return this;
  }

  /** Runs `body` for `counter` = 0, `step`, ... below `end`, a constant or a variable, at least once. */
  loop(counter: Local, end: number | Local, step: number, body: () => void): this {
    this.constant(0).set(counter);
    return this.repeatBelow(counter, end, () => {
      body();
      this.get(counter).constant(step).plain('i32.add').set(counter);
    });
  }

  /** Runs `body`, and again as long as it leaves `counter` below `end`, a constant or a variable. */
  repeatBelow(counter: Local, end: number | Local, body: () => void): this {
    this.code.push(0x03, 0x40);
    body();
    this.get(counter);
    (typeof end === 'number' ? this.constant(end) : this.get(end)).plain('i32.lt_u');
    this.code.push(0x0d, 0, 0x0b);
    return this;
  }

  /** Returns the function as the code section has it. */
  finish(): readonly number[] {
    const declarations = this.locals.map(({ type }) => [1, typeBytes[type]]);
    return sized([...vector(declarations), ...this.code, 0x0b]);
  }
}
