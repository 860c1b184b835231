// @generated from dialects-td/ttmetal/ttmetal-attrs.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { anyAttrOf, attrOfClass } from '../../../ods/constraints.ts';
import {
  EthernetConfigAttrConstraint,
  NocConfigAttrConstraint,
  TensixConfigAttrConstraint,
} from '../../ttkernel/generated/ttkernel-constraints.gen.ts';
import { CoreRangeAttr } from './ttmetal-attributes.gen.ts';

/** Satisfied by attributes of class CoreRangeAttr. */
export const CoreRangeAttrConstraint = attrOfClass(CoreRangeAttr, 'TTMetal grid attribute');

/** Satisfied by arrays whose elements all satisfy CoreRangeAttr. */
export const TTMetal_CoreRangeArrayAttr = TypedArrayAttr(CoreRangeAttrConstraint, '');

/** Satisfied where any of these is: TensixConfigAttr, NocConfigAttr, EthernetConfigAttr. */
export const TTMetal_KernelConfigAttr = anyAttrOf(
  [TensixConfigAttrConstraint, NocConfigAttrConstraint, EthernetConfigAttrConstraint],
  '',
);

/** Satisfied by arrays whose elements all satisfy TTMetal_KernelConfigAttr. */
export const TTMetal_KernelConfigArrayAttr = TypedArrayAttr(TTMetal_KernelConfigAttr, '');
