import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emitDialects } from '../emit/dialects.ts';
import { formatTypeScript } from '../emit/format.ts';
import { render } from '../emit/render.ts';
import { TemplateError } from '../emit/template-error.ts';
import { base, compile } from './spec-text.ts';

async function emit(body: string, kind: string): Promise<string> {
  const { model, errors } = compile({ 'test/base': base, 'test/ops': `dialect: test\ninclude: [test/base]\n${body}` });
  assert.is(errors, '');
  const output = emitDialects(model).find(({ path }) => path.endsWith(`-${kind}.gen.ts`));
  return formatTypeScript(output?.content ?? '', import.meta.filename);
}

function bodyOf(code: string): string {
  return code.replace(/^(\/\/.*\n)(import [\s\S]*?;\n)*/, '').trim();
}

test('an op becomes a class with its spec, accessors and build', async () => {
  const code = await emit(
    `records:
  Test_ScaleOp:
    parent: Op
    mnemonic: scale
    summary: Scales.
    description: Multiplies all elements.
    traits: [Pure, DestinationStyleOpInterface]
    ins:
      - "AnyTensor:$input": what is scaled
      - "AnyTensor:$init": where it goes
      - "I32Attr:$scale_factor": the factor
      - "UnitAttr:$exact"
    outs: ["AnyTensor:$result"]
    dpsInits: [init]
`,
    'ops',
  );
  assert.is(
    bodyOf(code),
    `/**
 * Scales.
 *
 * Multiplies all elements.
 */
export class ScaleOp extends Operation {
  static readonly opName = 'test.scale';
  static readonly spec: OpSpec = {
    name: 'test.scale',
    className: 'ScaleOp',
    operands: [
      { name: 'input', constraint: AnyTensor },
      { name: 'init', constraint: AnyTensor },
    ],
    attributes: [
      { name: 'scale_factor', constraint: I32Attr },
      { name: 'exact', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [Pure, DestinationStyleOpInterface],
    dpsInits: ['init'],
  };

  /** What is scaled */
  get input(): Value {
    return this.operand(0);
  }

  /** Where it goes */
  get init(): Value {
    return this.operand(1);
  }

  /** The factor */
  get scaleFactor(): number {
    return attributeValue(this, 'scale_factor', I32Attr);
  }

  set scaleFactor(value: number) {
    setAttributeValue(this, 'scale_factor', I32Attr, value);
  }

  get exact(): boolean {
    return this.properties.has('exact');
  }

  set exact(value: boolean) {
    setAttributeValue(this, 'exact', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly init: Value; readonly scaleFactor: number; readonly exact?: boolean },
  ): ScaleOp {
    return buildOp(builder, location, ScaleOp, {
      operands: [args.input, args.init],
      attributes: { scale_factor: args.scaleFactor, exact: args.exact || undefined },
      resultTypes: [args.init?.type],
    });
  }
}`,
  );
});

test('imports are sorted by folder and name', async () => {
  const code = await emit('records:\n  Test_A: { parent: Op, mnemonic: a, ins: ["I32:$x", "AnyType:$y"] }\n', 'ops');
  assert.equal(code.split('\n').slice(0, 8), [
    '// @generated from dialects-td/test/ops.yaml; do not edit, run npm run codegen',
    "import { type OpBuilder } from '../../../ir/builder.ts';",
    "import { type Location } from '../../../ir/location.ts';",
    "import { Operation } from '../../../ir/operation.ts';",
    "import { type Value } from '../../../ir/value.ts';",
    "import { buildOp } from '../../../ods/build.ts';",
    "import { type OpSpec } from '../../../ods/op-spec.ts';",
    "import { AnyType, I32 } from '../constraints.ts';",
  ]);
});

