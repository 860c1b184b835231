import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { sortedNames } from '../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type DiagnosticNote } from '../../ir/diagnostics.ts';
import { type VerifierFindings } from '../../ir/dialect.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { DataLayoutSpecAttr } from './generated/dlti-attributes.gen.ts';

/**
 * Checks that what the layouts around `op` say by name is what the layout of `op` says.
 * Source: verifyDataLayoutOp of mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
 *
 * Differs: there two entries for types of one kind, which mlir-opt crashes at, combine.
 */
export function verifyCombination(
  layout: DataLayoutSpecAttr,
  op: Operation,
  findings: VerifierFindings,
): LogicalResult {
  let around = findings.get(LayoutsAround) as LayoutsAround | undefined;
  if (!around) findings.set(LayoutsAround, (around = new LayoutsAround()));
  if (around.combineWith(layout, op)) return true;
  const notes: DiagnosticNote[] = [];
  for (let outer = op.parentOp; outer; outer = outer.parentOp) {
    if (outer instanceof ModuleOp) notes.push({ location: outer.location, message: 'enclosing op with data layout' });
  }
  return op.emitError('data layout does not combine with layouts of enclosing ops', ...notes);
}

/** An operation around the one that is verified. */
interface Level {
  readonly op: Operation;
  /** The names that its layout says something of and those further out do not. */
  readonly names: readonly Attribute[];
  /** Whether its layout and all those further out combine. */
  readonly combines: boolean;
}

/** What layouts around an operation say by name. Kept from one operation to the next, it costs one visit of each that has others in it. */
class LayoutsAround {
  /** From the outermost. */
  readonly #levels: Level[] = [];
  readonly #depths = new Map<Operation, number>();
  readonly #values = new Map<Attribute, Attribute>();

  /** Tells whether `layout` and all layouts around `op` combine. */
  combineWith(layout: DataLayoutSpecAttr, op: Operation): boolean {
    this.#moveTo(op);
    return (this.#levels.at(-1)?.combines ?? true) && this.#agreesWith(layout);
  }

  /** Makes the operations around `op` the levels. */
  #moveTo(op: Operation): void {
    const entered: Operation[] = [];
    let outer = op.parentOp;
    for (; outer && !this.#depths.has(outer); outer = outer.parentOp) entered.push(outer);
    const depth = outer ? this.#depths.get(outer)! : 0;
    while (this.#levels.length > depth) this.#leave();
    for (let i = entered.length - 1; i >= 0; i--) this.#enter(entered[i]!);
  }

  #enter(op: Operation): void {
    const layout = op instanceof ModuleOp ? layoutOf(op) : undefined;
    const combines = (this.#levels.at(-1)?.combines ?? true) && (!layout || this.#agreesWith(layout));
    const names: Attribute[] = [];
    for (const { key, value } of layout?.entries ?? []) {
      if (!(key instanceof StringAttr) || this.#values.has(key)) continue;
      this.#values.set(key, value);
      names.push(key);
    }
    this.#levels.push({ op, names, combines });
    this.#depths.set(op, this.#levels.length);
  }

  #leave(): void {
    const { op, names } = this.#levels.pop()!;
    this.#depths.delete(op);
    for (const name of names) this.#values.delete(name);
  }

  #agreesWith({ entries }: DataLayoutSpecAttr): boolean {
    return entries.every(
      ({ key, value }) => !(key instanceof StringAttr) || (this.#values.get(key) ?? value) === value,
    );
  }
}

/** Returns the first layout among the attributes of a module, whatever its name. */
function layoutOf({ attributes }: Operation): DataLayoutSpecAttr | undefined {
  for (const name of sortedNames(attributes)) {
    const attribute = attributes.get(name);
    if (attribute instanceof DataLayoutSpecAttr) return attribute;
  }
  return undefined;
}
