import { parseAttribute } from '../../asm/parse-source.ts';
import { loadDialects } from '../../dialects/irdl/loading/load-dialects.ts';
import { type Context } from '../../ir/context.ts';
import { type Dialect, type DialectRegistry } from '../../ir/dialect.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Paint } from '../../support/colors.ts';
import { invariant } from '../../support/invariant.ts';
import { readInput } from '../cli/files.ts';
import { processSource } from '../cli/process-source.ts';
import { type Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';

/** Loaded for runs that define dialects. */
const dialectLoader = () => loadDialects;

/**
 * Returns a registry that also has the dialects of the file that `--irdl-file` names, if it is given; undefined after errors, which `say` was told. Throws
 * ArgumentError where the file cannot be read.
 */
export function withDialectsOfFile(
  registry: DialectRegistry,
  settings: Settings,
  { io, paint, say }: { readonly io: ToolIo; readonly paint: Paint; readonly say: (text: string) => void },
): DialectRegistry | undefined {
  const name = settings.value('irdl-file');
  if (name === undefined || name === '') return registry;
  const { output, errors } = processSource<readonly Dialect[]>(readInput(io, name), {
    registry,
    allowUnregisteredDialects: false,
    paint,
    io,
    process: (module) => dialectLoader()(module, readAttribute),
  });
  say(errors);
  return output && registry.with(output);
}

function readAttribute(text: string, context: Context): Attribute {
  const attribute = parseAttribute(text, context);
  invariant(attribute, 'an attribute that was printed can be read');
  return attribute;
}
