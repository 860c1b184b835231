import { type OpAsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { ensureTerminator } from '../../ir/implicit-terminator.ts';
import { Block } from '../../ir/block.ts';
import { type Region } from '../../ir/region.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { type Run } from './op-format-run.ts';

/** Regions and successors of formats. */

/** Parses a region. One that always has one block has it, and its terminator, even where they are not written. */
export function parseRegion(spec: OpSpec, { parser, state }: Run): Region {
  const region = parser.parseRegion();
  const trait = spec.traits.find(({ name }) => name.startsWith('SingleBlock'));
  const terminator = trait?.args?.[0] as string | undefined;
  if (terminator !== undefined) ensureTerminator(state.context, region, terminator, state.location);
  else if (trait && region.isEmpty) region.append(new Block());
  return region;
}

export function parseRegions(spec: OpSpec, run: Run): Region[] {
  if (!run.parser.atRegion() || run.parser.atDictionary('operation')) return [];
  const regions = [parseRegion(spec, run)];
  while (run.parser.parseOptionalPunctuation(',')) regions.push(parseRegion(spec, run));
  return regions;
}

/** Parses the successors of a list, which may be empty; the last of an operation is not the label of the next block. */
export function parseSuccessors(parser: OpAsmParser, isLast: boolean): Block[] {
  const blocks: Block[] = [];
  if (isLast && parser.atLabel()) return blocks;
  for (let block = parser.parseOptionalSuccessor(); block;) {
    blocks.push(block);
    block = parser.parseOptionalPunctuation(',') ? parser.parseSuccessor() : undefined;
  }
  return blocks;
}

/** Tells whether the text of an operation can end with the element, and what may be behind it starts with no colon or parenthesis, as labels have. */
export function canBeLast(element: FormatElement, format: readonly FormatElement[]): boolean {
  return format.slice(format.indexOf(element) + 1).every((behind) => {
    if (behind.kind !== 'optional') return mayBeNothing.has(behind.kind);
    const starts = [behind.then, behind.otherwise].map((branch) => branch.find(({ kind }) => kind !== 'whitespace'));
    return starts.every((start) => start?.kind !== 'literal' || (start.text !== ':' && start.text !== '('));
  });
}

const mayBeNothing: ReadonlySet<FormatElement['kind']> = new Set([
  'whitespace',
  'attr-dict',
  'attr-dict-with-keyword',
  'prop-dict',
  'oilist',
]);
