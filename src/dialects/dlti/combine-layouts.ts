import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { sortedNames } from '../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type DiagnosticNote } from '../../ir/diagnostics.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { DataLayoutSpecAttr } from './generated/dlti-attributes.gen.ts';

/**
 * Checks that what the layouts around `op` say by name is what the layout of `op` says.
 * Source: verifyDataLayoutOp of mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
 *
 * Differs: there two entries for types of one kind, which mlir-opt crashes at, combine.
 */
export function verifyCombination(layout: DataLayoutSpecAttr, op: Operation): LogicalResult {
  const enclosing: Operation[] = [];
  for (let outer = op.parentOp; outer; outer = outer.parentOp) if (outer instanceof ModuleOp) enclosing.push(outer);
  const values = new Map<Attribute, Attribute>();
  for (const { entries } of [layout, ...enclosing.map(layoutOf)].filter((one) => one !== undefined)) {
    for (const { key, value } of entries) {
      if (!(key instanceof StringAttr)) continue;
      const known = values.get(key);
      if (known && known !== value) {
        const notes = enclosing.map(({ location }): DiagnosticNote => ({
          location,
          message: 'enclosing op with data layout',
        }));
        return op.emitError('data layout does not combine with layouts of enclosing ops', ...notes);
      }
      values.set(key, value);
    }
  }
  return true;
}

/** Returns the first layout among the attributes of a module, whatever its name. */
function layoutOf({ attributes }: Operation): DataLayoutSpecAttr | undefined {
  for (const name of sortedNames(attributes)) {
    const attribute = attributes.get(name);
    if (attribute instanceof DataLayoutSpecAttr) return attribute;
  }
  return undefined;
}
