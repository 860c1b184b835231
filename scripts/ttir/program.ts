/** The constraint alias that an op of a program puts on all its operands. */
export type Constraint = 'any_device' | 'any_device_tile';

/** One DPS op: its inputs are `%name`s, and it defines a value of its own name and of `type`, written as `32x96xf32`. */
export interface Step {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly type: string;
  readonly attributes?: readonly string[];
  readonly constraint?: Constraint;
}

/** One function: the types of its arguments %arg0, %arg1, ... and the steps %0, %1, ..., of which it returns the last. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly steps: readonly Step[];
}

const elementwise = new Set([
  ...['abs', 'exp', 'gelu', 'neg', 'reciprocal', 'relu', 'sigmoid', 'sqrt'],
  ...['add', 'div', 'ge', 'maximum', 'multiply', 'subtract'],
]);

const aliases: Readonly<Record<Constraint, string>> = {
  any_device: '#any_device = #tt.operand_constraint<dram|l1|scalar|tile|any_device>',
  any_device_tile: '#any_device_tile = #tt.operand_constraint<dram|l1|tile|any_device_tile>',
};

const tensor = (type: string) => `tensor<${type}>`;

/** Returns the TTIR text of a module with the programs, below a comment. */
export function printModule(comment: string, programs: readonly Program[]): string {
  const text = programs.map(printProgram).join('\n');
  const used = Object.entries(aliases).filter(([alias]) => new RegExp(`#${alias}\\b`).test(text));
  return [`// ${comment}`, ...used.map(([, definition]) => definition), 'module {', text + '}', ''].join('\n');
}

function printProgram({ name, args, steps }: Program): string {
  const types = new Map(args.map((type, i) => [`%arg${i}`, type]));
  const lines: string[] = [];
  let next = 0;
  let last = '';
  for (const step of steps) {
    last = `%${step.op === 'constant' ? next : next + 1}`;
    if (step.op === 'constant') {
      lines.push(`${last} = "ttir.constant"() <{${step.attributes!.join(', ')}}> : () -> ${tensor(step.type)}`);
      next += 1;
    } else {
      lines.push(`%${next} = tensor.empty() : ${tensor(step.type)}`, printStep(step, `%${next}`, last, types));
      next += 2;
    }
    types.set(last, step.type);
  }
  const signature = args.map((type, i) => `%arg${i}: ${tensor(type)}`).join(', ');
  const result = tensor(types.get(last)!);
  lines.push(`return ${last} : ${result}`);
  const body = lines.map((line) => `    ${line}\n`).join('');
  return `  func.func @${name}(${signature}) -> ${result} {\n${body}  }\n`;
}

function printStep(step: Step, init: string, result: string, types: ReadonlyMap<string, string>): string {
  const { op, inputs, type, attributes = [], constraint = 'any_device_tile' } = step;
  const properties = [
    ...attributes,
    ...(elementwise.has(op) ? [`operandSegmentSizes = array<i32: ${inputs.length}, 1>`] : []),
    `operand_constraints = [${[...inputs, init].map(() => `#${constraint}`).join(', ')}]`,
  ].sort();
  const operandTypes = [...inputs.map((input) => types.get(input)!), type].map(tensor).join(', ');
  const operands = [...inputs, init].join(', ');
  return `${result} = "ttir.${op}"(${operands}) <{${properties.join(', ')}}> : (${operandTypes}) -> ${tensor(type)}`;
}
