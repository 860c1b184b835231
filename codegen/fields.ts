import { optionTypes } from './builtin-names.ts';

/** What a value in a spec looks like; the checker of keys and the JSON Schema for editors are both made from it. */
export type Shape =
  | { readonly kind: 'string' | 'boolean' | 'integer' | 'scalar' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: FieldTable }
  /** `"Constraint:$name"` or `{ "Constraint:$name": description }`; of parameters it is a `ParamType`. */
  | { readonly kind: 'argument'; readonly of: 'Constraint' | 'ParamType' };

/** A key of a spec: what it holds and what it means. */
export interface FieldSpec {
  readonly shape: Shape;
  readonly description: string;
  readonly required?: true;
}

/** The keys that one kind of mapping may have. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The built-in classes that every class and record descends from; the root decides what a record is. */
export type RootClass =
  'Dialect' | 'Op' | 'AttrDef' | 'EnumAttr' | 'TypeDef' | 'OpInterface' | 'AttrInterface' | 'Pass' | 'Pipeline';

const string: Shape = { kind: 'string' };
const boolean: Shape = { kind: 'boolean' };
const strings: Shape = { kind: 'list', of: string };
const argumentsShape: Shape = { kind: 'list', of: { kind: 'argument', of: 'Constraint' } };
const parametersShape: Shape = { kind: 'list', of: { kind: 'argument', of: 'ParamType' } };

const summary: FieldSpec = { shape: string, description: 'One line that says what it is.' };
const description: FieldSpec = {
  shape: string,
  description: 'Markdown. A block fenced as mlir is the example of the reference and of editor help.',
};
const traits: FieldSpec = {
  shape: strings,
  description: 'Traits and interfaces, `Name` or `Name<args>`. Those of the parent classes follow them.',
};
const mnemonic: FieldSpec = { shape: string, description: 'The name in IR text, without the dialect.', required: true };
const assemblyFormat: FieldSpec = {
  shape: string,
  description: "Declarative assembly format in ODS's directive language.",
};
const hasVerifier: FieldSpec = { shape: boolean, description: 'A hand-written `verify` hook exists.' };
const hasCustomAssemblyFormat: FieldSpec = {
  shape: boolean,
  description: 'Hand-written `parse` and `print` hooks exist; excludes assemblyFormat.',
};
const dependentDialects: FieldSpec = {
  shape: strings,
  description: 'Namespaces of the dialects that must be loaded with it.',
};

const dialectFields: FieldTable = {
  name: { shape: string, description: 'Namespace: the part before the dot in `tt.layout`.', required: true },
  prefix: {
    shape: string,
    description:
      'Prefix of the record names, left out of class names (`TTIR_` makes TTIR_MatmulOp the class MatmulOp).',
  },
  summary: { ...summary, required: true },
  description,
  cppNamespace: {
    shape: string,
    description: 'Namespace of the C++ classes in messages, `::mlir::<name>` unless given.',
  },
  dependentDialects,
  hasConstantMaterializer: { shape: boolean, description: 'A `materializeConstant` hook exists.' },
  hasOperationAttrVerify: {
    shape: boolean,
    description: 'A `verifyOperationAttribute` hook checks discardable attributes with the prefix of the dialect.',
  },
  hasRegionArgAttrVerify: {
    shape: boolean,
    description:
      'A `verifyRegionArgAttribute` hook checks attributes of function arguments with the prefix of the dialect.',
  },
  allowsUnknownOperations: {
    shape: boolean,
    description: 'Operations that the dialect does not have are taken for those of a dialect that nobody knows.',
  },
  hasBytecodeTypes: { shape: boolean, description: 'A `bytecodeTypes` hook says how types are written as bytecode.' },
  hasFoldInterface: {
    shape: boolean,
    description: 'A `shouldMaterializeInto` hook says which regions keep their own constants.',
  },
  hasInlinerInterface: { shape: boolean, description: 'An `inliner` hook says which operations may be inlined.' },
  hasOpAsmInterface: { shape: boolean, description: 'An `alias` hook names attribute and type aliases.' },
  hasUnknownTypeMessage: {
    shape: boolean,
    description: 'An `unknownTypeMessage` hook words what is wrong with unknown types.',
  },
};

const flatbuffer: FieldTable = {
  table: { shape: string, description: 'Table of the binary that the op is written as.', required: true },
  enum: { shape: string, description: 'Enum of the table that tells ops of this kind apart.' },
  case: {
    shape: string,
    description: 'Case of that enum. One that upstream has not published is added to the schemas of an extension op.',
  },
  value: { shape: { kind: 'integer' }, description: 'Value of that case.' },
};

const elementwise: FieldTable = {
  arity: { shape: { kind: 'integer' }, description: 'Number of inputs.', required: true },
  function: { shape: string, description: 'Entry of the elementwise function table.', required: true },
};

