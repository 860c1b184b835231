import { type Figures } from './figures.ts';
import { measure } from './measure.ts';

/** A program of fixed work of a compiler's kind: short texts, maps, objects and arrays that do not live long. */
const program = `
const uses = new Map();
let sum = 0;
for (let round = 0; round < 40; round++) {
  const ops = [];
  for (let i = 0; i < 20000; i++) {
    const name = '%' + (i * 7919 % 20011);
    const op = { name, operands: [i, i >> 1], next: undefined };
    if (ops.length > 0) ops[ops.length - 1].next = op;
    ops.push(op);
    uses.set(name, (uses.get(name) ?? 0) + op.operands.length);
  }
  const text = ops.map((op) => op.name + ' = ' + op.operands.join(', ')).join('\\n');
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) | 0;
}
if (uses.size !== 20000) throw new Error(String(sum));
`;

/** Runs the calibration loop in a process of its own and returns its time as every time, and its memory. */
export function calibrate(): Figures {
  const { seconds, cpuSeconds, maxMegabytes } = measure([process.execPath, '-e', program]);
  return { wall: seconds, cpu: cpuSeconds, memory: maxMegabytes, read: seconds, passes: seconds, print: seconds };
}
