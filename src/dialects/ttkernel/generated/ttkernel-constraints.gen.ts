// @generated from dialects-td/ttkernel/ttkernel-attrs.yaml, dialects-td/ttkernel/ttkernel-ext-ops.yaml, dialects-td/ttkernel/ttkernel-ops.yaml, dialects-td/ttkernel/ttkernel-types.yaml; do not edit, run npm run codegen
import { AnyNon0RankedMemRef } from '../../../builtin/type-constraints.ts';
import { anyTypeOf, attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  BroadcastTypeAttr,
  EltwiseBinaryTypeAttr,
  EthernetConfigAttr,
  NocConfigAttr,
  ReduceDimAttr,
  ReduceTypeAttr,
  TensixConfigAttr,
  ThreadTypeAttr,
} from './ttkernel-attributes.gen.ts';
import { CBType, NocAddrType } from './ttkernel-types.gen.ts';

/** Satisfied by attributes of class ThreadTypeAttr. */
export const ThreadTypeAttrConstraint = attrOfEnum(ThreadTypeAttr, 'TTKernel ThreadTypes');

/** Satisfied by attributes of class TensixConfigAttr. */
export const TensixConfigAttrConstraint = attrOfClass(TensixConfigAttr, 'TT TensixConfig attribute');

/** Satisfied by attributes of class NocConfigAttr. */
export const NocConfigAttrConstraint = attrOfClass(NocConfigAttr, 'TT NocConfig attribute');

/** Satisfied by attributes of class EthernetConfigAttr. */
export const EthernetConfigAttrConstraint = attrOfClass(EthernetConfigAttr, 'TT EthernetConfig attribute');

/** Satisfied by attributes of class BroadcastTypeAttr. */
export const BroadcastTypeAttrConstraint = attrOfEnum(BroadcastTypeAttr, 'TTKernel BroadcastType');

/** Satisfied by attributes of class EltwiseBinaryTypeAttr. */
export const EltwiseBinaryTypeAttrConstraint = attrOfEnum(EltwiseBinaryTypeAttr, 'TTKernel EltwiseBinaryType');

/** Satisfied by attributes of class ReduceTypeAttr. */
export const ReduceTypeAttrConstraint = attrOfEnum(ReduceTypeAttr, 'TTKernel ReduceType');

/** Satisfied by attributes of class ReduceDimAttr. */
export const ReduceDimAttrConstraint = attrOfEnum(ReduceDimAttr, 'TTKernel ReduceDim');

/** Satisfied by types of class CBType. */
export const CBTypeConstraint = typeOfClass(CBType, 'TTKernel cb');

/** Satisfied by types of class NocAddrType. */
export const NocAddrTypeConstraint = typeOfClass(NocAddrType, 'TTKernel noc address');

/** Satisfied where any of these is: AnyNon0RankedMemRef, CBType. */
export const TTKernel_MemRefOrCB = anyTypeOf([AnyNon0RankedMemRef, CBTypeConstraint]);
