import { BooleanExpressionError, evaluateBooleanExpression } from './boolean-expression.ts';
import { SubstitutionError } from './substitutions.ts';

/**
 * Returns the text with every `%if EXPRESSION %{ … %} %else %{ … %}` replaced by the branch that holds; without `%else`, the other
 * branch is empty. Branches may hold conditionals. `%%` hides a percent sign. Throws SubstitutionError.
 */
export function chooseBranches(text: string, features: ReadonlySet<string>): string {
  let at = 0;
  return plainText(false);

  /** The text up to the end, or up to the `%}` of a branch. */
  function plainText(inBranch: boolean): string {
    let plain = '';
    while (at < text.length) {
      if (text.startsWith('%%', at)) plain += take(2);
      else if (text.startsWith('%if ', at)) plain += conditional();
      else if (inBranch && text.startsWith('%}', at)) break;
      else plain += take(1);
    }
    return plain;
  }

  function conditional(): string {
    const open = text.indexOf('%{', at);
    if (open < 0) throw new SubstitutionError("'%{' is missing for %if substitution");
    const condition = text.slice(at + '%if '.length, open).trim();
    at = open;
    const holds = isTrue(condition);
    const then = branch('%if');
    const otherwise = /^\s*%else\b\s*/.exec(text.slice(at));
    if (otherwise === null) return holds ? then : '';
    at += otherwise[0].length;
    if (!text.startsWith('%{', at)) throw new SubstitutionError("'%{' is missing for %else substitution");
    const other = branch('%else');
    return holds ? then : other;
  }

  function branch(keyword: string): string {
    at += '%{'.length;
    const content = plainText(true);
    if (at === text.length) throw new SubstitutionError(`'%}' is missing for ${keyword} substitution`);
    at += '%}'.length;
    return content;
  }

  function isTrue(condition: string): boolean {
    try {
      return evaluateBooleanExpression(condition, features);
    } catch (error) {
      if (!(error instanceof BooleanExpressionError)) throw error;
      throw new SubstitutionError(`cannot read the expression of %if: ${error.message}`);
    }
  }

  function take(length: number): string {
    at += length;
    return text.slice(at - length, at);
  }
}
