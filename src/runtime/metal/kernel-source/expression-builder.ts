import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpIPredicate } from '../../../dialects/arith/generated/arith-enums.gen.ts';
import { type CBPort } from '../../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { NocAddrType } from '../../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { libraryFunctions, portsByConstant } from '../../../dialects/ttkernel/library-functions.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { FileLineColLoc, type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { counted } from '../../../support/counted.ts';
import { type SourceFile } from '../../../support/source-file.ts';
import { type BinarySign, type CallExpression, type CppType, type Expression } from './syntax.ts';
import { sourceProblem } from './tokens.ts';
import { type TypedValue, type Variables } from './variables.ts';

type Binary<Sign extends BinarySign> = Extract<Expression, { readonly kind: 'binary' }> & { readonly sign: Sign };
type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Arithmetic = Exclude<BinarySign, Comparison | '&&' | '||'>;

interface BinaryOpClass {
  build(builder: OpBuilder, location: Location, args: { lhs: Value; rhs: Value }): { result(): Value };
}

/** Operations of integers: with sign, and without. */
const arithmetic: Readonly<Record<Arithmetic, readonly [signed: BinaryOpClass, unsigned: BinaryOpClass]>> = {
  '|': [arith.OrIOp, arith.OrIOp],
  '^': [arith.XOrIOp, arith.XOrIOp],
  '&': [arith.AndIOp, arith.AndIOp],
  '<<': [arith.ShLIOp, arith.ShLIOp],
  '>>': [arith.ShRSIOp, arith.ShRUIOp],
  '+': [arith.AddIOp, arith.AddIOp],
  '-': [arith.SubIOp, arith.SubIOp],
  '*': [arith.MulIOp, arith.MulIOp],
  '/': [arith.DivSIOp, arith.DivUIOp],
  '%': [arith.RemSIOp, arith.RemUIOp],
};

const predicates: Readonly<Record<Comparison, readonly [signed: CmpIPredicate, unsigned: CmpIPredicate]>> = {
  '==': ['eq', 'eq'],
  '!=': ['ne', 'ne'],
  '<': ['slt', 'ult'],
  '<=': ['sle', 'ule'],
  '>': ['sgt', 'ugt'],
  '>=': ['sge', 'uge'],
};

/** Builds the operations of expressions, each with its place in the text. Throws RuntimeError with the place of what cannot be. */
export class ExpressionBuilder {
  readonly builder: OpBuilder;
  private readonly source: SourceFile;
  private readonly variables: Variables;
  private readonly buffers: ReadonlyMap<CBPort, Value>;

  /** `buffers` are the circular buffers that the kernel has. */
  constructor(builder: OpBuilder, source: SourceFile, variables: Variables, buffers: ReadonlyMap<CBPort, Value>) {
    this.builder = builder;
    this.source = source;
    this.variables = variables;
    this.buffers = buffers;
  }

  /** Returns the location of a place in the text. */
  at(offset: number): Location {
    return FileLineColLoc.at(this.source, offset);
  }

  /** Fails at a place of the text. */
  fail(offset: number, problem: string): never {
    return sourceProblem(this.source, offset, problem);
  }

  /** Returns the IR's type of a type of C++ whose values are integers or addresses. */
  typeOf(type: Exclude<CppType, 'buffer'>): Type {
    const { context } = this.builder;
    return type === 'address' ? NocAddrType.get(context) : IntegerType.get(context, type === 'bool' ? 1 : 32);
  }

  /** Returns an integer or truth value. */
  constant(offset: number, number: number, type: 'int' | 'uint' | 'bool'): TypedValue {
    const resultType = this.typeOf(type);
    const value = IntegerAttr.get(resultType, number);
    return { value: arith.ConstantOp.build(this.builder, this.at(offset), { value, resultType }).result(), type };
  }

  /** Returns the value of an expression as one of a type, converted as C++ does it. */
  valueAs(type: CppType, expression: Expression): Value {
    return this.converted(expression.offset, this.value(expression), type);
  }

  /** Returns a value as one of a type, converted as C++ does it. */
  converted(offset: number, given: TypedValue, type: CppType): Value {
    if (given.type === type) return given.value;
    if (!isNumber(given.type) || !isNumber(type)) {
      return this.fail(offset, `a value of the kind '${given.type}' is used as '${type}'`);
    }
    if (type === 'bool') return this.compare(offset, 'ne', given.value, this.constant(offset, 0, 'int').value);
    return this.promoted(offset, given).value;
  }

  /** Returns the value of an expression. */
  value(expression: Expression): TypedValue {
    const { offset } = expression;
    switch (expression.kind) {
      case 'number':
        return this.constant(offset, expression.value, expression.type);
      case 'name':
        return this.named(offset, expression.name);
      case 'cast':
        return { value: this.valueAs(expression.type, expression.operand), type: expression.type };
      case 'unary':
        return this.unary(expression);
      case 'binary':
        return this.binary(expression);
      case 'choice': {
        const [yes, no] = [this.number(expression.yes), this.number(expression.no)];
        const condition = this.valueAs('bool', expression.condition);
        const made = arith.SelectOp.build(this.builder, this.at(offset), { condition, trueValue: yes.value, falseValue: no.value }); // prettier-ignore
        return { value: made.result(), type: commonType(yes, no) };
      }
      case 'call': {
        const called = this.call(expression);
        if (called.numResults === 0) this.fail(offset, `'${expression.callee}' returns nothing`);
        return { value: called.result(), type: called.result().type instanceof NocAddrType ? 'address' : 'int' };
      }
    }
  }

