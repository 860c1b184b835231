/** `ttrt check`: tells whether binaries fit a system. Source: ttmlir-facts, sections 6.5.2 and 6.5.6. */
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { readBytes } from '../../support/files.ts';
import { readBinaryFile, readBinaryFileInfo } from '../../target/schema/binary-file.ts';
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { SystemDesc } from '../../target/schema/generated/common.gen.ts';
import { toJson } from '../../target/schema/json.ts';
import { type ArgparseOption } from '../cli/argparse.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { Artifacts } from './artifacts.ts';
import { findBinaries, type BinaryInput } from './binary-paths.ts';
import { reportingProblems, requireRunnableVersion } from './binary-problems.ts';
import { FileError, withFile } from './file-error.ts';
import { simulatedSystem } from './simulated-system.ts';
import { runBinaryCommand } from './usage.ts';

const options = [
  {
    names: ['--system-desc'],
    value: 'FILE',
    summary: 'a .ttsys file, or a binary, instead of the system of ttrt query',
  },
  { names: ['--clean-artifacts'], summary: 'delete the folder of artifacts first' },
  { names: ['--artifact-dir'], value: 'DIR', summary: 'that folder (default: ttrt-artifacts)' },
] as const satisfies readonly ArgparseOption[];

const description = `Tells whether a binary (- is standard input), or all binaries in a folder, are of the version that this tool runs
and were compiled for a system: by default the one that ttrt query prints.

  ttrt check model.ttnn
  ttrt check --system-desc ttrt-artifacts/system_desc.ttsys models/

Exit code: 0 all do, 1 one does not or cannot be read, 2 wrong arguments.
`;

/** Runs the sub-command. Exit codes: 0 all binaries fit, 1 one does not or cannot be read, 2 wrong arguments. */
export function main(argv: readonly string[], io: ToolIo): number {
  return runBinaryCommand(
    {
      name: 'ttrt check',
      description,
      options,
      run(settings, binary) {
        if (settings.flag('--clean-artifacts')) new Artifacts(io, settings.value('--artifact-dir') ?? '').clean();
        const path = settings.value('--system-desc');
        const system = path === undefined ? simulatedSystem() : systemOfFile(path, io);
        const successes = findBinaries(binary, io).map((input) => checkFile(input, system, io));
        return successes.every(Boolean) ? 0 : 1;
      },
    },
    argv,
    io,
  );
}

function systemOfFile(path: string, io: ToolIo): SystemDesc {
  const bytes = withFile(path, () => readBytes(resolvePath(io, path)));
  try {
    return readBinaryFile(bytes).content.systemDesc;
  } catch (error) {
    if (error instanceof BinaryFormatError) throw new FileError(`${path}: ${error.message}`);
    throw error;
  }
}

/** Says whether one file fits. */
function checkFile(input: BinaryInput, system: SystemDesc, io: ToolIo): boolean {
  return reportingProblems('ttrt check', input.name, io, () => {
    const bytes = input.read();
    requireRunnableVersion(readBinaryFileInfo(bytes).version);
    const json = (desc: SystemDesc): unknown => JSON.parse(toJson(SystemDesc, desc));
    const place = firstDifference(json(system), json(readBinaryFile(bytes).content.systemDesc), 'system_desc');
    if (place !== undefined) throw new RuntimeError(`compiled for another system: ${place}`);
    io.stdout.write(`${input.name}: ok\n`);
    return true;
  });
}

/** Returns where two values of JSON differ first, with what is expected and what is there. */
function firstDifference(expected: unknown, actual: unknown, path: string): string | undefined {
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null) {
    return expected === actual ? undefined : `${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  for (const key of keys) {
    const inside = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`;
    const found = firstDifference(
      (expected as Readonly<Record<string, unknown>>)[key],
      (actual as Readonly<Record<string, unknown>>)[key],
      inside,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
