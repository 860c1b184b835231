import {
  CallSiteLoc,
  FileLineColLoc,
  fuseLocations,
  FusedLoc,
  NameLoc,
  UnknownLoc,
  type Location,
} from '../../ir/location.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { TypeGrammar } from './type-grammar.ts';

/** The grammar of locations. Source: builtin dialect, "Location Attributes"; mlir/lib/AsmParser/LocationParser.cpp. */
export abstract class LocationGrammar extends TypeGrammar {
  /** Returns the location that an alias names, now or once the alias is defined. */
  protected abstract locationAlias(name: string, offset: number): Location;

  /**
   * ```
   * location ::= `loc` `(` location-instance `)`
   * ```
   */
  readonly locationAttribute = this.RULE('locationAttribute', (): Location => {
    this.CONSUME(t.BareId);
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in location" });
    const location = this.SUBRULE(this.locationInstance);
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in location" });
    return location;
  });

  /**
   * ```
   * location-instance ::= `unknown` | `#`alias | string (`:` integer `:` integer)? | string (`(` location `)`)?
   *                     | `callsite` `(` location `at` location `)` | `fused` (`<` attribute `>`)? `[` location-list `]`
   * ```
   */
  readonly locationInstance: () => Location = this.RULE('locationInstance', (): Location =>
    this.OR({ DEF: this.#cases(), ERR_MSG: 'expected location instance' }),
  );
  #caseList: { ALT: () => Location }[] | undefined;

  #cases(): { ALT: () => Location }[] {
    return (this.#caseList ??= [
      {
        ALT: () => {
          const offset = this.currentOffset;
          const name = this.CONSUME(t.HashId).image;
          return this.ACTION(() => this.locationAlias(name, offset));
        },
      },
      {
        ALT: () => {
          const name = this.CONSUME(t.StringLiteral).image;
          return this.ACTION(() => this.#fileOrName(stringValue(name)));
        },
      },
      {
        ALT: () => {
          const offset = this.currentOffset;
          const word = this.CONSUME(t.BareId).image;
          return this.ACTION(() => this.#keyword(word, offset));
        },
      },
    ]);
  }

  #fileOrName(text: string): Location {
    if (this.takeIf(t.Colon)) {
      const line = Number(this.expect(t.Integer, 'expected integer line number in FileLineColRange'));
      this.expect(t.Colon, 'expected either integer or `to` post `:` in FileLineColRange');
      const column = Number(this.expect(t.Integer, 'expected integer column number in FileLineColRange'));
      return FileLineColLoc.get(text, line, column);
    }
    if (!this.takeIf(t.LParen)) return new NameLoc(text);
    const child = this.SUBRULE(this.locationInstance);
    this.expect(t.RParen, "expected ')' after child location of NameLoc");
    return new NameLoc(text, child);
  }

  #keyword(word: string, offset: number): Location {
    switch (word) {
      case 'unknown':
        return UnknownLoc.instance;
      case 'callsite': {
        this.expect(t.LParen, "expected '(' in callsite location");
        const callee = this.SUBRULE(this.locationInstance);
        if (!this.atKeyword(t.BareId, 'at')) throw this.wrongToken("expected 'at' in callsite location");
        this.consumeToken();
        const caller = this.SUBRULE(this.locationInstance);
        this.expect(t.RParen, "expected ')' in callsite location");
        return new CallSiteLoc(callee, caller);
      }
      case 'fused': {
        let metadata;
        if (this.takeIf(t.Less)) {
          metadata = this.SUBRULE(this.attribute);
          this.expect(t.Greater, "expected '>' after fused location metadata");
        }
        const parts: Location[] = [];
        this.commaSeparated(
          t.LSquare,
          t.RSquare,
          () => parts.push(this.SUBRULE(this.locationInstance)),
          ' in fused location',
        );
        return metadata ? new FusedLoc(parts, metadata) : fuseLocations(parts);
      }
      default:
        throw this.errorAt(offset, 'expected location instance');
    }
  }
}
