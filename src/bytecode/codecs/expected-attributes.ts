import { printAttribute } from '../../asm/printer/print-op.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type ClassOf } from '../../support/class-of.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type EntryReader } from './entry-io.ts';

/** Reads an attribute of a class, which has that name in MLIR. Throws BytecodeError for another. */
export function attributeOf<T extends Attribute>(reader: EntryReader, of: ClassOf<T>, className: string): T {
  const attribute = reader.attribute();
  if (!(attribute instanceof of)) throw unexpected(attribute, className);
  return attribute as T;
}

/** Returns the error of an attribute that is not of the class of that name. */
export function unexpected(attribute: Attribute, className: string): BytecodeError {
  return new BytecodeError(`expected attribute of type: mlir::${className}, but got: ${printAttribute(attribute)}`);
}
