import { type Operation } from '../../ir/operation.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { ExpandStridedMetadataPassBase } from '../generated/conversion-passes.gen.ts';
import { metadataPatterns } from './metadata-patterns.ts';
import { viewPatterns } from './view-patterns.ts';

/** `expand-strided-metadata`. Source: mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp. */
export class ExpandStridedMetadataPass extends ExpandStridedMetadataPassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [...viewPatterns(), ...metadataPatterns()], mlirGreedyDefaults);
  }
}