  /** Builds the operation that a call is. */
  call({ offset, callee, args }: CallExpression): Operation {
    const opClass = libraryFunctions.get(callee);
    if (opClass === undefined) return this.fail(offset, `the kernel library has no function '${callee}' here`);
    const { operands: expected, results, name } = opClass.spec;
    if (args.length !== expected.length) {
      this.fail(offset, `'${callee}' takes ${counted(expected.length, 'argument')}, not ${args.length}`);
    }
    const operands = args.map((arg, i) => {
      const given = this.value(arg);
      const value = given.type === 'bool' ? this.promoted(arg.offset, given).value : given.value;
      const { constraint } = expected[i]!;
      if (!constraint.test(value.type))
        this.fail(arg.offset, `argument ${i} of '${callee}' must be ${constraint.summary}`);
      return value;
    });
    const { context } = this.builder;
    const resultTypes = results.map(({ constraint }) => constraint.buildable!(context));
    return this.builder.insert(Operation.create({ context, name, location: this.at(offset), operands, resultTypes }));
  }

  private named(offset: number, name: string): TypedValue {
    if (name === 'true' || name === 'false') return this.constant(offset, Number(name === 'true'), 'bool');
    const port = portsByConstant.get(name.startsWith('::') ? name : `::${name}`);
    if (port !== undefined) {
      const value = this.buffers.get(port);
      return value ? { value, type: 'buffer' } : this.fail(offset, `the kernel has no circular buffer ${port}`);
    }
    const variable = this.variables.find(name);
    if (!variable) return this.fail(offset, `there is no '${name}'`);
    const { value, type } = variable;
    return value ? { value, type } : this.fail(offset, `'${name}' has no value yet`);
  }

  private unary({ offset, sign, operand }: Extract<Expression, { readonly kind: 'unary' }>): TypedValue {
    const location = this.at(offset);
    if (sign === '!') {
      const rhs = this.constant(offset, 1, 'bool').value;
      const lhs = this.valueAs('bool', operand);
      return { value: arith.XOrIOp.build(this.builder, location, { lhs, rhs }).result(), type: 'bool' };
    }
    const { value, type } = this.number(operand);
    if (sign === '+') return { value, type };
    const other = this.constant(offset, sign === '-' ? 0 : -1, 'int').value;
    const args = { lhs: other, rhs: value };
    const opClass: BinaryOpClass = sign === '-' ? arith.SubIOp : arith.XOrIOp;
    return { value: opClass.build(this.builder, location, args).result(), type };
  }

  private binary(expression: Binary<BinarySign>): TypedValue {
    const { offset, sign, left, right } = expression;
    if (sign === '&&' || sign === '||') {
      const [lhs, rhs] = [this.valueAs('bool', left), this.valueAs('bool', right)];
      const opClass: BinaryOpClass = sign === '&&' ? arith.AndIOp : arith.OrIOp;
      return { value: opClass.build(this.builder, this.at(offset), { lhs, rhs }).result(), type: 'bool' };
    }
    const [a, b] = [this.number(left), this.number(right)];
    // What is shifted says how, by how much does not.
    const type = sign === '<<' || sign === '>>' ? a.type : commonType(a, b);
    const kind = Number(type === 'uint');
    if (isComparison(sign)) {
      return { value: this.compare(offset, predicates[sign][kind]!, a.value, b.value), type: 'bool' };
    }
    const args = { lhs: a.value, rhs: b.value };
    return { value: arithmetic[sign][kind]!.build(this.builder, this.at(offset), args).result(), type };
  }

  private compare(offset: number, predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    const resultType = this.typeOf('bool');
    return arith.CmpIOp.build(this.builder, this.at(offset), { predicate, lhs, rhs, resultType }).result();
  }

  /** Returns the value of an expression that must be a number; truth values become integers. */
  private number(expression: Expression): TypedValue & { readonly type: 'int' | 'uint' } {
    const { offset } = expression;
    const given = this.value(expression);
    return isNumber(given.type) ? this.promoted(offset, given) : this.fail(offset, `expected a number, got a value of the kind '${given.type}'`); // prettier-ignore
  }

  private promoted(offset: number, { value, type }: TypedValue): TypedValue & { readonly type: 'int' | 'uint' } {
    if (type !== 'bool') return { value, type: type === 'uint' ? 'uint' : 'int' };
    const args = { in: value, outType: this.typeOf('int') };
    return { value: arith.ExtUIOp.build(this.builder, this.at(offset), args).result(), type: 'int' };
  }
}

function isNumber(type: CppType): boolean {
  return type === 'int' || type === 'uint' || type === 'bool';
}

function isComparison(sign: BinarySign): sign is Comparison {
  return Object.hasOwn(predicates, sign);
}

function commonType(a: TypedValue, b: TypedValue): 'int' | 'uint' {
  return a.type === 'uint' || b.type === 'uint' ? 'uint' : 'int';
}