test('types of results that can be inferred need not be given', async () => {
  const code = await emit(
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [InferTypeOpInterface]
    ins: ["AnyType:$x"]
    outs: ["AnyType:$first", "Variadic<AnyType>:$others"]
`,
    'ops',
  );
  assert.match(code, 'readonly firstType?: Type | undefined;');
  assert.match(code, 'readonly otherTypes?: readonly Type[] | undefined;');
  assert.match(code, 'resultTypes: args.firstType && args.otherTypes && [args.firstType, ...args.otherTypes]');
});

test('types follow from members that traits name without quotes', async () => {
  const code = await emit(
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: ["AllTypesMatch<[x, r]>"]
    ins: ["AnyType:$x"]
    outs: ["AnyType:$r"]
`,
    'ops',
  );
  assert.match(code, 'resultTypes: [args.x?.type]');
});

test('the type of an attribute need not be given again, unless only its value is given', async () => {
  const code = await emit(
    `constraints:
  TypedAttr: { kind: attr, native: true, summary: attribute with a type }
records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: ['AllTypesMatch<["value", "r"]>']
    ins: ["TypedAttr:$value"]
    outs: ["AnyType:$r"]
  Test_B:
    parent: Op
    mnemonic: b
    traits: ['AllTypesMatch<["value", "r"]>']
    ins: ["I32Attr:$value"]
    outs: ["AnyType:$r"]
`,
    'ops',
  );
  assert.match(code, 'args: { readonly value: Attribute; readonly rType?: Type | undefined }');
  assert.match(code, 'resultTypes: [args.rType ?? typeOfGiven(args.value)]');
  assert.match(code, 'args: { readonly value: number; readonly rType: Type }');
  assert.match(code, 'resultTypes: [args.rType]');
});

test('names that Operation has get a suffix, except where it has the same member', async () => {
  const code = await emit(
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$result", "Variadic<AnyType>:$operands", "StrAttr:$name", "I32Attr:$mark", "I32Attr:$to_string"]
    outs: ["Variadic<AnyType>:$results"]
    regions: ["AnyRegion:$block"]
    successors: ["AnySuccessor:$next"]
    traits: [Terminator]
`,
    'ops',
  );
  const getters = [...code.matchAll(/^ {2}get (\w+)\(\)/gm)].map((match) => match[1]);
  const attributes = ['nameAttr', 'markAttr', 'toStringAttr'];
  assert.equal(getters, ['resultValue', 'operandsValues', ...attributes, 'blockRegion', 'nextBlock']);
});

test('an attribute becomes a class with typed parameters, in the order of use', async () => {
  const code = await emit(
    `enums:
  Test_Side: { kind: I32EnumAttr, summary: a side, cases: [{ symbol: Left, value: 0, str: left }] }
records:
  Test_BoxAttr:
    parent: AttrDef
    mnemonic: box
    summary: a box
    parameters:
      - "Test_PointAttr:$corner": upper left
      - "ArrayOf<int64>:$sizes": rows and columns
      - "DefaultValued<Test_Side, left>:$side": where it opens
      - "Optional<Type>:$context": clashes
    assemblyFormat: "\`<\` $corner \`,\` $sizes (\`opens\` $side^)? (\`:\` $context^)? \`>\`"
  Test_PointAttr: { parent: AttrDef, mnemonic: point, summary: a point }
`,
    'attributes',
  );
  assert.match(code, /class PointAttr[\s\S]*class BoxAttr/);
  assert.match(
    code,
    "{ name: 'side', type: { kind: 'default', of: { kind: 'enum', spec: sideEnum }, value: 'left' } },",
  );
  assert.match(
    code,
    `  static get(
    context: Context,
    corner: PointAttr,
    sizes: readonly number[],
    side: Side = 'left',
    contextParameter?: Type | undefined,
  ): BoxAttr {
    return uniqueParametric(BoxAttr.spec, context, [corner, sizes, side, contextParameter]);
  }`,
  );
});

test('parameters may have the names of words of the language and of members that attributes have', async () => {
  const spec = `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int:$class", "int:$context"]
    assemblyFormat: "\`<\` params \`>\`"
    hasVerifier: true
`;
  const code = await emit(spec, 'attributes');
  assert.match(code, "{ name: 'class', type: { kind: 'int', bits: 32, signed: true } }");
  assert.match(code, "{ name: 'context', member: 'contextParameter', type:");
  assert.match(code, 'static get(context: Context, classParameter: number, contextParameter: number): A {');
  assert.match(code, 'get class(): number {');
  assert.match(code, 'get contextParameter(): number {');
  assert.match(await emit(spec, 'hooks'), "Pick<A, 'class' | 'contextParameter'>");
});

test('attributes and types that are parameters of each other are in one file', async () => {
  const spec = `records:
  Test_T: { parent: TypeDef, mnemonic: t, summary: t, parameters: ["Test_A:$a"], assemblyFormat: "\`<\` $a \`>\`" }
  Test_A: { parent: AttrDef, mnemonic: a, summary: a, parameters: ["int64:$n"], assemblyFormat: "\`<\` $n \`>\`" }
  Test_B: { parent: AttrDef, mnemonic: b, summary: b, parameters: ["Test_T:$t"], assemblyFormat: "\`<\` $t \`>\`" }
`;
  const code = await emit(spec, 'attributes');
  assert.match(code, /class A [\s\S]*class T [\s\S]*class B /);
  assert.not.match(code, 'test-types.gen.ts');
  assert.is(bodyOf(await emit(spec, 'types')), "export { T } from './test-attributes.gen.ts';");
});

test('numbers that are defaults may be beyond 2^53 where parameters may be', async () => {
  const code = await emit(
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    summary: a
    parameters:
      - "DefaultValued<uint64, 18446744073709551615>:$most"
      - "DefaultValued<exactInt64, -7>:$few"
      - "DefaultValued<f64, 1.5e3>:$real"
    assemblyFormat: "\`<\` struct(params) \`>\`"
`,
    'attributes',
  );
  assert.match(code, 'most: number | bigint = 18446744073709551615n,');
  assert.match(code, 'few: number | bigint = -7,');
  assert.match(code, 'real: number = 1500,');
});

