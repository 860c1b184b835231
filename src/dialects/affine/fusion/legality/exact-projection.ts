import { type LinearConstraints, type Row } from '../../../../affine/linear-constraints.ts';

/** Returns what the constraints say of the first `count` variables; undefined where some integers that satisfy it may have no others that go with them. */
export function projectExactly(constraints: LinearConstraints, count: number): LinearConstraints | undefined {
  const rest = constraints.clone();
  while (rest.numVars > count) {
    const column = exactColumn(rest, count);
    if (column === undefined) return undefined;
    rest.projectOut(column, 1);
  }
  return rest;
}

/** Returns a variable that an equality gives, or whose bounds on one side are no quotients. */
function exactColumn({ equalities, inequalities, numVars }: LinearConstraints, from: number): number | undefined {
  for (let column = from; column < numVars; column++) {
    const has = (row: Row): boolean => row[column] !== 0n;
    const pivot = equalities.find(has);
    if (pivot ? isUnit(pivot[column]!) : isExactIn(inequalities, column)) return column;
  }
  return undefined;
}

function isExactIn(inequalities: readonly Row[], column: number): boolean {
  const [lower, upper] = [
    inequalities.filter((row) => row[column]! > 0n),
    inequalities.filter((row) => row[column]! < 0n),
  ];
  return lower.every((row) => row[column] === 1n) || upper.every((row) => row[column] === -1n);
}

const isUnit = (factor: bigint): boolean => factor === 1n || factor === -1n;
