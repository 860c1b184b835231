import { joinList, splitList } from '../../../pass/option-text.ts';
import { type OptionSyntax } from '../../../pass/pass-spec.ts';

/** The sizes that a user gives an argument of a function. */
export interface ArgumentShape {
  /** The name of the function; absent for the one that nothing calls. */
  readonly func?: string;
  readonly argument: number;
  readonly shape: readonly number[];
}

export type ArgumentShapes = readonly ArgumentShape[];

/**
 * Shapes as `argN:SIZExSIZE,…`, with the function before where there are several: `main:arg0:1x224x224x3`. No sizes are those of a tensor without dimensions.
 * Source: the option `args` of `tosa-experimental-input-shape`, a pass of later versions of MLIR. Differs: a function can be named.
 */
export const argumentShapesSyntax: OptionSyntax<ArgumentShapes> = {
  valueName: 'argN:SIZExSIZE,...',
  parse(text, error) {
    const shapes: ArgumentShape[] = [];
    const seen = new Set<string>();
    for (const part of splitList(text)) {
      const shape = parseArgumentShape(part);
      if (!shape) return error(`'${part}' is no shape of an argument, as 'arg0:4x8' or 'main:arg0:4x8' is one`);
      const name = `${shape.func ?? ''}:${shape.argument}`;
      if (seen.has(name)) return error(`'${part}' is a second shape of that argument`);
      seen.add(name);
      shapes.push(shape);
    }
    return shapes;
  },
  print: (shapes) => joinList(shapes.map(argumentShapeText)),
};

/** Returns the text that is read as the shape of an argument. */
export function argumentShapeText({ func, argument, shape }: ArgumentShape): string {
  const text = `arg${argument}:${shape.join('x')}`;
  return func === undefined ? text : `${func}:${text}`;
}

function parseArgumentShape(text: string): ArgumentShape | undefined {
  const parts = /^(?:(.+):)?arg([0-9]+):((?:[0-9]+(?:x[0-9]+)*)?)$/su.exec(text);
  if (!parts) return undefined;
  const [, func, number, sizes] = parts;
  const argument = Number(number);
  const shape = sizes === '' ? [] : sizes!.split('x').map(Number);
  if (![argument, ...shape].every(Number.isSafeInteger)) return undefined;
  return { ...(func !== undefined && { func }), argument, shape };
}
