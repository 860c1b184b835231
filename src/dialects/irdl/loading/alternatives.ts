import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { lookupDefinition } from '../definitions.ts';
import { AllOfOp, AnyOfOp, AnyOp, ParametricOp } from '../generated/irdl-ops.gen.ts';
import { refuse } from './definitions.ts';

/** The definitions whose attributes or types a constraint may accept; undefined where it may accept everything. */
type Definitions = ReadonlySet<Operation> | undefined;

/**
 * Refuses alternatives of which two may accept what has the same definition, or one everything: the first that accepts is the only one that is tried, since
 * what it accepts is all that its parts accept then. Source: checkCorrectAnyOf of mlir/lib/Dialect/IRDL/IRDLLoading.cpp, text verbatim; upstream says so of the module.
 */
export function checkAlternatives(module: Operation): void {
  const known = new Map<Operation, Definitions>();
  // What is used before it is defined is refused by the verifier, so that it is known.
  const ofValue = (value: Value): Definitions => known.get(value.definingOp!);
  walk(module, {
    before: (op) => {
      if (op instanceof AnyOfOp) known.set(op, joined(op, op.operands.map(ofValue)));
      // As upstream, the first decides.
      else if (op instanceof AllOfOp) known.set(op, ofValue(op.operands[0]!));
      else if (op instanceof ParametricOp) known.set(op, new Set([lookupDefinition(op, op.baseType)!]));
      else if (!(op instanceof AnyOp)) known.set(op, none);
    },
  });
}

const none: Definitions = new Set();

function joined(op: AnyOfOp, alternatives: readonly Definitions[]): Definitions {
  const all = new Set<Operation>();
  for (const definitions of alternatives) {
    if (!definitions) refuse(op, words);
    for (const definition of definitions) {
      if (all.has(definition)) refuse(op, words);
      all.add(definition);
    }
  }
  return all;
}

const words = 'any_of constraints are not in the correct form';
