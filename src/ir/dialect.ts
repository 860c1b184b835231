import type { LogicalResult } from '../support/logical-result.ts';
import type { Attribute } from './attribute.ts';
import type { OpBuilder } from './builder.ts';
import type { Context } from './context.ts';
import type { DataLayoutEntry } from './data-layout.ts';
import type { DialectInliner } from './interfaces/dialect-inliner.ts';
import type { Location } from './location.ts';
import type { OpInfo } from './op-info.ts';
import type { Operation } from './operation.ts';
import type { RewritePattern } from './pattern-match.ts';
import type { Region } from './region.ts';
import type { Type } from './type.ts';

/** A namespace of operations, attributes and types, as the layers below the generated code see it. */
export interface Dialect {
  readonly namespace: string;
  readonly dependentDialects: readonly string[];
  /** Whether operations that it does not have are taken for those of a dialect that nobody knows. */
  readonly allowsUnknownOperations?: boolean;
  readonly ops: readonly OpInfo[];
  /** Attribute and type classes by mnemonic. The values are the specs that the assembly layer interprets. */
  readonly attributes: ReadonlyMap<string, AttributeInfo>;
  readonly types: ReadonlyMap<string, AttributeInfo>;
  readonly hooks: DialectHooks;
}

/** A registered attribute or type; `spec` is defined by src/ods, which is above this layer. */
export interface AttributeInfo {
  readonly mnemonic: string;
  readonly spec: unknown;
}

/** What hooks keep while a program is verified, each under a key of its own. Nothing changes meanwhile, and operations come after those around them. */
export type VerifierFindings = Map<unknown, unknown>;

/** What a dialect may implement beyond its records. */
export interface DialectHooks {
  /** Returns the alias base name for an attribute or type, or undefined for none. */
  readonly alias?: (what: Attribute | Type) => string | undefined;
  /** Returns the parameters of an attribute in which aliases are printed, or undefined for all. */
  readonly aliasedParameters?: (what: Attribute) => readonly unknown[] | undefined;
  /** Returns the entries of an attribute that is a data layout of a module, undefined for others. */
  readonly dataLayoutEntries?: (attribute: Attribute) => readonly DataLayoutEntry[] | undefined;
  /** Builds the operation that makes `value` a value of type `type`, or returns undefined. */
  readonly materializeConstant?: (
    builder: OpBuilder,
    value: Attribute,
    type: Type,
    location: Location,
  ) => Operation | undefined;
  /**
   * Tells whether constants that operations in `region` use are kept in it, rather than further out. `region` belongs to an
   * operation of the dialect that is not isolated from above. Source: DialectFoldInterface of mlir/include/mlir/Interfaces/FoldInterfaces.h.
   */
  readonly shouldMaterializeInto?: (region: Region) => boolean;
  /** Checks a discardable attribute of `op` whose name begins with the dialect's namespace and a dot. */
  readonly verifyOperationAttribute?: (
    op: Operation,
    name: string,
    attribute: Attribute,
    findings: VerifierFindings,
  ) => LogicalResult;
  /** Checks an attribute of an argument of the function `op` whose name begins with the dialect's namespace and a dot. */
  readonly verifyRegionArgAttribute?: (op: Operation, name: string, attribute: Attribute) => LogicalResult;
  /** Patterns that bring operations to their canonical form and belong to no single one of them. */
  readonly canonicalizationPatterns?: () => readonly RewritePattern[];
  /** Returns what is wrong with a type of that mnemonic, of which there is none; without it the usual words. */
  readonly unknownTypeMessage?: (mnemonic: string) => string;
  /** Returns the same of an attribute. */
  readonly unknownAttributeMessage?: (mnemonic: string) => string;
  /** Names that operations had in earlier versions, with those that they have now: text may say both. */
  readonly earlierNames?: ReadonlyMap<string, string>;
  /** Operations of earlier versions that became several, by name. */
  readonly earlierOps?: ReadonlyMap<string, EarlierOp>;
  /** Says which operations may be inlined; without it none may. */
  readonly inliner?: DialectInliner;
  /** How types are written as bytecode, by their codes; src/bytecode, which is above this layer, says what that is. Without it they are written as text. */
  readonly bytecodeTypes?: readonly unknown[];
}

/** An operation of earlier versions for which there are several now. */
export interface EarlierOp {
  /** The operation that has its assembly and its attributes today. */
  readonly form: string;
  /** Returns the operations that say what an operation read in that form does, the last one with its results, or what is wrong with it. */
  replace(op: Operation): readonly Operation[] | string;
}

/** The dialects that a context can load, by namespace. Loading is lazy: a dialect's code runs on first use of its name. */
export class DialectRegistry {
  /** Is called with each context that is made. */
  readonly prepare: (context: Context) => void;
  readonly #loaders = new Map<string, () => Dialect>();

  constructor(loaders: Readonly<Record<string, () => Dialect>> = {}, prepare: (context: Context) => void = () => {}) {
    this.prepare = prepare;
    for (const [namespace, load] of Object.entries(loaders)) this.#loaders.set(namespace, load);
  }

  /** Returns a registry that has these dialects, too. */
  with(dialects: readonly Dialect[]): DialectRegistry {
    const more = dialects.map((dialect) => [dialect.namespace, () => dialect] as const);
    return new DialectRegistry(Object.fromEntries([...this.#loaders, ...more]), this.prepare);
  }

  load(namespace: string): Dialect | undefined {
    return this.#loaders.get(namespace)?.();
  }

  /** All namespaces, sorted. */
  get namespaces(): string[] {
    return [...this.#loaders.keys()].sort();
  }
}
