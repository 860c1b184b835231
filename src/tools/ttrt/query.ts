/** `ttrt query`: prints the system that programs run on. Source: ttmlir-facts, sections 6.5.2 and 6.5.4. */
import { encode } from '../../target/schema/encode.ts';
import { SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { systemDescFile } from '../../target/system-desc-to-flatbuffer.ts';
import { type ArgparseOption } from '../cli/argparse.ts';
import { type ToolIo } from '../tool-io.ts';
import { Artifacts } from './artifacts.ts';
import { readSection } from './sections.ts';
import { simulatedSystem } from './simulated-system.ts';
import { runSystemCommand } from './usage.ts';

const options = [
  { names: ['--save-artifacts'], summary: 'save the description as system_desc.ttsys' },
  { names: ['--artifact-dir'], value: 'DIR', summary: 'where (default: ttrt-artifacts)' },
  { names: ['--clean-artifacts'], summary: 'delete that folder first' },
] as const satisfies readonly ArgparseOption[];

const description = `Prints the system that the device model has, as JSON: its chips, their cores, memories and formats.

  ttrt query --save-artifacts
  ttmlir-opt --ttir-to-ttnn-backend-pipeline=system-desc-path=ttrt-artifacts/system_desc.ttsys model.mlir

Exit code: 0 success, 1 the description could not be saved, 2 wrong arguments.
`;

/** Runs the sub-command. Exit codes: 0 success, 1 the description could not be saved, 2 wrong arguments. */
export function main(argv: readonly string[], io: ToolIo): number {
  return runSystemCommand(
    {
      name: 'ttrt query',
      description,
      options,
      run(settings) {
        const file = encode(SystemDescRoot, systemDescFile(simulatedSystem()));
        const artifacts = new Artifacts(io, settings.value('--artifact-dir') ?? '');
        if (settings.flag('--clean-artifacts')) artifacts.clean();
        if (settings.flag('--save-artifacts')) artifacts.saveSystem(file);
        io.stdout.write(readSection(file, 'system_desc'));
        return 0;
      },
    },
    argv,
    io,
  );
}
