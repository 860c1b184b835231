import type { OpInfo } from './op-info.ts';

/** Traits by which an operation folds without a hook. */
const foldingTraits = ['Commutative', 'Idempotent', 'Involution', 'CastOpInterface'] as const;

/** What is asked of operations most often, answered once for each kind from its traits and hooks. */
export interface OpFacts {
  /** No other kind has the same. */
  readonly number: number;
  readonly isTerminator: boolean;
  /** It defines a symbol where it has a name, as functions do. */
  readonly isSymbol: boolean;
  readonly isConstantLike: boolean;
  readonly isCommutative: boolean;
  /** Effects of nested operations count as its own. */
  readonly hasRecursiveEffects: boolean;
  /** Its operands come in groups whose sizes an attribute gives. */
  readonly hasOperandSegments: boolean;
  /** It has a hook for folding, or a trait by which it folds. */
  readonly canFold: boolean;
  /** It has such a trait. */
  readonly canFoldByTrait: boolean;
}

let kinds = 0;

/** Returns what is known of every operation of a kind. */
export function factsOf(info: OpInfo): OpFacts {
  return (info.facts ??= gatherFacts(info));
}

function gatherFacts({ traits, hooks }: OpInfo): OpFacts {
  const canFoldByTrait = foldingTraits.some((trait) => traits.has(trait));
  return {
    number: ++kinds,
    isTerminator: traits.has('Terminator'),
    isSymbol: traits.has('Symbol') || traits.has('FunctionOpInterface'),
    isConstantLike: traits.has('ConstantLike'),
    isCommutative: traits.has('Commutative'),
    hasRecursiveEffects: traits.has('RecursiveMemoryEffects'),
    hasOperandSegments: traits.has('AttrSizedOperandSegments'),
    canFold: hooks.fold !== undefined || canFoldByTrait,
    canFoldByTrait,
  };
}
