import { type Random } from '../random.ts';
import { type Statement } from './flow-writer.ts';

type Weighted = readonly (readonly [weight: number, statement: Statement])[];

/** Between the seeds of programs that one seed gives. */
export const seedStride = 1_000_003;

/** Returns the statements with their weights changed so that they add up to `total`. */
export function scaled(statements: Weighted, total: number): Weighted {
  const sum = statements.reduce((all, [weight]) => all + weight, 0);
  return statements.map(([weight, statement]) => [(weight * total) / sum, statement] as const);
}

/** Returns one of the statements, as often as their weights say. */
export function pickWeighted(statements: Weighted, random: Random): Statement {
  let rest = random.next() * statements.reduce((sum, [weight]) => sum + weight, 0);
  return statements.find(([weight]) => (rest -= weight) < 0)?.[1] ?? statements[0]![1];
}
