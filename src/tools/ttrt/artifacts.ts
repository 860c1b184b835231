import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '../../support/files.ts';
import { encode } from '../../target/schema/encode.ts';
import { SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { withFile } from './file-error.ts';
import { tensorFile } from './tensor-files.ts';

/**
 * The folder that `--save-artifacts` fills, by default `ttrt-artifacts` in the working directory:
 * `system_desc.ttsys` of a query, `BINARY/BINARY`, `BINARY/system_desc.ttsys` and `BINARY/run/program_I/program_I_{input,output}_J.npy`. Source: ttmlir-facts, section 6.5.3.
 */
export class Artifacts {
  private readonly name: string;
  private readonly path: string;

  constructor(io: ToolIo, directory: string) {
    this.name = directory === '' ? 'ttrt-artifacts' : directory;
    this.path = resolvePath(io, this.name);
  }

  /** Deletes the folder. */
  clean(): void {
    withFile(this.name, () => rmSync(this.path, { recursive: true, force: true }));
  }

  /** Saves the binary and the system that it was run on. */
  saveBinary(name: string, bytes: Uint8Array, { version, ttmlirGitHash, systemDesc }: TTNNBinary): void {
    const folder = join(this.path, basename(name));
    withFile(this.name, () => {
      mkdirSync(folder, { recursive: true });
      writeWhole(join(folder, basename(name)), bytes);
      writeWhole(join(folder, 'system_desc.ttsys'), encode(SystemDescRoot, { version, ttmlirGitHash, systemDesc }));
    });
  }

  /** Saves the description of a system. */
  saveSystem(bytes: Uint8Array): void {
    withFile(this.name, () => {
      mkdirSync(this.path, { recursive: true });
      writeWhole(join(this.path, 'system_desc.ttsys'), bytes);
    });
  }

  /** Saves the tensors of a run. */
  saveRun(name: string, program: number, inputs: readonly HostTensor[], outputs: readonly HostTensor[]): void {
    const folder = join(this.path, basename(name), 'run', `program_${program}`);
    withFile(this.name, () => {
      mkdirSync(folder, { recursive: true });
      for (const [kind, tensors] of [['input', inputs] as const, ['output', outputs] as const]) {
        tensors.forEach((tensor, i) => {
          writeWhole(join(folder, `program_${program}_${kind}_${i}.npy`), tensorFile(tensor));
        });
      }
    });
  }
}
