// @generated from dialects-td/dlti/dlti-base.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type DataLayoutEntryAttr,
  type DataLayoutSpecAttr,
  type MapAttr,
  type TargetDeviceSpecAttr,
  type TargetSystemSpecAttr,
} from './dlti-attributes.gen.ts';

/** The hand-written part of the dlti dialect: exactly what its records flag. */
export interface DLTIHooks {
  readonly Dialect: {
    readonly verifyOperationAttribute: NonNullable<DialectHooks['verifyOperationAttribute']>;
  };
  readonly DataLayoutEntryAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: DataLayoutEntryAttr, printer: AsmPrinter): void;
  };
  readonly DataLayoutSpecAttr: {
    verify(emitError: EmitError, parameters: Pick<DataLayoutSpecAttr, 'entries'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: DataLayoutSpecAttr, printer: AsmPrinter): void;
  };
  readonly MapAttr: {
    verify(emitError: EmitError, parameters: Pick<MapAttr, 'entries'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: MapAttr, printer: AsmPrinter): void;
  };
  readonly TargetDeviceSpecAttr: {
    verify(emitError: EmitError, parameters: Pick<TargetDeviceSpecAttr, 'entries'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TargetDeviceSpecAttr, printer: AsmPrinter): void;
  };
  readonly TargetSystemSpecAttr: {
    verify(emitError: EmitError, parameters: Pick<TargetSystemSpecAttr, 'entries'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TargetSystemSpecAttr, printer: AsmPrinter): void;
  };
}
