import { type RegionConstraint, type SuccessorConstraint } from '../ods/constraints.ts';

/** Constraints on regions and successors. Source: mlir/IR/OpBase.td. */

export const AnyRegion: RegionConstraint = { summary: 'any region', test: () => true };

export function SizedRegion(blocks: number): RegionConstraint {
  return {
    summary: `region with ${blocks} blocks`,
    test: (region) => region.blocks.length === blocks,
  };
}

export function MinSizedRegion(blocks: number): RegionConstraint {
  return {
    summary: `region with at least ${blocks} blocks`,
    test: (region) => region.blocks.length >= blocks,
  };
}

export function MaxSizedRegion(blocks: number): RegionConstraint {
  return {
    summary: `region with at most ${blocks} blocks`,
    test: (region) => region.blocks.length <= blocks,
  };
}

export const AnySuccessor: SuccessorConstraint = { summary: 'any successor', test: () => true };
