// @generated from dialects-td/ttkernel/ttkernel-attrs.yaml, dialects-td/ttkernel/ttkernel-base.yaml, dialects-td/ttkernel/ttkernel-enums.yaml, dialects-td/ttkernel/ttkernel-ext-ops.yaml, dialects-td/ttkernel/ttkernel-interfaces.yaml, dialects-td/ttkernel/ttkernel-ops.yaml, dialects-td/ttkernel/ttkernel-types.yaml; do not edit, run npm run codegen
import { type InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type BuiltinOp,
  type CBPopFrontOp,
  type CBPushBackOp,
  type CBReserveBackOp,
  type CBWaitFrontOp,
  type GetNocAddrOp,
  type ReturnOp,
  type TilizeBlockOp,
  type TilizeInitOp,
  type UntilizeBlockOp,
  type UntilizeInitOp,
} from './ttkernel-ops.gen.ts';

/** The hand-written part of the ttkernel dialect: exactly what its records flag. */
export interface TTKernelHooks {
  readonly CBPushBackOp: {
    verify(op: CBPushBackOp): LogicalResult;
  };
  readonly CBPopFrontOp: {
    verify(op: CBPopFrontOp): LogicalResult;
  };
  readonly CBReserveBackOp: {
    verify(op: CBReserveBackOp): LogicalResult;
  };
  readonly CBWaitFrontOp: {
    verify(op: CBWaitFrontOp): LogicalResult;
  };
  readonly TilizeInitOp: {
    verify(op: TilizeInitOp): LogicalResult;
  };
  readonly UntilizeInitOp: {
    verify(op: UntilizeInitOp): LogicalResult;
  };
  readonly TilizeBlockOp: {
    verify(op: TilizeBlockOp): LogicalResult;
  };
  readonly UntilizeBlockOp: {
    verify(op: UntilizeBlockOp): LogicalResult;
  };
  readonly GetNocAddrOp: {
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, GetNocAddrOp> };
  };
  readonly BuiltinOp: {
    verify(op: BuiltinOp): LogicalResult;
  };
  readonly ReturnOp: {
    verify(op: ReturnOp): LogicalResult;
  };
}
