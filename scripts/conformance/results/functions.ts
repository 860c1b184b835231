import { parseText } from '../../../src/asm/parse-source.ts';
import { printOp } from '../../../src/asm/printer/print-op.ts';
import { functionTypeOf } from '../../../src/builtin/function-op.ts';
import { createRegistry } from '../../../src/dialects/registry.ts';
import { Context } from '../../../src/ir/context.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { symbolName } from '../../../src/ir/symbol-table.ts';
import { type Type } from '../../../src/ir/type.ts';
import { RankedTensorType } from '../../../src/ir/types/shaped-types.ts';
import { type Program } from '../corpus.ts';

/** A tensor that a function takes or returns. */
export interface TensorSpec {
  readonly shape: readonly number[];
  /** The element type: `f32`, `i8`. */
  readonly element: string;
}

/** Returns the type as MLIR writes it. */
export function typeText({ shape, element }: TensorSpec, kind = 'tensor'): string {
  return `${kind}<${shape.map((size) => `${size}x`).join('')}${element}>`;
}

/** Returns numbers as a `dense` attribute has them, of which `next` returns one after the other in row-major order. */
export function denseText(shape: readonly number[], next: () => string): string {
  if (shape.includes(0)) return '';
  const [size, ...rest] = shape;
  return size === undefined ? next() : `[${Array.from({ length: size }, () => denseText(rest, next)).join(', ')}]`;
}

/** A function on tensors that can be run, with what it refers to. */
export interface TensorFunction {
  readonly origin: string;
  readonly name: string;
  /** A module's operations: the function, which is public, and what it refers to. */
  readonly text: string;
  readonly inputs: readonly TensorSpec[];
  readonly results: readonly TensorSpec[];
}

/** Elements that both sides can be given, and print. */
const elements = new Set(['f32', 'f16', 'bf16', 'i32', 'i16', 'i8', 'i1', 'i64']);
/** Larger tensors take long to be written as text. */
const mostElements = 20_000;

const registry = createRegistry();

/** Returns the functions of a program that have operations of the dialect, if one is named, and take and return tensors of known sizes only. */
export function tensorFunctions({ text, origin }: Program, dialect?: string): TensorFunction[] {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  const { result: module } = context.diagnostics.collect(() => parseText(text, context));
  const members = [...(module?.regions[0]?.firstBlock?.operations() ?? [])];
  const texts = new Map(members.map((op) => [op, printOp(op, { localScope: true })]));
  return members.flatMap((op): TensorFunction[] => {
    if (
      op.name !== 'func.func' ||
      op.regions[0]!.blocks.length === 0 ||
      (dialect && !hasDialect(texts.get(op)!, dialect))
    )
      return [];
    const type = functionTypeOf(op);
    const [inputs, results] = [type.inputs, type.results].map((types) => types.map(specOf));
    if (results!.length === 0 || inputs!.includes(undefined) || results!.includes(undefined)) return [];
    const name = symbolName(op)!;
    const known = referredFrom(op, members, texts).map((other) => texts.get(other)!);
    const whole = [texts.get(op)!.replace(/func\.func (?:public |private )?@/, 'func.func @'), ...known].join('\n');
    return [{ origin, name, text: whole, inputs: inputs as TensorSpec[], results: results as TensorSpec[] }];
  });
}

function hasDialect(text: string, dialect: string): boolean {
  return new RegExp(String.raw`\b${dialect}\.[a-z]`).test(text);
}

function specOf(type: Type): TensorSpec | undefined {
  if (!(type instanceof RankedTensorType) || !type.hasStaticShape || type.encoding) return undefined;
  const element = type.context.printType(type.elementType);
  const isSmall = type.numElements > 0 && type.numElements <= mostElements;
  return elements.has(element) && isSmall ? { shape: type.shape, element } : undefined;
}

/** Returns the other members that the text of an operation names, and those that these name. */
function referredFrom(
  op: Operation,
  members: readonly Operation[],
  texts: ReadonlyMap<Operation, string>,
): readonly Operation[] {
  const found = new Set([op]);
  for (const each of found) {
    const names = new Set([...texts.get(each)!.matchAll(/@([\w.$-]+)/g)].map(([, name]) => name));
    for (const other of members) if (names.has(symbolName(other) ?? '')) found.add(other);
  }
  found.delete(op);
  return [...found];
}
