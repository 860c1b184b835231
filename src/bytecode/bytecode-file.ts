import { SourceFile } from '../support/source-file.ts';

/** How many characters of text a byte stands for in files of functions, rather less than more. */
const charactersPerByte = 2;

/** A file that holds MLIR bytecode. As a text it is empty. */
export class BytecodeFile extends SourceFile {
  readonly bytes: Uint8Array;

  /** How many characters of text the program is, about. */
  override get textLength(): number {
    return charactersPerByte * this.bytes.length;
  }

  constructor(name: string, bytes: Uint8Array) {
    super(name, '');
    // A copy that begins at place 0, as alignments count from the file's beginning, and that is no Buffer, parts of which would be no copies.
    this.bytes = new Uint8Array(bytes);
  }
}
