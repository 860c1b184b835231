import { casesNamed } from '../resolve/enums.ts';
import { type EnumCase, type EnumModel } from '../resolve/model.ts';
import { stringCode } from './code.ts';

/** Returns the expression for keywords of an enum, undefined where one is of no case. */
export function enumValueCode(model: EnumModel, text: string): string | undefined {
  const words = model.bitEnum ? text.split(model.separator.trim()).map((word) => word.trim()) : [text];
  const cases = casesNamed(model, words);
  return cases && casesCode(model, cases);
}

/** Returns the expression for one case of an enum, the keyword, or for cases of a bit enum, the number. */
export function casesCode({ bitEnum }: EnumModel, cases: readonly EnumCase[]): string {
  return bitEnum ? String(cases.reduce((bits, { value }) => bits | value, 0)) : stringCode(cases[0]!.keyword);
}
