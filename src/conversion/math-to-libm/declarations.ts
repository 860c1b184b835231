import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { lookupSymbolIn } from '../../ir/symbol-table.ts';
import { type FunctionType } from '../../ir/types/composite-types.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** Declares functions in symbol tables, each once; where it is said, as ones that touch no memory. */
export class Declarations {
  readonly #known = new Map<Operation, Set<string>>();

  constructor(private readonly areReadNone: boolean) {}

  /** Declares a function in front of all else in a symbol table, unless it has a symbol of that name. */
  require(table: Operation, name: string, functionType: FunctionType): void {
    let names = this.#known.get(table);
    if (!names) this.#known.set(table, (names = new Set()));
    if (names.has(name)) return;
    names.add(name);
    if (lookupSymbolIn(table, name)) return;
    const { context } = table;
    const builder = new OpBuilder(context);
    builder.setInsertionPointToStart(table.regions[0]!.firstBlock!);
    const func = FuncOp.build(builder, UnknownLoc.instance, { symName: name, functionType, symVisibility: 'private' });
    if (this.areReadNone) func.setAttr('llvm.readnone', UnitAttr.get(context));
  }
}
