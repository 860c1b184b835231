import { type BinaryFunctionName, type UnaryFunctionName } from '../device/tile-math/elementwise-functions.ts';
import { type NamedAttributes } from '../ir/attribute.ts';
import { type Operation, type OperationState } from '../ir/operation.ts';
import { type OpInfo } from '../ir/op-info.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { type AssemblyFormat } from './assembly-format.ts';
import {
  type AttrConstraint,
  type RegionConstraint,
  type SuccessorConstraint,
  type TypeConstraint,
} from './constraints.ts';

/** An operand or result of a record; `optional` groups have zero or one values, `variadic` any number. */
export interface ValueSpec {
  readonly name: string;
  readonly constraint: TypeConstraint;
  readonly group?: 'optional' | 'variadic';
}

/** An inherent attribute of a record. */
export interface AttributeSpec {
  readonly name: string;
  readonly constraint: AttrConstraint<unknown>;
  readonly optional?: true;
  /**
   * The plain value (as AttrConstraint.wrap takes it) that an absent attribute is given; one that is optional too stays absent and
   * reads as this value.
   */
  readonly defaultValue?: unknown;
}

export interface RegionSpec {
  readonly name: string;
  readonly constraint: RegionConstraint;
  readonly variadic?: true;
}

export interface SuccessorSpec {
  readonly name: string;
  readonly constraint: SuccessorConstraint;
  readonly variadic?: true;
}

/**
 * An elementwise function by its name: one of the device's tables; `identity`, which moves data into another format; or `where`, a choice between two
 * values, which the device computes as two functions and their sum.
 */
export type ElementwiseFunction =
  | { readonly arity: 1; readonly function: UnaryFunctionName | 'identity' }
  | { readonly arity: 2; readonly function: BinaryFunctionName }
  | { readonly arity: 3; readonly function: 'where' };

/** Everything that a record says about an operation. Generated. */
export interface OpSpec {
  /** `dialect.mnemonic`. */
  readonly name: string;
  /** The name of the generated class, which its hooks go by. (A bundler may rename the class itself.) */
  readonly className: string;
  readonly operands: readonly ValueSpec[];
  readonly attributes: readonly AttributeSpec[];
  readonly results: readonly ValueSpec[];
  readonly regions: readonly RegionSpec[];
  readonly successors: readonly SuccessorSpec[];
  readonly traits: readonly Trait[];
  readonly assemblyFormat?: AssemblyFormat;
  /** parse and print are hooks. */
  readonly customAssembly?: true;
  /** Names of the operands that results are written to (destination-passing style). */
  readonly dpsInits?: readonly string[];
  /** The operation that a 1:1 conversion turns into this one. */
  readonly convertFrom?: string;
  /** Where the operation goes in a binary. */
  readonly flatbuffer?: FlatbufferSpec;
  /** The elementwise function that the operation computes. */
  readonly elementwise?: ElementwiseFunction;
  /** What a named structured operation computes. */
  readonly structured?: StructuredSpec;
  /** The entry of the hooks that the operation shares with others. */
  readonly hooks?: string;
}

/** A perfect loop nest around one scalar expression. */
export interface StructuredSpec {
  /** The loops and the indices of each operand, `(m, n, k) -> (m, k), (k, n), (m, n)`; absent where all loops are over the init. */
  readonly maps?: string;
  /** The new element of the init, an expression of the operands' elements. */
  readonly body: string;
}

export interface FlatbufferSpec {
  readonly table: string;
  readonly enum?: string;
  readonly case?: string;
  readonly value?: number;
}

/** The class that codegen makes of a record. It types the operations, which are objects of `Operation` itself. */
export interface OpClass<T extends Operation = Operation> {
  new (state: OperationState, info?: OpInfo, properties?: NamedAttributes): T;
  readonly prototype: T;
  readonly opName: string;
  readonly spec: OpSpec;
}

/** Returns the names of the operations of classes. */
export function opNamesOf(classes: readonly OpClass[]): ReadonlySet<string> {
  return new Set(classes.map(({ opName }) => opName));
}

/** Returns the spec of a registered operation of generated class. */
export function opSpecOf(op: Operation): OpSpec | undefined {
  return op.info?.spec as OpSpec | undefined;
}

/** Returns the place of the member of that name, -1 if there is none. */
export function indexOfName(members: readonly { readonly name: string }[], name: string): number {
  return members.findIndex((candidate) => candidate.name === name);
}

/** Returns the place of the single value that member `index` is where no group before it moves it; undefined else. */
export function fixedPlace(specs: readonly ValueSpec[], index: number): number | undefined {
  return specs.slice(0, index + 1).every(({ group }) => group === undefined) ? index : undefined;
}

/** Returns where group `index` of the operands (or results) starts and how many values it has. */
export function groupRange(
  specs: readonly ValueSpec[],
  index: number,
  total: number,
  segments: readonly number[] | undefined,
): { start: number; count: number } {
  if (segments) {
    let start = 0;
    for (let i = 0; i < index; i++) start += segments[i] ?? 0;
    return { start, count: segments[index] ?? 0 };
  }
  let groups = 0;
  let groupsBefore = 0;
  for (let i = 0; i < specs.length; i++) {
    if (!specs[i]!.group) continue;
    groups++;
    if (i < index) groupsBefore++;
  }
  // Without segment sizes all groups have the same size.
  const size = groups === 0 ? 0 : Math.floor((total - (specs.length - groups)) / groups);
  return { start: index - groupsBefore + groupsBefore * size, count: specs[index]!.group ? size : 1 };
}
