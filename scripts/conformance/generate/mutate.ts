import { type Program } from '../corpus.ts';
import { Random } from './random.ts';

const token = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|[%^@#!]?[A-Za-z_0-9][\w$.-]*|->|::|\s+|./gs;
/** Tokens that mutations put in, beside those of the program itself. */
const others = [
  '%0', '%undefined', '%x#1', '@f', '@nothing', '^bb9', '(', ')', '{', '}', '[', ']', '<', '>', ':', ',', '=', '->', '-', '?', '*', '#map', '!t', '"text"', '0', '1', '-1', '1.5', '0x1F', '99999999999999999999', 'i32', 'f32', 'index', 'none',
  'i1', 'tensor<4xf32>', 'tensor<*xf32>', 'tensor<?x?xf32>', 'memref<4xf32>', 'vector<4xf32>', 'tensor<4xi32>', '()', 'unit', 'true', 'affine_map<(d0) -> (d0)>', 'dense<0>', 'attributes', 'loc(unknown)', 'i64', 'tensor<2x', 'func.func', 'arith.addi', 'foo.bar',
]; // prettier-ignore

/** Returns `count` programs, each one of `programs` with a mistake made on purpose. */
export function mutate(programs: readonly Program[], seed: number, count: number): Program[] {
  const random = new Random(seed);
  return Array.from({ length: programs.length === 0 ? 0 : count }, (_, i) => {
    const program = random.pick(programs)!;
    return { text: mutant(program.text, random), origin: `${program.origin}, changed, seed ${seed}, number ${i}` };
  });
}

/** Deletes, repeats, swaps or replaces one token, or one more now and then. */
function mutant(text: string, random: Random): string {
  const tokens = text.match(token) ?? [];
  const places = tokens.flatMap((each, i) => (/^\s|^\/\//.test(each) ? [] : [i]));
  for (let changes = random.chance(0.1) ? 2 : 1; changes > 0; changes--) {
    const at = random.pick(places);
    if (at === undefined) return text;
    const other = random.pick(places)!;
    switch (random.below(6)) {
      case 0:
        tokens[at] = '';
        break;
      case 1:
        tokens[at] += ` ${tokens[at]}`;
        break;
      case 2:
        [tokens[at], tokens[other]] = [tokens[other]!, tokens[at]!];
        break;
      case 3:
        tokens[at] = tokens[other]!;
        break;
      default:
        tokens[at] = random.pick(similar(tokens[at]!, tokens, places)) ?? random.pick(others)!;
    }
  }
  return tokens.join('');
}

/** Returns tokens of the kind of `old`, half of the time all others too. */
function similar(old: string, tokens: readonly string[], places: readonly number[]): string[] {
  const kind = kindOf(old);
  const same = [...new Set(places.map((i) => tokens[i]!))].filter((each) => kindOf(each) === kind && each !== old);
  return [...same, ...others.filter((each) => kindOf(each) === kind), ...others];
}

function kindOf(text: string): string {
  if (/^[\w]/.test(text)) return /^\d/.test(text) ? 'number' : 'word';
  return text[0] ?? '';
}
