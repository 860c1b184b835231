import { SourceFile } from '../support/source-file.ts';

/** A file that holds MLIR bytecode. As a text it is empty. */
export class BytecodeFile extends SourceFile {
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    super(name, '');
    // A copy that begins at place 0, as alignments count from the file's beginning, and that is no Buffer, parts of which would be no copies.
    this.bytes = new Uint8Array(bytes);
  }
}
