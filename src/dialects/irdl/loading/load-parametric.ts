import { type Attribute } from '../../../ir/attribute.ts';
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrHooks, type AttrSpec, type EmitError, type RegisteredAttr } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DialectOp, ParametersOp, TypeOp, type AttributeOp } from '../generated/irdl-ops.gen.ts';
import { mnemonicOf } from '../definitions.ts';
import { ConstraintVerifier } from './constraints.ts';
import { ConstraintReader, type ReadAttribute } from './definitions.ts';

/** Attributes and types that are defined when a program runs. Source: mlir/lib/IR/ExtensibleDialect.cpp, texts verbatim. */

/** Their one parameter is the list of theirs. */
const parameters = [{ name: 'parameters', type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::Attribute' } } }] as const; // prettier-ignore

interface Parameters {
  readonly parameters: readonly Attribute[];
}

export function loadAttribute(op: AttributeOp, read: ReadAttribute): RegisteredAttr {
  const spec: AttrSpec = {
    ...specOfDefinition(op),
    create: (context, values) => new DynamicAttr(context, values),
  };
  class DynamicAttr extends DialectAttr {
    static readonly spec = spec;
  }
  return { mnemonic: spec.mnemonic, spec, hooks: hooksOf(op, read) };
}

export function loadType(op: TypeOp, read: ReadAttribute): RegisteredAttr<DialectType> {
  const spec: AttrSpec<DialectType> = {
    ...specOfDefinition(op),
    create: (context, values) => new DynamicType(context, values),
  };
  class DynamicType extends DialectType {
    static readonly spec = spec;
  }
  return { mnemonic: spec.mnemonic, spec, hooks: hooksOf(op, read) };
}

function specOfDefinition(op: AttributeOp | TypeOp): Omit<AttrSpec<never>, 'create'> {
  const mnemonic = mnemonicOf(op);
  const { symName: dialect } = op.parentOp as DialectOp;
  // An attribute and a type may have the same name.
  const className = `${mnemonic}${op instanceof TypeOp ? 'Type' : 'Attr'}`;
  return { dialect, mnemonic, recordName: className, className, parameters, customAssembly: true };
}

function hooksOf(op: AttributeOp | TypeOp, read: ReadAttribute): AttrHooks {
  const reader = new ConstraintReader(read);
  const stated = [...op.body.firstBlock!.operations()].find((part) => part instanceof ParametersOp);
  const constraints = (stated?.operands ?? []).map((value) => reader.of(value));
  const hooks: AttrHooks<Parameters> = {
    /**
     * ```
     * parameters ::= (`<` (attribute (`,` attribute)*)? `>`)?
     * ```
     */
    parse(parser: AsmParser): readonly unknown[] {
      const values: Attribute[] = [];
      if (!parser.parseOptionalPunctuation('<')) return [values];
      if (parser.parseOptionalPunctuation('>')) return [values];
      parser.parseCommaSeparatedList('none', () => values.push(parser.parseAttribute()));
      parser.parsePunctuation('>');
      return [values];
    },

    print({ parameters: [values] }: { readonly parameters: readonly unknown[] }, printer: AsmPrinter): void {
      const written = values as readonly Attribute[];
      if (written.length === 0) return;
      printer.print('<');
      written.forEach((value, i) => {
        if (i > 0) printer.print(', ');
        printer.printAttribute(value);
      });
      printer.print('>');
    },

    verify(emitError: EmitError, { parameters: values }: Parameters): LogicalResult {
      if (values.length !== constraints.length) {
        // The word is upstream's for both.
        return emitError(`expected ${constraints.length} type arguments, but had ${values.length}`);
      }
      const verifier = new ConstraintVerifier();
      return values.every((value, i) => verifier.verify(emitError, value, constraints[i]!));
    },
  };
  return hooks as AttrHooks;
}
