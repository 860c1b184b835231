import { parseSource } from '../../src/asm/parse-source.ts';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';
import { renderDiagnostic } from '../../src/ir/diagnostic-text.ts';
import { PassManager } from '../../src/pass/pass-manager.ts';
import { PipelineErrors } from '../../src/pass/pipeline-errors.ts';
import { type SourceFile } from '../../src/support/source-file.ts';
import { translateTTNNToFlatbuffer } from '../../src/target/ttnn-to-flatbuffer.ts';
import { createPassRegistry } from '../../src/tools/pass-registry.ts';

/** Called when a step of the compilation is over. */
export type StepListener = (step: string, milliseconds: number) => void;

/** Returns the `.ttnn` binary of a TTIR program. Throws an error with the rendered diagnostics when the program is wrong. */
export function compileToBinary(source: SourceFile, onStep: StepListener): Uint8Array {
  const context = new Context(createRegistry());
  let diagnostics = '';
  context.diagnostics.addHandler((diagnostic) => void (diagnostics += renderDiagnostic(diagnostic)));
  let last = performance.now();
  const step = (name: string): void => {
    const now = performance.now();
    onStep(name, now - last);
    last = now;
  };
  const checked = <T>(value: T | undefined | false): T => {
    if (value === undefined || value === false) throw new Error(diagnostics);
    return value;
  };
  const module = checked(parseSource(source, context));
  step('parse and verify');
  const manager = new PassManager(context, 'builtin.module', 'implicit');
  createPassRegistry().lookup('ttir-to-ttnn-backend-pipeline')!.addTo(manager, '', new PipelineErrors());
  manager.addInstrumentation({
    runBeforePass: () => (last = performance.now()),
    runAfterPass: (pass) => step(pass.spec.argument),
  });
  checked(manager.run(module));
  const bytes = checked(translateTTNNToFlatbuffer(module));
  step('ttnn-to-flatbuffer');
  return bytes;
}
