import { type Attribute } from '../../ir/attribute.ts';
import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';
import { GlobalOp, type GetGlobalOp } from '../../dialects/memref/generated/memref-ops.gen.ts';

/** What globals hold that nobody writes to. */
export class KnownGlobals {
  readonly #symbols = new SymbolTableCollection();

  /** Returns the elements of the global that `op` names; undefined where it has none. */
  valueOf(op: GetGlobalOp): Attribute | undefined {
    const global = this.#symbols.lookupNearest(op, op.properties.get('name') as SymbolRefAttr);
    const value = global instanceof GlobalOp ? global.initialValue : undefined;
    return value instanceof UnitAttr ? undefined : value;
  }
}