const opFields: FieldTable = {
  mnemonic,
  summary,
  description,
  ins: { shape: argumentsShape, description: 'Operands and attributes, in the order of the builder.' },
  outs: { shape: argumentsShape, description: 'Results.' },
  regions: { shape: argumentsShape, description: 'Regions.' },
  successors: { shape: argumentsShape, description: 'Successor blocks.' },
  traits,
  assemblyFormat,
  dpsInits: { shape: strings, description: 'Operands that are destination-style inits, tied to the results in order.' },
  hasVerifier,
  hasRegionVerifier: {
    shape: boolean,
    description: 'A hand-written `verifyRegions` hook exists, run after the regions.',
  },
  hasFolder: { shape: boolean, description: 'A hand-written `fold` hook exists.' },
  hasCanonicalizer: { shape: boolean, description: 'A hand-written `canonicalizationPatterns` hook exists.' },
  hasCustomAssemblyFormat,
  skipDefaultBuilders: { shape: boolean, description: 'No `build` is generated; one is written by hand.' },
  hasAsmResultNames: { shape: boolean, description: 'An `asmResultNames` hook names results in printed text.' },
  hasEarlierForms: { shape: boolean, description: 'A `modernize` hook reads what the op was in earlier versions.' },
  extension: { shape: boolean, description: 'Marks an op that the upstream dialect does not have.' },
  convertFrom: { shape: string, description: 'Full name of the op that converts into this one one to one.' },
  flatbuffer: { shape: { kind: 'object', fields: flatbuffer }, description: 'How the binary holds the op.' },
  elementwise: { shape: { kind: 'object', fields: elementwise }, description: 'The function of an elementwise op.' },
  indexingMaps: {
    shape: string,
    description:
      'The loops of a named structured op and the indices of each operand: `(m, n, k) -> (m, k), (k, n), (m, n)`.',
  },
  scalarBody: {
    shape: string,
    description: 'The new element of the init of a named structured op, an expression of the elements of the operands.',
  },
  hooks: { shape: string, description: 'The entry of the hooks that the op shares with others, its own unless given.' },
};

const typeFields: FieldTable = {
  mnemonic,
  summary,
  description,
  parameters: { shape: parametersShape, description: 'Parameters, `ParamType:$name` with a description.' },
  assemblyFormat,
  hasVerifier,
  hasCustomAssemblyFormat,
  builders: { shape: strings, description: 'Names of hand-written functions that build it; for the reference only.' },
  traits,
};

const attrFields: FieldTable = {
  ...typeFields,
  hasEncodingVerifier: {
    shape: boolean,
    description: 'A hand-written `verifyEncoding` hook exists, run on ranked tensors that have it as their encoding.',
  },
};

const interfaceFields: FieldTable = {
  summary,
  description,
  methods: {
    shape: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          name: { shape: string, description: 'Name of the method.', required: true },
          summary: { ...summary, required: true },
          returns: { shape: string, description: 'What it returns: a parameter type, or a word for other values.' },
          default: { shape: boolean, description: 'It has an implementation that ops may keep.' },
        },
      },
    },
    description: 'What an implementation answers.',
  },
};

const optionFields: FieldTable = {
  name: { shape: string, description: 'Name on the command line.', required: true },
  member: { shape: string, description: 'Name of the property, camelCase of the name unless given.' },
  type: {
    shape: string,
    description: `${optionTypes.join(', ')}, an enum, or list<…> of one of these.`,
    required: true,
  },
  default: { shape: { kind: 'scalar' }, description: 'Value when it is not given, as on the command line.' },
  summary: { ...summary, required: true },
};

const options: FieldSpec = {
  shape: { kind: 'list', of: { kind: 'object', fields: optionFields } },
  description: 'Options, `argument="name=value"` on the command line.',
};
const passArgument: FieldSpec = {
  shape: string,
  description: 'Name on the command line, without dashes.',
  required: true,
};

const planned: FieldSpec = {
  shape: boolean,
  description: 'Only specified: no tool runs it yet, and the documentation says so.',
};

const passFields: FieldTable = {
  argument: passArgument,
  planned,
  summary: { ...summary, required: true },
  description,
  anchor: { shape: string, description: 'Op that the pass runs on; absent means any.' },
  anchorInterface: {
    shape: string,
    description:
      'Interface of the ops that the pass runs on; pipelines name such an op, as nothing is nested for them.',
  },
  dumpName: {
    shape: string,
    description: "What dumps of the IR call the pass; absent means the record's name without `Pass`.",
  },
  isMemberwise: {
    shape: boolean,
    description:
      'Running on a module is running on each symbol of it, or what `runOnMember` and `runBehindMembers` of the class say, and no symbol need know of the bodies and users of the others: large modules go through it in parts.',
  },
  options,
  dependentDialects,
  statistics: {
    shape: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          name: { shape: string, description: 'Name of the statistic.', required: true },
          summary: { ...summary, required: true },
        },
      },
    },
    description: 'Counters that the pass keeps.',
  },
};

