import { type Random } from '../random.ts';
import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf } from './type-text.ts';

const letters = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i}`);

function expression(random: Random, inputs: readonly string[], depth: number): string {
  if (depth === 0 || random.chance(0.3)) return random.pick([...inputs, String(random.below(9) - 3)])!;
  const lhs = expression(random, inputs, depth - 1);
  const kind = random.below(6);
  if (kind < 3) return `(${lhs} ${kind < 2 ? '+' : '-'} ${expression(random, inputs, depth - 1)})`;
  if (kind === 3) return `(${lhs} * ${random.pick([-1, 2, 3, 4, -2, 8])!})`;
  return `(${lhs} ${random.pick(['floordiv', 'ceildiv', 'mod'])!} ${random.pick([2, 3, 4, 8, 5])!})`;
}

/** Returns a value that affine operations take as a dimension, or as a symbol. */
function affineOperand(writer: FlowWriter, scope: Scope, allowed: ReadonlySet<string>): string {
  const known = scope.filter(({ name }) => allowed.has(name));
  if (known.length > 0 && writer.random.chance(0.8)) return writer.random.pick(known)!.name;
  const constant = writer.indexConstant(scope, writer.random.below(10));
  writer.dims.add(constant);
  writer.symbols.add(constant);
  return constant;
}

/** Returns a map, or constraints, with operands for it. */
function withOperands(
  writer: FlowWriter,
  scope: Scope,
  [dims, symbols]: readonly [number, number],
  write: (inputs: readonly string[]) => string,
): { readonly text: string; readonly dims: readonly string[] } {
  const [dimNames, symbolNames] = [letters('d', dims), letters('s', symbols)];
  const dimOperands = dimNames.map(() => affineOperand(writer, scope, writer.dims));
  const symbolOperands = symbolNames.map(() => affineOperand(writer, scope, writer.symbols));
  const inputs = `(${dimNames.join(', ')})${symbols > 0 ? `[${symbolNames.join(', ')}]` : ''}`;
  const operands = `(${dimOperands.join(', ')})${symbols > 0 ? `[${symbolOperands.join(', ')}]` : ''}`;
  const [keyword, body] = write([...dimNames, ...symbolNames]).split('|');
  return { text: `${keyword!}<${inputs} ${body!}>${operands}`, dims: dimOperands };
}

const apply: Statement = (writer, scope) => {
  const { random } = writer;
  const { text, dims } = withOperands(
    writer,
    scope,
    [random.below(3), random.below(2)],
    (inputs) => `affine_map|-> (${expression(random, inputs, 2)})`,
  );
  const value = writer.define(scope, 'index', `affine.apply ${text}`);
  writer.dims.add(value);
  if (dims.every((name) => writer.symbols.has(name))) writer.symbols.add(value);
};

const extremum: Statement = (writer, scope) => {
  const { random } = writer;
  const { text } = withOperands(writer, scope, [random.below(3), random.below(2)], (inputs) => {
    const results = Array.from({ length: 1 + random.below(3) }, () => expression(random, inputs, 1));
    return `affine_map|-> (${results.join(', ')})`;
  });
  writer.define(scope, 'index', `affine.${random.pick(['min', 'max'])!} ${text}`);
};

/** Returns a bound of a loop: a constant, a value, or results of a map. */
export function affineBound(writer: FlowWriter, scope: Scope, keyword: 'max' | 'min'): string {
  const { random } = writer;
  if (random.chance(0.5)) return String(random.below(keyword === 'max' ? 3 : 12));
  if (random.chance(0.3)) return affineOperand(writer, scope, writer.dims);
  const count = 1 + random.below(2);
  const { text } = withOperands(writer, scope, [1 + random.below(2), 0], (inputs) => {
    const results = Array.from({ length: count }, () => expression(random, inputs, 1));
    return `affine_map|-> (${results.join(', ')})`;
  });
  return count > 1 ? `${keyword} ${text}` : text;
}

/** Returns a set with operands, as the condition of an if. */
export function affineCondition(writer: FlowWriter, scope: Scope): string {
  const { random } = writer;
  return withOperands(writer, scope, [1 + random.below(2), 0], (inputs) => {
    const constraints = Array.from(
      { length: 1 + random.below(2) },
      () => `${expression(random, inputs, 1)} ${random.pick(['>=', '=='])!} 0`,
    );
    return `affine_set|: (${constraints.join(', ')})`;
  }).text;
}

/** Returns a memref whose sizes are all known, with indices that are expressions. */
function affineAccess(writer: FlowWriter, scope: Scope): { readonly target: string; readonly type: string } {
  const { random } = writer;
  const type = random.pick(['memref<4xi32>', 'memref<4x4xf32>', 'memref<i32>'])!;
  const name = writer.valueOf(scope, type);
  const indices = dimensions(type).map(() => {
    const operand = affineOperand(writer, scope, writer.dims);
    return random.chance(0.5) ? operand : `${operand} ${random.pick(['+ 1', '* 2', 'mod 4', 'floordiv 2'])!}`;
  });
  return { target: `${name}[${indices.join(', ')}]`, type };
}

const load: Statement = (writer, scope) => {
  const { target, type } = affineAccess(writer, scope);
  writer.define(scope, elementOf(type), `affine.load ${target} : ${type}`);
};

const store: Statement = (writer, scope) => {
  const { target, type } = affineAccess(writer, scope);
  writer.op(`affine.store ${writer.valueOf(scope, elementOf(type))}, ${target} : ${type}`);
};

/** Statements with how often they come. */
export const affineStatements: readonly (readonly [number, Statement])[] = [
  [3, apply],
  [1, load],
  [1, store],
  [1, extremum],
];
