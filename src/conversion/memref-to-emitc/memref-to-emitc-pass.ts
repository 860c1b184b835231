import { CallOpaqueOp, IncludeOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { typesOfC } from '../../dialects/emitc/transforms/type-conversions.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertMemRefToEmitCBase } from '../generated/conversion-passes.gen.ts';
import { libraryFunctions } from './library-calls.ts';
import { memrefToEmitCPatterns } from './memref-to-emitc.ts';
import { addMemRefConversions } from './memref-types.ts';

interface Header {
  readonly c: string;
  readonly cpp: string;
}

const stdlib: Header = { c: 'stdlib.h', cpp: 'cstdlib' };
const { malloc, alignedAlloc, memcpy } = libraryFunctions;

const headers: ReadonlyMap<string, Header> = new Map([
  [malloc, stdlib],
  [alignedAlloc, stdlib],
  [memcpy, { c: 'string.h', cpp: 'cstring' }],
]);

/** `convert-memref-to-emitc`. Source: mlir/lib/Conversion/MemRefToEmitC/MemRefToEmitCPass.cpp. */
export class ConvertMemRefToEmitC extends ConvertMemRefToEmitCBase {
  override runOnOperation(module: Operation): LogicalResult {
    const target = new ConversionTarget().addIllegalDialect('memref').addLegalDialect('emitc');
    const patterns = memrefToEmitCPatterns(addMemRefConversions(typesOfC()));
    if (!applyDeferredPartialConversion(module, target, patterns)) return false;
    includeHeaders(module, this.options.lowerToCpp ? 'cpp' : 'c');
    return true;
  }
}

/** Includes the headers of the functions that are called anywhere in the module, in the order of the first calls, as far as they are not included. */
function includeHeaders(module: Operation, language: keyof Header): void {
  const names = new Set<string>();
  const included = new Set<string>();
  walk(module, {
    after: (op) => {
      if (op instanceof IncludeOp && op.isStandardInclude) included.add(op.include);
      const header = op instanceof CallOpaqueOp && headers.get(op.callee);
      if (header) names.add(header[language]);
    },
  });
  const builder = new OpBuilder(module.context);
  builder.setInsertionPointToStart(module.regions[0]!.firstBlock!);
  for (const include of names) {
    if (!included.has(include)) IncludeOp.build(builder, module.location, { include, isStandardInclude: true });
  }
}
