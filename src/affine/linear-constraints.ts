/** The coefficients of the variables, then a constant. */
export type Row = readonly bigint[];

/** How many times more constraints than variables there may be before a system counts as not known to be empty. */
const explosionFactor = 32;

/** How many constraints may come of one variable that goes; of more, none are made, and less is known. */
const mostJoined = 20_000;

/**
 * Equalities and inequalities (`>= 0`) between integer variables: dims, then symbols, then local ones, which stand for divisions. Numbers
 * are exact. Source: IntegerRelation of mlir/lib/Analysis/Presburger/IntegerRelation.cpp, whose order of steps decides what is found out.
 */
export class LinearConstraints {
  numDims = 0;
  numSymbols = 0;
  numLocals = 0;
  equalities: Row[] = [];
  inequalities: Row[] = [];

  get numDimsAndSymbols(): number {
    return this.numDims + this.numSymbols;
  }

  get numVars(): number {
    return this.numDimsAndSymbols + this.numLocals;
  }

  clone(): LinearConstraints {
    const copy = new LinearConstraints();
    copy.numDims = this.numDims;
    copy.numSymbols = this.numSymbols;
    copy.numLocals = this.numLocals;
    copy.equalities = [...this.equalities];
    copy.inequalities = [...this.inequalities];
    return copy;
  }

  /** Adds dims that nothing is known of, and returns the position of the first. */
  appendDims(count: number): number {
    this.#insertColumns(this.numDims, count);
    this.numDims += count;
    return this.numDims - count;
  }

  /** Adds symbols that nothing is known of, and returns the position of the first among all variables. */
  appendSymbols(count: number): number {
    this.#insertColumns(this.numDimsAndSymbols, count);
    this.numSymbols += count;
    return this.numDimsAndSymbols - count;
  }

  /** Adds local variables in front of the others. */
  prependLocals(count: number): void {
    this.#insertColumns(this.numDimsAndSymbols, count);
    this.numLocals += count;
  }

  /** Adds a local variable behind the others, and returns its position. */
  appendLocal(): number {
    this.#insertColumns(this.numVars, 1);
    this.numLocals++;
    return this.numVars - 1;
  }

  /** Returns what is known of the first `count` variables, which are dims, without the others. */
  projectedOnFirst(count: number): LinearConstraints {
    const system = new Elimination(this.numVars, this.equalities, this.inequalities);
    system.projectOut(count, this.numVars - count);
    const projected = new LinearConstraints();
    projected.numDims = count;
    projected.equalities = [...system.equalities];
    projected.inequalities = [...system.inequalities];
    return projected;
  }

  /** Forgets `count` variables from `position` on: what remains is what the constraints say of the others. */
  projectOut(position: number, count: number): void {
    const system = new Elimination(this.numVars, this.equalities, this.inequalities);
    system.projectOut(position, count);
    this.#dropColumns(position, count);
    this.equalities = [...system.equalities];
    this.inequalities = [...system.inequalities];
  }

