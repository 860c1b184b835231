// @generated from dialects-td/tosa/tosa-base.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type BlockSize,
  blockSizeEnum,
  type Extension,
  extensionEnum,
  type Level,
  levelEnum,
  type NanPropagationMode,
  nanPropagationModeEnum,
  type Profile,
  profileEnum,
  type ResizeMode,
  resizeModeEnum,
  type RoundingMode,
  roundingModeEnum,
  type SpecificationVersion,
  specificationVersionEnum,
} from './tosa-enums.gen.ts';

/** Attribute for UnaryOp quantization information. */
export class UnaryOpQuantizationAttr extends DialectAttr {
  static readonly spec: AttrSpec<UnaryOpQuantizationAttr> = {
    dialect: 'tosa',
    mnemonic: 'unary_quant',
    recordName: 'Tosa_UnaryOpQuantizationAttr',
    className: 'UnaryOpQuantizationAttr',
    parameters: [
      { name: 'input_zp', member: 'inputZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
      { name: 'output_zp', member: 'outputZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'struct', names: 'params' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new UnaryOpQuantizationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, inputZp: number | bigint, outputZp: number | bigint): UnaryOpQuantizationAttr {
    return uniqueParametric(UnaryOpQuantizationAttr.spec, context, [inputZp, outputZp]);
  }

  /** Zero point of the input */
  get inputZp(): number | bigint {
    return this.parameters[0] as number | bigint;
  }

  /** Zero point of the output */
  get outputZp(): number | bigint {
    return this.parameters[1] as number | bigint;
  }
}

/** Attribute for Conv type op quantization information. */
export class ConvOpQuantizationAttr extends DialectAttr {
  static readonly spec: AttrSpec<ConvOpQuantizationAttr> = {
    dialect: 'tosa',
    mnemonic: 'conv_quant',
    recordName: 'Tosa_ConvOpQuantizationAttr',
    className: 'ConvOpQuantizationAttr',
    parameters: [
      { name: 'input_zp', member: 'inputZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
      { name: 'weight_zp', member: 'weightZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'struct', names: 'params' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new ConvOpQuantizationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, inputZp: number | bigint, weightZp: number | bigint): ConvOpQuantizationAttr {
    return uniqueParametric(ConvOpQuantizationAttr.spec, context, [inputZp, weightZp]);
  }

  /** Zero point of the input */
  get inputZp(): number | bigint {
    return this.parameters[0] as number | bigint;
  }

  /** Zero point of the weight */
  get weightZp(): number | bigint {
    return this.parameters[1] as number | bigint;
  }
}

/** Attribute for MatMulOp quantization information. */
export class MatMulOpQuantizationAttr extends DialectAttr {
  static readonly spec: AttrSpec<MatMulOpQuantizationAttr> = {
    dialect: 'tosa',
    mnemonic: 'matmul_quant',
    recordName: 'Tosa_MatMulOpQuantizationAttr',
    className: 'MatMulOpQuantizationAttr',
    parameters: [
      { name: 'a_zp', member: 'aZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
      { name: 'b_zp', member: 'bZp', type: { kind: 'int', bits: 64, signed: true, exact: true } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'struct', names: 'params' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new MatMulOpQuantizationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, aZp: number | bigint, bZp: number | bigint): MatMulOpQuantizationAttr {
    return uniqueParametric(MatMulOpQuantizationAttr.spec, context, [aZp, bZp]);
  }

  /** Zero point of the left factor */
  get aZp(): number | bigint {
    return this.parameters[0] as number | bigint;
  }

  /** Zero point of the right factor */
  get bZp(): number | bigint {
    return this.parameters[1] as number | bigint;
  }
}

/** Attribute for PadOp quantization information. */
export class PadOpQuantizationAttr extends DialectAttr {
  static readonly spec: AttrSpec<PadOpQuantizationAttr> = {
    dialect: 'tosa',
    mnemonic: 'pad_quant',
    recordName: 'Tosa_PadOpQuantizationAttr',
    className: 'PadOpQuantizationAttr',
    parameters: [{ name: 'input_zp', member: 'inputZp', type: { kind: 'int', bits: 64, signed: true, exact: true } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'struct', names: 'params' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new PadOpQuantizationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, inputZp: number | bigint): PadOpQuantizationAttr {
    return uniqueParametric(PadOpQuantizationAttr.spec, context, [inputZp]);
  }

  /** Zero point of the input */
  get inputZp(): number | bigint {
    return this.parameters[0] as number | bigint;
  }
}

/** supported TOSA profiles */
export class ProfileAttr extends DialectAttr {
  static readonly spec: AttrSpec<ProfileAttr> = {
    dialect: 'tosa',
    mnemonic: 'prof',
    recordName: 'Tosa_ProfileAttr',
    className: 'ProfileAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: profileEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ProfileAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Profile): ProfileAttr {
    return uniqueParametric(ProfileAttr.spec, context, [value]);
  }

  get value(): Profile {
    return this.parameters[0] as Profile;
  }
}

/** supported TOSA extensions */
export class ExtensionAttr extends DialectAttr {
  static readonly spec: AttrSpec<ExtensionAttr> = {
    dialect: 'tosa',
    mnemonic: 'ext',
    recordName: 'Tosa_ExtensionAttr',
    className: 'ExtensionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: extensionEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ExtensionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Extension): ExtensionAttr {
    return uniqueParametric(ExtensionAttr.spec, context, [value]);
  }

  get value(): Extension {
    return this.parameters[0] as Extension;
  }
}

/** supported TOSA levels */
export class LevelAttr extends DialectAttr {
  static readonly spec: AttrSpec<LevelAttr> = {
    dialect: 'tosa',
    mnemonic: 'level',
    recordName: 'Tosa_LevelAttr',
    className: 'LevelAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: levelEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new LevelAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Level): LevelAttr {
    return uniqueParametric(LevelAttr.spec, context, [value]);
  }

  get value(): Level {
    return this.parameters[0] as Level;
  }
}

/** TOSA specification version */
export class SpecificationVersionAttr extends DialectAttr {
  static readonly spec: AttrSpec<SpecificationVersionAttr> = {
    dialect: 'tosa',
    mnemonic: 'specification_version',
    recordName: 'Tosa_SpecificationVersionAttr',
    className: 'SpecificationVersionAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: specificationVersionEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new SpecificationVersionAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: SpecificationVersion): SpecificationVersionAttr {
    return uniqueParametric(SpecificationVersionAttr.spec, context, [value]);
  }

  get value(): SpecificationVersion {
    return this.parameters[0] as SpecificationVersion;
  }
}

/** Supported resize/upsampling strategies */
export class ResizeModeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ResizeModeAttr> = {
    dialect: 'tosa',
    mnemonic: 'resize_mode',
    recordName: 'Tosa_ResizeModeAttr',
    className: 'ResizeModeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: resizeModeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ResizeModeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ResizeMode): ResizeModeAttr {
    return uniqueParametric(ResizeModeAttr.spec, context, [value]);
  }

  get value(): ResizeMode {
    return this.parameters[0] as ResizeMode;
  }
}

/** Supported NaN propagation strategies */
export class NanPropagationModeAttr extends DialectAttr {
  static readonly spec: AttrSpec<NanPropagationModeAttr> = {
    dialect: 'tosa',
    mnemonic: 'nan_mode',
    recordName: 'Tosa_NanPropagationModeAttr',
    className: 'NanPropagationModeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: nanPropagationModeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new NanPropagationModeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: NanPropagationMode): NanPropagationModeAttr {
    return uniqueParametric(NanPropagationModeAttr.spec, context, [value]);
  }

  get value(): NanPropagationMode {
    return this.parameters[0] as NanPropagationMode;
  }
}

/** Supported rounding modes */
export class RoundingModeAttr extends DialectAttr {
  static readonly spec: AttrSpec<RoundingModeAttr> = {
    dialect: 'tosa',
    mnemonic: 'rounding_mode',
    recordName: 'Tosa_RoundingModeAttr',
    className: 'RoundingModeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: roundingModeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new RoundingModeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: RoundingMode): RoundingModeAttr {
    return uniqueParametric(RoundingModeAttr.spec, context, [value]);
  }

  get value(): RoundingMode {
    return this.parameters[0] as RoundingMode;
  }
}

/** Block size for the block_scaled formats */
export class BlockSizeAttr extends DialectAttr {
  static readonly spec: AttrSpec<BlockSizeAttr> = {
    dialect: 'tosa',
    mnemonic: 'block_size',
    recordName: 'Tosa_BlockSizeAttr',
    className: 'BlockSizeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: blockSizeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new BlockSizeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: BlockSize): BlockSizeAttr {
    return uniqueParametric(BlockSizeAttr.spec, context, [value]);
  }

  get value(): BlockSize {
    return this.parameters[0] as BlockSize;
  }
}

/**
 * Target environment information.
 *
 * What the target of a module supports.
 */
export class TargetEnv extends DialectAttr {
  static readonly spec: AttrSpec<TargetEnv> = {
    dialect: 'tosa',
    mnemonic: 'target_env',
    recordName: 'Tosa_TargetEnv',
    className: 'TargetEnv',
    parameters: [
      {
        name: 'specification_version',
        member: 'specificationVersion',
        type: { kind: 'enum', spec: specificationVersionEnum },
      },
      { name: 'level', type: { kind: 'enum', spec: levelEnum } },
      { name: 'profiles', type: { kind: 'array', of: { kind: 'enum', spec: profileEnum } } },
      { name: 'extensions', type: { kind: 'array', of: { kind: 'enum', spec: extensionEnum } } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'literal', text: 'specification_version' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'specification_version' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'level' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'level' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'profiles' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'profiles' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'extensions' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'extensions' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new TargetEnv(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    specificationVersion: SpecificationVersion,
    level: Level,
    profiles: readonly Profile[],
    extensions: readonly Extension[],
  ): TargetEnv {
    return uniqueParametric(TargetEnv.spec, context, [specificationVersion, level, profiles, extensions]);
  }

  /** The version of the specification that it follows */
  get specificationVersion(): SpecificationVersion {
    return this.parameters[0] as SpecificationVersion;
  }

  /** Its limits */
  get level(): Level {
    return this.parameters[1] as Level;
  }

  /** Its profiles */
  get profiles(): readonly Profile[] {
    return this.parameters[2] as readonly Profile[];
  }

  /** Its extensions */
  get extensions(): readonly Extension[] {
    return this.parameters[3] as readonly Extension[];
  }
}
