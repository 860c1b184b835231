/** The kinds of directives in a check file. */
import { assertNever } from '../support/invariant.ts';

/** What a directive asks for; `eof` is the end of the input after trailing -NOT and -DAG directives. */
export type DirectiveKind = 'plain' | 'next' | 'same' | 'not' | 'dag' | 'label' | 'empty' | 'eof';

/** A kind with its count (`-COUNT-n`) and whether its text is literal (`{LITERAL}`). */
export interface DirectiveType {
  readonly kind: DirectiveKind;
  readonly count: number;
  readonly literal: boolean;
}

/** Returns a type of count 1 that is not literal. */
export function directiveType(kind: DirectiveKind): DirectiveType {
  return { kind, count: 1, literal: false };
}

/** Returns the directive as messages name it, such as `CHECK-NEXT` or `CHECK-DAG{LITERAL}`. */
export function describeDirective(type: DirectiveType, prefix: string): string {
  if (type.kind === 'eof') return 'implicit EOF';
  return `${prefix}${directiveSuffix(type)}${type.literal ? '{LITERAL}' : ''}`;
}

function directiveSuffix(type: DirectiveType): string {
  if (type.kind === 'plain') return type.count > 1 ? '-COUNT' : '';
  return `-${type.kind.toUpperCase()}`;
}

/** Returns the directive as labels of the input dump name it, such as `next`. */
export function abbreviateDirective(type: DirectiveType): string {
  switch (type.kind) {
    case 'plain':
      return type.count > 1 ? 'count' : 'check';
    case 'next':
    case 'same':
    case 'not':
    case 'dag':
    case 'label':
    case 'empty':
    case 'eof':
      return type.kind;
    default:
      return assertNever(type.kind);
  }
}
