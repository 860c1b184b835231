import { assertNever } from '../../support/invariant.ts';
import { kernelTexts } from '../../runtime/metal/kernel-names.ts';
import {
  binaryFileToJson,
  readBinaryFile,
  readBinaryFileInfo,
  type BinaryFile,
} from '../../target/schema/binary-file.ts';
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { SystemDesc, TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type DebugInfo } from '../../target/schema/generated/common.gen.ts';
import { type Program as MetalProgram } from '../../target/schema/generated/ttmetal.gen.ts';
import { toJson } from '../../target/schema/json.ts';
import { versionText } from '../../target/schema/version.ts';

/** Parts of a binary that `ttrt read --section` prints. */
export const sections = ['all', 'version', 'system_desc', 'mlir', 'cpp', 'inputs', 'outputs'] as const;

/** A part of a binary. */
export type Section = (typeof sections)[number];

/** Tells whether `name` is a section. */
export function isSection(name: string): name is Section {
  return (sections as readonly string[]).includes(name);
}

/** Tells whether files of the kind have the section: system descriptions have no programs. */
export function hasSection(kind: BinaryFile['kind'], section: Section): boolean {
  return kind !== 'ttsys' || section === 'all' || section === 'version' || section === 'system_desc';
}

/**
 * Returns a section of the file as text, in pieces that end with a line break.
 *
 * all: the whole file as JSON. version: version and commit. system_desc: JSON. mlir, cpp: the module as text, per program.
 * inputs, outputs: tensors as JSON, per program. Throws BinaryFormatError for bytes that are no such file.
 *
 * Source: ttmlir-facts, section 6.5.5. Differs: the C++ text of a TTMetal program is that of its kernels, where upstream has none.
 */
export function readSection(bytes: Uint8Array, section: Section): Iterable<string> {
  if (section === 'version') return [versionSection(bytes)];
  const file = readBinaryFile(bytes);
  if (section === 'all') return binaryFileToJson(file);
  if (section === 'system_desc') return [`${compact(toJson(SystemDesc, file.content.systemDesc))}\n`];
  if (file.kind === 'ttsys') throw new BinaryFormatError(`a system description has no section '${section}'`);
  const programs = file.kind === 'ttm' ? file.content.programs.map(metalProgramView) : file.content.programs;
  return { [Symbol.iterator]: () => programSections(programs, section) };
}

function versionSection(bytes: Uint8Array): string {
  const { version, ttmlirGitHash } = readBinaryFileInfo(bytes);
  return `version: ${versionText(version)}\ntt-mlir git hash: ${ttmlirGitHash ?? '(none)'}\n`;
}

/** A section that each program has. */
type ProgramPart = Exclude<Section, 'all' | 'version' | 'system_desc'>;

/** What is shown of programs of both kinds. */
interface ProgramView {
  readonly name: string;
  readonly inputs: readonly TensorRef[];
  readonly outputs: readonly TensorRef[];
  readonly debugInfo?: DebugInfo | undefined;
}

/** TTMetal programs have no debug information, but kernels as text: each under the name that faults give places in it. */
function metalProgramView(program: MetalProgram): ProgramView {
  const kernels = kernelTexts(program).map(({ fileName, source }) => `// ${fileName}\n${asLines(source)}`);
  return { ...program, debugInfo: kernels.length > 0 ? { cpp: kernels.join('') } : undefined };
}

function* programSections(programs: readonly ProgramView[], section: ProgramPart): IterableIterator<string> {
  for (const [i, program] of programs.entries()) yield programSection(program, i, section);
}

function programSection(program: ProgramView, index: number, section: ProgramPart): string {
  const { name, debugInfo } = program;
  switch (section) {
    case 'mlir':
      if (debugInfo?.mlir === undefined) break;
      return `program[${index}]:${name}-${debugInfo.mlir.name ?? ''}\n${asLines(debugInfo.mlir.source)}`;
    case 'cpp':
      if (debugInfo?.cpp === undefined) break;
      return `program[${index}]:${name}\n${asLines(debugInfo.cpp)}`;
    case 'inputs':
      return `program:${name}\n${tensorsJson(program.inputs)}\n`;
    case 'outputs':
      return `program:${name}\n${tensorsJson(program.outputs)}\n`;
    default:
      assertNever(section, 'section');
  }
  return `no debug info found for program:${name}\n`;
}

function asLines(text = ''): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function tensorsJson(tensors: readonly TensorRef[]): string {
  return JSON.stringify(
    tensors.map((tensor): unknown => JSON.parse(toJson(TensorRef, tensor))),
    null,
    2,
  );
}

/** Prints JSON again as Python does, which upstream's tool is written in: an empty list on one line. */
function compact(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
