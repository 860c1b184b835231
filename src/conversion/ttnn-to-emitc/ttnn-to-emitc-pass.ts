import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { IncludeOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { funcTypePatterns } from '../../dialects/func/transforms/func-conversions.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertTTNNToEmitCPassBase } from '../generated/conversion-passes.gen.ts';
import { missingPattern } from './call-patterns.ts';
import { ttnnToEmitCPatterns } from './ttnn-to-emitc.ts';
import { ttnnToEmitCTypes } from './type-converter.ts';

/** `convert-ttnn-to-emitc`: after it the module is what `--mlir-to-cpp` can write. Source: ttmlir-facts, section 3.6. */
export class ConvertTTNNToEmitCPass extends ConvertTTNNToEmitCPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    return convertTTNNToEmitC(module, this.options.keepAttributes);
  }
}

/** Converts a module of ttnn to emitc, in place; returns failure, after errors, when something in it has no C++. */
export function convertTTNNToEmitC(module: Operation, keepAttributes: boolean): LogicalResult {
  const block = module.regions[0]?.firstBlock;
  if (!block?.firstOp) return module.emitOpError('expected a module that is not empty');
  const builder = OpBuilder.atBlockBegin(module.context, block);
  IncludeOp.build(builder, module.location, { include: 'ttnn-precompiled.hpp', isStandardInclude: false });
  const target = new ConversionTarget().addLegalDialect('emitc').addLegalOp(ModuleOp);
  const types = ttnnToEmitCTypes();
  const patterns = [...funcTypePatterns(target, types), ...ttnnToEmitCPatterns(types, keepAttributes)];
  const explain = (op: Operation): string | undefined =>
    keepAttributes && op.dialectNamespace === 'ttnn' ? missingPattern(op) : undefined;
  return applyFullConversion(module, target, patterns, { explain });
}
