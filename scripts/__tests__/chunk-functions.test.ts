import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptsOfChunks, type Chunk } from '../packaging/chunk-functions.ts';

type Core = (require: NodeJS.Require, loadPart: (name: string) => unknown) => void;

/** Runs the chunks, which note what they do in `events`, and returns the events. */
function eventsOf(core: readonly Chunk[], others: Readonly<Record<string, readonly Chunk[]>> = {}): string[] {
  const events: string[] = [];
  const require = createRequire(import.meta.url);
  const parts = Object.entries(others).map(([name, chunks]) => ({ name, chunks }));
  const scripts = scriptsOfChunks({ name: 'core', chunks: core }, parts);
  Object.assign(globalThis, { events });
  (runInThisContext(scripts.get('core')!) as Core)(require, (name) => {
    events.push(name);
    return runInThisContext(scripts.get(name)!);
  });
  return events;
}

test('imports and exports of minified modules become constants and results', () => {
  const events = eventsOf([
    {
      name: 'a.js',
      text: 'import{x as y,z}from"./b.js";import"./c.js";import*as p from"node:path";var q=1;import{join as j}from"node:path";events.push(y,z,p.sep,j("a","b"));\n',
    },
    { name: 'b.js', text: 'import $ from"node:path";var a="A",b=$.sep;export{a as x,b as z};\n' },
    { name: 'c.js', text: 'events.push("c");' },
  ]);
  assert.equal(events, ['c', 'A', '/', '/', 'a/b']);
});

test('a module runs once, when it is first imported, and the script of a part when one of it is', () => {
  const events = eventsOf(
    [
      {
        name: 'a.js',
        text: 'var f=()=>import("./d.js").v,g=()=>import("node:path").sep;events.push("a",f(),f(),g());',
      },
    ],
    {
      most: [
        { name: 'd.js', text: 'import{w}from"./e.js";import"./g.js";events.push("d");export{w as v};' },
        { name: 'f.js', text: 'events.push("never");' },
        { name: 'g.js', text: 'events.push("g");' },
      ],
      few: [{ name: 'e.js', text: 'events.push("e");var w=2;export{w};' }],
      none: [{ name: 'h.js', text: '' }],
    },
  );
  assert.equal(events, ['most', 'few', 'e', 'g', 'd', 'a', 2, 2, '/'] as unknown[] as string[]);
});

test('functions of modules may have the names of what modules are loaded by elsewhere', () => {
  const names = ['load', 'require', 'loaded', 'parts', 'chunks', 'name', 'loadPart'];
  const functions = names.map((name) => `function ${name}(){return 1}`).join('');
  const events = eventsOf([
    { name: 'a.js', text: 'import{sum}from"./b.js";events.push(sum);' },
    { name: 'b.js', text: `import{x}from"./c.js";${functions}const sum=x+${names.join('()+')}();export{sum};` },
    { name: 'c.js', text: 'const x="";export{x};' },
  ]);
  assert.equal(events, ['1111111']);
});

test('a module with a name that modules are loaded by is refused', () => {
  const chunk = { name: 'a.js', text: 'function $loadChunk(){}' };
  assert.throws(() => eventsOf([chunk]), 'a.js has a name that chunks are loaded by');
});

test.run();
