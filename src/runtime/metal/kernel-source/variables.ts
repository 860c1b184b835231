import { type Value } from '../../../ir/value.ts';
import { type CppType, type Expression, type Statement } from './syntax.ts';

/** A value of a kernel and its type in C++. */
export interface TypedValue {
  readonly value: Value;
  readonly type: CppType;
}

/** A variable: its type, and the value that it has where the builder is, if it has one. */
export interface Variable {
  readonly type: CppType;
  value: Value | undefined;
}

/** Variables that can be seen, in scopes. A name stands for one variable: kernels have no two of one name that can be seen at once. */
export class Variables {
  private readonly visible = new Map<string, Variable>();
  private readonly scopes: string[][] = [[]];

  /** Returns a variable, undefined for an unknown name. */
  find(name: string): Variable | undefined {
    return this.visible.get(name);
  }

  /** Adds a variable to the innermost scope; false when its name is taken. */
  declare(name: string, variable: Variable): boolean {
    if (this.visible.has(name)) return false;
    this.visible.set(name, variable);
    this.scopes.at(-1)!.push(name);
    return true;
  }

  /** Runs `body` in a scope of its own. */
  scoped<Result>(body: () => Result): Result {
    this.scopes.push([]);
    const result = body();
    for (const name of this.scopes.pop()!) this.visible.delete(name);
    return result;
  }

  /** Returns the variables that can be seen here and get new values in statements. */
  assignedIn(statements: readonly Statement[]): Variable[] {
    return [...assignedNames(statements)].map((name) => this.visible.get(name)).filter((each) => each !== undefined);
  }
}

/** Returns the names that statements assign to. */
export function assignedNames(statements: readonly Statement[], names = new Set<string>()): Set<string> {
  for (const statement of statements) {
    if (statement.kind === 'assign') names.add(statement.name);
    else if (statement.kind === 'for') assignedNames(statement.body, names);
    else if (statement.kind === 'if') {
      assignedNames(statement.yes, names);
      assignedNames(statement.no, names);
    }
  }
  return names;
}

/** Tells whether an expression uses one of the names. */
export function usesAny(expression: Expression, names: ReadonlySet<string>): boolean {
  const uses = (each: Expression): boolean => usesAny(each, names);
  switch (expression.kind) {
    case 'number':
      return false;
    case 'name':
      return names.has(expression.name);
    case 'unary':
    case 'cast':
      return uses(expression.operand);
    case 'binary':
      return uses(expression.left) || uses(expression.right);
    case 'choice':
      return uses(expression.condition) || uses(expression.yes) || uses(expression.no);
    case 'call':
      return expression.args.some(uses);
  }
}
