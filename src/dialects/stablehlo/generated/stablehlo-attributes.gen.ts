// @generated from dialects-td/stablehlo/stablehlo-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Type } from '../../../ir/type.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type ComparisonDirection,
  comparisonDirectionEnum,
  type ComparisonType,
  comparisonTypeEnum,
  type FftType,
  fftTypeEnum,
  type Precision,
  precisionEnum,
  type ResultAccuracyMode,
  resultAccuracyModeEnum,
  type RngAlgorithm,
  rngAlgorithmEnum,
  type RngDistribution,
  rngDistributionEnum,
  type Transpose,
  transposeEnum,
} from './stablehlo-enums.gen.ts';

/** XLA precision for an operand. Has backend specific meaning. */
export class PrecisionAttr extends DialectAttr {
  static readonly spec: AttrSpec<PrecisionAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'precision',
    recordName: 'StableHLO_PrecisionAttr',
    className: 'PrecisionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: precisionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new PrecisionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Precision): PrecisionAttr {
    return uniqueParametric(PrecisionAttr.spec, context, [value]);
  }

  get value(): Precision {
    return this.parameters[0] as Precision;
  }
}

/** XLA fast fourier transform type. */
export class FftTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<FftTypeAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'fft_type',
    recordName: 'StableHLO_FftTypeAttr',
    className: 'FftTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: fftTypeEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new FftTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: FftType): FftTypeAttr {
    return uniqueParametric(FftTypeAttr.spec, context, [value]);
  }

  get value(): FftType {
    return this.parameters[0] as FftType;
  }
}

/** Which comparison operation to perform. */
export class ComparisonDirectionAttr extends DialectAttr {
  static readonly spec: AttrSpec<ComparisonDirectionAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'comparison_direction',
    recordName: 'StableHLO_ComparisonDirectionAttr',
    className: 'ComparisonDirectionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: comparisonDirectionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new ComparisonDirectionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ComparisonDirection): ComparisonDirectionAttr {
    return uniqueParametric(ComparisonDirectionAttr.spec, context, [value]);
  }

  get value(): ComparisonDirection {
    return this.parameters[0] as ComparisonDirection;
  }
}

/** Which comparison type to use. */
export class ComparisonTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ComparisonTypeAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'comparison_type',
    recordName: 'StableHLO_ComparisonTypeAttr',
    className: 'ComparisonTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: comparisonTypeEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new ComparisonTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ComparisonType): ComparisonTypeAttr {
    return uniqueParametric(ComparisonTypeAttr.spec, context, [value]);
  }

  get value(): ComparisonType {
    return this.parameters[0] as ComparisonType;
  }
}

/** Transpose options */
export class TransposeAttr extends DialectAttr {
  static readonly spec: AttrSpec<TransposeAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'transpose',
    recordName: 'StableHLO_TransposeAttr',
    className: 'TransposeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: transposeEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new TransposeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Transpose): TransposeAttr {
    return uniqueParametric(TransposeAttr.spec, context, [value]);
  }

  get value(): Transpose {
    return this.parameters[0] as Transpose;
  }
}

/** XLA PRNG distribution to be used. */
export class RngDistributionAttr extends DialectAttr {
  static readonly spec: AttrSpec<RngDistributionAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'rng_distribution',
    recordName: 'StableHLO_RngDistributionAttr',
    className: 'RngDistributionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: rngDistributionEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new RngDistributionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: RngDistribution): RngDistributionAttr {
    return uniqueParametric(RngDistributionAttr.spec, context, [value]);
  }

  get value(): RngDistribution {
    return this.parameters[0] as RngDistribution;
  }
}

/** XLA PRNG algorithm to be used. */
export class RngAlgorithmAttr extends DialectAttr {
  static readonly spec: AttrSpec<RngAlgorithmAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'rng_algorithm',
    recordName: 'StableHLO_RngAlgorithmAttr',
    className: 'RngAlgorithmAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: rngAlgorithmEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new RngAlgorithmAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: RngAlgorithm): RngAlgorithmAttr {
    return uniqueParametric(RngAlgorithmAttr.spec, context, [value]);
  }

  get value(): RngAlgorithm {
    return this.parameters[0] as RngAlgorithm;
  }
}

/** XLA result accuracy mode. */
export class ResultAccuracyModeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ResultAccuracyModeAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'result_accuracy_mode',
    recordName: 'StableHLO_ResultAccuracyModeAttr',
    className: 'ResultAccuracyModeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: resultAccuracyModeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ResultAccuracyModeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ResultAccuracyMode): ResultAccuracyModeAttr {
    return uniqueParametric(ResultAccuracyModeAttr.spec, context, [value]);
  }

  get value(): ResultAccuracyMode {
    return this.parameters[0] as ResultAccuracyMode;
  }
}

