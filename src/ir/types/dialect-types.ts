import type { Context } from '../context.ts';
import { Type } from '../type.ts';
import { ShapedType } from './shaped-types.ts';

/**
 * A type of a registered dialect: its class and the values of its parameters. Generated classes extend it and name the
 * parameters.
 */
export abstract class DialectType extends Type {
  constructor(
    context: Context,
    readonly parameters: readonly unknown[],
  ) {
    super(context);
  }
}

/** A type of a registered dialect that is shaped: its parameters are its shape and element type, and perhaps others. */
export abstract class ShapedDialectType extends ShapedType implements DialectType {
  constructor(
    context: Context,
    readonly parameters: readonly unknown[],
  ) {
    super(context);
  }
}

/** Tells whether the type is one of a registered dialect. */
export function isDialectType(type: unknown): type is DialectType {
  return type instanceof DialectType || type instanceof ShapedDialectType;
}
