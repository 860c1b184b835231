import { BinaryFormatError } from '../../../src/target/schema/binary-format-error.ts';
import { binaryFileToJson, readBinaryFile } from '../../../src/target/schema/binary-file.ts';
import { type Checked } from './finding.ts';

/** Checks that bytes, given as characters of the same numbers, are a binary that has a text, or get an error that says what is wrong. */
export function checkBinary(text: string): Checked {
  try {
    binaryFileToJson(readBinaryFile(Buffer.from(text, 'latin1')));
    return { accepted: true };
  } catch (error) {
    if (!(error instanceof BinaryFormatError)) throw error;
    return { accepted: false };
  }
}
