import { type Context } from '../../../src/ir/context.ts';
import { type Type } from '../../../src/ir/type.ts';
import { readTypes } from './pools.ts';

const otherElements = ['i1', 'i32', 'i64', 'index', 'f32', 'f64', 'i8', 'f16'];

/** Returns types that often go with `type` in one operation: its element type, another element type or kind of container, another shape. */
export function relatedTypes(context: Context, type: Type): Type[] {
  const text = context.printType(type);
  const texts = [text, text, text];
  const shaped = /^(tensor|memref|vector)<((?:[\d?[\]]+x|\*x)*)([^,>]+(?:<[^>]*>)?)(,.*)?>$/.exec(text);
  if (shaped) {
    const [, container, shape, element, rest = ''] = shaped;
    const dims = shape!.split('x').slice(0, -1);
    texts.push(element!, ...otherElements.map((other) => `${container}<${shape}${other}${rest}>`));
    for (const other of ['tensor', 'memref', 'vector']) texts.push(`${other}<${shape}${element}>`);
    const shapes = [
      dims.slice(1),
      dims.slice(0, -1),
      [...dims].reverse(),
      [...dims, '4'],
      ['1', ...dims],
      dims.map(() => '?'),
      dims.map(() => '2'),
      ['?', ...dims.slice(1)],
      ['*'],
      [],
    ];
    for (const other of shapes) texts.push(`${container}<${other.map((dim) => `${dim}x`).join('')}${element}>`);
  } else if (/^\w+$|^complex<\w+>$/.test(text)) {
    texts.push(...otherElements);
    for (const shape of ['4x', '?x', '2x3x']) {
      for (const other of ['tensor', 'memref', 'vector']) texts.push(`${other}<${shape}${text}>`);
    }
    const inner = /^complex<(\w+)>$/.exec(text)?.[1];
    texts.push(inner ?? `complex<${text}>`);
  }
  const wrapped = /^!emitc\.(?:ptr|lvalue|array)<(?:[\dx]*x)?(.*)>$/.exec(text)?.[1];
  if (wrapped !== undefined) texts.push(wrapped, wrapped);
  texts.push(`!emitc.lvalue<${text}>`, `!emitc.ptr<${text}>`);
  return readTypes(context, texts);
}
