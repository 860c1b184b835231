import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { SameOperandsAndResultRank } from '../../../ir/traits/broadcast-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { joinShapes, meetShapes, tensorType } from '../../../ir/types/known-shapes.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { constantShape } from '../constant-shape.ts';
import { IfOp, WhileOp } from '../generated/tosa-ops.gen.ts';
import { TosaInferShapesPassBase } from '../generated/tosa-passes.gen.ts';
import { ComputedShapes } from '../inference/computed-shapes.ts';
import { TypeChanges } from '../inference/type-changes.ts';
import { InferShapedTypeOpInterface } from '../interfaces.ts';
import { yieldedBy } from '../verify-regions.ts';

/** What a loop's variables were found to be; a later search begins with it, as what surrounds the loop is only known less by then. */
type LoopTypes = Map<WhileOp, readonly Type[]>;

/** What is known beside the types. */
interface Known {
  readonly loops: LoopTypes;
  /** The shapes that are computed, when they are to be. */
  readonly shapes?: ComputedShapes;
}

/** Gives results the shapes that are inferred, in the order of the operations. Source: propagateShapesInRegion of TosaInferShapes.cpp. */
function inferInRegion(region: Region, changes: TypeChanges, known: Known): void {
  for (const block of region.blocks) {
    for (const op of block.operations()) {
      if (op.dialectNamespace !== 'tosa') continue;
      if (op instanceof IfOp) inferInChoice(op, changes, known);
      if (op instanceof WhileOp) inferInLoop(op, changes, known);
      known.shapes?.compute(op);
      inferResults(op, changes, known);
    }
  }
}

function inferResults(op: Operation, changes: TypeChanges, known: Known): void {
  const sizesOf = known.shapes?.sizesOf ?? constantShape;
  const shapes = InferShapedTypeOpInterface.of(op)?.inferReturnTypeComponents(sizesOf);
  if (!shapes) return;
  if ('problem' in shapes) op.context.emitError(op.location, shapes.problem!);
  if (!Array.isArray(shapes)) return;
  op.results.forEach((result, i) => {
    const joined = joinShapes(shapeOf(result.type), shapes[i]);
    if (joined !== false) changes.setType(result, tensorType(joined, elementTypeOrSelf(result.type)));
  });
}

function inferInChoice(op: IfOp, changes: TypeChanges, known: Known): void {
  for (const region of op.regions) {
    for (const [i, argument] of (region.firstBlock?.arguments ?? []).entries()) {
      const shape = shapeOf(op.inputList[i]!.type);
      if (shape) changes.setType(argument, tensorType(shape, elementTypeOrSelf(argument.type)));
    }
    inferInRegion(region, changes, known);
  }
}

/**
 * Finds what is true of the variables in every iteration, and infers with it. Differs: upstream begins each search anew and infers once more behind
 * it, in time that doubles with each loop in a loop, and so reports what is wrong in a loop several times.
 */
function inferInLoop(op: WhileOp, changes: TypeChanges, known: Known): void {
  const { condGraph, bodyGraph } = op;
  const inits = op.inputList.map(({ type }) => type);
  let types: readonly Type[] = meetAll(inits, known.loops.get(op) ?? inits);
  for (;;) {
    const tried = new TypeChanges();
    setArguments(bodyGraph, types, tried);
    inferInRegion(bodyGraph, tried, known);
    const yielded = (yieldedBy(bodyGraph) ?? []).map(({ type }) => type);
    const next = meetAll(types, yielded);
    if (next.every((type, i) => type === types[i])) {
      changes.takeOver(tried);
      break;
    }
    tried.rollBack();
    types = next;
  }
  known.loops.set(op, types);
  setArguments(condGraph, types, changes);
  inferInRegion(condGraph, changes, known);
}

function setArguments(region: Region, types: readonly Type[], changes: TypeChanges): void {
  for (const [i, argument] of region.firstBlock!.arguments.entries()) changes.setType(argument, types[i]!);
}

/** Returns the types of which both those of `a` and of `b` are special cases. */
function meetAll(a: readonly Type[], b: readonly Type[]): readonly Type[] {
  return a.map((type, i) => tensorType(meetShapes(shapeOf(type), shapeOf(b[i]!)), elementTypeOrSelf(type)));
}

/** Reports operations whose ranks, now that they are known, differ; verification ends the pipeline. Source: validateSameOperandsAndResultRankTrait. */
function reportRanks(region: Region): void {
  for (const block of region.blocks) {
    for (const op of block.operations()) {
      if (op.dialectNamespace !== 'tosa') continue;
      if (op.hasTrait(SameOperandsAndResultRank.name)) SameOperandsAndResultRank.verify!(op);
      if (op instanceof IfOp || op instanceof WhileOp) op.regions.forEach(reportRanks);
    }
  }
}

/** `tosa-infer-shapes`. */
export class TosaInferShapesPass extends TosaInferShapesPassBase {
  override runOnOperation(func: Operation): void {
    const body = func.regions[0]!;
    const changes = new TypeChanges();
    const known: Known = {
      loops: new Map(),
      ...(this.options.foldShapeExpressions && { shapes: new ComputedShapes() }),
    };
    inferInRegion(body, changes, known);
    changes.commit();
    known.shapes?.replaceAll();
    reportRanks(body);
  }
}
