import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../src/asm/parse-source.ts';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';
import { inputShapes } from '../bench/inputs.ts';

for (const [shape, make] of Object.entries(inputShapes)) {
  test(`the input '${shape}' has the size that is asked for and verifies`, () => {
    const { text, args } = make(50_000);
    assert.ok(text.length > 45_000 && text.length < 100_000, `${text.length} bytes`);
    const context = new Context(createRegistry());
    context.allowUnregisteredDialects = args.includes('--allow-unregistered-dialect');
    const messages: string[] = [];
    context.diagnostics.addHandler(({ message }) => void messages.push(message));
    parseText(text, context);
    assert.equal(messages, []);
  });
}

test.run();
