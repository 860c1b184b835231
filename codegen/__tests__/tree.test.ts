import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkModel } from '../check/check.ts';
import { Diagnostics } from '../diagnostics.ts';
import { emitDialects } from '../emit/dialects.ts';
import { emitDocs } from '../emit/docs.ts';
import { loadTree } from '../load-tree.ts';
import { resolveModel } from '../resolve/resolve.ts';
import { runCodegen } from '../run.ts';

const root = join(import.meta.dirname, '..', '..');
const diagnostics = new Diagnostics();
const model = resolveModel(loadTree(root, diagnostics) ?? [], diagnostics);
checkModel(model, diagnostics);

test('the specs of this project are correct', () => assert.is(diagnostics.render(), ''));

test('what is generated is what the specs say; otherwise, run npm run codegen', async () => {
  const { changed, stale } = await runCodegen({ root, check: true });
  assert.equal([...changed, ...stale], []);
});

test('every output has its own path and begins with the mark of generated files', () => {
  const outputs = [...emitDialects(model), ...emitDocs(model)];
  const paths = outputs.map((output) => output.path);
  assert.is(new Set(paths).size, paths.length);
  for (const { path, content } of outputs)
    assert.match(content.split('\n')[0] ?? '', '@generated from dialects-td/', path);
});

test('no value of the templates is missing', () => {
  for (const { path, content } of emitDialects(model)) {
    assert.not.match(content, '[object Object]', path);
    assert.not.match(content, /: undefined[,;)]/, path);
  }
});

test('the reference names every op, attribute, type and pass', () => {
  const docs = new Map(emitDocs(model).map(({ path, content }) => [path, content]));
  for (const dialect of model.dialects) {
    const text = docs.get(`docs/dialects/${dialect.namespace}.md`) ?? '';
    for (const op of dialect.ops) assert.match(text, `### \`${op.fullName}\`\n\n_${op.summary}_`);
    for (const record of [...dialect.attributes, ...dialect.types]) assert.match(text, `.${record.mnemonic}\`\n`);
    for (const pass of [...dialect.passes, ...dialect.pipelines])
      assert.match(docs.get('docs/passes.md') ?? '', `### \`--${pass.argument}\`\n`);
  }
});

test('the reference says that an example shows a syntax only where there is one', () => {
  for (const { path, content } of emitDocs(model)) {
    for (const section of content.split(/^### /m).slice(1)) {
      const name = section.slice(1, section.indexOf('`', 1));
      const hasExample = section.includes('```mlir') || section.includes(`\`${name}<`);
      if (section.includes('syntax is written by hand'))
        assert.is(section.includes('the example shows it'), hasExample, `${path}: ${name}`);
    }
  }
});

test('links of the reference lead to headings', () => {
  for (const { path, content } of emitDocs(model)) {
    const used = new Map<string, number>();
    const anchors = [...content.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) => {
      const anchor = heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replace(/ /g, '-');
      const count = used.get(anchor) ?? 0;
      used.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    });
    for (const [, target = ''] of content.matchAll(/\]\(#([^)]*)\)/g))
      assert.ok(anchors.includes(target), `${path}: #${target}`);
  }
});

test.run();