test('without a summary, attributes of enums have that of the enum, others their name in IR', async () => {
  const spec = `enums:
  Test_Mode: { kind: I32EnumAttr, summary: how to go, cases: [{ symbol: A, value: 0 }], attr: { mnemonic: mode } }
records:
  Test_BoxAttr: { parent: AttrDef, mnemonic: box }
  Test_BagType: { parent: TypeDef, mnemonic: bag }
  Test_GoOp: { parent: Op, mnemonic: go, ins: ["Test_BagType:$x", "Test_ModeAttr:$m", "Test_BoxAttr:$b"] }
`;
  const code = await emit(spec, 'constraints');
  assert.match(code, "attrOfEnum(ModeAttr, 'how to go')");
  assert.match(code, "attrOfClass(BoxAttr, '#test.box attribute')");
  assert.match(code, "typeOfClass(BagType, '!test.bag type')");
  assert.not.match(await emit(spec, 'ops'), '/**  */');
});

test('types with the interface of shaped types are shaped', async () => {
  const code = await emit(
    `records:
  Test_RowType:
    parent: TypeDef
    mnemonic: row
    summary: a row
    traits: [ShapedTypeInterface]
    parameters:
      - "ArrayOf<int64>:$shape": its length
      - "Type:$elementType": what it consists of
    hasCustomAssemblyFormat: true
  Test_PlainType: { parent: TypeDef, mnemonic: plain, summary: no row }
`,
    'types',
  );
  assert.match(code, 'class RowType extends ShapedDialectType {');
  assert.match(code, 'class PlainType extends DialectType {');
});

test('types with the interface of elements of memrefs say so', async () => {
  const code = await emit(
    `records:
  Test_BlockType: { parent: TypeDef, mnemonic: block, summary: a block, traits: [MemRefElementTypeInterface] }
  Test_PlainType: { parent: TypeDef, mnemonic: plain, summary: no block }
`,
    'types',
  );
  const [block, plain] = code.split('class PlainType');
  assert.match(block!, 'memRefElement: true');
  assert.not.match(plain!, 'memRefElement');
});

