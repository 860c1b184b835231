import { type optionTypes } from '../builtin-names.ts';
import { type Expression } from '../expression.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { type FormatElement } from '../format/elements.ts';
import { type SpecFile } from './declarations.ts';

/** All that the specs say, resolved: names are replaced by what they mean. */
export interface Model {
  /** Every record was resolved; otherwise names may be missing, which is no further error. */
  readonly complete: boolean;
  readonly dialects: readonly DialectModel[];
}

/** Everything that belongs to one namespace, in file order and then record order. */
export interface DialectModel {
  readonly namespace: string;
  /** The Dialect record; groups of passes that are no dialect have none. */
  readonly definition: DialectDefinition | undefined;
  readonly files: readonly SpecFile[];
  readonly enums: readonly EnumModel[];
  readonly constraints: readonly ConstraintModel[];
  readonly attributes: readonly AttrOrTypeModel[];
  readonly types: readonly AttrOrTypeModel[];
  readonly ops: readonly OpModel[];
  readonly interfaces: readonly InterfaceModel[];
  readonly passes: readonly PassModel[];
  readonly pipelines: readonly PassModel[];
}

/** What every record has. */
export interface RecordModel {
  /** Name in the spec, e.g. TTIR_MatmulOp. */
  readonly name: string;
  /** Name in TypeScript: without the dialect's prefix, e.g. MatmulOp. */
  readonly className: string;
  /** Namespace of the dialect. */
  readonly dialect: string;
  /** Namespace of the C++ class that upstream's messages name, e.g. `::mlir::tt`. */
  readonly cppNamespace: string;
  readonly file: SpecFile;
  readonly location: SourceLocation;
  readonly summary: string;
  readonly description: string;
}

/** The Dialect record. */
export interface DialectDefinition extends RecordModel {
  /** The record's `name`. */
  readonly namespace: string;
  readonly prefix: string;
  readonly dependentDialects: readonly SpecText[];
  readonly allowsUnknownOperations: boolean;
  readonly hasConstantMaterializer: boolean;
  readonly hasOperationAttrVerify: boolean;
  readonly hasRegionArgAttrVerify: boolean;
  readonly hasFoldInterface: boolean;
  readonly hasInlinerInterface: boolean;
  readonly hasBytecodeTypes: boolean;
  readonly hasOpAsmInterface: boolean;
  readonly hasUnknownTypeMessage: boolean;
}

/** An enum. */
export interface EnumModel extends RecordModel {
  readonly bitEnum: boolean;
  /** Integer attributes can stand for its values, and the bits of a parameter are in quotes; ODS's EnumAttrInfo. */
  readonly isEnumAttr: boolean;
  readonly width: 32 | 64;
  readonly separator: string;
  readonly printPrimaryGroups: boolean;
  /** Whether integers that stand for its values are a C++ class of their own; those that stand for none are no properties then. */
  readonly genSpecializedAttr: boolean;
  readonly cases: readonly EnumCase[];
}

/** One case of an enum. */
export interface EnumCase {
  readonly symbol: string;
  readonly keyword: string;
  /** The integer; of a group, its bits together. */
  readonly value: number;
  readonly group: boolean;
  readonly summary: string;
  readonly extension: boolean;
  readonly location: SourceLocation;
}

/** What a constraint is about. */
export type ConstraintKind = 'type' | 'attr' | 'region' | 'successor';

/** A constraint that a spec declares. */
export interface ConstraintModel {
  readonly name: string;
  readonly dialect: string;
  readonly file: SpecFile;
  readonly location: SourceLocation;
  readonly kind: ConstraintKind;
  /** Undefined: made of the constraints of a derived one. */
  readonly summary: string | undefined;
  /** Number of arguments of a native factory. */
  readonly parameters: number;
  readonly definition: ConstraintDefinition;
  /** Class of the attributes that satisfy it, when the spec says it. */
  readonly storage: string | undefined;
}

/** How a constraint is defined. */
export type ConstraintDefinition =
  | { readonly kind: 'native' }
  | { readonly kind: 'anyOf' | 'allOf'; readonly of: readonly ConstraintUse[] }
  | { readonly kind: 'arrayOf'; readonly of: ConstraintUse }
  | { readonly kind: 'alias'; readonly of: ConstraintUse };

/** A constraint as an op or another constraint uses it. */
export type ConstraintUse = { readonly location: SourceLocation } & (
  | { readonly kind: 'declared'; readonly constraint: ConstraintModel; readonly args: readonly ConstraintArgument[] }
  | { readonly kind: 'record'; readonly record: AttrOrTypeModel }
  | { readonly kind: 'enum'; readonly enum: EnumModel }
);

