import type { SymbolRefAttr } from '../attributes/container-attributes.ts';
import type { Type } from '../type.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** A call of a function. */
export interface CallMethods {
  /** The symbol or value that is called. */
  readonly callee: SymbolRefAttr | Value;
  readonly arguments: readonly Value[];
}

export const CallOpInterface = new OpInterface<CallMethods>('CallOpInterface');

/** Something that can be called. */
export interface CallableMethods {
  readonly argumentTypes: readonly Type[];
  readonly resultTypes: readonly Type[];
  readonly isDeclaration: boolean;
}

export const CallableOpInterface = new OpInterface<CallableMethods>('CallableOpInterface');
export const FunctionOpInterface = new OpInterface<CallableMethods>('FunctionOpInterface');
