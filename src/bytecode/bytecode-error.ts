/** Thrown where the bytes are no bytecode; the message is for the user. */
export class BytecodeError extends Error {}
