import { type Random } from '../../conformance/generate/random.ts';

const operators = [' + ', ' - ', ' * ', ' floordiv ', ' ceildiv ', ' mod '];
const constants = [
  '0',
  '1',
  '2',
  '-1',
  '7',
  '-128',
  '9223372036854775807',
  '-9223372036854775808',
  '4294967296',
  '9223372036854775808',
];

/** Returns the text of an affine map or set, which most often is right. */
export function affineText(random: Random): string {
  const [dims, symbols] = [random.below(4), random.below(3)];
  const names = [...letters('d', dims), ...letters('s', symbols)];
  const expr = (depth: number): string => {
    if (depth === 0 || random.chance(0.2)) {
      if (random.chance(0.3) || names.length === 0)
        return random.pick(constants.slice(0, random.chance(0.8) ? 5 : undefined))!;
      return random.chance(0.01) ? 'd9' : random.pick(names)!;
    }
    const left = expr(depth - 1);
    if (random.chance(0.1)) return `-${left}`;
    const right = random.chance(0.4) ? random.pick(constants)! : expr(depth - 1);
    const text = `${left}${random.pick(operators)!}${right}`;
    return random.chance(0.5) ? `(${text})` : text;
  };
  const head = `(${letters('d', dims).join(', ')})${symbols > 0 ? `[${letters('s', symbols).join(', ')}]` : ''}`;
  const list = (each: () => string): string => Array.from({ length: random.below(4) }, each).join(', ');
  const depth = (): number => random.below(5);
  if (random.chance(0.7)) return `affine_map<${head} -> (${list(() => expr(depth()))})>`;
  return `affine_set<${head} : (${list(() => `${expr(depth())} ${random.pick(['==', '>=', '<='])!} ${expr(depth())}`)})>`;
}

function letters(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i}`);
}
