import { type Attribute } from '../../ir/attribute.ts';
import { OpaqueAttr, type DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type AttributeInfo } from '../../ir/dialect.ts';
import { isForeignDialect } from '../../ir/foreign-dialects.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type Type } from '../../ir/type.ts';
import { OpaqueType } from '../../ir/types/composite-types.ts';
import { type DialectType } from '../../ir/types/dialect-types.ts';
import { NoneType } from '../../ir/types/scalar-types.ts';
import {
  parametersByName,
  uniqueParametric,
  withSelfType,
  type AttrHooks,
  type AttrSpec,
  type RegisteredAttr,
} from '../../ods/attr-spec.ts';
import * as t from '../lexer/tokens.ts';
import { type AliasName } from './alias-name.ts';
import { AttributeGrammar } from './attribute-grammar.ts';
import { printedForeignAttribute } from './foreign-dialects.ts';
import { parseParameters } from './param-parser.ts';
import { ParseError } from './parse-error.ts';
import { endOfSymbolBody, type KnownSymbolBodies } from './symbol-body.ts';

/** The name behind `#` or `!`, taken apart. */
interface SymbolName {
  readonly offset: number;
  readonly namespace: string;
  /** What follows the dot in `#dialect.mnemonic`; undefined for `#dialect<...>`. */
  readonly mnemonic: string | undefined;
  readonly hasBody: boolean;
}

/**
 * Attributes and types of dialects, and aliases.
 * ```
 * dialect-symbol ::= dialect-namespace `.` mnemonic body? | dialect-namespace `<` mnemonic … `>` | alias
 * ```
 * Source: mlir/lib/AsmParser/DialectSymbolParser.cpp.
 */
export abstract class DialectSymbolGrammar extends AttributeGrammar {
  /** The view of this parser that hooks and formats get. */
  protected abstract get asmParser(): AsmParser;

  protected dialectAttribute(type: Type | undefined): Attribute {
    const alias = this.#takeAlias();
    if (alias) {
      const attribute = alias.attributeIn(this.context);
      if (attribute) return attribute;
      throw this.wrongToken(`undefined symbol alias id '${alias.name}'`);
    }
    const name = this.#symbolName();
    const dialect = this.context.getOrLoadDialect(name.namespace);
    if (dialect) {
      const attribute = this.#registered<DialectAttr>(name, dialect.attributes, 'attribute');
      // A type may follow, which most attributes of dialects make nothing of.
      return withSelfType(attribute, this.takeIf(t.Colon) ? this.SUBRULE(this.type) : type);
    }
    const isForeign = isForeignDialect(name.namespace);
    const written = this.#opaqueBody(name);
    const data = isForeign ? printedForeignAttribute(name.namespace, written) : written;
    const given = isForeign ? undefined : this.takeIf(t.Colon) ? this.SUBRULE(this.type) : type;
    this.#checkNamespace(name);
    if (!this.context.allowUnregisteredDialects && !isForeign) {
      const type = given ? this.context.printType(given) : 'none';
      throw this.errorAt(
        placeOfData(name),
        `#"${name.namespace}"<"${data}"> : '${type}' attribute created with unregistered dialect. ${unregisteredHelp}`,
      );
    }
    return OpaqueAttr.get(this.context, name.namespace, data, given instanceof NoneType ? undefined : given);
  }

  protected dialectType(): Type {
    const alias = this.#takeAlias();
    if (alias) {
      if (alias.type) return alias.type;
      throw this.wrongToken(`undefined symbol alias id '${alias.name}'`);
    }
    const name = this.#symbolName();
    const dialect = this.context.getOrLoadDialect(name.namespace);
    if (dialect) return this.#registered<DialectType>(name, dialect.types, 'type') as Type;
    const data = this.#opaqueBody(name);
    this.#checkNamespace(name);
    if (!this.context.allowUnregisteredDialects && !isForeignDialect(name.namespace)) {
      throw this.errorAt(
        placeOfData(name),
        `\`!"${name.namespace}"<"${data}">\` type created with unregistered dialect. ${unregisteredHelp}`,
      );
    }
    return OpaqueType.get(this.context, name.namespace, data);
  }

  /** Parses what follows the mnemonic of a type of a dialect, for the hook that `parser` serves. */
  typeOfRecord(
    { dialect, mnemonic }: { readonly dialect: string; readonly mnemonic: string },
    parser: AsmParser,
  ): Type {
    const { spec, hooks } = this.context.getOrLoadDialect(dialect)!.types.get(mnemonic) as RegisteredAttr<DialectType>;
    return this.#parametric(spec, hooks, this.currentOffset, parser) as Type;
  }

  /** Parses what follows the mnemonic of an attribute of a dialect, for the hook that `parser` serves. */
  attributeOfRecord(
    { dialect, mnemonic }: { readonly dialect: string; readonly mnemonic: string },
    parser: AsmParser,
  ): Attribute {
    const { attributes } = this.context.getOrLoadDialect(dialect)!;
    const { spec, hooks } = attributes.get(mnemonic) as RegisteredAttr<DialectAttr>;
    return this.#parametric(spec, hooks, this.currentOffset, parser) as Attribute;
  }

