import { type Operation } from '../ir/operation.ts';

/** Says whether one operation is legal; undefined leaves the question to the callback registered before. */
export type LegalityCallback<T extends Operation = Operation> = (op: T) => boolean | undefined;

/** An operation by its name or its class. */
export type OpName<T extends Operation = Operation> = string | { readonly opName: string; new (...args: never[]): T };

type Legality =
  | { readonly kind: 'legal' }
  | { readonly kind: 'illegal' }
  | { readonly kind: 'dynamic'; readonly isLegal: LegalityCallback };

/** Says which operations may be left when a conversion is done. Source: ConversionTarget of mlir/Transforms/DialectConversion.h. */
export class ConversionTarget {
  readonly #ops = new Map<string, Legality>();
  readonly #dialects = new Map<string, Legality>();
  readonly #recursive = new Map<string, LegalityCallback>();
  #unknown: LegalityCallback | undefined;
  /** What was found out about operations of a name, so that it is looked up once. */
  readonly #known = new Map<string, Legality | undefined>();

  addLegalDialect(...namespaces: readonly string[]): this {
    return this.#set(this.#dialects, namespaces, { kind: 'legal' });
  }

  addIllegalDialect(...namespaces: readonly string[]): this {
    return this.#set(this.#dialects, namespaces, { kind: 'illegal' });
  }

  /** Operations of these dialects are legal where `isLegal` says so. */
  addDynamicallyLegalDialect(isLegal: LegalityCallback, ...namespaces: readonly string[]): this {
    for (const namespace of namespaces) this.#setDynamic(this.#dialects, namespace, isLegal);
    return this;
  }

  addLegalOp(...ops: readonly OpName[]): this {
    return this.#set(this.#ops, ops.map(nameOf), { kind: 'legal' });
  }

  addIllegalOp(...ops: readonly OpName[]): this {
    return this.#set(this.#ops, ops.map(nameOf), { kind: 'illegal' });
  }

  /** Such operations are legal where `isLegal` says so. */
  addDynamicallyLegalOp<T extends Operation>(op: OpName<T>, isLegal: LegalityCallback<T>): this {
    this.#setDynamic(this.#ops, nameOf(op), isLegal as LegalityCallback);
    return this;
  }

  /** Where nothing else is said about an operation, `isLegal` decides. */
  markUnknownOpDynamicallyLegal(isLegal: LegalityCallback): this {
    this.#unknown = isLegal;
    this.#known.clear();
    return this;
  }

  /** Where such an operation is legal (and `test` agrees) everything nested in it is legal too, and is not converted. */
  markOpRecursivelyLegal(op: OpName, test: LegalityCallback = () => true): this {
    this.#recursive.set(nameOf(op), test);
    return this;
  }

  /** Tells whether `op` is legal, and whether what is nested in it is so without further question. */
  isLegal(op: Operation): false | 'legal' | 'recursively-legal' {
    const legality = this.#legality(op);
    const isLegal = legality?.kind === 'dynamic' ? (legality.isLegal(op) ?? false) : legality?.kind === 'legal';
    if (!isLegal) return false;
    const test = this.#recursive.size === 0 ? undefined : this.#recursive.get(op.name);
    return test && (test(op) ?? true) ? 'recursively-legal' : 'legal';
  }

  /** Tells whether `op` was explicitly said to be illegal. */
  isIllegal(op: Operation): boolean {
    const legality = this.#legality(op);
    return legality?.kind === 'dynamic' ? legality.isLegal(op) === false : legality?.kind === 'illegal';
  }

  #legality(op: Operation): Legality | undefined {
    const { name } = op;
    const known = this.#known.get(name);
    if (known || this.#known.has(name)) return known;
    const found = this.#ops.get(name) ?? this.#dialects.get(op.dialectNamespace);
    const legality = found ?? (this.#unknown && ({ kind: 'dynamic', isLegal: this.#unknown } as const));
    this.#known.set(name, legality);
    return legality;
  }

  #set(table: Map<string, Legality>, names: readonly string[], legality: Legality): this {
    for (const name of names) table.set(name, legality);
    this.#known.clear();
    return this;
  }

  #setDynamic(table: Map<string, Legality>, name: string, isLegal: LegalityCallback): void {
    const before = table.get(name);
    const older = before?.kind === 'dynamic' ? before.isLegal : undefined;
    table.set(name, { kind: 'dynamic', isLegal: (op) => isLegal(op) ?? older?.(op) });
    this.#known.clear();
  }
}

function nameOf(op: OpName): string {
  return typeof op === 'string' ? op : op.opName;
}
