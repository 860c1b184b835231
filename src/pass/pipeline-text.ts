import { sourceWithCaret } from '../ir/diagnostic-text.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { OpPassManager } from './op-pass-manager.ts';
import { type PassRegistry, type RegistryEntry } from './pass-registry.ts';
import { type PipelineErrors } from './pipeline-errors.ts';

/** A name in a pipeline, with options or with a pipeline inside. */
interface Element {
  readonly name: string;
  /** Where the name stands in the text. */
  readonly offset: number;
  options: string;
  readonly inner: Element[];
  entry?: RegistryEntry | undefined;
}

/**
 * Returns the pass manager that `anchor(pass{options},anchor(pass))` spells; undefined after errors. `any` stands for
 * operations of any name. Source: mlir/lib/Pass/PassRegistry.cpp, texts verbatim.
 */
export function parsePassPipeline(
  text: string,
  registry: PassRegistry,
  errors: PipelineErrors,
): OpPassManager | undefined {
  const trimmed = text.trim();
  const start = trimmed.indexOf('(');
  if (start <= 0 || !trimmed.endsWith(')')) {
    errors.append("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
    return undefined;
  }
  const manager = new OpPassManager(trimmed.slice(0, start).trimEnd());
  return addPipelineText(trimmed.slice(start + 1, -1), manager, registry, errors) ? manager : undefined;
}

/** Adds the passes that `pass{options},anchor(pass)` spells to `manager`. */
export function addPipelineText(
  text: string,
  manager: OpPassManager,
  registry: PassRegistry,
  errors: PipelineErrors,
): LogicalResult {
  if (text === '') return true;
  const errorAt = (offset: number, message: string): false => errors.append(pipelineError(text, offset, message));
  const elements = parseElements(text, errorAt);
  return elements !== undefined && resolve(elements, registry, errorAt) && addAll(elements, manager, errors);
}

/** The message as the source manager prints it. The text of a pipeline is one line. */
function pipelineError(text: string, offset: number, message: string): string {
  const head = `MLIR Textual PassPipeline Parser:1:${offset + 1}: error: ${message}`;
  return `${head}\n${sourceWithCaret(text, offset + 1).trimEnd()}\n`;
}

function parseElements(text: string, errorAt: (offset: number, message: string) => false): Element[] | undefined {
  const fail = (offset: number, message: string): undefined => void errorAt(offset, message);
  const stack: Element[][] = [[]];
  let at = 0;
  const skipBlanks = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  for (;;) {
    const end = indexOfAny(text, ',(){', at);
    const element = newElement(text, at, end);
    stack[stack.length - 1]!.push(element);
    if (end === text.length) break;
    at = end;
    if (text[at] === '(') {
      at++;
      stack.push(element.inner);
      continue;
    }
    if (text[at] === '{') {
      const close = matchingBrace(text, at);
      if (close < 0) return fail(at, "missing closing '}' while processing pass options");
      element.options = text.slice(at + 1, close);
      at = close + 1;
      skipBlanks();
    }
    while (text[at] === ')') {
      if (stack.length === 1) {
        return fail(at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
      }
      stack.pop();
      at++;
      skipBlanks();
    }
    if (at >= text.length) break;
    if (text[at] !== ',') return fail(at, "expected ',' after parsing pipeline");
    at++;
  }
  if (stack.length > 1) return fail(at, 'encountered unbalanced parentheses while parsing pipeline');
  return stack[0];
}

function newElement(text: string, from: number, to: number): Element {
  const raw = text.slice(from, to);
  const offset = from + raw.length - raw.trimStart().length;
  return { name: raw.trim(), offset, options: '', inner: [] };
}

function indexOfAny(text: string, chars: string, from: number): number {
  for (let i = from; i < text.length; i++) if (chars.includes(text[i]!)) return i;
  return text.length;
}

function matchingBrace(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

function resolve(
  elements: readonly Element[],
  registry: PassRegistry,
  errorAt: (offset: number, message: string) => false,
): LogicalResult {
  for (const element of elements) {
    if (element.inner.length > 0) {
      if (!resolve(element.inner, registry, errorAt)) return false;
      continue;
    }
    element.entry = registry.lookup(element.name);
    if (element.entry) continue;
    return errorAt(element.offset, `'${element.name}' does not refer to a registered pass or pass pipeline`);
  }
  return true;
}

function addAll(elements: readonly Element[], manager: OpPassManager, errors: PipelineErrors): LogicalResult {
  for (const { name, options, inner, entry } of elements) {
    if (entry) {
      if (!entry.addTo(manager, options, errors)) {
        return errors.report(`failed to add \`${name}\` with options \`${options}\``);
      }
    } else if (!addAll(inner, manager.nest(name), errors)) {
      return errors.report(`failed to add \`${name}\` with options \`${options}\` to inner pipeline`);
    }
  }
  return true;
}
