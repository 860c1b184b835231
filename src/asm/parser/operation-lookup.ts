import { type Context } from '../../ir/context.ts';
import { type EarlierOp } from '../../ir/dialect.ts';
import { isKnownDialect } from '../../ir/foreign-dialects.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { type Location } from '../../ir/location.ts';
import { ParseError } from './parse-error.ts';

/**
 * Returns what is wrong with an operation in generic form for whose name nothing is registered; undefined when that is allowed. A
 * name without a dot counts as its own dialect here, and as of none when it is verified.
 */
export function unregisteredOpError(context: Context, name: string): string | undefined {
  if (context.allowUnregisteredDialects || isKnownDialect(name.split('.', 1)[0]!, context)) return undefined;
  return 'operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used';
}

/** What is known of the name of an operation in text. */
export interface NamedOp {
  readonly info: OpInfo;
  /** What becomes of it, where earlier versions had it; it is read in the form of `info`. */
  readonly earlier?: EarlierOp | undefined;
}

/** Returns what is registered for a name of an operation, or for its present name where that is one of earlier versions. */
export function lookupOpOfText(context: Context, name: string): NamedOp | undefined {
  const info = context.lookupOp(name);
  if (info) return { info };
  const hooks = context.getOrLoadDialect(namespaceOf(name))?.hooks;
  const earlier = hooks?.earlierOps?.get(name);
  const present = earlier?.form ?? hooks?.earlierNames?.get(name);
  const presentInfo = present === undefined ? undefined : context.lookupOp(present);
  return presentInfo && { info: presentInfo, earlier };
}

/** Returns the name with the dialect that may be left out, where it has none, or nothing behind it. */
export function qualifiedOpName(name: string, defaultDialect: string): string {
  const dot = name.indexOf('.');
  return dot >= 0 && dot < name.length - 1 ? name : `${defaultDialect}.${name}`;
}

/** Returns the error of custom assembly at `offset` that begins with `name`, for which nothing is registered as `fullName`. */
export function unknownOpError(
  context: Context,
  name: string,
  fullName: string,
  { offset, location }: { readonly offset: number; readonly location: Location },
): ParseError {
  const alsoTried = fullName === name ? '' : ` (tried '${fullName}' as well)`;
  const namespace = namespaceOf(fullName);
  if (isKnownDialect(namespace, context)) return new ParseError(offset, `custom op '${name}' is unknown${alsoTried}`);
  const available = context.registry.namespaces.join(', ');
  return new ParseError(offset, `Dialect \`${namespace}' not found for custom op '${name}' ${alsoTried}`, [
    { location, message: `Available dialects: ${available}${dialectHelp}` },
  ]);
}

const dialectHelp =
  ' ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management';

function namespaceOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf('.'), 0));
}
