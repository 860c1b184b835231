import type { LogicalResult } from '../../support/logical-result.ts';
import { sum } from '../../support/math.ts';
import type { Block } from '../block.ts';
import { DenseArrayAttr } from '../attributes/elements-attributes.ts';
import type { Operation } from '../operation.ts';
import type { Trait } from './trait.ts';

/** Traits on the structure of operations and their regions. Source: mlir/lib/IR/Operation.cpp, texts verbatim. */

/** A terminator ends its block. */
export const Terminator: Trait = {
  name: 'Terminator',
  verify(op) {
    const { block } = op;
    return !block || block.lastOp === op || op.emitOpError('must be the last operation in the parent block');
  },
};

/** The operation's parent must be one of the named operations. */
export function HasParent(...names: readonly string[]): Trait {
  return {
    name: 'HasParent',
    structural: true,
    args: names,
    verify(op) {
      const parent = op.parentOp;
      if (!parent || names.includes(parent.name)) return true;
      const list = names.length > 1 ? `to be one of '${names.join(', ')}'` : `'${names[0]}'`;
      return op.emitOpError(`expects parent op ${list}`);
    },
  };
}

/** Each region has at most one block. */
export const SingleBlock: Trait = {
  name: 'SingleBlock',
  structural: true,
  verify: verifySingleBlock,
};

function verifySingleBlock(op: Operation): LogicalResult {
  for (const [i, region] of op.regions.entries()) {
    if (region.blocks.length === 0) continue;
    if (region.blocks.length > 1) return op.emitOpError(`expects region #${i} to have 0 or 1 blocks`);
    if (!op.hasTrait('NoTerminator') && region.blocks[0]!.isEmpty) return op.emitOpError('expects a non-empty block');
  }
  return true;
}

/** The blocks of the operation's regions need no terminator. */
export const NoTerminator: Trait = { name: 'NoTerminator' };

/** Each region has one block that ends with the named terminator, which custom assembly may leave out. */
export function SingleBlockImplicitTerminator(terminator: string): Trait {
  return {
    name: 'SingleBlockImplicitTerminator',
    structural: true,
    args: [terminator],
    verify: verifySingleBlock,
    verifyRegions(op) {
      for (const region of op.regions) {
        const last = region.firstBlock?.lastOp;
        if (!last || last.name === terminator) continue;
        return op.emitOpError(`expects regions to end with '${terminator}', found '${last.name}'`, {
          location: op.location,
          message: `in custom textual format, the absence of terminator implies '${terminator}'`,
        });
      }
      return true;
    },
  };
}

/** No region argument is allowed. */
export const NoRegionArguments: Trait = {
  name: 'NoRegionArguments',
  structural: true,
  verify(op) {
    for (const [i, region] of op.regions.entries()) {
      if ((region.firstBlock?.arguments.length ?? 0) === 0) continue;
      return op.emitOpError(
        op.regions.length > 1 ? `region #${i} should have no arguments` : 'region should have no arguments',
      );
    }
    return true;
  },
};

/** The operation's operands come in groups whose sizes an attribute gives. */
export const AttrSizedOperandSegments: Trait = {
  name: 'AttrSizedOperandSegments',
  structural: true,
  ofSignature: true,
  verify: (op) => verifySegments(op, 'operandSegmentSizes', 'operand', op.numOperands),
};

export const AttrSizedResultSegments: Trait = {
  name: 'AttrSizedResultSegments',
  structural: true,
  ofSignature: true,
  verify: (op) => verifySegments(op, 'resultSegmentSizes', 'result', op.numResults),
};

/** Returns the segment sizes that the operation carries; without the attribute there are none. */
export function segmentSizes(
  op: Operation,
  attribute: 'operandSegmentSizes' | 'resultSegmentSizes',
): readonly number[] {
  const sizes = op.properties.get(attribute);
  return sizes instanceof DenseArrayAttr ? sizes.numbers : [];
}

function verifySegments(
  op: Operation,
  attribute: 'operandSegmentSizes' | 'resultSegmentSizes',
  what: string,
  count: number,
): LogicalResult {
  const sizes = segmentSizes(op, attribute);
  if (sizes.some((size) => size < 0)) return op.emitOpError(`'${attribute}' attribute cannot have negative elements`);
  const total = sum(sizes);
  return (
    total === count ||
    op.emitOpError(
      `${what} count (${count}) does not match with the total size (${total}) specified in attribute '${attribute}'`,
    )
  );
}

/** Nothing in the operation's regions uses a value from outside. */
export const IsolatedFromAbove: Trait = {
  name: 'IsolatedFromAbove',
  verifyRegions(op) {
    for (const region of op.regions) {
      const pending = [region];
      for (let current = pending.pop(); current; current = pending.pop()) {
        for (const block of current.blocks) {
          for (let nested = block.firstOp; nested; nested = nested.next) {
            const { opOperands } = nested;
            for (let i = 0; i < opOperands.length; i++) {
              const home = opOperands[i]!.value.parentBlock;
              // Most values are used where they are defined.
              if (home === block || home?.region === current) continue;
              if (home?.region && region.isAncestorOf(home.region)) continue;
              if (!home?.region) return nested.emitError("operation's operand is unlinked");
              return nested.emitOpError('using value defined outside the region', {
                location: op.location,
                message: 'required by region isolation constraints',
              });
            }
            if (nested.regions.length > 0 && !nested.hasTrait('IsolatedFromAbove')) pending.push(...nested.regions);
          }
        }
      }
    }
    return true;
  },
};

/** Tells whether the block of an operation with these traits may lack a terminator. */
export function mayLackTerminator(block: Block): boolean {
  const { region } = block;
  if (!region) return true;
  if (region.blocks.length !== 1) return false;
  const parent = region.parentOp;
  return !parent || parent.mightHaveTrait('NoTerminator');
}
