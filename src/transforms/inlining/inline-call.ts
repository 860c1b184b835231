import { Block } from '../../ir/block.ts';
import { cloneRegionInto, IRMapping } from '../../ir/clone.ts';
import { CallableOpInterface, FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { inlinerOf } from '../../ir/interfaces/dialect-inliner.ts';
import { CallSiteLoc, type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { BlockArgument, type OpOperand, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';

/**
 * Puts the body of a callable in front of a call of it, as a copy or, with `inPlace`, the body itself, and lets what the body
 * returns take the place of the results. The call stays, unused. Returns the operations that were added, without those nested
 * in them, or undefined when the call cannot be inlined; nothing has changed then. Source: mlir/lib/Transforms/Utils/InliningUtils.cpp.
 */
export function inlineCall(call: Operation, body: Region, inPlace: boolean): Operation[] | undefined {
  const callable = body.parentOp!;
  if (!hasSignatureOf(call, callable) || !inlinerOf(call)?.isLegalToInlineCall?.(call, callable)) return undefined;
  const target = call.parentRegion!;
  const mapped = (argument: Value): Value =>
    call.operand(body.firstBlock!.arguments.indexOf(argument as BlockArgument));
  const inliner = inlinerOf(target.parentOp!);
  if (!inliner || inliner.isLegalToInlineRegion?.(body, target, mapped) === false) return undefined;
  if (!isLegalToInline(body, target)) return undefined;
  const isSingle = body.blocks.length === 1;
  const terminators = body.blocks.flatMap((block) => block.terminator ?? []);
  if (isSingle ? !terminators[0]?.hasTrait('ReturnLike') : !terminators.every(canBranch)) return undefined;

  const inlined = new Region();
  if (inPlace) takeBody(body, inlined, call.operands);
  else copyBody(body, inlined, call.operands);
  const ops = [...inlined.operations()];
  if (call.location.kind !== 'unknown') relocate(inlined, call.location);
  if (isSingle) insertBlock(call, inlined.firstBlock!);
  else insertBlocks(call, inlined);
  return ops;
}

/** Puts a copy of `body` that uses `operands` for its arguments into `target`. */
function copyBody(body: Region, target: Region, operands: readonly Value[]): void {
  const mapping = new IRMapping();
  body.firstBlock!.arguments.forEach((argument, i) => mapping.map(argument, operands[i]!));
  cloneRegionInto(body, target, mapping);
}

/** Moves `body` into `target` and makes it use `operands` for its arguments, in the order of the text, as copies do. */
function takeBody(body: Region, target: Region, operands: readonly Value[]): void {
  target.takeBody(body);
  const entry = target.firstBlock!;
  const replaceArguments = (op: Operation): void => {
    for (const operand of op.opOperands) {
      const { value } = operand;
      if (value instanceof BlockArgument && value.owner === entry) operand.set(operands[value.argNumber]!);
    }
  };
  for (const op of target.operations()) walk(op, { before: replaceArguments });
}

/** Returns whether the terminator can become a branch; one that is no return already branches inside the body. */
function canBranch(terminator: Operation): boolean {
  return !terminator.hasTrait('ReturnLike') || inlinerOf(terminator)?.branchTo !== undefined;
}

function hasSignatureOf(call: Operation, callable: Operation): boolean {
  const methods = CallableOpInterface.of(callable) ?? FunctionOpInterface.of(callable);
  if (!methods) return false;
  const { argumentTypes, resultTypes } = methods;
  const match = (values: readonly Value[], types: readonly Type[]): boolean =>
    values.length === types.length && values.every((value, i) => value.type === types[i]);
  return match(call.operands, argumentTypes) && match(call.results, resultTypes);
}

/** Tells whether everything in `body` may be put into `target`. */
function isLegalToInline(body: Region, target: Region): boolean {
  for (const op of body.operations()) {
    const isLegal = walk(op, {
      before: (nested) => (inlinerOf(nested)?.isLegalToInline(nested, target) ? 'advance' : 'interrupt'),
    });
    if (!isLegal) return false;
  }
  return true;
}

/**
 * Returns what says of locations in a callable that they are called from `caller`, which comes last in the chain of calls. The ends
 * that chains share are made anew once: in functions that call each other in a row, all chains of a body end alike.
 */
function calledFrom(caller: Location): (callee: Location) => Location {
  const moved = new Map<Location, Location>();
  return (callee) => {
    const chain: CallSiteLoc[] = [];
    let end = callee;
    for (; end.kind === 'callsite' && !moved.has(end); end = end.caller) chain.push(end);
    let location = moved.get(end);
    if (!location) moved.set(end, (location = new CallSiteLoc(end, caller)));
    for (const site of chain.reverse()) moved.set(site, (location = new CallSiteLoc(site.callee, location)));
    return location;
  };
}

/** Says of everything in `region` that it stands at the caller's location now. */
function relocate(region: Region, caller: Location): void {
  const at = calledFrom(caller);
  const relocateBlocks = (inner: Region): void => {
    for (const block of inner.blocks) for (const argument of block.arguments) argument.location = at(argument.location);
  };
  relocateBlocks(region);
  for (const op of region.operations()) {
    walk(op, {
      before: (nested) => {
        nested.location = at(nested.location);
        for (const inner of nested.regions) relocateBlocks(inner);
      },
    });
  }
}

/** Moves the operations of the only block in front of `call`. */
function insertBlock(call: Operation, block: Block): void {
  const terminator = block.terminator!;
  terminator.operands.forEach(renewUses);
  call.replaceAllUsesWith(terminator.operands);
  terminator.erase();
  for (const op of [...block.operations()]) op.moveBefore(call);
}

/** More uses of a returned value than this stay in their order: a function that returns its argument may be called thousands of times. */
const renewedUses = 64;

/**
 * Makes the uses of a value anew, which turns their order around: mlir-opt lets dialects replace what comes back from a callable, by
 * itself if need be. Differs: not where there are many uses, as the time would grow with the square of the calls.
 */
function renewUses(value: Value): void {
  const uses: OpOperand[] = [];
  for (let use = value.firstUse; use && uses.length <= renewedUses; use = use.nextUse) uses.push(use);
  if (uses.length <= renewedUses) for (const use of uses) use.set(value);
}

/** Puts the blocks between the halves of the block of `call`; what they return becomes arguments of the second half. */
function insertBlocks(call: Operation, inlined: Region): void {
  const before = call.block!;
  const region = before.region!;
  const after = before.splitBefore(call, new Block());
  for (const result of call.results) {
    const argument = after.addArgument(result.type, call.location);
    result.replaceAllUsesWith(argument);
    renewUses(argument);
  }
  const [entry, ...others] = [...inlined.blocks];
  for (const block of others) {
    inlined.remove(block);
    region.insertBefore(block, after);
  }
  for (const op of [...entry!.operations()]) {
    entry!.remove(op);
    before.append(op);
  }
  for (const block of [before, ...others]) {
    const terminator = block.terminator!;
    if (terminator.hasTrait('ReturnLike')) inlinerOf(terminator)!.branchTo!(terminator, after);
  }
}
