// @generated from dialects-td/memref/memref-base.yaml, dialects-td/memref/memref-ops.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type OpHooks } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocaOp,
  type AllocaScopeOp,
  type AllocOp,
  type AssumeAlignmentOp,
  type AtomicRMWOp,
  type AtomicYieldOp,
  type CastOp,
  type CollapseShapeOp,
  type DimOp,
  type DistinctObjectsOp,
  type DmaStartOp,
  type DmaWaitOp,
  type ExpandShapeOp,
  type ExtractAlignedPointerAsIndexOp,
  type ExtractStridedMetadataOp,
  type GenericAtomicRMWOp,
  type GlobalOp,
  type LoadOp,
  type MemorySpaceCastOp,
  type PrefetchOp,
  type ReallocOp,
  type ReinterpretCastOp,
  type ReshapeOp,
  type StoreOp,
  type SubViewOp,
  type TransposeOp,
  type ViewOp,
} from './memref-ops.gen.ts';

/** The hand-written part of the memref dialect: exactly what its records flag. */
export interface MemRefHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
    asmResultNames(op: AllocOp, setName: (value: Value, name: string) => void): void;
  };
  readonly AllocaOp: {
    verify(op: AllocaOp): LogicalResult;
    asmResultNames(op: AllocaOp, setName: (value: Value, name: string) => void): void;
  };
  readonly AllocaScopeOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AllocaScopeOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly AssumeAlignmentOp: {
    verify(op: AssumeAlignmentOp): LogicalResult;
    asmResultNames(op: AssumeAlignmentOp, setName: (value: Value, name: string) => void): void;
  };
  readonly AtomicRMWOp: {
    verify(op: AtomicRMWOp): LogicalResult;
  };
  readonly AtomicYieldOp: {
    verify(op: AtomicYieldOp): LogicalResult;
  };
  readonly CastOp: {
    asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void;
  };
  readonly CollapseShapeOp: {
    verify(op: CollapseShapeOp): LogicalResult;
    asmResultNames(op: CollapseShapeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly CopyOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DeallocOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DimOp: {
    asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DistinctObjectsOp: {
    verify(op: DistinctObjectsOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DmaStartOp: {
    verify(op: DmaStartOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: DmaStartOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DmaWaitOp: {
    verify(op: DmaWaitOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ExpandShapeOp: {
    verify(op: ExpandShapeOp): LogicalResult;
    asmResultNames(op: ExpandShapeOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
  };
  readonly ExtractAlignedPointerAsIndexOp: {
    asmResultNames(op: ExtractAlignedPointerAsIndexOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ExtractStridedMetadataOp: {
    asmResultNames(op: ExtractStridedMetadataOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GenericAtomicRMWOp: {
    verify(op: GenericAtomicRMWOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: GenericAtomicRMWOp, printer: OpAsmPrinter): void;
  };
  readonly GetGlobalOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalOp: {
    verify(op: GlobalOp): LogicalResult;
    readonly directives: { readonly GlobalMemrefOpTypeAndInitialValue: OpDirective };
  };
  readonly LoadOp: {
    verify(op: LoadOp): LogicalResult;
  };
  readonly MemorySpaceCastOp: {
    asmResultNames(op: MemorySpaceCastOp, setName: (value: Value, name: string) => void): void;
  };
  readonly PrefetchOp: {
    verify(op: PrefetchOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: PrefetchOp, printer: OpAsmPrinter): void;
  };
  readonly ReallocOp: {
    verify(op: ReallocOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReinterpretCastOp: {
    verify(op: ReinterpretCastOp): LogicalResult;
    asmResultNames(op: ReinterpretCastOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly StoreOp: {
    verify(op: StoreOp): LogicalResult;
  };
  readonly SubViewOp: {
    verify(op: SubViewOp): LogicalResult;
    asmResultNames(op: SubViewOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: TransposeOp, printer: OpAsmPrinter): void;
    asmResultNames(op: TransposeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ViewOp: {
    verify(op: ViewOp): LogicalResult;
    asmResultNames(op: ViewOp, setName: (value: Value, name: string) => void): void;
  };
}
