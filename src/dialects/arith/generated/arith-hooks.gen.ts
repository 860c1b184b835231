// @generated from dialects-td/arith/arith-base.yaml, dialects-td/arith/arith-ops.yaml, dialects-td/arith/arith-passes.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AddFOp,
  type AddIOp,
  type AddUIExtendedOp,
  type AndIOp,
  type BitcastOp,
  type CeilDivSIOp,
  type CeilDivUIOp,
  type CmpFOp,
  type CmpIOp,
  type ConstantOp,
  type DivFOp,
  type DivSIOp,
  type DivUIOp,
  type ExtFOp,
  type ExtSIOp,
  type ExtUIOp,
  type FloorDivSIOp,
  type FPToSIOp,
  type FPToUIOp,
  type IndexCastOp,
  type IndexCastUIOp,
  type MaximumFOp,
  type MaxNumFOp,
  type MaxSIOp,
  type MaxUIOp,
  type MinimumFOp,
  type MinNumFOp,
  type MinSIOp,
  type MinUIOp,
  type MulFOp,
  type MulIOp,
  type MulSIExtendedOp,
  type MulUIExtendedOp,
  type NegFOp,
  type OrIOp,
  type RemFOp,
  type RemSIOp,
  type RemUIOp,
  type ScalingExtFOp,
  type ScalingTruncFOp,
  type SelectOp,
  type ShLIOp,
  type ShRSIOp,
  type ShRUIOp,
  type SIToFPOp,
  type SubFOp,
  type SubIOp,
  type TruncFOp,
  type TruncIOp,
  type UIToFPOp,
  type XOrIOp,
} from './arith-ops.gen.ts';

/** The hand-written part of the arith dialect: exactly what its records flag. */
export interface ArithHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ConstantOp>;
    };
  };
  readonly AddIOp: {
    fold(op: AddIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, AddIOp> };
  };
  readonly SubIOp: {
    fold(op: SubIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, SubIOp> };
  };
  readonly MulIOp: {
    fold(op: MulIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: MulIOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MulIOp> };
  };
  readonly ShLIOp: {
    fold(op: ShLIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShLIOp> };
  };
  readonly DivUIOp: {
    fold(op: DivUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, DivUIOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, DivUIOp>;
    };
  };
  readonly DivSIOp: {
    fold(op: DivSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, DivSIOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, DivSIOp>;
    };
  };
  readonly ShRUIOp: {
    fold(op: ShRUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShRUIOp> };
  };
  readonly ShRSIOp: {
    fold(op: ShRSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShRSIOp> };
  };
  readonly CeilDivUIOp: {
    fold(op: CeilDivUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, CeilDivUIOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CeilDivUIOp>;
    };
  };
  readonly CeilDivSIOp: {
    fold(op: CeilDivSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, CeilDivSIOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CeilDivSIOp>;
    };
  };
  readonly FloorDivSIOp: {
    fold(op: FloorDivSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, FloorDivSIOp>;
    };
  };
  readonly RemUIOp: {
    fold(op: RemUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, RemUIOp> };
  };
  readonly RemSIOp: {
    fold(op: RemSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, RemSIOp> };
  };
  readonly AndIOp: {
    fold(op: AndIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, AndIOp> };
  };
  readonly OrIOp: {
    fold(op: OrIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, OrIOp> };
  };
  readonly XOrIOp: {
    fold(op: XOrIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, XOrIOp> };
  };
  readonly MaxSIOp: {
    fold(op: MaxSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MaxSIOp> };
  };
  readonly MaxUIOp: {
    fold(op: MaxUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MaxUIOp> };
  };
  readonly MinSIOp: {
    fold(op: MinSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MinSIOp> };
  };
  readonly MinUIOp: {
    fold(op: MinUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MinUIOp> };
  };
  readonly AddUIExtendedOp: {
    fold(op: AddUIExtendedOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly MulSIExtendedOp: {
    fold(op: MulSIExtendedOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly MulUIExtendedOp: {
    fold(op: MulUIExtendedOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly NegFOp: {
    fold(op: NegFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AddFOp: {
    fold(op: AddFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SubFOp: {
    fold(op: SubFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MulFOp: {
    fold(op: MulFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly DivFOp: {
    fold(op: DivFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly RemFOp: {
    fold(op: RemFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MaximumFOp: {
    fold(op: MaximumFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MaxNumFOp: {
    fold(op: MaxNumFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MinimumFOp: {
    fold(op: MinimumFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MinNumFOp: {
    fold(op: MinNumFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ExtUIOp: {
    fold(op: ExtUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ExtUIOp>;
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ExtUIOp>;
    };
  };
  readonly ExtSIOp: {
    fold(op: ExtSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ExtSIOp>;
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ExtSIOp>;
    };
  };
  readonly ScalingExtFOp: {
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ScalingExtFOp> };
  };
  readonly TruncIOp: {
    fold(op: TruncIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, TruncIOp>;
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, TruncIOp>;
    };
  };
  readonly ExtFOp: {
    fold(op: ExtFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ExtFOp> };
  };
  readonly TruncFOp: {
    fold(op: TruncFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, TruncFOp> };
  };
  readonly ScalingTruncFOp: {
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ScalingTruncFOp> };
  };
  readonly UIToFPOp: {
    fold(op: UIToFPOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, UIToFPOp> };
  };
  readonly SIToFPOp: {
    fold(op: SIToFPOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, SIToFPOp> };
  };
  readonly FPToUIOp: {
    fold(op: FPToUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, FPToUIOp> };
  };
  readonly FPToSIOp: {
    fold(op: FPToSIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, FPToSIOp> };
  };
  readonly IndexCastOp: {
    fold(op: IndexCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, IndexCastOp>;
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, IndexCastOp>;
    };
  };
  readonly IndexCastUIOp: {
    fold(op: IndexCastUIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, IndexCastUIOp>;
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, IndexCastUIOp>;
    };
  };
  readonly BitcastOp: {
    fold(op: BitcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, BitcastOp> };
  };
  readonly CmpIOp: {
    fold(op: CmpIOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CmpIOp> };
  };
  readonly CmpFOp: {
    fold(op: CmpFOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    fold(op: SelectOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: SelectOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, SelectOp> };
  };
}
