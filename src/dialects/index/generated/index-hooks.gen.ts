// @generated from dialects-td/index/index-base.yaml, dialects-td/index/index-ops.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import {
  type AddOp,
  type AndOp,
  type BoolConstantOp,
  type CastSOp,
  type CastUOp,
  type CeilDivSOp,
  type CeilDivUOp,
  type CmpOp,
  type ConstantOp,
  type DivSOp,
  type DivUOp,
  type FloorDivSOp,
  type MaxSOp,
  type MaxUOp,
  type MinSOp,
  type MinUOp,
  type MulOp,
  type OrOp,
  type RemSOp,
  type RemUOp,
  type ShlOp,
  type ShrSOp,
  type ShrUOp,
  type SizeOfOp,
  type SubOp,
  type XOrOp,
} from './index-ops.gen.ts';

/** The hand-written part of the index dialect: exactly what its records flag. */
export interface IndexHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AddOp: {
    fold(op: AddOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, AddOp> };
  };
  readonly SubOp: {
    fold(op: SubOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, SubOp> };
  };
  readonly MulOp: {
    fold(op: MulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MulOp> };
  };
  readonly DivSOp: {
    fold(op: DivSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, DivSOp> };
  };
  readonly DivUOp: {
    fold(op: DivUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, DivUOp> };
  };
  readonly CeilDivSOp: {
    fold(op: CeilDivSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CeilDivSOp>;
    };
  };
  readonly CeilDivUOp: {
    fold(op: CeilDivUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CeilDivUOp>;
    };
  };
  readonly FloorDivSOp: {
    fold(op: FloorDivSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, FloorDivSOp>;
    };
  };
  readonly RemSOp: {
    fold(op: RemSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, RemSOp> };
  };
  readonly RemUOp: {
    fold(op: RemUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, RemUOp> };
  };
  readonly MaxSOp: {
    fold(op: MaxSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MaxSOp> };
  };
  readonly MaxUOp: {
    fold(op: MaxUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MaxUOp> };
  };
  readonly MinSOp: {
    fold(op: MinSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MinSOp> };
  };
  readonly MinUOp: {
    fold(op: MinUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, MinUOp> };
  };
  readonly ShlOp: {
    fold(op: ShlOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShlOp> };
  };
  readonly ShrSOp: {
    fold(op: ShrSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShrSOp> };
  };
  readonly ShrUOp: {
    fold(op: ShrUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShrUOp> };
  };
  readonly AndOp: {
    fold(op: AndOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, AndOp> };
  };
  readonly OrOp: {
    fold(op: OrOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, OrOp> };
  };
  readonly XOrOp: {
    fold(op: XOrOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, XOrOp> };
  };
  readonly CastSOp: {
    fold(op: CastSOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, CastSOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CastSOp>;
    };
  };
  readonly CastUOp: {
    fold(op: CastUOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, CastUOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CastUOp>;
    };
  };
  readonly CmpOp: {
    fold(op: CmpOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, CmpOp> };
  };
  readonly SizeOfOp?: {
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, SizeOfOp> };
  };
  readonly ConstantOp: {
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ConstantOp>;
    };
  };
  readonly BoolConstantOp: {
    fold(op: BoolConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: BoolConstantOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, BoolConstantOp>;
    };
  };
}
