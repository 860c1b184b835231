import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { elementOf, isIntegerType, widthOf, withElement } from './type-text.ts';

const elements = ['i1', 'i8', 'i32', 'i64', 'index', 'f32', 'f64'];
/** Types that are likely are there several times. */
export const scalarTypes = [...elements, 'i32', 'i32', 'index', 'index', 'f32'];
const shapedTypes = ['vector<4xi32>', 'tensor<4xi32>', 'tensor<2x3xi8>', 'vector<2xi1>', 'tensor<4xindex>', 'vector<4xf32>', 'tensor<2x3xf32>']; // prettier-ignore
const wrapping = ['addi', 'subi', 'muli', 'shli'];
const integerOps = [
  ...wrapping, 'addi', 'subi', 'muli', 'divsi', 'divui', 'remsi', 'remui', 'andi', 'ori', 'xori', 'andi', 'xori', 'shrsi', 'shrui', 'maxsi', 'minsi', 'maxui', 'minui', 'ceildivsi', 'floordivsi', 'ceildivui',
]; // prettier-ignore
const floatOps = ['addf', 'subf', 'mulf', 'divf', 'maximumf', 'minimumf', 'maxnumf', 'minnumf', 'remf'];
const integerPredicates = ['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge'];
const floatPredicates = ['oeq', 'une', 'olt', 'uge', 'ord', 'uno', 'false', 'true', 'ogt', 'ueq'];
const unaryMath = ['math.absf', 'math.sqrt', 'math.floor', 'math.ceil', 'math.exp', 'arith.negf', 'math.round', 'math.trunc', 'math.roundeven', 'math.rsqrt']; // prettier-ignore
const bitMath = ['math.absi', 'math.ctlz', 'math.cttz', 'math.ctpop'];

/** Returns a type for arithmetic. */
export function arithType({ random }: FlowWriter): string {
  return random.pick(random.chance(0.8) ? scalarTypes : shapedTypes)!;
}

function twoOf(writer: FlowWriter, scope: Scope, type: string): string {
  const lhs = writer.valueOf(scope, type);
  return `${lhs}, ${writer.random.chance(0.12) ? lhs : writer.valueOf(scope, type)}`;
}

export const binary: Statement = (writer, scope) => {
  const { random } = writer;
  const type = arithType(writer);
  const operands = twoOf(writer, scope, type);
  const flags = random.chance(0.2);
  if (isIntegerType(type)) {
    const op = random.pick(integerOps)!;
    const overflow = flags && wrapping.includes(op) ? ` overflow<${random.pick(['nsw', 'nuw', 'nsw, nuw'])!}>` : '';
    writer.define(scope, type, `arith.${op} ${operands}${overflow} : ${type}`);
  } else {
    const fastmath = flags ? ` fastmath<${random.pick(['fast', 'nnan', 'contract', 'reassoc,nsz'])!}>` : '';
    writer.define(scope, type, `arith.${random.pick(floatOps)!} ${operands}${fastmath} : ${type}`);
  }
};

const compare: Statement = (writer, scope) => {
  const { random } = writer;
  const type = arithType(writer);
  const operands = twoOf(writer, scope, type);
  const isInteger = isIntegerType(type);
  const predicate = random.pick(isInteger ? integerPredicates : floatPredicates)!;
  const op = isInteger ? 'cmpi' : 'cmpf';
  writer.define(scope, withElement(type, 'i1'), `arith.${op} ${predicate}, ${operands} : ${type}`);
};

const select: Statement = (writer, scope) => {
  const type = arithType(writer);
  const isElementwise = type !== elementOf(type) && writer.random.chance(0.5);
  const conditionType = isElementwise ? withElement(type, 'i1') : 'i1';
  const condition = writer.valueOf(scope, conditionType);
  const types = isElementwise ? `${conditionType}, ${type}` : type;
  writer.define(scope, type, `arith.select ${condition}, ${twoOf(writer, scope, type)} : ${types}`);
};

