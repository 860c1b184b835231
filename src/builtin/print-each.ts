import { type AsmPrinter } from '../ir/interfaces/op-asm-printer.ts';

/** Prints items with commas between them. */
export function printEach<T>(items: readonly T[], print: (item: T) => void, printer: AsmPrinter): void {
  for (const [i, item] of items.entries()) {
    if (i > 0) printer.print(', ');
    print(item);
  }
}
