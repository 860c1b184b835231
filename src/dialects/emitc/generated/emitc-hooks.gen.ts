// @generated from dialects-td/emitc/emitc-base.yaml, dialects-td/emitc/emitc-ops.yaml, dialects-td/emitc/emitc-passes.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type CallOpInterface, type FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AddOp,
  type AddressOfOp,
  type ApplyOp,
  type AssignOp,
  type CallOp,
  type CallOpaqueOp,
  type CastOp,
  type ClassOp,
  type ConstantOp,
  type DeclareFuncOp,
  type DereferenceOp,
  type DoOp,
  type ExpressionOp,
  type FieldOp,
  type FileOp,
  type ForOp,
  type FuncOp,
  type GetFieldOp,
  type GetGlobalOp,
  type GlobalOp,
  type IfOp,
  type IncludeOp,
  type LiteralOp,
  type ReturnOp,
  type SubOp,
  type SubscriptOp,
  type SwitchOp,
  type VariableOp,
  type VerbatimOp,
  type YieldOp,
} from './emitc-ops.gen.ts';
import { type ArrayType, type LValueType, type OpaqueType, type PointerType } from './emitc-types.gen.ts';

/** The hand-written part of the emitc dialect: exactly what its records flag. */
export interface EmitCHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
  };
  readonly ArrayType: {
    verify(emitError: EmitError, parameters: Pick<ArrayType, 'shape' | 'elementType'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(type: ArrayType, printer: AsmPrinter): void;
  };
  readonly LValueType: {
    verify(emitError: EmitError, parameters: Pick<LValueType, 'valueType'>): LogicalResult;
  };
  readonly OpaqueType: {
    verify(emitError: EmitError, parameters: Pick<OpaqueType, 'value'>): LogicalResult;
  };
  readonly PointerType: {
    verify(emitError: EmitError, parameters: Pick<PointerType, 'pointee'>): LogicalResult;
  };
  readonly FileOp?: {
    readonly asmBlockArgumentNames?: OpHooks<FileOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces?: { readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, FileOp> };
  };
  readonly AddressOfOp: {
    verify(op: AddressOfOp): LogicalResult;
  };
  readonly AddOp: {
    verify(op: AddOp): LogicalResult;
  };
  readonly ApplyOp: {
    verify(op: ApplyOp): LogicalResult;
  };
  readonly CallOpaqueOp: {
    verify(op: CallOpaqueOp): LogicalResult;
  };
  readonly CastOp: {
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, CastOp> };
  };
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly DereferenceOp: {
    verify(op: DereferenceOp): LogicalResult;
  };
  readonly ExpressionOp: {
    verify(op: ExpressionOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ExpressionOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<ExpressionOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
  };
  readonly ForOp: {
    verifyRegions(op: ForOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<ForOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
  };
  readonly CallOp: {
    readonly interfaces: {
      readonly CallOpInterface: InterfaceHook<typeof CallOpInterface, CallOp>;
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, CallOp>;
    };
  };
  readonly DeclareFuncOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, DeclareFuncOp> };
  };
  readonly FuncOp: {
    verify(op: FuncOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: FuncOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<FuncOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: { readonly FunctionOpInterface: InterfaceHook<typeof FunctionOpInterface, FuncOp> };
  };
  readonly ReturnOp: {
    verify(op: ReturnOp): LogicalResult;
  };
  readonly IncludeOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IncludeOp, printer: OpAsmPrinter): void;
  };
  readonly LiteralOp: {
    verify(op: LiteralOp): LogicalResult;
  };
  readonly SubOp: {
    verify(op: SubOp): LogicalResult;
  };
  readonly VariableOp: {
    verify(op: VariableOp): LogicalResult;
  };
  readonly GlobalOp: {
    verify(op: GlobalOp): LogicalResult;
    readonly directives: { readonly EmitCGlobalOpTypeAndInitialValue: OpDirective };
  };
  readonly GetGlobalOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GetGlobalOp> };
  };
  readonly VerbatimOp: {
    verify(op: VerbatimOp): LogicalResult;
  };
  readonly AssignOp: {
    verify(op: AssignOp): LogicalResult;
  };
  readonly YieldOp: {
    verify(op: YieldOp): LogicalResult;
  };
  readonly IfOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<IfOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: { readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, IfOp> };
  };
  readonly SubscriptOp: {
    verify(op: SubscriptOp): LogicalResult;
  };
  readonly SwitchOp: {
    verify(op: SwitchOp): LogicalResult;
    readonly asmBlockArgumentNames?: OpHooks<SwitchOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly directives: { readonly SwitchCases: OpDirective };
    readonly interfaces: { readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, SwitchOp> };
  };
  readonly ClassOp?: {
    readonly asmBlockArgumentNames?: OpHooks<ClassOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces?: { readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, ClassOp> };
  };
  readonly FieldOp: {
    verify(op: FieldOp): LogicalResult;
    readonly directives: { readonly EmitCFieldOpTypeAndInitialValue: OpDirective };
  };
  readonly GetFieldOp: {
    verify(op: GetFieldOp): LogicalResult;
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GetFieldOp> };
  };
  readonly DoOp: {
    verify(op: DoOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: DoOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<DoOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
  };
}
