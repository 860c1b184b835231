// @generated from dialects-td/builtin/builtin-base.yaml, dialects-td/builtin/builtin-constraints.yaml, dialects-td/builtin/builtin-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../ir/attribute.ts';
import { type DialectHooks } from '../../ir/dialect.ts';
import { type InterfaceHook } from '../../ir/interfaces/op-interface.ts';
import { type RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type FoldResult, type OpHooks } from '../../ir/op-info.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type ModuleOp, type UnrealizedConversionCastOp } from './builtin-ops.gen.ts';

/** The hand-written part of the builtin dialect: exactly what its records flag. */
export interface BuiltinHooks {
  readonly Dialect: {
    readonly alias: NonNullable<DialectHooks['alias']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ModuleOp: {
    verify(op: ModuleOp): LogicalResult;
    readonly asmBlockArgumentNames?: OpHooks<ModuleOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces?: { readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, ModuleOp> };
  };
  readonly UnrealizedConversionCastOp: {
    verify(op: UnrealizedConversionCastOp): LogicalResult;
    fold(op: UnrealizedConversionCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
}
