import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { GridAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { type OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { GenericOp } from '../generated/ttir-ops.gen.ts';
import { type GenericRegionMethods } from '../interfaces.ts';

/**
 * Replaces an operation in destination-passing style by a `ttir.generic` on a 1x1 grid with the same inputs and inits, the given
 * loop nest, and one constraint for every operand. `buildBody` fills the block, which has an argument per operand.
 */
export function replaceByGeneric(
  op: Operation,
  { maps, iteratorTypes }: ReturnType<GenericRegionMethods['indexingMaps']>,
  constraint: OperandConstraint,
  buildBody: (block: Block) => void,
  rewriter: PatternRewriter,
): void {
  const { context, location, operands } = op;
  const generic = GenericOp.build(rewriter, location, {
    inputs: dpsInputs(op).map((operand) => operand.value),
    outputs: dpsInits(op)!.map((operand) => operand.value),
    grid: GridAttr.get(context, [1, 1]),
    indexingMaps: maps.map((map) => AffineMapAttr.get(context, map)),
    iteratorTypes,
    operandConstraints: operands.map(() => constraint),
  });
  const block = new Block();
  for (const { type } of operands) block.addArgument(type, location);
  generic.region.append(block);
  buildBody(block);
  rewriter.replaceOp(op, generic.results);
}
