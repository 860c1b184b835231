import { type Random } from '../random.ts';
import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';

export type Weighted = readonly (readonly [weight: number, statement: Statement])[];

/** Between the seeds of programs that one seed gives. */
export const seedStride = 1_000_003;

/** Returns the statements with their weights changed so that they add up to `total`. */
export function scaled(statements: Weighted, total: number): Weighted {
  const sum = statements.reduce((all, [weight]) => all + weight, 0);
  return statements.map(([weight, statement]) => [(weight * total) / sum, statement] as const);
}

/** How deep statements are nested at most. */
const maxDepth = 3;

/** Statements that have no regions, and these together with those that have. */
export interface Statements {
  readonly flat: Weighted;
  readonly nesting: Weighted;
}

/** Writes some statements, each as often as its weight says. */
export function writeStatements({ flat, nesting }: Statements, writer: FlowWriter, scope: Scope, count: number): void {
  for (let i = 0; i < count; i++) {
    const statements = writer.depth < maxDepth ? nesting : flat;
    pickWeighted(statements, writer.random)(writer, scope);
  }
}

/** Returns one of the statements, as often as their weights say. */
function pickWeighted(statements: Weighted, random: Random): Statement {
  let rest = random.next() * statements.reduce((sum, [weight]) => sum + weight, 0);
  return statements.find(([weight]) => (rest -= weight) < 0)?.[1] ?? statements[0]![1];
}
