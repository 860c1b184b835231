/** Names that specs may use without declaring them, because the generator or the runtime knows them. */

/** Wrappers of attribute constraints: how many arguments each takes. */
export const attributeWrappers: Readonly<Record<string, number>> = {
  OptionalAttr: 1,
  DefaultValuedAttr: 2,
  DefaultValuedOptionalAttr: 2,
};

/** Wrappers of operand and result constraints. */
export const operandWrappers = ['Variadic', 'Optional'] as const;

/** Constraints on regions and successors, with the number of arguments and the words of each. */
export const regionConstraints: Readonly<
  Record<string, { readonly kind: 'region' | 'successor'; readonly parameters: number; readonly summary: string }>
> = {
  AnyRegion: { kind: 'region', parameters: 0, summary: 'any region' },
  SizedRegion: { kind: 'region', parameters: 1, summary: 'region with so many blocks' },
  MinSizedRegion: { kind: 'region', parameters: 1, summary: 'region with at least so many blocks' },
  MaxSizedRegion: { kind: 'region', parameters: 1, summary: 'region with at most so many blocks' },
  AnySuccessor: { kind: 'successor', parameters: 0, summary: 'any successor' },
};

/** Native constraints that demand more of the attributes that their first argument allows; their plain values are those of that. */
export const confiningConstraints: ReadonlySet<string> = new Set([
  'ArrayCount',
  'ArrayMaxCount',
  'ArrayMinCount',
  'ConstantAttr',
  'ConstantEnumCase',
  'DenseArrayNonNegative',
  'DenseArraySorted',
  'DenseArrayStrictlyPositive',
  'DenseArrayStrictlySorted',
  'IntArrayNthElemEq',
  'IntArrayNthElemInRange',
  'IntArrayNthElemMaxValue',
  'IntArrayNthElemMinValue',
  'IntIsOneOf',
  'IntMaxValue',
  'IntMinValue',
  'IntNEQValue',
  'IntNonNegative',
  'IntPositive',
  'IntPowerOf2',
]);

/** Types of options of passes that are neither enums nor lists. */
export const optionTypes = [
  'bool',
  'int',
  'int64',
  'uint',
  'uint64',
  'double',
  'string',
  'gridOverrides',
  'layoutOverrides',
  'argumentShapes',
  'pipeline',
] as const;

/** Parameter types of attributes and types that are neither records nor enums. */
export const parameterTypes = [
  'int64',
  'exactInt64',
  'uint64',
  'unsigned',
  'uint8',
  'int',
  'bool',
  'f64',
  'string',
  'AffineMap',
  'AffineMapAsWritten',
  'Attribute',
  'Type',
  'SelfType',
  'MemRefType',
  'RankedTensorType',
  'IntegerAttr',
  'ArrayAttr',
  'DictionaryAttr',
  'SymbolRefAttr',
  'FlatSymbolRefAttr',
  'StringAttr',
  'TypeAttr',
  'FloatAttr',
] as const;

/** How many arguments a trait takes; undefined for one or more. */
export type TraitArity = number | undefined;

/** Traits of the runtime, by name. */
export const traits: Readonly<Record<string, TraitArity>> = {
  Pure: 0,
  NoMemoryEffect: 0,
  AlwaysSpeculatable: 0,
  Commutative: 0,
  Idempotent: 0,
  Involution: 0,
  ConstantLike: 0,
  Terminator: 0,
  ReturnLike: 0,
  IsolatedFromAbove: 0,
  SymbolTable: 0,
  Symbol: 0,
  SingleBlock: 0,
  NoTerminator: 0,
  NoRegionArguments: 0,
  HasOnlyGraphRegion: 0,
  SingleBlockImplicitTerminator: 1,
  HasParallelRegion: 0,
  HasParent: undefined,
  AttrSizedOperandSegments: 0,
  AttrSizedResultSegments: 0,
  NestedOperandSegments: 2,
  SameOperandsAndResultType: 0,
  SameTypeOperands: 0,
  SameOperandsShape: 0,
  SameOperandsElementType: 0,
  SameOperandsAndResultShape: 0,
  SameOperandsAndResultElementType: 0,
  SameOperandsAndResultRank: 0,
  ResultsBroadcastableShape: 0,
  ResultsAreFloatLike: 0,
  Elementwise: 0,
  Scalarizable: 0,
  Vectorizable: 0,
  Tensorizable: 0,
  AllTypesMatch: 1,
  AllShapesMatch: 1,
  AllElementTypesMatch: 1,
  AllRanksMatch: 1,
  ElementTypesMatchWith: 3,
  EvenLastDimension: 2,
  SameInputOutputTensorDims: 0,
  ScalarConditionOrMatchingShape: 1,
  TensorAndBufferMatch: 1,
  TypesMatchWith: 4,
  AutomaticAllocationScope: 0,
  AffineScope: 0,
  RecursiveMemoryEffects: 0,
  RecursivelySpeculatable: 0,
  SameVariadicOperandSize: 0,
  SameVariadicResultSize: 0,
  ConditionallySpeculatable: 0,
  MemRead: 0,
  MemWrite: 0,
  MemAlloc: 0,
};

/** Functions from types to types that TypesMatchWith can name; `parameterOf x`, for types `x` of the dialect, is another. */
export const typeFunctions = [
  'identity',
  'i1SameShape',
  'elementType',
  'complexElement',
  'elementTypePerElement',
  'doubledLastDimension',
  'halvedLastDimension',
  'parameter',
  'functionInputs',
  'functionResults',
] as const;

/** Interfaces of the runtime that need no record. */
export const interfaces = [
  'DestinationStyleOpInterface',
  'CallOpInterface',
  'CallableOpInterface',
  'FunctionOpInterface',
  'InferTypeOpInterface',
  'RegionKindInterface',
  'OpAsmOpInterface',
  'SymbolOpInterface',
  'SymbolUserOpInterface',
  'BranchOpInterface',
  'WeightedBranchOpInterface',
  'RegionBranchOpInterface',
  'RegionBranchTerminatorOpInterface',
  'LoopLikeOpInterface',
  'ParallelCombiningOpInterface',
  'InParallelOpInterface',
  'OffsetSizeAndStrideOpInterface',
  'ReifyRankedShapedTypeOpInterface',
  'ShapedDimOpInterface',
  'MemoryEffectsOpInterface',
  'MemorySpaceCastConsumerOpInterface',
  'MemorySpaceCastOpInterface',
  'DestructurableAccessorOpInterface',
  'DestructurableAllocationOpInterface',
  'PromotableAllocationOpInterface',
  'PromotableMemOpInterface',
  'InferIntRangeInterface',
  'CastOpInterface',
  'ViewLikeOpInterface',
  'TypedAttrInterface',
  'ElementsAttrInterface',
  'MemRefElementTypeInterface',
  'ShapedTypeInterface',
] as const;