  /** Takes the name that stands here if it can only be that of an alias. */
  #takeAlias(): AliasName | undefined {
    const alias = this.aliasName();
    if (alias.isDotted || this.charAt(this.LA(1).endOffset!) === '<') return undefined;
    this.consumeToken();
    return alias;
  }

  #symbolName(): SymbolName {
    const offset = this.currentOffset;
    const text = this.take().slice(1);
    const dot = text.indexOf('.');
    return {
      offset,
      namespace: dot < 0 ? text : text.slice(0, dot),
      mnemonic: dot < 0 ? undefined : text.slice(dot + 1),
      // A body starts right behind the name.
      hasBody: this.charAt(this.lastEnd) === '<',
    };
  }

  #checkNamespace(name: SymbolName): void {
    if (/^[a-zA-Z_][a-zA-Z_0-9$]*$/.test(name.namespace)) return;
    throw this.errorAt(placeOfData(name), `invalid dialect namespace '"${name.namespace}"'`);
  }

  /** Takes what a dialect that is not here says. */
  #opaqueBody(name: SymbolName): string {
    if (!name.hasBody) return name.mnemonic!;
    const start = this.lastEnd;
    const end = endOfSymbolBody(this.source.text, start);
    this.moveTo(end);
    return name.mnemonic === undefined
      ? this.textBetween(start + 1, end - 1)
      : name.mnemonic + this.textBetween(start, end);
  }

  /** The bodies of a source in which something was wrong. Those around them are looked at next. */
  readonly #wrongBodies = new WeakMap<object, KnownSymbolBodies>();

  #endOfWrongBody(start: number): number {
    let known = this.#wrongBodies.get(this.source);
    if (!known) this.#wrongBodies.set(this.source, (known = new Map()));
    return endOfSymbolBody(this.source.text, start, known);
  }

  /** Parses what the dialect defines; goes on behind the body, as upstream, which takes the body's text first. */
  #registered<T extends DialectAttr | DialectType>(
    name: SymbolName,
    registry: ReadonlyMap<string, AttributeInfo>,
    what: 'attribute' | 'type',
  ): T {
    const start = this.lastEnd;
    try {
      const result = this.#registeredBody<T>(name, registry, what);
      if (!name.hasBody) {
        if (this.lastEnd !== start) this.skipTo(start);
      } else if (name.mnemonic === undefined || this.charAt(this.lastEnd - 1) !== '>') {
        this.skipTo(endOfSymbolBody(this.source.text, start));
      }
      return result;
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      // What is wrong with the end of the body, or with a type behind it, comes before what is wrong with the body.
      this.moveTo(start);
      if (name.hasBody) this.moveTo(this.#endOfWrongBody(start));
      if (what === 'attribute' && this.takeIf(t.Colon)) this.SUBRULE(this.type);
      throw error;
    }
  }

  #registeredBody<T extends DialectAttr | DialectType>(
    name: SymbolName,
    registry: ReadonlyMap<string, AttributeInfo>,
    what: 'attribute' | 'type',
  ): T {
    const { namespace } = name;
    // Behind the dot, or the bracket.
    const start = name.offset + 1 + namespace.length + 1;
    if (name.mnemonic !== undefined) {
      const info = registry.get(name.mnemonic) as RegisteredAttr<T> | undefined;
      if (info) return this.#parametric(info.spec, info.hooks, start);
    }
    // The mnemonic may end before the name does, or even stand apart from it.
    this.moveTo(start);
    const { hooks } = this.context.getOrLoadDialect(namespace)!;
    const unknownMessage = what === 'type' ? hooks.unknownTypeMessage : hooks.unknownAttributeMessage;
    if (registry.size === 0 && !unknownMessage) {
      throw this.errorAt(start, `dialect '${namespace}' provides no ${what} parsing hook`);
    }
    const offset = this.currentOffset;
    if (!this.at(t.BareId)) throw this.errorAt(offset, 'expected valid keyword');
    const mnemonic = this.take();
    const info = registry.get(mnemonic) as RegisteredAttr<T> | undefined;
    if (info) return this.#parametric(info.spec, info.hooks, offset);
    if (unknownMessage) throw this.errorAt(offset, unknownMessage(mnemonic));
    // The second blank before `type` is upstream's.
    const kind = what === 'type' ? ' type' : what;
    throw this.errorAt(offset, `unknown ${kind} \`${mnemonic}\` in dialect \`${namespace}\``);
  }

  /** Parses the parameters. What is wrong with them is reported where they start, by hand-written parsers at the mnemonic, `nameOffset`. */
  #parametric<T extends DialectAttr | DialectType>(
    spec: AttrSpec<T>,
    hooks: AttrHooks,
    nameOffset: number,
    parser = this.asmParser,
  ): T {
    const offset = hooks.parse ? nameOffset : this.currentOffset;
    const parameters = parseParameters(spec, parser, hooks.parse?.bind(hooks));
    if (hooks.verify) {
      const verified = hooks.verify(
        (message) => parser.error(offset, message),
        parametersByName(spec, parameters) as never,
      );
      if (!verified) throw this.errorAt(offset, `invalid ${spec.dialect}.${spec.mnemonic}`);
    }
    return uniqueParametric(spec, this.context, parameters);
  }
}

const unregisteredHelp =
  'If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used';

/** Returns where errors on what a dialect says are placed: behind the dot, if there is one. */
function placeOfData({ offset, namespace, mnemonic }: SymbolName): number {
  return mnemonic === undefined ? offset : offset + namespace.length + 2;
}
