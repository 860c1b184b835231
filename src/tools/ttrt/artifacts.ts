import { rmSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, sep } from 'node:path';
import { makeFolder, writeWhole } from '../../support/files.ts';
import { encode } from '../../target/schema/encode.ts';
import { type SystemDesc, SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { systemDescFile } from '../../target/system-desc-to-flatbuffer.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { FileError, withFile } from './file-error.ts';
import { tensorFile } from './tensor-files.ts';

/**
 * Returns the folder of artifacts unless another is named: `ttrt-artifacts` in the folder that TT_MLIR_HOME names, else in the working directory.
 * Source: the ttrt page of tt-mlir's documentation. Differs: tt-mlir's tool takes the working directory always.
 */
function defaultFolder(io: ToolIo): string {
  return join(io.env['TT_MLIR_HOME'] ?? '', 'ttrt-artifacts');
}

/**
 * The folder that commands leave files in, by default that of `defaultFolder`: `system_desc.ttsys` of a query, and for a
 * binary `BINARY/BINARY`, `BINARY/system_desc.ttsys`, `BINARY/run/program_I/program_I_{input,output}_J.npy` and `BINARY/perf`. The second of two
 * binaries `x.ttnn` is in `x-2.ttnn`. Source: ttmlir-facts, section 6.5.3.
 */
export class Artifacts {
  /** As it was given, or by default. */
  readonly folder: string;
  /** Where that is. */
  readonly path: string;
  /** What the folders of binaries are called, by the name that messages show. */
  private readonly folders = new Map<string, string>();

  constructor(io: ToolIo, folder = '') {
    this.folder = folder === '' ? defaultFolder(io) : folder;
    this.path = resolvePath(io, this.folder);
  }

  /**
   * Deletes the folder. Throws FileError, also when one of the paths to `keep` is in it: the working directory, or what the command is to read.
   * Differs: upstream deletes these too.
   */
  clean(keep: readonly string[] = []): void {
    const kept = keep.find((path) => isIn(path, this.path));
    if (kept !== undefined) throw new FileError(`${this.folder}: not deleted, because ${kept} is in it`);
    withFile(this.folder, () => rmSync(this.path, { recursive: true, force: true }), 'written');
  }

  /** Saves a binary. Throws FileError. */
  saveBinary(name: string, bytes: Uint8Array): void {
    this.write(join(this.binaryFolder(name), basename(name)), bytes);
  }

  /** Saves the system that a binary runs on. Throws FileError. */
  saveBinarySystem(name: string, system: SystemDesc): void {
    this.write(join(this.binaryFolder(name), 'system_desc.ttsys'), encode(SystemDescRoot, systemDescFile(system)));
  }

  /** Saves the `.ttsys` file of the system, and returns its path as messages show it. Throws FileError. */
  saveSystem(bytes: Uint8Array): string {
    this.write('system_desc.ttsys', bytes);
    return join(this.folder, 'system_desc.ttsys');
  }

  /** Saves the tensors of a run. Throws FileError. */
  saveRun(name: string, program: number, inputs: readonly HostTensor[], outputs: readonly HostTensor[]): void {
    const folder = join(this.binaryFolder(name), 'run', `program_${program}`);
    for (const [kind, tensors] of [['input', inputs] as const, ['output', outputs] as const]) {
      tensors.forEach((tensor, i) => {
        this.write(join(folder, `program_${program}_${kind}_${i}.npy`), tensorFile(tensor));
      });
    }
  }

  /** Saves a file about what a binary cost, and returns its path as messages show it. Throws FileError. */
  savePerf(name: string, file: string, content: string): string {
    const path = join(this.binaryFolder(name), 'perf', file);
    this.write(path, content);
    return join(this.folder, path);
  }

  /** Returns what the folder of a binary is called. */
  private binaryFolder(name: string): string {
    const known = this.folders.get(name);
    if (known !== undefined) return known;
    const taken = new Set(this.folders.values());
    const plain = basename(name);
    let free = plain;
    for (let i = 2; taken.has(free); i++) free = `${basename(plain, extname(plain))}-${i}${extname(plain)}`;
    this.folders.set(name, free);
    return free;
  }

  private write(name: string, content: Uint8Array | string): void {
    withFile(
      join(this.folder, name),
      () => {
        const path = join(this.path, name);
        makeFolder(dirname(path));
        writeWhole(path, content);
      },
      'written',
    );
  }
}

/** Tells whether a path is that of a folder, or below it. */
function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!isAbsolute(way) && way.split(sep)[0] !== '..');
}
