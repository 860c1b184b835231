import { addSizeTConversions, typesOfC } from '../../dialects/emitc/transforms/type-conversions.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { arithToEmitCPatterns } from '../arith-to-emitc/arith-to-emitc.ts';
import { funcToEmitCPatterns } from '../func-to-emitc/func-to-emitc.ts';
import { ConvertToEmitCBase } from '../generated/conversion-passes.gen.ts';
import { memrefToEmitCPatterns } from '../memref-to-emitc/memref-to-emitc.ts';
import { addMemRefConversions } from '../memref-to-emitc/memref-types.ts';
import { scfToEmitCPatterns } from '../scf-to-emitc/scf-to-emitc.ts';

/** Returns the patterns of a dialect, and tells `types` what becomes of its types. */
type Conversion = (types: TypeConverter) => readonly OpConversionPattern[];

/** The dialects whose operations have patterns, by name. */
const conversions: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
  ['arith', (types) => arithToEmitCPatterns(addSizeTConversions(types))],
  ['func', (types) => funcToEmitCPatterns(types)],
  ['memref', (types) => memrefToEmitCPatterns(addMemRefConversions(types))],
  ['scf', (types) => scfToEmitCPatterns(addSizeTConversions(types))],
]);

/** `convert-to-emitc`. Source: mlir/lib/Conversion/ConvertToEmitC/ConvertToEmitCPass.cpp. */
export class ConvertToEmitC extends ConvertToEmitCBase {
  override runOnOperation(root: Operation): LogicalResult {
    const chosen = this.#chosenConversions(root.context);
    if (!chosen) return false;
    const types = typesOfC();
    const patterns = chosen.flatMap((patternsFor) => patternsFor(types));
    return applyDeferredPartialConversion(root, new ConversionTarget().addLegalDialect('emitc'), patterns);
  }

  /** Returns the conversions of the dialects that the options name, else of those that are loaded; undefined after a diagnostic. */
  #chosenConversions(context: Context): readonly Conversion[] | undefined {
    const { filterDialects } = this.options;
    const loaded = new Set([...context.loadedDialects].map(({ namespace }) => namespace));
    if (filterDialects.length === 0)
      return [...conversions].flatMap(([name, each]) => (loaded.has(name) ? [each] : []));
    const unknown = filterDialects.find((name) => !loaded.has(name) || !conversions.has(name));
    if (unknown === undefined) return filterDialects.map((name) => conversions.get(name)!);
    const problem = loaded.has(unknown)
      ? 'dialect does not implement ConvertToEmitCPatternInterface'
      : 'dialect not loaded';
    context.emitError(UnknownLoc.instance, `${problem}: ${unknown}\n`);
    return undefined;
  }
}
