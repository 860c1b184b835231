/** What all patterns of a run share. */
import { RegexCache } from './regex/regex-cache.ts';
import { type FileCheckRequest } from './request.ts';
import { Variables } from './variables.ts';

/** The variables and the compiled expressions of a run. */
export interface MatchContext {
  readonly variables: Variables;
  readonly regexes: RegexCache;
  readonly ignoreCase: boolean;
}

/** Returns the context of a run that starts. */
export function matchContext({ ignoreCase }: FileCheckRequest): MatchContext {
  return { variables: new Variables(), regexes: new RegexCache(ignoreCase), ignoreCase };
}