test('hooks are exactly the flagged ones', async () => {
  const code = await emit(
    `records:
  Test_A: { parent: Op, mnemonic: a, hasVerifier: true, hasCanonicalizer: true }
  Test_B: { parent: Op, mnemonic: b }
`,
    'hooks',
  );
  assert.match(
    code,
    `export interface TestHooks {
  readonly AOp: {`.replace('AOp', 'A'),
  );
  assert.match(code, 'verify(op: A): LogicalResult;');
  assert.match(code, 'canonicalizationPatterns(): readonly RewritePattern[];');
  assert.not.match(code, 'readonly B');
});

test('interfaces that do not follow from the spec are hooks, each under its name', async () => {
  const code = await emit(
    `records:
  Test_A: { parent: Op, mnemonic: a, traits: [Pure, BranchOpInterface, LoopLikeOpInterface, ConditionallySpeculatable] }
  Test_B: { parent: Op, mnemonic: b, traits: [LoopLikeOpInterface, ShapedDimOpInterface] }
  Test_C: { parent: Op, mnemonic: c, traits: [Test_Own, Test_Derived] }
  Test_D: { parent: Op, mnemonic: d, traits: [MemoryEffectsOpInterface], hooks: Shared }
  Test_Own: { parent: OpInterface, summary: own, methods: [{ name: f, summary: x }] }
  Test_Derived: { parent: OpInterface, summary: derived, methods: [{ name: f, summary: x, default: true }] }
`,
    'hooks',
  );
  assert.is(
    /export interface TestHooks [^]*/.exec(code)?.[0],
    `export interface TestHooks {
  readonly A: {
    readonly interfaces: {
      readonly BranchOpInterface: InterfaceHook<typeof BranchOpInterface, A>;
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, A>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, A>;
    };
  };
  readonly B?: {
    readonly interfaces?: { readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, B> };
  };
  readonly C?: {
    readonly interfaces?: { readonly Test_Own?: InterfaceHook<typeof Test_Own, C> };
  };
  readonly Shared: {
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, Operation>;
    };
  };
}
`,
  );
  assert.match(code, "import { type Test_Own } from '../interfaces.ts';");
});