/** An argument of a native constraint factory. */
export type ConstraintArgument =
  | { readonly kind: 'constraint'; readonly use: ConstraintUse }
  | { readonly kind: 'list'; readonly items: readonly ConstraintArgument[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number };

/** An attribute or type. */
export interface AttrOrTypeModel extends RecordModel {
  readonly kind: 'attr' | 'type';
  /** Every parameter was resolved. */
  readonly complete: boolean;
  readonly mnemonic: string;
  readonly mnemonicLocation: SourceLocation;
  readonly parameters: readonly ParameterModel[];
  readonly format: readonly FormatElement[] | undefined;
  readonly formatText: SpecText | undefined;
  readonly hasVerifier: boolean;
  readonly hasEncodingVerifier: boolean;
  readonly hasCustomAssemblyFormat: boolean;
  readonly builders: readonly string[];
  readonly traits: readonly TraitUse[];
  /** The enum of an attribute that descends from EnumAttr. */
  readonly enum: EnumModel | undefined;
}

/** A parameter of an attribute or type. */
export interface ParameterModel {
  readonly name: string;
  readonly location: SourceLocation;
  readonly description: string;
  readonly type: ParameterType;
}

/** What a parameter holds. */
export type ParameterType =
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'enum'; readonly enum: EnumModel }
  | { readonly kind: 'record'; readonly record: AttrOrTypeModel }
  | { readonly kind: 'array'; readonly of: ParameterType }
  | { readonly kind: 'optional'; readonly of: ParameterType }
  | { readonly kind: 'default'; readonly of: ParameterType; readonly text: string };

/** An operation. */
export interface OpModel extends RecordModel {
  /** Every member was resolved. */
  readonly complete: boolean;
  readonly mnemonic: string;
  readonly mnemonicLocation: SourceLocation;
  /** `dialect.mnemonic`. */
  readonly fullName: string;
  /** Operands and attributes in the order of `ins`. */
  readonly arguments: readonly (OperandModel | AttributeModel)[];
  readonly operands: readonly OperandModel[];
  readonly attributes: readonly AttributeModel[];
  readonly results: readonly OperandModel[];
  readonly regions: readonly RegionModel[];
  readonly successors: readonly RegionModel[];
  readonly traits: readonly TraitUse[];
  readonly format: readonly FormatElement[] | undefined;
  readonly formatText: SpecText | undefined;
  readonly dpsInits: readonly SpecText[];
  readonly hasVerifier: boolean;
  readonly hasRegionVerifier: boolean;
  readonly hasFolder: boolean;
  readonly hasCanonicalizer: boolean;
  readonly hasCustomAssemblyFormat: boolean;
  readonly hasAsmResultNames: boolean;
  readonly hasEarlierForms: boolean;
  readonly skipDefaultBuilders: boolean;
  readonly extension: boolean;
  readonly convertFrom: SpecText | undefined;
  readonly flatbuffer: FlatbufferModel | undefined;
  readonly elementwise: { readonly arity: number; readonly function: string } | undefined;
  readonly structured: { readonly maps: string | undefined; readonly body: string } | undefined;
  /** The entry of the hooks that it shares with other ops. */
  readonly hooks: SpecText | undefined;
}

/** How the binary holds an op. */
export interface FlatbufferModel {
  readonly table: string;
  readonly enum: string | undefined;
  readonly case: string | undefined;
  readonly value: number | undefined;
}

/** What operands, attributes, results, regions and successors of an op have. */
export interface OpMemberModel {
  /** Name as in IR text. */
  readonly name: string;
  readonly location: SourceLocation;
  readonly description: string;
  readonly constraint: ConstraintUse;
}

/** An operand or result. */
export interface OperandModel extends OpMemberModel {
  readonly role: 'operand' | 'result';
  readonly quantity: 'one' | 'optional' | 'variadic';
}

/** An inherent attribute. */
export interface AttributeModel extends OpMemberModel {
  readonly role: 'attribute';
  /** A unit attribute is there or not; one with an unset default reads as its default value when it is absent. */
  readonly presence: 'required' | 'optional' | 'default' | 'unsetDefault' | 'unit';
  /** IR text of the default value. */
  readonly defaultText: string | undefined;
}

/** A region or successor. */
export interface RegionModel extends OpMemberModel {
  readonly role: 'region' | 'successor';
  readonly variadic: boolean;
}

/** A trait or interface as a record uses it. */
export interface TraitUse {
  readonly name: string;
  readonly args: readonly Expression[];
  readonly location: SourceLocation;
  /** Only a parent of the record has it. */
  readonly isInherited: boolean;
  /** The record, when the trait is an interface that a spec declares. */
  readonly interface: InterfaceModel | undefined;
}

/** An interface. */
export interface InterfaceModel extends RecordModel {
  readonly of: 'op' | 'attr';
  readonly methods: readonly {
    readonly name: string;
    readonly summary: string;
    readonly returns: string;
    readonly default: boolean;
  }[];
}

/** A pass or pipeline. */
export interface PassModel extends RecordModel {
  readonly kind: 'pass' | 'pipeline';
  readonly argument: string;
  readonly argumentLocation: SourceLocation;
  readonly planned: boolean;
  readonly anchor: SpecText | undefined;
  readonly anchorInterface: string | undefined;
  readonly dumpName: string | undefined;
  readonly isMemberwise: boolean;
  readonly options: readonly PassOptionModel[];
  readonly dependentDialects: readonly SpecText[];
  readonly statistics: readonly { readonly name: string; readonly summary: string }[];
}

/** An option of a pass or pipeline. */
export interface PassOptionModel {
  readonly name: string;
  readonly member: string;
  readonly location: SourceLocation;
  readonly type: OptionType;
  /** As on the command line. */
  readonly default: string | undefined;
  /** Where that stands. */
  readonly defaultLocation: SourceLocation;
  readonly summary: string;
}

/** What an option holds. */
export type OptionType =
  | { readonly kind: 'builtin'; readonly name: (typeof optionTypes)[number] }
  | { readonly kind: 'enum'; readonly enum: EnumModel }
  | { readonly kind: 'list'; readonly of: OptionType };
