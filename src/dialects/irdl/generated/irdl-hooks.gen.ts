// @generated from dialects-td/irdl/irdl-base.yaml, dialects-td/irdl/irdl-constraint-ops.yaml, dialects-td/irdl/irdl-ops.yaml; do not edit, run npm run codegen
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type VariadicityArrayAttr } from './irdl-attributes.gen.ts';
import {
  type AttributeOp,
  type AttributesOp,
  type BaseOp,
  type DialectOp,
  type OperandsOp,
  type OperationOp,
  type ParametersOp,
  type ParametricOp,
  type RegionOp,
  type RegionsOp,
  type ResultsOp,
  type TypeOp,
} from './irdl-ops.gen.ts';

/** The hand-written part of the irdl dialect: exactly what its records flag. */
export interface IRDLHooks {
  readonly VariadicityArrayAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: VariadicityArrayAttr, printer: AsmPrinter): void;
  };
  readonly BaseOp: {
    verify(op: BaseOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: BaseOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, BaseOp> };
  };
  readonly ParametricOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, ParametricOp> };
  };
  readonly DialectOp: {
    verify(op: DialectOp): LogicalResult;
    readonly directives: { readonly SingleBlockRegion: OpDirective };
  };
  readonly TypeOp: {
    verify(op: TypeOp): LogicalResult;
    readonly directives: { readonly SingleBlockRegion: OpDirective };
  };
  readonly AttributeOp: {
    verify(op: AttributeOp): LogicalResult;
    readonly directives: { readonly SingleBlockRegion: OpDirective };
  };
  readonly OperationOp: {
    verify(op: OperationOp): LogicalResult;
    verifyRegions(op: OperationOp): LogicalResult;
    readonly directives: { readonly SingleBlockRegion: OpDirective };
  };
  readonly ParametersOp: {
    verify(op: ParametersOp): LogicalResult;
    readonly directives: { readonly NamedValueList: OpDirective };
  };
  readonly OperandsOp: {
    verify(op: OperandsOp): LogicalResult;
    readonly directives: { readonly NamedValueListWithVariadicity: OpDirective };
  };
  readonly ResultsOp: {
    verify(op: ResultsOp): LogicalResult;
    readonly directives: { readonly NamedValueListWithVariadicity: OpDirective };
  };
  readonly AttributesOp: {
    verify(op: AttributesOp): LogicalResult;
    readonly directives: { readonly AttributesOp: OpDirective };
  };
  readonly RegionOp: {
    verify(op: RegionOp): LogicalResult;
  };
  readonly RegionsOp: {
    verify(op: RegionsOp): LogicalResult;
    readonly directives: { readonly NamedValueList: OpDirective };
  };
}
