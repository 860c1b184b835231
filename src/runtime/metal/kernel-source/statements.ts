import { type SourceFile } from '../../../support/source-file.ts';
import { readCall, readExpression } from './expressions.ts';
import { type Statement } from './syntax.ts';
import { TokenReader } from './token-reader.ts';

/**
 * Returns the statements of a kernel, a C++ text as `--ttmetal-to-flatbuffer` writes it: includes, and the function `kernel_main`, for compute kernels in a
 * namespace with a `MAIN` that calls it. Throws RuntimeError, with the place, for what a kernel cannot be here.
 * Source: ttmlir-facts, section 3.5.1.
 */
export function readKernel(source: SourceFile): readonly Statement[] {
  const reader = new TokenReader(source);
  let body: readonly Statement[] | undefined;
  const inNamespace = reader.accept('namespace');
  if (inNamespace) {
    reader.name();
    reader.expect('{');
  }
  while (reader.accept('void')) {
    const { text, offset } = reader.name();
    // `MAIN` is a macro: it brings its own brackets.
    if (text !== 'MAIN') {
      reader.expect('(');
      reader.expect(')');
    }
    const statements = readBlock(reader);
    const isMain = text === 'MAIN' && isCallOfKernel(statements);
    if (!isMain && text !== 'kernel_main') reader.fail(offset, `expected 'kernel_main', got '${text}'`);
    if (!isMain) body = statements;
  }
  if (inNamespace) reader.expect('}');
  const { kind, offset } = reader.peek();
  if (kind !== 'end') reader.unexpected("'void'");
  return body ?? reader.fail(offset, "the text has no 'kernel_main'");
}

function isCallOfKernel([first, ...others]: readonly Statement[]): boolean {
  return others.length === 0 && first?.kind === 'call' && first.call.callee === 'kernel_main';
}

function readBlock(reader: TokenReader): readonly Statement[] {
  return reader.nested(() => {
    reader.expect('{');
    const statements: Statement[] = [];
    while (!reader.accept('}')) {
      if (!reader.accept(';')) statements.push(readStatement(reader));
    }
    return statements;
  });
}

/** Words that begin statements that could not become structured control flow. */
const otherKeywords: ReadonlySet<string> = new Set(['while', 'do', 'switch', 'goto', 'break', 'continue']);

function readStatement(reader: TokenReader): Statement {
  const { text, offset } = reader.peek();
  if (text === 'for') return readFor(reader);
  if (text === 'if') return readIf(reader);
  if (otherKeywords.has(text)) reader.fail(offset, `'${text}' begins no statement that kernels have here`);
  const type = reader.typeAt();
  const statement = type !== undefined ? readDeclaration(reader) : readSimple(reader);
  reader.expect(';');
  return { ...statement, offset };
}

function readDeclaration(reader: TokenReader): Statement {
  const type = reader.typeAt()!;
  const { offset } = reader.next();
  const { text: name } = reader.name();
  const value = reader.accept('=') ? readExpression(reader) : undefined;
  return { kind: 'declare', offset, type, name, ...(value && { value }) };
}

function readSimple(reader: TokenReader): Statement {
  const { kind, text, offset } = reader.peek();
  if (kind !== 'name') return reader.unexpected('a statement');
  if (reader.peek(1).text === '(') return { kind: 'call', offset, call: readCall(reader) };
  reader.next();
  if (text === 'return') return { kind: 'return', offset };
  if (!reader.accept('=')) return reader.fail(offset, `'${text}' begins no statement that kernels have here`);
  return { kind: 'assign', offset, name: text, value: readExpression(reader) };
}

function readFor(reader: TokenReader): Statement {
  const { offset } = reader.next();
  reader.expect('(');
  const type = reader.typeAt();
  if (type !== 'int' && type !== 'uint') return reader.unexpected('a type of integers');
  reader.next();
  const { text: name } = reader.name();
  reader.expect('=');
  const lower = readExpression(reader);
  reader.expect(';');
  reader.expect(name);
  reader.expect('<');
  const upper = readExpression(reader);
  reader.expect(';');
  reader.expect(name);
  reader.expect('+=');
  const step = readExpression(reader);
  reader.expect(')');
  return { kind: 'for', offset, type, name, lower, upper, step, body: readBlock(reader) };
}

function readIf(reader: TokenReader): Statement {
  const { offset } = reader.next();
  reader.expect('(');
  const condition = readExpression(reader);
  reader.expect(')');
  const yes = readBlock(reader);
  const no = reader.accept('else') ? readElse(reader) : [];
  return { kind: 'if', offset, condition, yes, no };
}

function readElse(reader: TokenReader): readonly Statement[] {
  return reader.peek().text === 'if' ? [reader.nested(() => readIf(reader))] : readBlock(reader);
}
