import { writeSync } from 'node:fs';
import { isErrno, waitABit } from '../support/files.ts';
import { systemErrorText } from '../support/system-error.ts';
import { BrokenPipeError, OutputError } from './tool-io.ts';

/** Writes all bytes, however often it must wait for a reader. Throws BrokenPipeError where there is none any more, OutputError where they get lost. */
export function writeDescriptor(descriptor: number, bytes: Uint8Array): void {
  let offset = 0;
  while (offset < bytes.length) {
    try {
      offset += writeSync(descriptor, bytes, offset);
    } catch (error) {
      if (isErrno(error, 'EPIPE')) throw new BrokenPipeError('nobody reads the output');
      if (!isErrno(error, 'EAGAIN')) throw new OutputError(`cannot write the output: ${systemErrorText(error)}`);
      waitABit();
    }
  }
}
