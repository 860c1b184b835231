import { LinearConstraints, type Row } from '../../../../affine/linear-constraints.ts';
import { complement, isSubset } from '../../../../affine/subset.ts';
import { type Value } from '../../../../ir/value.ts';
import { type KnownVariables } from '../../constrained-values.ts';
import { loopCountingWith } from '../../dependence/iteration-domain.ts';
import { type AccessRelation } from '../../dependence/memory-access.ts';

/** Which variable a value is in one execution of an operation. */
export type Columns = Map<Value, number>;

/** An execution of an access. */
export interface Instance {
  /** The indices of loops that it is in. */
  readonly columns: Columns;
  /** Where it accesses memory. */
  readonly place: readonly number[];
}

/** Constraints of several executions, of which it is asked whether there are such. All variables are integers; values that are no indices are the same in all. */
export class Instances {
  readonly #shared: Columns;
  #constraints = new LinearConstraints();

  /** The executions are in one iteration of the loops that count with `shared`. */
  constructor(shared: readonly Value[] = []) {
    this.#shared = new Map();
    for (const value of shared) this.#shared.set(value, this.addColumn());
  }

  clone(): Instances {
    const copy = new Instances();
    copy.#constraints = this.#constraints.clone();
    for (const [value, column] of this.#shared) copy.#shared.set(value, column);
    return copy;
  }

  addColumn(): number {
    return this.#constraints.appendDims(1);
  }

  /** Returns the column of a value, a new one where it has none. */
  columnOf(value: Value, own: Columns): number {
    const known = own.get(value) ?? this.#shared.get(value);
    if (known !== undefined) return known;
    const column = this.addColumn();
    (loopCountingWith(value) ? own : this.#shared).set(value, column);
    return column;
  }

  /** Adds an execution of an access, at a place that another one is at where that is given. */
  addAccess({ values, numIndices }: AccessRelation, at?: readonly number[]): Instance {
    const columns: Columns = new Map();
    const rank = values.dims.length - numIndices;
    const place = at ?? Array.from({ length: rank }, () => this.addColumn());
    this.addVariables(values, columns, place);
    return { columns, place };
  }

  /** Adds constraints of values, of which the last dims are at places; returns what makes rows over these values to rows of this. */
  addVariables(
    { constraints, dims, symbols }: KnownVariables,
    own: Columns,
    place: readonly number[] = [],
  ): (row: Row) => Row {
    const numIndices = dims.length - place.length;
    const columns = [
      ...dims.map((value, i) => (i < numIndices ? this.columnOf(value!, own) : place[i - numIndices]!)),
      ...symbols.map((value) => this.columnOf(value!, own)),
    ];
    for (let i = 0; i < constraints.numLocals; i++) columns.push(this.addColumn());
    const embed = (row: Row): Row => {
      const embedded = new Array<bigint>(this.#constraints.numVars + 1).fill(0n);
      columns.forEach((column, i) => (embedded[column]! += row[i]!));
      embedded[embedded.length - 1] = row.at(-1)!;
      return embedded;
    };
    this.#constraints.inequalities.push(...constraints.inequalities.map(embed));
    this.#constraints.equalities.push(...constraints.equalities.map(embed));
    return embed;
  }

  /** Says that a sum of variables and a constant is not negative. */
  addInequality(terms: readonly (readonly [number, bigint])[], constant: bigint): void {
    this.#constraints.inequalities.push(this.#row(terms, constant));
  }

  addEquality(terms: readonly (readonly [number, bigint])[], constant: bigint): void {
    this.#constraints.equalities.push(this.#row(terms, constant));
  }

  #row(terms: readonly (readonly [number, bigint])[], constant: bigint): Row {
    const row = new Array<bigint>(this.#constraints.numVars + 1).fill(0n);
    for (const [column, factor] of terms) row[column]! += factor;
    row[row.length - 1] = constant;
    return row;
  }

  /** Tells whether it is known that there are no such executions. */
  areNone(): boolean {
    return this.#constraints.isEmpty();
  }

  /** Tells whether it is known that an inequality holds for all of them. */
  satisfy(row: Row): boolean {
    const outside = this.#constraints.clone();
    const missing = new Array<bigint>(outside.numVars + 1 - row.length).fill(0n);
    outside.inequalities.push(complement([...row.slice(0, -1), ...missing, row.at(-1)!]));
    return outside.isEmpty();
  }

  /** Tells whether it is known that all of them satisfy constraints of values. */
  satisfyAll(values: KnownVariables, own: Columns): boolean {
    const embed = this.clone().addVariables({ ...values, constraints: new LinearConstraints() }, new Map(own));
    const { constraints } = values;
    const count = this.#constraints.numVars;
    const whole = new LinearConstraints();
    whole.appendDims(count);
    for (let i = 0; i < constraints.numLocals; i++) whole.appendLocal();
    const split = values.dims.length + values.symbols.length;
    let areKnown = true;
    const spread = (row: Row): Row => {
      const known = embed([...row.slice(0, split), row.at(-1)!]);
      if (known.slice(count, -1).some((factor) => factor !== 0n)) areKnown = false;
      return [...known.slice(0, count), ...row.slice(split, -1), known.at(-1)!];
    };
    whole.inequalities = constraints.inequalities.map(spread);
    whole.equalities = constraints.equalities.map(spread);
    return areKnown && isSubset(this.#constraints, whole) === true;
  }

  get constraints(): LinearConstraints {
    return this.#constraints;
  }
}