test('attributes that verify the tensors that they encode have a hook for it', async () => {
  const code = await emit(
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, hasEncodingVerifier: true }
`,
    'hooks',
  );
  const hook =
    'verifyEncoding(emitError: EmitError, attribute: A, shape: readonly number[], elementType: Type): LogicalResult;';
  assert.match(code.replaceAll(/\s+/g, ' '), hook.replaceAll(/\s+/g, ' '));
});

test('ops may share hooks', async () => {
  const code = await emit(
    `classes: { Test_Op: { parent: Op, hooks: Shared, hasVerifier: true } }
records:
  Test_A: { parent: Test_Op, mnemonic: a, scalarBody: "a + o" }
  Test_B: { parent: Test_Op, mnemonic: b }
`,
    'hooks',
  );
  assert.ok(code.includes('readonly Shared: {\n    verify(op: Operation): LogicalResult;\n  };\n}'));
});

test('an enum becomes an object, a type and a spec', async () => {
  const code = await emit(
    `enums:
  Test_Bits:
    kind: I32BitEnumAttr
    summary: bits
    cppNamespace: "::mlir::other"
    separator: ","
    cases: [{ symbol: A, bit: 0, str: a }, { symbol: B, bit: 4, str: b }, { symbol: AB, group: [A, B], str: ab }]
`,
    'enums',
  );
  assert.match(code, 'export const Bits = {\n  A: 1,\n  B: 16,\n  AB: 17,\n} as const;');
  assert.match(code, 'export type Bits = number;');
  assert.match(code, "cppType: '::mlir::other::Bits'");
  assert.match(code, "{ symbol: 'AB', value: 17, str: 'ab' },");
});

test('an attribute of an enum whose class has its name is another class', async () => {
  const code = await emit(
    `enums:
  Level: { kind: I32EnumAttr, summary: a level, cases: [{ symbol: Low, value: 0, str: low }] }
records:
  Test_Level: { parent: EnumAttr<Level>, mnemonic: level }
`,
    'attributes',
  );
  assert.match(code, 'export class LevelAttr extends DialectAttr');
  assert.match(code, "recordName: 'Test_Level'");
});

test('a pass becomes a base class with its options as properties', async () => {
  const code = await emit(
    `enums:
  Test_Level: { kind: I32EnumAttr, summary: a level, cases: [{ symbol: Low, value: 0, str: low }] }
records:
  Test_LoopOp: { parent: Op, mnemonic: loop }
  TestFlattenPass:
    parent: Pass
    argument: test-flatten
    summary: Flattens.
    anchor: test.loop
    dependentDialects: [test]
    options:
      - { name: max-depth, type: int64, default: 3, summary: how deep }
      - { name: levels, member: which, type: list<Test_Level>, default: low, summary: which levels }
  TestEverythingPipeline:
    parent: Pipeline
    argument: test-everything
    summary: Does all.
    options: [{ name: fast, type: bool, summary: quickly }]
`,
    'passes',
  );
  assert.is(
    bodyOf(code),
    `/** Options of test-flatten. */
export interface TestFlattenOptions {
  /** how deep */
  readonly maxDepth: number | bigint;
  /** which levels */
  readonly which: readonly Level[];
}

/** Flattens. */
export abstract class TestFlattenPassBase extends Pass<TestFlattenOptions> {
  static readonly spec: PassSpec = {
    name: 'TestFlatten',
    argument: 'test-flatten',
    summary: 'Flattens.',
    description: '',
    options: [
      { name: 'max-depth', member: 'maxDepth', type: { kind: 'int64' }, default: '3', summary: 'how deep' },
      {
        name: 'levels',
        member: 'which',
        type: { kind: 'list', of: { kind: 'enum', spec: levelEnum } },
        default: 'low',
        summary: 'which levels',
      },
    ],
    anchor: 'test.loop',
    dependentDialects: ['test'],
    statistics: [],
  };

  constructor(options: Partial<TestFlattenOptions> = {}) {
    super(TestFlattenPassBase.spec, options);
  }
}

/** Options of test-everything. */
export interface TestEverythingPipelineOptions {
  /** quickly */
  readonly fast: boolean;
}

/** Does all. */
export const testEverythingPipelineSpec: PipelineSpec = {
  argument: 'test-everything',
  summary: 'Does all.',
  description: '',
  options: [{ name: 'fast', member: 'fast', type: { kind: 'bool' }, default: 'false', summary: 'quickly' }],
};`,
  );
});

test('constraints are taken from where they are, derived ones are defined in generated code', async () => {
  const code = await emit(
    `enums:
  Test_Mode: { kind: I64EnumAttr, summary: a mode, cases: [{ symbol: A, value: 0, str: a }] }
  Test_Bits: { kind: I32BitEnumAttr, summary: bits, cases: [{ symbol: X, bit: 0, str: x }] }
constraints:
  Test_Either: { anyOf: [Test_Number, AnyTensor] }
  Test_Number: { anyOf: [I32, I32], summary: number }
  Test_Both: { allOf: [I32, AnyType] }
  Test_Strings: { arrayOf: StrAttr, summary: strings }
  Test_BitsArray: { arrayOf: Test_BitsAttr, summary: some bits }
  Test_Named: { attr: Test_BitsAttr, summary: other words }
records:
  Test_BitsAttr: { parent: EnumAttr<Test_Bits>, mnemonic: bits, summary: bits }
`,
    'constraints',
  );
  assert.is(
    bodyOf(code),
    `/** Satisfied by attributes of class BitsAttr. */
export const BitsAttrConstraint = attrOfEnum(BitsAttr, 'bits');

/** Satisfied where any of these is: I32, I32. */
export const Test_Number = anyTypeOf([I32, I32], 'number');

/** Satisfied where any of these is: Test_Number, AnyTensor. */
export const Test_Either = anyTypeOf([Test_Number, AnyTensor]);

/** Satisfied where all of these are: I32, AnyType. */
export const Test_Both = allTypesOf([I32, AnyType]);

/** Satisfied by arrays whose elements all satisfy StrAttr. */
export const Test_Strings = TypedArrayAttr(StrAttr, 'strings');

/** Satisfied by arrays whose elements all satisfy BitsAttr. */
export const Test_BitsArray = TypedArrayAttr(BitsAttrConstraint, 'some bits');

/** BitsAttr in other words. */
export const Test_Named = attrInOtherWords(BitsAttrConstraint, 'other words');`,
  );
});

test('attributes have the plain values of their constraints and defaults', async () => {
  const code = await emit(
    `enums:
  Test_Mode: { kind: I64EnumAttr, summary: a mode, cases: [{ symbol: A, value: 0, str: a }] }
  Test_Bits: { kind: I32BitEnumAttr, summary: bits, cases: [{ symbol: X, bit: 0, str: x }, { symbol: Y, bit: 1, str: y }] }
records:
  Test_BitsAttr: { parent: EnumAttr<Test_Bits>, mnemonic: bits, summary: bits }
  Test_PointAttr: { parent: AttrDef, mnemonic: point, summary: a point }
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - "I32EnumAsIntegerAttr<Test_Mode>:$mode"
      - 'DefaultValuedAttr<Test_BitsAttr, "#test.bits<x|y>">:$bits'
      - 'DefaultValuedAttr<I32Attr, "-1">:$count'
      - 'DefaultValuedAttr<I32Attr, "-2 : i32">:$typed'
      - 'DefaultValuedAttr<StrAttr, "\\"hi\\"">:$text'
      - "OptionalAttr<Test_PointAttr>:$point"
      - 'DefaultValuedOptionalAttr<I32Attr, "0">:$level'
`,
    'ops',
  );
  const getters = [...code.matchAll(/^ {2}get (\w+)\(\): (.*) \{$/gm)].map(([, name, type]) => `${name}: ${type}`);
  assert.equal(getters, [
    'mode: Mode',
    'bits: Bits',
    'count: number',
    'typed: number',
    'text: string',
    'point: PointAttr | undefined',
    'level: number',
  ]);
  assert.match(code, "{ name: 'level', constraint: I32Attr, optional: true, defaultValue: 0 },");
  assert.match(code, "return optionalAttributeValue(this, 'level', I32Attr) ?? 0;");
  assert.match(code, 'set level(value: number | undefined) {');
  assert.match(code, "return optionalAttributeValue(this, 'count', I32Attr) ?? -1;");
  // A constraint that is made is made once.
  assert.match(code, /\nconst aModeConstraint: AttrConstraint<Mode> = enumAsInteger<Mode>\(\s*modeEnum,/);
  assert.match(code, "{ name: 'mode', constraint: aModeConstraint }");
  assert.match(code, "return attributeValue(this, 'mode', aModeConstraint);");
  assert.match(code, "{ name: 'bits', constraint: BitsAttrConstraint, defaultValue: 3 },");
  assert.match(code, "{ name: 'count', constraint: I32Attr, defaultValue: -1 },");
  assert.match(code, "{ name: 'typed', constraint: I32Attr, defaultValue: -2 },");
  assert.match(code, "{ name: 'text', constraint: StrAttr, defaultValue: 'hi' },");
});

test('defaults of lists have the text of IR, with or without types', async () => {
  const code = await emit(
    `constraints:
  F32Attr: { kind: attr, native: true, summary: 32-bit float attribute, storage: FloatAttr }
  I32ArrayAttr: { kind: attr, native: true, summary: 32-bit integer array attribute, storage: ArrayAttr }
  F64ArrayAttr: { kind: attr, native: true, summary: 64-bit float array attribute, storage: ArrayAttr }
  StrArrayAttr: { kind: attr, native: true, summary: string array attribute, storage: ArrayAttr }
  DenseBoolArrayAttr: { kind: attr, native: true, summary: i1 dense array attribute, storage: DenseArrayAttr }
  DenseI64ArrayAttr: { kind: attr, native: true, summary: i64 dense array attribute, storage: DenseArrayAttr }
  Pair: { kind: attr, arrayOf: I32ArrayAttr, summary: pairs }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'DefaultValuedAttr<F32Attr, "0.5 : f32">:$float'
      - 'DefaultValuedAttr<I32ArrayAttr, "[1, -2 : i32]">:$ints'
      - 'DefaultValuedAttr<F64ArrayAttr, "[1.0, 2.5e+01 : f64]">:$floats'
      - 'DefaultValuedAttr<StrArrayAttr, "[\\"a, b\\", \\"]\\"]">:$texts'
      - 'DefaultValuedAttr<DenseBoolArrayAttr, "array<i1: true, false>">:$flags'
      - 'DefaultValuedAttr<DenseI64ArrayAttr, "array<i64: 1, 2>">:$sizes'
      - 'DefaultValuedAttr<DenseI64ArrayAttr, "[3, 4]">:$strides'
      - 'DefaultValuedAttr<DenseI64ArrayAttr, "array<i64>">:$none'
      - 'DefaultValuedAttr<Pair, "[[1, 2], []]">:$pairs'
`,
    'ops',
  );
  const defaults = [...code.matchAll(/name: '(\w+)', constraint: \w+, defaultValue: (.*) \}/g)];
  assert.equal(
    defaults.map(([, name, value]) => `${name}: ${value}`),
    [
      'float: 0.5',
      'ints: [1, -2]',
      'floats: [1, 25]',
      "texts: ['a, b', ']']",
      'flags: [true, false]',
      'sizes: [1, 2]',
      'strides: [3, 4]',
      'none: []',
      'pairs: [[1, 2], []]',
    ],
  );
});

test('mistakes in templates are reported with the template and its place, without a stack', async () => {
  const messageOf = (error: unknown): string => (error instanceof TemplateError ? error.message : String(error));
  assert.throws(
    () => render('ops', { header: '', imports: '', ops: [{ constraints: [] }] }),
    (error: unknown) => messageOf(error) === 'codegen/templates/ops.hbs: error: "doc" not defined in the view - 9:2',
  );
  const message = await formatTypeScript('exprt class A {}', 'a.gen.ts').catch(messageOf);
  assert.match(
    message,
    /^a\.gen\.ts: error: its template makes what is no TypeScript: .* \(1:6\)\n> 1 \| exprt class A \{\}/,
  );
});

test('constants of enums are made of the keywords and called by the names in C++', async () => {
  const code = await emit(
    `enums:
  Test_E:
    kind: I32EnumAttr
    summary: e
    cases: [{ symbol: A, value: 0, str: a }, { symbol: B, value: 1, str: b }]
  Test_Bits:
    kind: I32BitEnumAttr
    summary: bits
    cases: [{ symbol: R, bit: 0, str: r }, { symbol: W, bit: 1, str: w }, { symbol: X, bit: 2, str: x }]
constraints:
  ConstantEnumCase: { kind: attr, native: true, parameters: 2 }
  ConstantAttr: { kind: attr, native: true, parameters: 2 }
  IntIsOneOf: { kind: attr, native: true, parameters: 2, storage: IntegerAttr }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>, "b">:$a'
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_Bits>, "r|x">:$b'
      - 'ConstantAttr<I32Attr, 5>:$c'
      - 'IntIsOneOf<I32Attr, [1, 4]>:$d'
`,
    'ops',
  );
  for (const part of [
    `value: 'b', name: '::mlir::test::E::B', }`,
    `value: 5, name: '::mlir::test::Bits::R|::mlir::test::Bits::X', }`,
    'ConstantAttr(I32Attr, 5)',
    'IntIsOneOf(I32Attr, [1, 4])',
    'a: E',
    'd: number',
  ]) {
    assert.ok(code.replace(/\s+/g, ' ').includes(part), `${part}\n${code}`);
  }
});

test.run();