/** Attribute that models the dimension information for scatter */
export class ScatterDimensionNumbers extends DialectAttr {
  static readonly spec: AttrSpec<ScatterDimensionNumbers> = {
    dialect: 'stablehlo',
    mnemonic: 'scatter',
    recordName: 'StableHLO_ScatterDimensionNumbers',
    className: 'ScatterDimensionNumbers',
    parameters: [
      { name: 'updateWindowDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'insertedWindowDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'inputBatchingDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'scatterIndicesBatchingDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'scatterDimsToOperandDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'indexVectorDim', type: { kind: 'int', bits: 64, signed: true } },
    ],
    customAssembly: true,
    create: (context, parameters) => new ScatterDimensionNumbers(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    updateWindowDims: readonly number[],
    insertedWindowDims: readonly number[],
    inputBatchingDims: readonly number[],
    scatterIndicesBatchingDims: readonly number[],
    scatterDimsToOperandDims: readonly number[],
    indexVectorDim: number,
  ): ScatterDimensionNumbers {
    return uniqueParametric(ScatterDimensionNumbers.spec, context, [
      updateWindowDims,
      insertedWindowDims,
      inputBatchingDims,
      scatterIndicesBatchingDims,
      scatterDimsToOperandDims,
      indexVectorDim,
    ]);
  }

  /** Dimensions of updates that are within a window */
  get updateWindowDims(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Dimensions of inputs that windows have not, of size 1 */
  get insertedWindowDims(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Batch dimensions of inputs */
  get inputBatchingDims(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }

  /** Batch dimensions of indices */
  get scatterIndicesBatchingDims(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }

  /** Dimension of inputs that each index is for */
  get scatterDimsToOperandDims(): readonly number[] {
    return this.parameters[4] as readonly number[];
  }

  /** Dimension of indices that holds an index */
  get indexVectorDim(): number {
    return this.parameters[5] as number;
  }
}

/** Attribute that models the dimension information for gather */
export class GatherDimensionNumbers extends DialectAttr {
  static readonly spec: AttrSpec<GatherDimensionNumbers> = {
    dialect: 'stablehlo',
    mnemonic: 'gather',
    recordName: 'StableHLO_GatherDimensionNumbers',
    className: 'GatherDimensionNumbers',
    parameters: [
      { name: 'offsetDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'collapsedSliceDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'operandBatchingDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'startIndicesBatchingDims', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'startIndexMap', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'indexVectorDim', type: { kind: 'int', bits: 64, signed: true } },
    ],
    customAssembly: true,
    create: (context, parameters) => new GatherDimensionNumbers(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    offsetDims: readonly number[],
    collapsedSliceDims: readonly number[],
    operandBatchingDims: readonly number[],
    startIndicesBatchingDims: readonly number[],
    startIndexMap: readonly number[],
    indexVectorDim: number,
  ): GatherDimensionNumbers {
    return uniqueParametric(GatherDimensionNumbers.spec, context, [
      offsetDims,
      collapsedSliceDims,
      operandBatchingDims,
      startIndicesBatchingDims,
      startIndexMap,
      indexVectorDim,
    ]);
  }

  /** Dimensions of the result that are within a slice */
  get offsetDims(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Dimensions of slices that the result has not, of size 1 */
  get collapsedSliceDims(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Batch dimensions of the operand */
  get operandBatchingDims(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }

  /** Batch dimensions of indices */
  get startIndicesBatchingDims(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }

  /** Dimension of the operand that each index is for */
  get startIndexMap(): readonly number[] {
    return this.parameters[4] as readonly number[];
  }

  /** Dimension of indices that holds an index */
  get indexVectorDim(): number {
    return this.parameters[5] as number;
  }
}

/** Attribute that models the dimension information for dot. */
export class DotDimensionNumbers extends DialectAttr {
  static readonly spec: AttrSpec<DotDimensionNumbers> = {
    dialect: 'stablehlo',
    mnemonic: 'dot',
    recordName: 'StableHLO_DotDimensionNumbers',
    className: 'DotDimensionNumbers',
    parameters: [
      { name: 'lhsBatchingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'rhsBatchingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'lhsContractingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'rhsContractingDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new DotDimensionNumbers(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    lhsBatchingDimensions: readonly number[],
    rhsBatchingDimensions: readonly number[],
    lhsContractingDimensions: readonly number[],
    rhsContractingDimensions: readonly number[],
  ): DotDimensionNumbers {
    return uniqueParametric(DotDimensionNumbers.spec, context, [
      lhsBatchingDimensions,
      rhsBatchingDimensions,
      lhsContractingDimensions,
      rhsContractingDimensions,
    ]);
  }

  /** Batch dimensions of the left factor */
  get lhsBatchingDimensions(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Batch dimensions of the right factor */
  get rhsBatchingDimensions(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Dimensions of the left factor that are summed over */
  get lhsContractingDimensions(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }

  /** Dimensions of the right factor that are summed over */
  get rhsContractingDimensions(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }
}

/** Attribute that models the algorithm constraints to use for computing dot. */
export class DotAlgorithm extends DialectAttr {
  static readonly spec: AttrSpec<DotAlgorithm> = {
    dialect: 'stablehlo',
    mnemonic: 'dot_algorithm',
    recordName: 'StableHLO_DotAlgorithm',
    className: 'DotAlgorithm',
    parameters: [
      { name: 'lhsPrecisionType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'rhsPrecisionType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'accumulationType', type: { kind: 'type', cppType: 'Type' } },
      { name: 'lhsComponentCount', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'rhsComponentCount', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'numPrimitiveOperations', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'allowImpreciseAccumulation', type: { kind: 'bool' } },
    ],
    customAssembly: true,
    create: (context, parameters) => new DotAlgorithm(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    lhsPrecisionType: Type,
    rhsPrecisionType: Type,
    accumulationType: Type,
    lhsComponentCount: number,
    rhsComponentCount: number,
    numPrimitiveOperations: number,
    allowImpreciseAccumulation: boolean,
  ): DotAlgorithm {
    return uniqueParametric(DotAlgorithm.spec, context, [
      lhsPrecisionType,
      rhsPrecisionType,
      accumulationType,
      lhsComponentCount,
      rhsComponentCount,
      numPrimitiveOperations,
      allowImpreciseAccumulation,
    ]);
  }

  /** Type that elements of the left factor are rounded to */
  get lhsPrecisionType(): Type {
    return this.parameters[0] as Type;
  }

  /** Type that elements of the right factor are rounded to */
  get rhsPrecisionType(): Type {
    return this.parameters[1] as Type;
  }

  /** Type of sums */
  get accumulationType(): Type {
    return this.parameters[2] as Type;
  }

  /** How many numbers an element of the left factor is split into */
  get lhsComponentCount(): number {
    return this.parameters[3] as number;
  }

  /** How many numbers an element of the right factor is split into */
  get rhsComponentCount(): number {
    return this.parameters[4] as number;
  }

  /** How many products of these are added up */
  get numPrimitiveOperations(): number {
    return this.parameters[5] as number;
  }

  /** Whether sums may be less precise */
  get allowImpreciseAccumulation(): boolean {
    return this.parameters[6] as boolean;
  }
}

/**
 * Structure of dimension information for conv op
 *
 * What each dimension of image, filter and result is: `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
 */
export class ConvDimensionNumbers extends DialectAttr {
  static readonly spec: AttrSpec<ConvDimensionNumbers> = {
    dialect: 'stablehlo',
    mnemonic: 'conv',
    recordName: 'StableHLO_ConvDimensionNumbers',
    className: 'ConvDimensionNumbers',
    parameters: [
      { name: 'inputBatchDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'inputFeatureDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'inputSpatialDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'kernelInputFeatureDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'kernelOutputFeatureDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'kernelSpatialDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'outputBatchDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'outputFeatureDimension', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'outputSpatialDimensions', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new ConvDimensionNumbers(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    inputBatchDimension: number,
    inputFeatureDimension: number,
    inputSpatialDimensions: readonly number[],
    kernelInputFeatureDimension: number,
    kernelOutputFeatureDimension: number,
    kernelSpatialDimensions: readonly number[],
    outputBatchDimension: number,
    outputFeatureDimension: number,
    outputSpatialDimensions: readonly number[],
  ): ConvDimensionNumbers {
    return uniqueParametric(ConvDimensionNumbers.spec, context, [
      inputBatchDimension,
      inputFeatureDimension,
      inputSpatialDimensions,
      kernelInputFeatureDimension,
      kernelOutputFeatureDimension,
      kernelSpatialDimensions,
      outputBatchDimension,
      outputFeatureDimension,
      outputSpatialDimensions,
    ]);
  }

  /** Batch dimension of the image */
  get inputBatchDimension(): number {
    return this.parameters[0] as number;
  }

  /** Channels of the image */
  get inputFeatureDimension(): number {
    return this.parameters[1] as number;
  }

  /** Height, width and so on of the image */
  get inputSpatialDimensions(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }

  /** Input channels of the filter */
  get kernelInputFeatureDimension(): number {
    return this.parameters[3] as number;
  }

  /** Output channels of the filter */
  get kernelOutputFeatureDimension(): number {
    return this.parameters[4] as number;
  }

  /** Height, width and so on of the filter */
  get kernelSpatialDimensions(): readonly number[] {
    return this.parameters[5] as readonly number[];
  }

  /** Batch dimension of the result */
  get outputBatchDimension(): number {
    return this.parameters[6] as number;
  }

  /** Channels of the result */
  get outputFeatureDimension(): number {
    return this.parameters[7] as number;
  }

  /** Height, width and so on of the result */
  get outputSpatialDimensions(): readonly number[] {
    return this.parameters[8] as readonly number[];
  }
}

/** Attribute that models the alias relationship of output and operand of a CustomCall op */
export class OutputOperandAlias extends DialectAttr {
  static readonly spec: AttrSpec<OutputOperandAlias> = {
    dialect: 'stablehlo',
    mnemonic: 'output_operand_alias',
    recordName: 'StableHLO_OutputOperandAlias',
    className: 'OutputOperandAlias',
    parameters: [
      { name: 'outputTupleIndices', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'operandIndex', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'operandTupleIndices', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    customAssembly: true,
    create: (context, parameters) => new OutputOperandAlias(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    outputTupleIndices: readonly number[],
    operandIndex: number,
    operandTupleIndices: readonly number[],
  ): OutputOperandAlias {
    return uniqueParametric(OutputOperandAlias.spec, context, [outputTupleIndices, operandIndex, operandTupleIndices]);
  }

  /** Where in the result */
  get outputTupleIndices(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Which operand */
  get operandIndex(): number {
    return this.parameters[1] as number;
  }

  /** Where in the operand */
  get operandTupleIndices(): readonly number[] {
    return this.parameters[2] as readonly number[];
  }
}

/** two 64-bit integers 'handle' and 'type' */
export class ChannelHandle extends DialectAttr {
  static readonly spec: AttrSpec<ChannelHandle> = {
    dialect: 'stablehlo',
    mnemonic: 'channel_handle',
    recordName: 'StableHLO_ChannelHandle',
    className: 'ChannelHandle',
    parameters: [
      { name: 'handle', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'type', type: { kind: 'int', bits: 64, signed: true } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'struct', names: 'params' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new ChannelHandle(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, handle: number, type: number): ChannelHandle {
    return uniqueParametric(ChannelHandle.spec, context, [handle, type]);
  }

  /** Number of the channel */
  get handle(): number {
    return this.parameters[0] as number;
  }

  /** Kind of the channel */
  get type(): number {
    return this.parameters[1] as number;
  }
}

/**
 * Attribute that extends tensor type with StableHLO type properties.
 *
 * Bounds of dimensions of unknown size, as the encoding of a tensor: `tensor<?x?xf32, #stablehlo.bounds<?, 4>>`.
 */
export class TypeExtensions extends DialectAttr {
  static readonly spec: AttrSpec<TypeExtensions> = {
    dialect: 'stablehlo',
    mnemonic: 'bounds',
    recordName: 'StableHLO_TypeExtensions',
    className: 'TypeExtensions',
    parameters: [{ name: 'bounds', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } }],
    customAssembly: true,
    create: (context, parameters) => new TypeExtensions(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, bounds: readonly number[]): TypeExtensions {
    return uniqueParametric(TypeExtensions.spec, context, [bounds]);
  }

  /** One per dimension, `?` for none */
  get bounds(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }
}

/**
 * The requested accuracy for unary ops.
 *
 * How far results may be from the exact ones: by `atol`, or by `rtol` times the exact one, or by `ulps` times the distance of two numbers there.
 * `#stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`; what is 0 is left out.
 */
export class ResultAccuracyAttr extends DialectAttr {
  static readonly spec: AttrSpec<ResultAccuracyAttr> = {
    dialect: 'stablehlo',
    mnemonic: 'result_accuracy',
    recordName: 'StableHLO_ResultAccuracyAttr',
    className: 'ResultAccuracyAttr',
    parameters: [
      { name: 'atol', type: { kind: 'float' } },
      { name: 'rtol', type: { kind: 'float' } },
      { name: 'ulps', type: { kind: 'int', bits: 64, signed: true } },
      {
        name: 'mode',
        type: { kind: 'attribute', cppType: '::mlir::stablehlo::ResultAccuracyModeAttr', of: ResultAccuracyModeAttr },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new ResultAccuracyAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    atol: number,
    rtol: number,
    ulps: number,
    mode: ResultAccuracyModeAttr,
  ): ResultAccuracyAttr {
    return uniqueParametric(ResultAccuracyAttr.spec, context, [atol, rtol, ulps, mode]);
  }

  /** Absolute tolerance */
  get atol(): number {
    return this.parameters[0] as number;
  }

  /** Relative tolerance */
  get rtol(): number {
    return this.parameters[1] as number;
  }

  /** Tolerance in units in the last place */
  get ulps(): number {
    return this.parameters[2] as number;
  }

  /** Which implementation is asked for */
  get mode(): ResultAccuracyModeAttr {
    return this.parameters[3] as ResultAccuracyModeAttr;
  }
}
