import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { ForOp, IfOp, YieldOp } from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { ReturnOp } from '../../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { type CBType } from '../../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Context } from '../../../ir/context.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type SourceFile } from '../../../support/source-file.ts';
import { ExpressionBuilder } from './expression-builder.ts';
import { readKernel } from './statements.ts';
import { type ForStatement, type IfStatement, type Statement } from './syntax.ts';
import { assignedNames, usesAny, Variables, type Variable } from './variables.ts';

/**
 * Returns the kernel that a C++ text is, as a function of `ttkernel`, `arith` and `scf` operations that takes the circular buffers; its operations have
 * their places in the text. Throws RuntimeError with the place of what a kernel cannot be here.
 * Source: ttmlir-facts, section 3.5, read the other way.
 */
export function kernelOfSource(context: Context, source: SourceFile, buffers: readonly CBType[]): FuncOp {
  const statements = readKernel(source);
  const entry = new Block();
  const builder = OpBuilder.atBlockEnd(context, entry);
  const variables = new Variables();
  const values = new Map<CBType['port'], Value>();
  const expressions = new ExpressionBuilder(builder, source, variables, values);
  for (const type of buffers) values.set(type.port, entry.addArgument(type, expressions.at(0)));
  const statementBuilder = new StatementBuilder(expressions, variables);
  statementBuilder.build(statements);
  ReturnOp.build(builder, expressions.at(source.text.length));
  const body = new Region();
  body.append(entry);
  const functionType = FunctionType.get(context, buffers, []);
  return FuncOp.build(new OpBuilder(context), expressions.at(0), {
    symName: 'kernel_main',
    functionType,
    regions: [body],
  });
}

/** Builds the operations of statements. Variables become values: loops and branches hand on what they assign. */
class StatementBuilder {
  private readonly expressions: ExpressionBuilder;
  private readonly variables: Variables;

  constructor(expressions: ExpressionBuilder, variables: Variables) {
    this.expressions = expressions;
    this.variables = variables;
  }

  build(statements: readonly Statement[]): void {
    for (const statement of statements) this.statement(statement);
  }

  private statement(statement: Statement): void {
    const { expressions, variables } = this;
    const { offset } = statement;
    switch (statement.kind) {
      case 'declare': {
        const { name, type, value: initial } = statement;
        const value = initial && expressions.valueAs(type, initial);
        if (!variables.declare(name, { type, value })) expressions.fail(offset, `there is a '${name}' already`);
        return;
      }
      case 'assign': {
        const variable = variables.find(statement.name);
        if (!variable) return expressions.fail(offset, `there is no '${statement.name}'`);
        variable.value = expressions.valueAs(variable.type, statement.value);
        return;
      }
      case 'call':
        expressions.call(statement.call);
        return;
      case 'for':
        return this.loop(statement);
      case 'if':
        return this.branch(statement);
      case 'return':
        ReturnOp.build(expressions.builder, expressions.at(offset));
    }
  }

  private loop({ offset, type, name, lower, upper, step, body }: ForStatement): void {
    const { expressions, variables } = this;
    const { builder } = expressions;
    const location = expressions.at(offset);
    const changing = assignedNames(body).add(name);
    const changed = [upper, step].find((expression) => usesAny(expression, changing));
    if (changed || assignedNames(body).size === changing.size) {
      expressions.fail(changed?.offset ?? offset, 'the bounds and the counter of a loop must not change in it');
    }
    const limit = expressions.value(upper);
    const unsignedCmp = type === 'uint' || limit.type === 'uint';
    const bounds = {
      lowerBound: expressions.valueAs(type, lower),
      upperBound: expressions.converted(upper.offset, limit, type),
      step: expressions.valueAs(type, step),
    };
    const carried = variables.assignedIn(body);
    const initArgs = carried.map((variable) => this.current(variable, offset));
    const resultTypes = initArgs.map((value) => value.type);
    const types = [expressions.typeOf(type), ...resultTypes];
    const region = new Region();
    builder.withInsertionPoint(() => {
      const locations = types.map(() => location);
      const [counter, ...values] = builder.createBlock(region, types, locations).arguments;
      variables.scoped(() => {
        if (!variables.declare(name, { type, value: counter! }))
          expressions.fail(offset, `there is a '${name}' already`);
        assignAll(carried, values);
        this.build(body);
      });
      YieldOp.build(builder, location, { results: carried.map(({ value }) => value!) });
    });
    const loop = ForOp.build(builder, location, { ...bounds, initArgs, unsignedCmp, regions: [region], resultTypes });
    assignAll(carried, loop.results);
  }

  private branch({ offset, condition: test, yes, no }: IfStatement): void {
    const { expressions, variables } = this;
    const { builder } = expressions;
    const location = expressions.at(offset);
    const condition = expressions.valueAs('bool', test);
    const carried = variables.assignedIn([...yes, ...no]);
    const before = carried.map((variable) => this.current(variable, offset));
    const regions = [yes, no].map((statements) => {
      const region = new Region();
      builder.withInsertionPoint(() => {
        builder.createBlock(region);
        assignAll(carried, before);
        variables.scoped(() => this.build(statements));
        YieldOp.build(builder, location, { results: carried.map(({ value }) => value!) });
      });
      return region;
    });
    const resultTypes = before.map((value) => value.type);
    assignAll(carried, IfOp.build(builder, location, { condition, regions, resultTypes }).results);
  }

  /** Returns the value that a variable enters a loop or branch with: anything when it has none yet. */
  private current({ value, type }: Variable, offset: number): Value {
    if (value) return value;
    if (type === 'address' || type === 'buffer') {
      return this.expressions.fail(offset, `a variable of the kind '${type}' needs a value before it is assigned here`);
    }
    return this.expressions.constant(offset, 0, type).value;
  }
}

function assignAll(variables: readonly Variable[], values: readonly Value[]): void {
  variables.forEach((variable, i) => (variable.value = values[i]!));
}
