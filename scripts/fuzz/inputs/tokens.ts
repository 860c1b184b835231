import { type Random } from '../../conformance/generate/random.ts';

const tokenPattern = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\{-#|#-\}|[%^@#!]?[A-Za-z_0-9][\w$.-]*|->|::|\s+|./gs;

/** Returns the tokens of a text, blanks and comments among them: joined they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}

/** Numbers at the edges of what something can hold. */
const extremeNumbers = [
  '0', '1', '-1', '2', '63', '64', '65', '127', '128', '255', '256', '32767', '65536', '2147483647', '2147483648', '4294967295', '4294967296',
  '9007199254740991', '9007199254740993', '9223372036854775807', '9223372036854775808', '18446744073709551615', '18446744073709551616',
  '99999999999999999999999999', '16777215', '16777216', '0x0', '0x7FF0000000000000', '0xFFFFFFFFFFFFFFFF', '1.0', '1e400', '1.e-400', '0.1', '4.9E-324', '00',
]; // prettier-ignore

/** Tokens that may change what a program means. */
const pieces = [
  '%0', '%undefined', '%x#1', '%0:2', '%arg0', '@f', '@nothing', '@a::@b', '^bb0', '^bb9', '(', ')', '{', '}', '[', ']', '<', '>', ':', ',', '=', '->', '-', '?', '*', '+', '/', '//', '::', '|', '...', '{-#', '#-}', '#map', '#loc', '#0', '!t', '"', '"text"', '"\\00"', '"a.b"()', '"\\', '""',
  'i1', 'i0', 'i16777216', 'si8', 'ui64', 'f32', 'bf16', 'index', 'none', 'tensor<4xf32>', 'tensor<', 'tensor<*xf32>', 'tensor<?x?xf32>', 'tensor<0x4xi1>', 'memref<4xf32>', 'memref<?xf32, strided<[?], offset: ?>>', 'vector<[4]xf32>', 'vector<f32>', 'tuple<>', 'complex<f32>', '()', '() -> ()',
  'unit', 'true', 'false', 'affine_map<(d0)[s0] -> (d0 + s0)>', 'affine_set<(d0) : (d0 >= 0)>', 'd0', 's0', 'mod', 'floordiv', 'symbol', 'dense<0>', 'dense<>', 'dense<[[1], [2]]>', 'dense<"0x00">', 'array<i32: 1>', 'array<i8>', 'sparse<>', 'dense_resource<r>', 'distinct[0]<1>', 'strided<[1]>', 'opaque<"a", "b">',
  'attributes', 'loc(unknown)', 'loc("a")', 'loc(fused["a", "b"])', 'loc(callsite("a" at "b"))', 'loc(#loc)', 'module', 'func.func', 'private', 'return', 'arith.addi', 'arith.constant', 'scf.for', 'scf.yield', 'cf.br', 'foo.bar', 'step', 'to', 'iter_args', 'ins', 'outs', 'else', 'builtin.unrealized_conversion_cast', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '\n', '\0', '\uFEFF', 'é', '😀', '\uD800', '\r',
]; // prettier-ignore

/** Returns the text with some tokens deleted, repeated, swapped, or replaced by others, also such of `donor`. */
export function changeTokens(text: string, donor: string, random: Random): string {
  const tokens = tokensOf(text);
  const others = tokensOf(donor);
  for (let changes = 1 + (random.chance(0.3) ? random.below(6) : 0); changes > 0; changes--) {
    const at = visiblePlace(tokens, random);
    const end = at + 1 + (random.chance(0.2) ? random.below(8) : 0);
    const to = visiblePlace(tokens, random);
    switch (random.below(8)) {
      case 0:
        tokens.splice(at, end - at);
        break;
      case 1:
        tokens.splice(at, 0, ...tokens.slice(at, end));
        break;
      case 2:
        [tokens[at], tokens[to]] = [tokens[to] ?? '', tokens[at] ?? ''];
        break;
      case 3:
        tokens[at] = similarToken(tokens, tokens[at], random);
        break;
      case 4:
        tokens[at] = random.chance(0.7) ? similarToken(others, tokens[at], random) : (tokens[to] ?? '');
        break;
      case 5:
        tokens.splice(at, 0, ...tokens.slice(to, to + end - at));
        break;
      default:
        tokens.splice(at, random.below(2), ` ${random.pick(pieces)!} `);
    }
  }
  return tokens.join('');
}

/** Returns the text with one or more of its numbers, also those inside of types, at the edges of what something can hold. */
export function changeNumbers(text: string, random: Random): string {
  const count = text.match(/\d+/g)?.length ?? 0;
  const share = random.chance(0.8) ? 1.5 / Math.max(1, count) : 0.3;
  return text.replace(/\d+/g, (number) => (random.chance(share) ? random.pick(extremeNumbers)! : number));
}

/** Values of constants that sizes, steps and places are seldom, signs among them. */
const extremeConstants = [
  '-1', '-2', '-8', '-9', '-2147483649', '-4611686018427387904', '-9223372036854775807', '-9223372036854775808',
  '0', '1', '2', '63', '64', '4096', '2147483648', '4294967296', '4611686018427387904', '9223372036854775807',
]; // prettier-ignore

/** Returns the text with another value in some of its constants, so that most programs stay valid. */
export function changeConstants(text: string, random: Random): string {
  const share = random.chance(0.5) ? 0.3 : 1;
  return text.replace(/(arith\.constant |\bdense<)-?\d+(?![\d.xe])/g, (constant, before: string) =>
    random.chance(share) ? before + random.pick(extremeConstants)! : constant,
  );
}

/** Returns the text with a balanced group, such as a region or a list, replaced by one of `donor` of the same brackets, most often. */
export function spliceGroups(text: string, donor: string, random: Random): string {
  const tokens = tokensOf(text);
  const others = tokensOf(donor);
  const groups = groupsOf(tokens);
  const group = random.pick(groups);
  if (!group) return text;
  const open = tokens[group.start];
  const similar = groupsOf(others).filter(({ start }) => others[start] === open || random.chance(0.05));
  const other = random.pick(similar) ?? { start: 0, end: 0 };
  tokens.splice(group.start, group.end - group.start, ...others.slice(other.start, other.end));
  return tokens.join('');
}

/** Returns a text of tokens that have nothing to do with each other. */
export function tokenSoup(donor: string, random: Random): string {
  const others = tokensOf(donor);
  return Array.from({ length: 1 + random.below(24) }, () =>
    random.chance(0.5) ? random.pick(pieces)! : (random.pick(others) ?? ''),
  ).join(random.chance(0.8) ? ' ' : '');
}

/** Tokens from `start` to before `end` that begin and end with a pair of brackets. */
interface Group {
  readonly start: number;
  readonly end: number;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

function groupsOf(tokens: readonly string[]): Group[] {
  const groups: Group[] = [];
  const open: number[] = [];
  tokens.forEach((token, i) => {
    if (token in closing) open.push(i);
    const start = open.at(-1);
    if (start === undefined || token !== closing[tokens[start]!]) return;
    groups.push({ start, end: i + 1 });
    open.pop();
  });
  return groups;
}

/** Returns a token of the same kind as `old` where one is near a random place, else any. */
function similarToken(tokens: readonly string[], old = '', random: Random): string {
  const from = random.below(tokens.length);
  const kind = kindOf(old);
  const near = tokens.slice(from, from + mostTried).find((token) => kindOf(token) === kind && token !== old);
  return near ?? tokens[from] ?? '';
}

/** How many tokens are looked at for one of the same kind. */
const mostTried = 40;

function kindOf(token: string): string {
  if (/^\d/.test(token)) return 'number';
  return /^\w/.test(token) ? (token.includes('.') ? 'operation' : 'word') : token.slice(0, 1);
}

/** Returns the place of a token that is no blank, of any when there is none nearby. */
function visiblePlace(tokens: readonly string[], random: Random): number {
  const at = random.below(tokens.length);
  return /^\s/.test(tokens[at] ?? '') ? Math.min(at + 1, tokens.length - 1) : at;
}