/** Returns casts of elements: operations, and the elements that they make. */
function castsOf(element: string): readonly (readonly [ops: readonly string[], elements: readonly string[]])[] {
  const integers = ['i1', 'i8', 'i32', 'i64'];
  if (element === 'index')
    return [
      [
        ['index_cast', 'index_castui'],
        ['i8', 'i32', 'i64'],
      ],
    ];
  const width = widthOf(element);
  if (!isIntegerType(element)) {
    const others = [[['fptosi', 'fptoui'], ['i8', 'i32', 'i64']], [['bitcast'], [`i${width}`]]] as const; // prettier-ignore
    return [...others, width === 32 ? [['extf'], ['f64']] : [['truncf'], ['f32']]];
  }
  const casts = [
    [['index_cast', 'index_castui'], ['index']],
    [['sitofp', 'uitofp'], ['f32', 'f64']],
    [['extsi', 'extui'], integers.filter((other) => widthOf(other) > width)],
    [['trunci'], integers.filter((other) => widthOf(other) < width)],
    [['bitcast'], width >= 32 ? [`f${width}`] : []],
  ] as const; // prettier-ignore
  return casts.filter(([, made]) => made.length > 0);
}

const cast: Statement = (writer, scope) => {
  const { random } = writer;
  const type = arithType(writer);
  const [ops, made] = random.pick(castsOf(elementOf(type)))!;
  const op = random.pick(ops)!;
  const result = withElement(type, random.pick(made)!);
  const flags = op === 'trunci' && random.chance(0.2) ? ' overflow<nsw>' : '';
  writer.define(scope, result, `arith.${op} ${writer.valueOf(scope, type)}${flags} : ${type} to ${result}`);
};

const extended: Statement = (writer, scope) => {
  const { random } = writer;
  const type = random.pick(['i8', 'i32', 'i64', 'i1', 'index'])!;
  const op = random.pick(['addui_extended', 'mulsi_extended', 'mului_extended'])!;
  const isSum = op === 'addui_extended';
  const operands = twoOf(writer, scope, type);
  writer.results(scope, [type, isSum ? 'i1' : type], (head) => {
    writer.op(`${head}arith.${op} ${operands} : ${type}${isSum ? ', i1' : ''}`);
  });
};

const math: Statement = (writer, scope) => {
  const { random } = writer;
  const kind = random.below(5);
  const type = random.pick(kind < 2 ? ['f32', 'f64', 'tensor<2x3xf32>'] : kind < 4 ? ['i8', 'i32', 'i64'] : ['f32'])!;
  const operand = writer.valueOf(scope, type);
  if (kind === 4) writer.define(scope, type, `math.fma ${operand}, ${twoOf(writer, scope, type)} : ${type}`);
  else writer.define(scope, type, `${random.pick(kind < 2 ? unaryMath : bitMath)!} ${operand} : ${type}`);
};

/** An operation that nobody knows, with any operands. */
const opaque: Statement = (writer, scope) => {
  const { random } = writer;
  const operands = Array.from({ length: Math.min(scope.length, 1 + random.below(3)) }, () => random.pick(scope)!);
  const names = operands.map(({ name }) => name).join(', ');
  const types = operands.map(({ type }) => type).join(', ');
  const results = random.chance(0.5) ? [] : [arithType(writer)];
  writer.results(scope, results, (head) => {
    writer.op(`${head}"foo.op"(${names}) : (${types}) -> (${results.join(', ')})`);
  });
};

const call: Statement = (writer, scope) => {
  const callee = writer.random.pick(writer.callees);
  if (!callee) return;
  const { name, args, results } = callee;
  const operands = writer.valuesOf(scope, args).join(', ');
  writer.results(scope, results, (head) => {
    writer.op(`${head}func.call @${name}(${operands}) : (${args.join(', ')}) -> (${results.join(', ')})`);
  });
};

/** Statements with how often they come. */
export const arithStatements: readonly (readonly [number, Statement])[] = [
  [10, binary],
  [4, compare],
  [4, select],
  [4, cast],
  [2, extended],
  [2, math],
  [1, opaque],
  [1, call],
];
