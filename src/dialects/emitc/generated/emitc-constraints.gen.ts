// @generated from dialects-td/emitc/emitc-base.yaml; do not edit, run npm run codegen
import { TypedAttrInterface } from '../../../builtin/attr-constraints.ts';
import { anyAttrOf, anyTypeOf, attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { EmitCFloatType, EmitCType, IntegerIndexOrOpaqueType } from '../constraints.ts';
import { OpaqueAttr } from './emitc-attributes.gen.ts';
import { ArrayType, LValueType, OpaqueType, PointerType, PtrDiffT, SignedSizeT, SizeT } from './emitc-types.gen.ts';

/** Satisfied by attributes of class OpaqueAttr. */
export const OpaqueAttrConstraint = attrOfClass(OpaqueAttr, 'An opaque attribute');

/** Satisfied by types of class ArrayType. */
export const ArrayTypeConstraint = typeOfClass(ArrayType, 'EmitC array type');

/** Satisfied by types of class LValueType. */
export const LValueTypeConstraint = typeOfClass(LValueType, 'EmitC lvalue type');

/** Satisfied by types of class OpaqueType. */
export const OpaqueTypeConstraint = typeOfClass(OpaqueType, 'EmitC opaque type');

/** Satisfied by types of class PointerType. */
export const PointerTypeConstraint = typeOfClass(PointerType, 'EmitC pointer type');

/** Satisfied by types of class SignedSizeT. */
export const SignedSizeTConstraint = typeOfClass(SignedSizeT, 'EmitC signed size type');

/** Satisfied by types of class PtrDiffT. */
export const PtrDiffTConstraint = typeOfClass(PtrDiffT, 'EmitC signed pointer diff type');

/** Satisfied by types of class SizeT. */
export const SizeTConstraint = typeOfClass(SizeT, 'EmitC unsigned size type');

/** Satisfied where any of these is: EmitCFloatType, IntegerIndexOrOpaqueType. */
export const FloatIntegerIndexOrOpaqueType = anyTypeOf([EmitCFloatType, IntegerIndexOrOpaqueType]);

/** Satisfied where any of these is: EmitCType, LValueType. */
export const EmitCTypeOrLValue = anyTypeOf([EmitCType, LValueTypeConstraint]);

/** Satisfied where any of these is: ArrayType, LValueType. */
export const EmitC_ArrayOrLValue = anyTypeOf([ArrayTypeConstraint, LValueTypeConstraint]);

/** Satisfied where any of these is: ArrayType, OpaqueType, PointerType. */
export const EmitC_Subscriptable = anyTypeOf([ArrayTypeConstraint, OpaqueTypeConstraint, PointerTypeConstraint]);

/** Satisfied where any of these is: OpaqueAttr, TypedAttrInterface. */
export const EmitC_OpaqueOrTypedAttr = anyAttrOf([OpaqueAttrConstraint, TypedAttrInterface]);
