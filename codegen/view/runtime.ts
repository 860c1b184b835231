/** Where the runtime behind generated code lives. Paths are relative to `src`. */

const modules: Readonly<Record<string, string>> = {
  'builtin/cast.ts': 'CastOpInterface',
  'conversion/front-end/types/argument-shapes.ts': 'ArgumentShapes argumentShapesSyntax',
  'dialects/ttir/analysis/layout-overrides.ts': 'LayoutOverrides layoutOverridesSyntax',
  'builtin/offset-size-stride.ts': 'OffsetSizeAndStrideOpInterface',
  'affine/affine-map.ts': 'AffineMap',
  'ir/attribute.ts': 'Attribute',
  'ir/attributes/container-attributes.ts': 'AffineMapAttr ArrayAttr DictionaryAttr SymbolRefAttr',
  'ir/attributes/elements-attributes.ts': 'DenseArrayAttr DenseElementsAttr',
  'ir/attributes/scalar-attributes.ts': 'DialectAttr FloatAttr IntegerAttr StringAttr TypeAttr UnitAttr',
  'ir/block.ts': 'Block',
  'ir/builder.ts': 'OpBuilder',
  'ir/context.ts': 'Context',
  'ir/dialect.ts': 'Dialect DialectHooks',
  'ir/interfaces/branch.ts': 'BranchOpInterface WeightedBranchOpInterface',
  'ir/interfaces/calls.ts': 'CallOpInterface CallableOpInterface FunctionOpInterface',
  'ir/interfaces/destination-style.ts': 'DestinationStyleOpInterface',
  'ir/interfaces/inference.ts': 'InferTypeOpInterface OpAsmOpInterface',
  'ir/interfaces/loop-like.ts': 'LoopLikeOpInterface',
  'ir/interfaces/region-branch.ts': 'RegionBranchOpInterface RegionBranchTerminatorOpInterface',
  'ir/interfaces/parallel-combining.ts': 'ParallelCombiningOpInterface',
  'ir/interfaces/memory-effects.ts': 'MemoryEffectsOpInterface',
  'ir/interfaces/memory-space-cast.ts': 'MemorySpaceCastConsumerOpInterface MemorySpaceCastOpInterface',
  'ir/interfaces/integer-range.ts': 'InferIntRangeInterface',
  'ir/interfaces/memory-slot.ts':
    'DestructurableAccessorOpInterface DestructurableAllocationOpInterface PromotableAllocationOpInterface PromotableMemOpInterface',
  'ir/interfaces/op-directive.ts': 'OpDirective',
  'ir/interfaces/op-interface.ts': 'InterfaceHook',
  'ir/interfaces/op-asm-parser.ts': 'AsmParser OpAsmParser ParsedOperationState',
  'ir/interfaces/op-asm-printer.ts': 'AsmPrinter OpAsmPrinter',
  'ir/interfaces/region-kind.ts': 'RegionKindInterface',
  'ir/interfaces/reify-shape.ts': 'ReifyRankedShapedTypeOpInterface',
  'ir/location.ts': 'Location',
  'ir/op-info.ts': 'FoldResult OpHooks OpInfo',
  'ir/operation.ts': 'Operation',
  'ir/pattern-match.ts': 'RewritePattern',
  'ir/region.ts': 'Region',
  'ir/symbol-table.ts': 'Symbol SymbolTableTrait',
  'ir/traits/broadcast-traits.ts': 'ResultsBroadcastableShape SameOperandsAndResultRank ResultsAreFloatLike',
  'ir/traits/markers.ts':
    'Pure NoMemoryEffect AlwaysSpeculatable RecursiveMemoryEffects RecursivelySpeculatable ConditionallySpeculatable MemWrite MemRead MemAlloc Commutative Idempotent Involution ConstantLike ReturnLike SameVariadicOperandSize SameVariadicResultSize Scalarizable Vectorizable Tensorizable AffineScope AutomaticAllocationScope',
  'ir/traits/structure-traits.ts':
    'Terminator HasParent SingleBlock NoTerminator SingleBlockImplicitTerminator NoRegionArguments AttrSizedOperandSegments AttrSizedResultSegments IsolatedFromAbove',
  'ir/traits/trait.ts': 'Trait marker',
  'ir/traits/type-traits.ts':
    'SameTypeOperands SameOperandsElementType SameOperandsAndResultElementType SameOperandsShape SameOperandsAndResultShape SameOperandsAndResultType Elementwise',
  'ir/type.ts': 'Type',
  'ir/types/composite-types.ts': 'FunctionType',
  'ir/types/dialect-types.ts': 'DialectType ShapedDialectType',
  'ir/types/shaped-types.ts': 'MemRefType RankedTensorType',
  'ir/value.ts': 'OpResult Value',
  'ods/accessors.ts':
    'operandGroup singleOperand optionalOperand resultGroup attributeValue optionalAttributeValue setAttributeValue',
  'ods/attr-spec.ts': 'AttrSpec EmitError TypeSpec uniqueParametric',
  'ods/build.ts': 'buildOp typeOfGiven',
  'ods/constraints.ts':
    'AttrConstraint TypeConstraint allTypesOf anyAttrOf anyTypeOf attrInOtherWords attrOfClass typeOfClass',
  'ods/dialect-spec.ts': 'DialectSpec defineDialect',
  'ods/enum-constraint.ts': 'attrOfEnum',
  'ods/enums.ts': 'EnumSpec',
  'ods/match-traits.ts':
    'AllTypesMatch AllShapesMatch AllElementTypesMatch AllRanksMatch ElementTypesMatchWith EvenLastDimension SameInputOutputTensorDims ScalarConditionOrMatchingShape TensorAndBufferMatch TypesMatchWith',
  'ods/nested-segments.ts': 'NestedOperandSegments',
  'ods/op-spec.ts': 'OpSpec',
  'pass/pass.ts': 'Pass',
  'pass/op-pass-manager.ts': 'OpPassManager',
  'pass/grid-overrides.ts': 'GridOverrides gridOverridesSyntax',
  'pass/pass-spec.ts': 'PassSpec PipelineSpec',
  'support/logical-result.ts': 'LogicalResult',
};

/** The module of each name. */
export const runtimeModules: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(modules).flatMap(([module, names]) => names.split(' ').map((name) => [name, module])),
);

/** Members of the classes that generated classes extend; accessors must not have these names. */
export const operationMembers: ReadonlySet<string> = new Set(
  (
    'context name info location block previous next orderInBlock mark worklistPlace emit opOperands results regions blockOperands operands ' +
    'numOperands operand setOperand setOperands replaceOperands insertOperands eraseOperand eraseOperands replaceUsesOfWith numResults result resultTypes ' +
    'replaceAllUsesWith useEmpty successors properties attributes getAttr setAttr setProperty setDiscardableAttr ' +
    'setProperties setDiscardableAttrs hasTrait mightHaveTrait isRegistered dialectNamespace parentRegion parentOp ' +
    'findParent isProperAncestorOf isBeforeInBlock remove moveBefore moveAfter erase dropAllReferences emitError ' +
    'emitOpError emitWarning emitRemark constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable'
  ).split(' '),
);

/** The same for attributes and types. */
export const attributeMembers: ReadonlySet<string> = new Set(
  'context id parameters constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable'.split(
    ' ',
  ),
);
