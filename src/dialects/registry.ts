import { installPrinters } from '../asm/printer/diagnostic-printer.ts';
import { DialectRegistry } from '../ir/dialect.ts';
import { dialectLoaders } from './generated/registry.gen.ts';

/** Returns a registry of all dialects; a context takes from it those that its input names. */
export function createRegistry(): DialectRegistry {
  return new DialectRegistry(dialectLoaders, (context) => installPrinters(context));
}
