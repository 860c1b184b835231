// @generated from dialects-td/tt/tt-attrs.yaml, dialects-td/tt/tt-base.yaml, dialects-td/tt/tt-enums.yaml, dialects-td/tt/tt-types.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DeviceAttr, type SystemDescAttr } from './tt-attributes.gen.ts';
import { type TileType } from './tt-types.gen.ts';

/** The hand-written part of the tt dialect: exactly what its records flag. */
export interface TTHooks {
  readonly Dialect: {
    readonly alias: NonNullable<DialectHooks['alias']>;
  };
  readonly SystemDescAttr: {
    verify(
      emitError: EmitError,
      parameters: Pick<
        SystemDescAttr,
        'chipDescs' | 'chipDescIndices' | 'chipCapabilities' | 'chipCoords' | 'chipChannels'
      >,
    ): LogicalResult;
  };
  readonly DeviceAttr: {
    verify(
      emitError: EmitError,
      parameters: Pick<DeviceAttr, 'workerGrid' | 'l1Map' | 'dramMap' | 'meshShape' | 'chipIds'>,
    ): LogicalResult;
  };
  readonly TileType: {
    verify(emitError: EmitError, parameters: Pick<TileType, 'shape' | 'dataType'>): LogicalResult;
  };
}
