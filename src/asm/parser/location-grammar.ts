import { type Attribute } from '../../ir/attribute.ts';
import { LocationAttr } from '../../ir/attributes/scalar-attributes.ts';
import { CallSiteLoc, FileLineColLoc, fuseLocations, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { stringValue } from '../lexer/lexer.ts';
import { NameTable } from '../lexer/name-table.ts';
import * as t from '../lexer/tokens.ts';
import { AliasName } from './alias-name.ts';
import { LocationReader, type LocationNames } from './location-reader.ts';
import { recorded } from './token-stream.ts';
import { TypeGrammar } from './type-grammar.ts';

/** The grammar of locations. Source: builtin dialect, "Location Attributes"; mlir/lib/AsmParser/LocationParser.cpp. */
export abstract class LocationGrammar extends TypeGrammar {
  /** Returns the location that an alias names, now or once the alias is defined. */
  protected abstract locationAlias(alias: AliasName, offset: number): Location;

  #aliasNames = new NameTable('', AliasName);

  /** Forgets what names stand for; they mean something else in another text. */
  protected override startText(text: string): void {
    super.startText(text);
    this.#aliasNames = new NameTable(text, AliasName);
    this.#reader = new LocationReader(text, this.#locationNames);
  }

  readonly #locationNames: LocationNames = {
    pooledText: (start, end) => this.pooledText(start, end),
    aliasInside: (start, end) => this.#aliasNames.at(start, end).location,
    aliasAlone: (start, end) => {
      const alias = this.#aliasNames.at(start, end);
      return end - start > 1 && !alias.isDotted ? this.locationAlias(alias, start) : undefined;
    },
    fileLocation: (filename, line, column) => this.#fileLocation(FileLineColLoc.get(filename, line, column)),
  };
  #reader = new LocationReader('', this.#locationNames);

  /** Takes `loc(…)` if it is one that needs no grammar. */
  #readLocation(mayBeDefinedLater: boolean): Location | undefined {
    if (this.RECORDING_PHASE) return undefined;
    const location = this.#reader.read(this.currentOffset, mayBeDefinedLater);
    if (location) this.skipTo(this.#reader.end);
    return location;
  }

  /** Returns the name with `#` or `!` that stands here. */
  protected aliasName(): AliasName {
    if (this.RECORDING_PHASE) return recorded;
    const { startOffset, endOffset } = this.LA(1);
    return this.#aliasNames.at(startOffset, endOffset!);
  }

  protected takeAliasName(): AliasName {
    const name = this.aliasName();
    this.consumeToken();
    return name;
  }

  /**
   * Parses the location behind an operation or argument, where an alias may be used before its definition.
   * ```
   * trailing-location ::= `loc` `(` (alias | location-instance) `)`
   * ```
   */
  readonly trailingLocation = this.RULE('trailingLocation', (): Location => {
    const read = this.#readLocation(true);
    if (read) return read;
    this.CONSUME(t.BareId);
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in location" });
    const location = this.ACTION(() => {
      if (!this.at(t.HashId)) return this.SUBRULE(this.locationInstance);
      const offset = this.currentOffset;
      const alias = this.aliasName();
      if (alias.isDotted) return this.SUBRULE(this.locationInstance);
      this.consumeToken();
      return this.locationAlias(alias, offset);
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in location" });
    return location;
  });

  /**
   * ```
   * location ::= `loc` `(` location-instance `)`
   * ```
   */
  readonly locationAttribute = this.RULE('locationAttribute', (): Location => {
    const read = this.#readLocation(false);
    if (read) return read;
    this.CONSUME(t.BareId);
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in inline location" });
    const location = this.SUBRULE(this.locationInstance);
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in inline location" });
    return location;
  });

  /**
   * ```
   * location-instance ::= `unknown` | attribute-alias | string (`:` file-range)? | string (`(` location-instance `)`)?
   *                     | `callsite` `(` location-instance `at` location-instance `)`
   *                     | `fused` (`<` attribute `>`)? `[` (location-instance (`,` location-instance)*)? `]`
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
          this.recordFirst(t.HashId);
          return this.ACTION(() => this.#fromAttribute());
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
          this.recordFirst(t.BareId);
          return this.ACTION(() => this.#keyword());
        },
      },
    ]);
  }

  #fromAttribute(): Location {
    const attribute = this.SUBRULE(this.attribute);
    if (attribute instanceof LocationAttr) return attribute.value;
    throw this.errorHere(`expected location attribute, but got${this.context.printAttribute(attribute)}`);
  }

  #fileOrName(text: string): Location {
    if (this.takeIf(t.Colon)) return this.#fileLocation(this.#fileRange(text));
    if (!this.takeIf(t.LParen)) return new NameLoc(text);
    const child = this.SUBRULE(this.locationInstance);
    this.expect(t.RParen, "expected ')' after child location of NameLoc");
    return new NameLoc(text, child);
  }

  /** Messages about places in this very file show the line there. */
  #fileLocation(location: FileLineColLoc): FileLineColLoc {
    return location.filename === this.source.name ? location.inSource(this.source) : location;
  }

  /**
   * ```
   * file-range ::= integer (`:` integer (`to` integer? `:` integer)?)?
   * ```
   */
  #fileRange(filename: string): FileLineColLoc {
    const line = this.#position('expected integer line number in FileLineColRange');
    if (!this.takeIf(t.Colon)) return FileLineColLoc.get(filename, line, 0);
    const column = this.#position('expected integer column number in FileLineColRange');
    // Of a file without name, only places are in the standard input.
    if (!this.atKeyword(t.BareId, 'to')) return FileLineColLoc.get(filename || '-', line, column);
    this.consumeToken();
    const endLine = this.at(t.Integer) ? this.#position('expected integer line number in FileLineColRange') : line;
    this.expect(t.Colon, 'expected either integer or `:` post `to` in FileLineColRange');
    const endColumn = this.#position('expected integer column number in FileLineColRange');
    return FileLineColLoc.get(filename, line, column, { line: endLine, column: endColumn });
  }

  #position(message: string): number {
    if (!this.at(t.Integer)) throw this.wrongToken(message);
    const offset = this.currentOffset;
    const value = Number(this.take());
    if (value < 2 ** 32) return value;
    this.moveTo(offset);
    throw this.wrongToken(message);
  }

  #keyword(): Location {
    const start = this.currentOffset;
    switch (this.LA(1).image) {
      case 'unknown':
        this.consumeToken();
        return UnknownLoc.instance;
      case 'callsite': {
        this.consumeToken();
        this.expect(t.LParen, "expected '(' in callsite location");
        const callee = this.SUBRULE(this.locationInstance);
        if (!this.atKeyword(t.BareId, 'at')) throw this.wrongToken("expected 'at' in callsite location");
        this.consumeToken();
        const caller = this.SUBRULE(this.locationInstance);
        this.expect(t.RParen, "expected ')' in callsite location");
        return new CallSiteLoc(callee, caller);
      }
      case 'fused': {
        this.consumeToken();
        let metadata: Attribute | undefined;
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
        return fuseLocations(parts, metadata);
      }
    }
    this.moveTo(start);
    throw this.wrongToken('expected location instance');
  }
}
