import { parseText } from '../../asm/parse-source.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { fileLocation } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { decode } from '../schema/decode.ts';
import { TTNNBinary } from '../schema/generated/ttnn.gen.ts';
import { translateTTNNToFlatbuffer } from '../ttnn-to-flatbuffer.ts';

/** What came of a translation: the content of the file, or the diagnostics as `line: message` and notes as `  note`. */
export interface Translation {
  readonly binary: TTNNBinary | undefined;
  readonly diagnostics: readonly string[];
}

/** Parses `text`, named `name`, without its verification when `verify` is false; diagnostics go to `diagnostics`. */
export function parseModule(text: string, diagnostics: string[], name = '<stdin>'): Operation | undefined {
  const context = new Context(createRegistry());
  context.printOpOnDiagnostic = false;
  context.diagnostics.addHandler(({ location, message, notes }) => {
    diagnostics.push(`${fileLocation(location)?.line}: ${message}`, ...notes.map((note) => `  ${note.message}`));
  });
  return parseText(text, context, name);
}

/** Translates a module to a binary and decodes that. */
export function translate(text: string, name?: string): Translation {
  const diagnostics: string[] = [];
  const module = parseModule(text, diagnostics, name);
  const bytes = module && translateTTNNToFlatbuffer(module);
  return { binary: bytes && decode(TTNNBinary, bytes), diagnostics };
}

/** Attributes of a system of one small chip. */
export const chip =
  '{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, ' +
  'noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, ' +
  'l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, ' +
  'dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0,  0x1] dram = [ 8x0]}, ' +
  'supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [ 32x32]}';

const maps =
  'l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, d0 + d1), ' +
  'dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1)';

/** What a module in the tests below can be changed in. */
export interface ModuleOptions {
  readonly systemDesc?: string;
  readonly workerGrid?: string;
  readonly meshShape?: string;
  readonly chipIds?: string;
  /** The module's attributes, instead of system description and device. */
  readonly attributes?: string;
}

/** Returns the lines before the functions: aliases `#system`, `#dram`, `#l1`, `#device`, the system and the device. */
export function header(options: ModuleOptions = {}): string {
  const systemDesc = options.systemDesc ?? `[${chip}], [0], [3 : i32], [ 0x0x0x0]`;
  const workerGrid = options.workerGrid ?? '#tt.grid<8x8, (d0, d1) -> (0, d0, d1)>';
  const mesh = `meshShape = ${options.meshShape ?? ''}, chipIds = [${options.chipIds ?? '0'}]`;
  return `#system = #tt.memory_space<system>
#dram = #tt.memory_space<dram>
#l1 = #tt.memory_space<l1>
#device = #tt.device<workerGrid = ${workerGrid}, ${maps}, ${mesh}>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
module attributes {${options.attributes ?? `tt.device = #device, tt.system_desc = #tt.system_desc<${systemDesc}>`}} {
`;
}

/** The number of lines of `header()`. */
export const headerLines = header().split('\n').length - 1;

/** Returns a module with these functions. */
export function moduleOf(functions: string, options?: ModuleOptions): string {
  return `${header(options)}${functions}\n}\n`;
}

/** Returns a module whose function returns its argument, of this type. */
export function identity(type: string, options?: ModuleOptions): string {
  return moduleOf(`func.func @forward(%arg0: ${type}) -> ${type} {\n  return %arg0 : ${type}\n}`, options);
}
