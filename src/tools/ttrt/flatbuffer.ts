import { type ProgramSignature } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { counted } from '../../support/counted.ts';
import { readBytes, writeWhole } from '../../support/files.ts';
import { binaryFileToJson, readBinaryFile, type BinaryFile } from '../../target/schema/binary-file.ts';
import { type SystemDesc, type TensorDesc } from '../../target/schema/generated/common.gen.ts';
import { fileIdentifier } from '../../target/schema/header.ts';
import { versionText } from '../../target/schema/version.ts';
import { FileError, withFile } from './file-error.ts';

/** A binary or a system description, of which everything was read. Source: ttmlir-facts, sections 6.1 and 6.5.9. */
export class Flatbuffer {
  /** The whole file, from its size on. */
  readonly bytes: Uint8Array;
  /** What it says, by its kind. */
  readonly file: BinaryFile;
  /** `major.minor.patch` of the compiler that wrote it. */
  readonly version: string;
  /** The commit of that compiler, empty where the file does not say. */
  readonly ttmlirGitHash: string;
  /** `TTNN`, `TTM0` or `TTSY`. */
  readonly fileIdentifier: string;

  /** Throws BinaryFormatError for bytes that are no such file. Differs: upstream does not look at them. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.file = readBinaryFile(bytes);
    this.version = versionText(this.file.content.version);
    this.ttmlirGitHash = this.file.content.ttmlirGitHash ?? '';
    this.fileIdentifier = fileIdentifier(bytes)!;
  }

  /** The system that it describes, or is for. */
  get systemDesc(): SystemDesc {
    return this.file.content.systemDesc;
  }

  /** Returns everything in it as JSON, as `ttrt read` prints it. Throws BinaryFormatError when that is too long for a string. */
  asJson(): string {
    return [...binaryFileToJson(this.file)].join('');
  }

  /** Writes the file. Throws FileError when it cannot. */
  store(path: string): void {
    withFile(path, () => writeWhole(path, this.bytes), 'written');
  }
}

/** A `.ttnn` or `.ttm` file. */
export class Binary extends Flatbuffer {
  readonly #programs: readonly ProgramSignature[];

  /** Throws BinaryFormatError for bytes that are no such file, RuntimeError for a system description. */
  constructor(bytes: Uint8Array) {
    super(bytes);
    if (this.file.kind === 'ttsys') throw new RuntimeError('a .ttsys file holds no programs');
    this.#programs = this.file.content.programs;
  }

  /** Returns what a program takes. Throws RuntimeError when there is no such program. */
  programInputs(programIndex: number): readonly TensorDesc[] {
    return this.#program(programIndex).inputs.map(({ desc }) => desc);
  }

  /** Returns what a program gives back. Throws RuntimeError when there is no such program. */
  programOutputs(programIndex: number): readonly TensorDesc[] {
    return this.#program(programIndex).outputs.map(({ desc }) => desc);
  }

  #program(index: number): ProgramSignature {
    const program = this.#programs[index];
    if (program) return program;
    throw new RuntimeError(`the binary has ${counted(this.#programs.length, 'program')}, and none with index ${index}`);
  }
}

/** Returns the file at `path`, a binary or a system description. Throws FileError when it cannot be read, BinaryFormatError when it is none. */
export function loadFromPath(path: string): Flatbuffer {
  return new Flatbuffer(withFile(path, () => readBytes(path)));
}

/** Returns the binary at `path`. Throws as `loadFromPath` does, and RuntimeError for a system description. */
export function loadBinaryFromPath(path: string): Binary {
  return new Binary(withFile(path, () => readBytes(path)));
}

/** Returns the system description at `path`. Throws as `loadFromPath` does, and FileError for a binary. */
export function loadSystemDescFromPath(path: string): Flatbuffer {
  const flatbuffer = loadFromPath(path);
  if (flatbuffer.file.kind !== 'ttsys')
    throw new FileError(`${path}: a .${flatbuffer.file.kind} file, not a .ttsys file`);
  return flatbuffer;
}

/** Returns everything in a file as JSON has it: names are those of the schema. */
export function asDict(flatbuffer: Flatbuffer): Readonly<Record<string, unknown>> {
  return JSON.parse(flatbuffer.asJson()) as Readonly<Record<string, unknown>>;
}
