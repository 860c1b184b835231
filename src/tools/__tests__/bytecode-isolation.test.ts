import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../asm/parse-source.ts';
import { writeBytecode } from '../../bytecode/write-bytecode.ts';
import { isolationIn } from '../../bytecode/writer/isolation.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { SourceFile } from '../../support/source-file.ts';

const registry = createRegistry();

function parse(text: string): Operation {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  return parseSource(new SourceFile('x', text), context)!;
}

/** Returns the operation of that name. */
function named(root: Operation, name: string): Operation {
  let found: Operation | undefined;
  walk(root, { before: (op) => void (op.name === name && (found = op)) });
  return found!;
}

test('an operation is isolated when nothing in it uses a value from above', () => {
  const module = parse(`
    func.func @f(%a: index) {
      "t.uses"() ({
        "t.inner"() ({ "t.use"(%a) : (index) -> () }) : () -> ()
      }, {
        "t.own"() ({ ^bb0(%b: index): "t.use"(%b) : (index) -> () }) : () -> ()
      }) : () -> ()
      "t.outer"() ({
        %c = "t.make"() : () -> index
        "t.between"() ({ "t.use"(%c) : (index) -> () }) : () -> ()
        "t.empty"() ({}) : () -> ()
      }) : () -> ()
      return
    }`);
  const { isolated, hidden } = isolationIn(module);
  assert.is(hidden, undefined);
  const names = [...isolated].map(({ name }) => name).sort();
  assert.equal(names, ['builtin.module', 'func.func', 't.empty', 't.outer', 't.own']);
});

test('a value of another region of the same operation is hidden', () => {
  const module = parse('"t.two"() ({ %a = "t.make"() : () -> index }, { "t.use"() : () -> () }) : () -> ()');
  const use = named(module, 't.use');
  use.setOperands(named(module, 't.make').results);
  assert.is(isolationIn(module).hidden, use.opOperands[0]);
});

test('values from around the operation that is looked into are not hidden from it', () => {
  const module = parse(`
    func.func @f(%a: index) {
      "t.root"(%a) ({ "t.use"() : () -> () }) : (index) -> ()
      return
    }`);
  const root = named(module, 't.root');
  assert.is(isolationIn(root).hidden, undefined);
  assert.equal([...isolationIn(root).isolated], [root]);
});

test('what bytecode cannot say is an error of the writer', () => {
  const module = parse('"t.two"() ({ %a = "t.make"() : () -> index }, { "t.use"() : () -> () }) : () -> ()');
  named(module, 't.use').setOperands(named(module, 't.make').results);
  const { result, diagnostics } = module.context.diagnostics.collect(() => writeBytecode(module, { producer: 'a' }));
  assert.is(result, undefined);
  assert.equal(
    diagnostics.map(({ message }) => message),
    ['operand #0 is defined in a region that the operation is not in, for which bytecode has no form'],
  );
});

test.run();
