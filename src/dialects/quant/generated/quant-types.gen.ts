// @generated from dialects-td/quant/quant-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { type Type } from '../../../ir/type.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * `QuantizedType` with unknown mapping
 *
 * It says how values are stored, and maybe what they express, but not how one follows from the other: `!quant.any<i8<-8:7>:f32>`.
 */
export class AnyQuantizedType extends DialectType {
  static readonly spec: AttrSpec<AnyQuantizedType> = {
    dialect: 'quant',
    mnemonic: 'any',
    recordName: 'Quant_AnyQuantizedType',
    className: 'AnyQuantizedType',
    parameters: [
      { name: 'isSigned', type: { kind: 'bool' } },
      { name: 'storageType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'storageMin', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'storageMax', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'expressedType', type: { kind: 'optional', of: { kind: 'type', cppType: 'Type' } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new AnyQuantizedType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(
    context: Context,
    isSigned: boolean,
    storageType: Type,
    storageMin: number,
    storageMax: number,
    expressedType?: Type | undefined,
  ): AnyQuantizedType {
    return uniqueParametric(AnyQuantizedType.spec, context, [
      isSigned,
      storageType,
      storageMin,
      storageMax,
      expressedType,
    ]);
  }

  /** Whether stored integers are signed */
  get isSigned(): boolean {
    return this.parameters[0] as boolean;
  }

  /** Signless integer of the width of stored values */
  get storageType(): Type {
    return this.parameters[1] as Type;
  }

  /** Smallest stored integer */
  get storageMin(): number {
    return this.parameters[2] as number;
  }

  /** Largest stored integer */
  get storageMax(): number {
    return this.parameters[3] as number;
  }

  /** Type of the expressed values */
  get expressedType(): Type | undefined {
    return this.parameters[4] as Type | undefined;
  }
}

/**
 * `QuantizedType` whose mapping is affine
 *
 * One scale and zero point for all values, `!quant.uniform<i8:f32, 2.0:10>`, for each index of a dimension,
 * `!quant.uniform<i8:f32:1, {2.0:10, 3.0:20}>`, or for each block, `!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10}, {3.0:20}}>`.
 */
export class UniformQuantizedType extends DialectType {
  static readonly spec: AttrSpec<UniformQuantizedType> = {
    dialect: 'quant',
    mnemonic: 'uniform',
    recordName: 'Quant_UniformQuantizedType',
    className: 'UniformQuantizedType',
    parameters: [
      { name: 'isSigned', type: { kind: 'bool' } },
      { name: 'storageType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'storageMin', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'storageMax', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'expressedType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'granularity', type: { kind: 'string' } },
      { name: 'quantizedDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'blockSizes', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'scalesShape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'scales', type: { kind: 'array', of: { kind: 'float' } } },
      { name: 'zeroPoints', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new UniformQuantizedType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(
    context: Context,
    isSigned: boolean,
    storageType: Type,
    storageMin: number,
    storageMax: number,
    expressedType: Type,
    granularity: string,
    quantizedDimensions: readonly number[],
    blockSizes: readonly number[],
    scalesShape: readonly number[],
    scales: readonly number[],
    zeroPoints: readonly number[],
  ): UniformQuantizedType {
    return uniqueParametric(UniformQuantizedType.spec, context, [
      isSigned,
      storageType,
      storageMin,
      storageMax,
      expressedType,
      granularity,
      quantizedDimensions,
      blockSizes,
      scalesShape,
      scales,
      zeroPoints,
    ]);
  }

  /** Whether stored integers are signed */
  get isSigned(): boolean {
    return this.parameters[0] as boolean;
  }

  /** Signless integer of the width of stored values */
  get storageType(): Type {
    return this.parameters[1] as Type;
  }

  /** Smallest stored integer */
  get storageMin(): number {
    return this.parameters[2] as number;
  }

  /** Largest stored integer */
  get storageMax(): number {
    return this.parameters[3] as number;
  }

  /** Type of the expressed values */
  get expressedType(): Type {
    return this.parameters[4] as Type;
  }

  /** Per-tensor, per-axis or sub-channel */
  get granularity(): string {
    return this.parameters[5] as string;
  }

  /** Dimensions that have several scales */
  get quantizedDimensions(): readonly number[] {
    return this.parameters[6] as readonly number[];
  }

  /** How many indices of each share one, for blocks */
  get blockSizes(): readonly number[] {
    return this.parameters[7] as readonly number[];
  }

  /** Numbers of scales along the dimensions of the tensor, for blocks */
  get scalesShape(): readonly number[] {
    return this.parameters[8] as readonly number[];
  }

  /** The scales */
  get scales(): readonly number[] {
    return this.parameters[9] as readonly number[];
  }

  /** The zero points */
  get zeroPoints(): readonly number[] {
    return this.parameters[10] as readonly number[];
  }
}

/**
 * `QuantizedType` that knows the range of its values only
 *
 * What a calibration has found: `!quant.calibrated<f32<-0.998:1.2321>>`.
 */
export class CalibratedQuantizedType extends DialectType {
  static readonly spec: AttrSpec<CalibratedQuantizedType> = {
    dialect: 'quant',
    mnemonic: 'calibrated',
    recordName: 'Quant_CalibratedQuantizedType',
    className: 'CalibratedQuantizedType',
    parameters: [
      { name: 'expressedType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'min', type: { kind: 'float' } },
      { name: 'max', type: { kind: 'float' } },
    ],
    customAssembly: true,
    create: (context, parameters) => new CalibratedQuantizedType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, expressedType: Type, min: number, max: number): CalibratedQuantizedType {
    return uniqueParametric(CalibratedQuantizedType.spec, context, [expressedType, min, max]);
  }

  /** Type of the values */
  get expressedType(): Type {
    return this.parameters[0] as Type;
  }

  /** Smallest value */
  get min(): number {
    return this.parameters[1] as number;
  }

  /** Largest value */
  get max(): number {
    return this.parameters[2] as number;
  }
}
