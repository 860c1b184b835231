import { type Operation } from '../../../ir/operation.ts';
import { fileExists, readBytes } from '../../../support/files.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { systemErrorText } from '../../../support/system-error.ts';
import { readBinaryFile } from '../../../target/schema/binary-file.ts';
import { BinaryFormatError } from '../../../target/schema/binary-format-error.ts';
import { type SystemDescAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { systemDescFromBinary } from '../../tt/system-desc-binary.ts';
import { defaultSystemDesc, systemDescAttrName } from '../../tt/system-desc.ts';
import { TTIRLoadSystemDescPassBase } from '../generated/ttir-passes.gen.ts';

/**
 * Reads the system description in the `.ttsys` file at `path`. Emits an error at `op` and returns undefined when there is no
 * such file, it cannot be read, or it is not a whole system description.
 */
function readSystemDesc(op: Operation, path: string): SystemDescAttr | undefined {
  if (!fileExists(path)) {
    op.emitError('cluster desc does not exist!', `there is no file '${path}'`);
    return undefined;
  }
  try {
    const file = readBinaryFile(readBytes(path));
    if (file.kind === 'ttsys') {
      const problem = (message: string): void => void op.emitError(`system description '${path}': ${message}`);
      return systemDescFromBinary(op.context, file.content.systemDesc, problem);
    }
    op.emitError(`'${path}' is a .${file.kind} file, expected a system description (.ttsys)`);
  } catch (error) {
    // Everything else that reading throws is an error of the file system.
    if (error instanceof BinaryFormatError) op.emitError(`'${path}' is not a system description: ${error.message}`);
    else op.emitError(`'${path}' cannot be read: ${systemErrorText(error)}`);
  }
  return undefined;
}

/**
 * `ttir-load-system-desc`. Source: ttmlir-facts, section 2.2.1. Differs: a file that is missing is an error where
 * upstream crashes, and so is one that is damaged or of another kind, which upstream reads as it is.
 */
export class TTIRLoadSystemDescPass extends TTIRLoadSystemDescPassBase {
  override readonly changesNested = false;

  override runOnOperation(module: Operation): LogicalResult {
    if (this.options.path !== '') {
      const desc = readSystemDesc(module, this.options.path);
      if (!desc) return false;
      module.setDiscardableAttr(systemDescAttrName, desc);
    } else if (!module.attributes.has(systemDescAttrName)) {
      module.setDiscardableAttr(systemDescAttrName, defaultSystemDesc(module.context));
    }
    return true;
  }
}