  #dropColumns(position: number, count: number): void {
    const within = (start: number, length: number): number =>
      Math.max(0, Math.min(position + count, start + length) - Math.max(position, start));
    const [dims, symbols, locals] = [
      within(0, this.numDims),
      within(this.numDims, this.numSymbols),
      within(this.numDimsAndSymbols, this.numLocals),
    ];
    this.numDims -= dims;
    this.numSymbols -= symbols;
    this.numLocals -= locals;
  }

  /** Drops local variables that an equality says in terms of the others. Source: IntegerRelation::removeRedundantLocalVars. */
  removeRedundantLocals(): void {
    this.#removeLocalsOfEqualities();
  }

  /** Divides rows by what divides all of their numbers. */
  normalize(): void {
    this.equalities = this.equalities.map(normalized);
    this.inequalities = this.inequalities.map(normalized);
  }

  /** Brings rows to lowest terms and drops inequalities that always hold or that another one alone implies. */
  removeTrivialRedundancy(): void {
    this.equalities = this.equalities.map(normalized);
    this.inequalities = withoutTrivial(this.inequalities.map(tightened).map(normalized));
  }

  /** Drops inequalities that the others imply. */
  removeRedundantInequalities(): void {
    const zero = new Array<bigint>(this.numVars + 1).fill(0n);
    const test = this.clone();
    this.inequalities.forEach((row, i) => {
      test.inequalities[i] = complement(row);
      test.inequalities[i] = test.isEmpty() ? zero : row;
    });
    this.inequalities = test.inequalities.filter((row) => row !== zero);
  }

  /**
   * Tells whether it is found out that no integers satisfy the constraints. Differs: contradictions are looked for after each variable that goes, so that
   * more are found.
   */
  isEmpty(): boolean {
    const rest = this.clone();
    if (rest.#isContradiction()) return true;
    rest.#removeLocalsOfEqualities();
    if (rest.#isContradiction()) return true;
    const system = new Elimination(rest.numVars, rest.equalities, rest.inequalities);
    for (let position = 0; position < system.numVars;) {
      if (system.eliminateByEqualities(position, position + 1) === 0) position++;
      else if (isContradiction(system)) return true;
    }
    for (let left = system.numVars; left > 0; left--) {
      system.eliminate(system.cheapest(0, system.numVars));
      if (system.equalities.length + system.inequalities.length >= explosionFactor * this.numVars) return false;
      if (hasInvalidRow(system)) return true;
    }
    return false;
  }

  /** Returns the greatest known constant that the variable is not below, or the least that it is not above. */
  constantBound(kind: 'lower' | 'upper', position: number): bigint | undefined {
    const system = new Elimination(this.numVars, this.equalities, this.inequalities);
    system.projectOut(0, position);
    system.projectOut(1, system.numVars - 1);
    for (const [factor, constant] of system.equalities) {
      if (factor === 1n || factor === -1n) return -constant! / factor;
    }
    let best: bigint | undefined;
    for (const [factor, constant] of system.inequalities) {
      if (kind === 'lower' && factor! > 0n) {
        const bound = -floorDiv(constant!, factor!);
        if (best === undefined || bound > best) best = bound;
      } else if (kind === 'upper' && factor! < 0n) {
        const bound = floorDiv(constant!, -factor!);
        if (best === undefined || bound < best) best = bound;
      }
    }
    return best;
  }

  /** Returns the constant that the variable is known to be. */
  constantValue(position: number): bigint | undefined {
    const lower = this.constantBound('lower', position);
    return lower !== undefined && lower === this.constantBound('upper', position) ? lower : undefined;
  }

  #insertColumns(at: number, count: number): void {
    const zeros = new Array<bigint>(count).fill(0n);
    const insert = (row: Row): Row => row.toSpliced(at, 0, ...zeros);
    this.equalities = this.equalities.map(insert);
    this.inequalities = this.inequalities.map(insert);
  }

  #isContradiction(): boolean {
    return isContradiction(this);
  }

  #removeLocalsOfEqualities(): void {
    this.equalities = this.equalities.map(normalized);
    for (;;) {
      const { numDimsAndSymbols } = this;
      let column = -1;
      const pivot = this.equalities.find((row) => {
        column = row.findIndex(
          (factor, i) => i >= numDimsAndSymbols && i < row.length - 1 && (factor === 1n || factor === -1n),
        );
        return column >= 0;
      });
      if (!pivot) return;
      const drop = (row: Row): Row => row.toSpliced(column, 1);
      this.equalities = this.equalities
        .filter((row) => row !== pivot)
        .map((row) => drop(row[column] === 0n ? row : normalized(combined(row, pivot, column))));
      this.inequalities = this.inequalities.map((row) => drop(combined(row, pivot, column)));
      this.numLocals--;
    }
  }
}

/** Constraints whose variables go one by one. */
class Elimination {
  constructor(
    public numVars: number,
    public equalities: readonly Row[],
    public inequalities: readonly Row[],
  ) {}

  /** Eliminates `count` variables from `position` on. */
  projectOut(position: number, count: number): void {
    if (count <= 0) return;
    let left = count;
    for (let from = position; from < position + left; from++) left -= this.eliminateByEqualities(from, position + left);
    for (; left > 0; left--) this.eliminate(this.cheapest(position, position + left));
    this.inequalities = this.inequalities.map(tightened).map(normalized);
    this.equalities = this.equalities.map(normalized);
  }

  /** Eliminates variables from `start` up to the first one that only inequalities have, and tells how many. */
  eliminateByEqualities(start: number, end: number): number {
    if (start >= end) return 0;
    this.inequalities = this.inequalities.map(tightened);
    let column = start;
    for (; column < end; column++) {
      const at = column;
      const pivot = this.equalities.find((row) => row[at] !== 0n);
      if (!pivot) {
        if (this.inequalities.some((row) => row[at] !== 0n)) break;
        continue;
      }
      this.equalities = this.equalities
        .filter((row) => row !== pivot)
        .map((row) => normalized(combined(row, pivot, at)));
      this.inequalities = this.inequalities.map((row) => tightened(normalized(combined(row, pivot, at))));
    }
    this.#removeColumns(start, column - start);
    return column - start;
  }

