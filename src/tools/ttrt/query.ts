/** `ttrt query`: prints the system that programs run on, or another. Source: ttmlir-facts, sections 6.5.2 and 6.5.4. */
import { productNames, products } from '../../runtime/systems/products.ts';
import { productSystem } from '../../runtime/systems/product-system.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { encode } from '../../target/schema/encode.ts';
import { type SystemDesc, SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { systemDescFile } from '../../target/system-desc-to-flatbuffer.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { helpEntry } from '../cli/argparse-help.ts';
import { type Command, type CommandContext, type CommandResult } from './command.ts';
import { commandLine } from './command-line.ts';
import { resultOptions } from './common-options.ts';
import { choice, readWholeNumber, text, type Arguments } from './options.ts';
import { readSection } from './sections.ts';
import { simulatedSystem } from './simulated-system.ts';

const which = 'which system';

const options = [
  choice('product', 'NAME', {
    of: productNames,
    initial: 'default',
    unknown: (name) => `unknown product '${name}' (there are default, ${productNames.join(', ')})`,
    summary: 'one of those above (default: default)',
    group: which,
  }),
  text('harvested-rows', 'Y,Y,...', {
    summary: "rows of the NoC that are switched off on every chip of a product, or none, instead of the product's own",
    group: which,
  }),
  ...resultOptions,
] as const;

const description = `Prints a system as JSON: its chips, their cores, memories, formats and links. With --save-artifacts it becomes the
file that the compiler and ttrt check take.

  ttrt query --save-artifacts
  ttmlir-opt --ttir-to-ttnn-backend-pipeline=system-desc-path=ttrt-artifacts/system_desc.ttsys model.mlir
  ttrt query --product n300 --harvested-rows 3,9

products:
${helpEntry('default', 'what the compiler assumes: one Wormhole of 8x8 cores, whose places are those of the grid')}${productNames.map((name) => helpEntry(name, products[name].summary)).join('')}
Exit code: 0 success, 1 a file could not be written, 2 wrong arguments.
`;

/** What a query found. */
export interface QueryResult extends CommandResult {
  readonly system: SystemDesc;
  /** The bytes of its `.ttsys` file. */
  readonly bytes: Uint8Array;
}

/** The command. Its result has one file, the `.ttsys` file, when that is saved. */
export const queryCommand: Command<typeof options, QueryResult> = { name: 'ttrt query', description, options, run };

/** The sub-command. */
export const main = commandLine(queryCommand);

function run(given: Arguments<typeof options>, { log, artifacts }: CommandContext): QueryResult {
  const system = systemOf(given);
  const productIdentifier = given.product === 'default' ? 'unknown' : given.product;
  const bytes = encode(SystemDescRoot, { ...systemDescFile(system), productIdentifier });
  for (const piece of readSection(bytes, 'system_desc')) log.result(piece);
  if (!given['save-artifacts']) return { success: true, files: [], system, bytes };
  const path = artifacts.saveSystem(bytes);
  log.note(`wrote ${path}`);
  return { success: true, files: [{ path, result: 'pass', problems: [] }], system, bytes };
}

function systemOf({ product, 'harvested-rows': rows }: Arguments<typeof options>): SystemDesc {
  if (product === 'default') {
    if (rows === '') return simulatedSystem();
    throw new ArgumentError('--harvested-rows needs a --product');
  }
  try {
    return productSystem(product, rows === '' ? undefined : harvestedRows(rows));
  } catch (error) {
    if (error instanceof RuntimeError) throw new ArgumentError(`--harvested-rows: ${error.message}`);
    throw error;
  }
}

function harvestedRows(rows: string): readonly number[] {
  return rows === 'none' ? [] : rows.split(',').map((row) => readWholeNumber('harvested-rows', row, 0));
}