const pipelineFields: FieldTable = {
  argument: passArgument,
  planned,
  summary: { ...summary, required: true },
  description,
  options,
};

/** The keys of a record, by the root class it descends from. */
export const recordFields: Readonly<Record<RootClass, FieldTable>> = {
  Dialect: dialectFields,
  Op: opFields,
  AttrDef: attrFields,
  EnumAttr: attrFields,
  TypeDef: typeFields,
  OpInterface: interfaceFields,
  AttrInterface: interfaceFields,
  Pass: passFields,
  Pipeline: pipelineFields,
};

/** The names of the built-in classes. */
export const rootClasses = Object.keys(recordFields) as readonly RootClass[];

/** What each root class makes of a record. */
export const rootClassDescriptions: Readonly<Record<RootClass, string>> = {
  Dialect: 'the dialect itself, once per dialect',
  Op: 'an operation',
  AttrDef: 'an attribute',
  EnumAttr: 'an attribute that holds one enum value: EnumAttr<Enum>',
  TypeDef: 'a type',
  OpInterface: 'an interface of operations',
  AttrInterface: 'an interface of attributes or types',
  Pass: 'a pass',
  Pipeline: 'a named sequence of passes',
};

/** The keys of a constraint. */
export const constraintFields: FieldTable = {
  kind: {
    shape: { kind: 'choice', values: ['type', 'attr', 'region', 'successor'] },
    description: 'What the constraint is about.',
  },
  native: { shape: boolean, description: 'The predicate is hand-written in constraints.ts under the same name.' },
  parameters: { shape: { kind: 'integer' }, description: 'Number of arguments of a native constraint factory.' },
  summary: { shape: string, description: 'The words of diagnostics: "must be <summary>, but got …".' },
  anyOf: { shape: strings, description: 'Satisfied when one of these is.' },
  allOf: { shape: strings, description: 'Satisfied when all of these are.' },
  arrayOf: { shape: string, description: 'An array attribute whose elements all satisfy this.' },
  attr: { shape: string, description: 'An attribute record.' },
  type: { shape: string, description: 'A type record.' },
  storage: { shape: string, description: 'Class of the attributes that satisfy it; the TypeScript type of accessors.' },
};

/** The keys of an enum. */
export const enumFields: FieldTable = {
  kind: {
    shape: {
      kind: 'choice',
      values: ['I32EnumAttr', 'I64EnumAttr', 'I32BitEnumAttr', 'I64BitEnumAttr', 'I32Enum', 'I64Enum', 'I32BitEnum', 'I64BitEnum'], // prettier-ignore
    },
    description:
      'Plain or bit enum, the width of its integer, and whether integer attributes can stand for its values.',
    required: true,
  },
  summary: { ...summary, required: true },
  description,
  cppNamespace: {
    shape: string,
    description: 'Namespace of the C++ enum in messages, that of the dialect unless given.',
  },
  separator: { shape: string, description: 'Text between the words of a bit enum, "|" unless given.' },
  genSpecializedAttr: {
    shape: boolean,
    description: 'False: integers that stand for its values have no C++ class of their own.',
  },
  printBitEnumPrimaryGroups: {
    shape: boolean,
    description: 'Print a group instead of its bits; false prints the bits and every complete group.',
  },
  cases: {
    shape: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          symbol: { shape: string, description: 'Name in TypeScript.', required: true },
          value: { shape: { kind: 'integer' }, description: 'Value of a plain enum.' },
          bit: { shape: { kind: 'integer' }, description: 'Bit number of a bit enum.' },
          group: { shape: strings, description: 'Symbols whose bits a group has.' },
          str: { shape: string, description: 'Keyword in IR text; the symbol unless given.' },
          summary,
          extension: {
            shape: boolean,
            description:
              'Marks a case that the upstream enum does not have: it is accepted, and messages do not list it.',
          },
        },
      },
    },
    description: 'The cases, in the order of printing.',
    required: true,
  },
  attr: {
    shape: { kind: 'object', fields: { mnemonic, assemblyFormat } },
    description: 'Declares the attribute record <Enum>Attr over this enum.',
  },
};

/** The keys at the top of a file. */
export const fileFields: Readonly<Record<string, string>> = {
  dialect: 'Namespace that the records of this file belong to.',
  include: 'Files whose names are used here: paths under dialects-td without .yaml. Includes are transitive.',
  classes: 'Classes that records take fields from.',
  constraints: 'Constraints on types, attributes, regions and successors.',
  enums: 'Enums.',
  records: 'Operations, attributes, types, interfaces and passes.',
};