  /** Returns the variable between both positions that makes the fewest new constraints when it goes. */
  cheapest(start: number, end: number): number {
    let [best, least] = [start, Infinity];
    for (let column = start; column < end; column++) {
      let [lower, upper] = [0, 0];
      for (const row of this.inequalities) {
        if (row[column]! > 0n) lower++;
        else if (row[column]! < 0n) upper++;
      }
      if (lower * upper < least) [best, least] = [column, lower * upper];
    }
    return best;
  }

  /** Eliminates one variable by an equality, or by joining each lower with each upper bound. */
  eliminate(column: number): void {
    if (this.equalities.some((row) => row[column] !== 0n)) {
      this.eliminateByEqualities(column, column + 1);
      return;
    }
    const rows = this.inequalities.map(tightened);
    const lower = rows.filter((row) => row[column]! > 0n);
    const upper = rows.filter((row) => row[column]! < 0n);
    const isTooMuch = lower.length * upper.length > mostJoined;
    const joined = isTooMuch ? [] : upper.flatMap((above) => lower.map((below) => combined(above, below, column)));
    this.inequalities = [...joined, ...rows.filter((row) => row[column] === 0n)];
    this.#removeColumns(column, 1);
    if (lower.length + upper.length === 0) return;
    this.equalities = this.equalities.map(normalized);
    this.inequalities = withoutTrivial(this.inequalities.map(tightened).map(normalized));
  }

  #removeColumns(start: number, count: number): void {
    if (count === 0) return;
    const remove = (row: Row): Row => row.toSpliced(start, count);
    this.equalities = this.equalities.map(remove);
    this.inequalities = this.inequalities.map(remove);
    this.numVars -= count;
  }
}

interface System {
  readonly equalities: readonly Row[];
  readonly inequalities: readonly Row[];
}

/** Tells whether one row alone shows that the system is empty. */
function isContradiction(system: System): boolean {
  return hasInvalidRow(system) || system.equalities.some((row) => row.at(-1)! % (gcdOf(row.slice(0, -1)) || 1n) !== 0n);
}

function hasInvalidRow({ equalities, inequalities }: System): boolean {
  const isConstant = (row: Row) => row.every((factor, i) => factor === 0n || i === row.length - 1);
  return (
    equalities.some((row) => row.at(-1)! !== 0n && isConstant(row)) ||
    inequalities.some((row) => row.at(-1)! < 0n && isConstant(row))
  );
}

/** Drops what always holds, and of inequalities with the same factors all but the strictest. */
function withoutTrivial(rows: readonly Row[]): Row[] {
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const factors = row.slice(0, -1);
    if (row.at(-1)! >= 0n && factors.every((factor) => factor === 0n)) continue;
    const key = factors.join();
    const known = kept.get(key);
    if (known && known.at(-1)! <= row.at(-1)!) continue;
    // The stricter one has its own place.
    kept.delete(key);
    kept.set(key, row);
  }
  return [...kept.values()];
}

/** Returns a positive multiple of `row` plus a multiple of `pivot` that does not have the variable. */
function combined(row: Row, pivot: Row, column: number): Row {
  const lead = row[column]!;
  if (lead === 0n) return row;
  const by = pivot[column]!;
  const gcd = gcdOf([lead, by]);
  const rowFactor = abs(by) / gcd;
  const pivotFactor = (lead > 0n === by > 0n ? -1n : 1n) * (abs(lead) / gcd);
  return row.map((factor, i) => pivotFactor * pivot[i]! + rowFactor * factor);
}

/** Returns the inequality that holds where this one does not. */
function complement(row: Row): Row {
  return row.map((factor, i) => (i === row.length - 1 ? -factor - 1n : -factor));
}

function normalized(row: Row): Row {
  const gcd = gcdOf(row);
  return gcd > 1n ? row.map((factor) => factor / gcd) : row;
}

/** Divides an inequality by what divides its factors. */
function tightened(row: Row): Row {
  const gcd = gcdOf(row.slice(0, -1));
  if (gcd <= 1n) return row;
  return row.map((factor, i) => (i === row.length - 1 ? floorDiv(factor, gcd) : factor / gcd));
}

/** Returns the greatest common divisor, 0 of zeros. */
export function gcdOf(row: Row): bigint {
  let gcd = 0n;
  for (const factor of row) {
    for (let rest = abs(factor); rest !== 0n;) [gcd, rest] = [rest, gcd % rest];
    if (gcd === 1n) break;
  }
  return gcd;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Returns the quotient rounded down. */
export function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}
