import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptsOfChunks, type Chunk } from '../packaging/chunk-functions.ts';

type Core = (require: NodeJS.Require, loadRest: () => unknown) => void;

/** Runs the chunks, which note what they do in `events`, and returns the events. */
function eventsOf(core: readonly Chunk[], rest: readonly Chunk[]): string[] {
  const events: string[] = [];
  const require = createRequire(import.meta.url);
  const scripts = scriptsOfChunks(core, rest);
  Object.assign(globalThis, { events });
  (runInThisContext(scripts.core) as Core)(require, () => {
    events.push('rest');
    return runInThisContext(scripts.rest);
  });
  return events;
}

test('imports and exports of minified modules become constants and results', () => {
  const events = eventsOf(
    [
      {
        name: 'a.js',
        text: 'import{x as y,z}from"./b.js";import"./c.js";import*as p from"node:path";var q=1;import{join as j}from"node:path";events.push(y,z,p.sep,j("a","b"));\n',
      },
      { name: 'b.js', text: 'import $ from"node:path";var a="A",b=$.sep;export{a as x,b as z};\n' },
      { name: 'c.js', text: 'events.push("c");' },
    ],
    [],
  );
  assert.equal(events, ['c', 'A', '/', '/', 'a/b']);
});

test('a module runs once, when it is first imported, and the second script when one of it is', () => {
  const events = eventsOf(
    [
      {
        name: 'a.js',
        text: 'var f=()=>import("./d.js").v,g=()=>import("node:path").sep;events.push("a",f(),f(),g());',
      },
    ],
    [
      { name: 'd.js', text: 'import{w}from"./e.js";events.push("d");export{w as v};' },
      { name: 'e.js', text: 'events.push("e");var w=2;export{w};' },
      { name: 'f.js', text: 'events.push("never");' },
    ],
  );
  assert.equal(events, ['rest', 'e', 'd', 'a', 2, 2, '/'] as unknown[] as string[]);
});

test.run();
