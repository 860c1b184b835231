import { parseText } from '../../asm/parse-source.ts';
import { Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { createRegistry } from '../registry.ts';

/** Returns a context with all dialects, whose diagnostics carry no operation. */
export function createContext(): Context {
  const context = new Context(createRegistry());
  context.printOpOnDiagnostic = false;
  return context;
}

/** Returns the module in the text; throws the first error. */
export function parseModule(text: string, context: Context = createContext()): Operation {
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  if (!result) throw new Error(diagnostics[0]?.message);
  return result;
}

/** Returns the messages and notes of the errors in the text, notes indented by two blanks. */
export function errorsOf(text: string): string[] {
  const context = createContext();
  const { diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  return diagnostics.flatMap(({ message, notes }) => [message, ...notes.map((note) => `  ${note.message}`)]);
}

/** Returns the first operation of that name inside `root`. */
export function findOp(root: Operation, name: string): Operation {
  const pending = [root];
  for (let op = pending.shift(); op; op = pending.shift()) {
    if (op.name === name) return op;
    for (const region of op.regions) pending.push(...region.operations());
  }
  throw new Error(`there is no ${name}`);
}
