import { BoolAttr } from '../../../builtin/attr-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';

const accesses: readonly string[] = ['none', 'read', 'write', 'read-write'];

/** What is wrong with an attribute of an argument of a function; undefined where nothing is. */
const argumentChecks: Readonly<Record<string, (op: Operation, attribute: Attribute) => string | undefined>> = {
  'bufferization.writable'(op, attribute) {
    if (!BoolAttr.test(attribute)) return `'bufferization.writable' is expected to be a boolean attribute`;
    return !op.regions[0]?.firstBlock ? `'bufferization.writable' is invalid on external functions` : undefined;
  },

  'bufferization.access'(_op, attribute) {
    if (!(attribute instanceof StringAttr)) return `'bufferization.access' is expected to be a string attribute`;
    return accesses.includes(attribute.value) ? undefined : `invalid value for 'bufferization.access'`;
  },

  'bufferization.buffer_layout'(_op, attribute) {
    const isLayout = attribute instanceof AffineMapAttr || attribute instanceof StridedLayoutAttr;
    return isLayout ? undefined : `'bufferization.buffer_layout' is expected to be a memref layout attribute`;
  },
};

/** Source: mlir/lib/Dialect/Bufferization/IR/BufferizationDialect.cpp, texts verbatim. */
export const dialect = {
  inliner: inlinesAnywhere,

  verifyOperationAttribute: ((op, name) => {
    if (name !== 'bufferization.manual_deallocation') {
      return op.emitError(`attribute '"${name}"' not supported as an op attribute by the bufferization dialect`);
    }
    const isOfMemory = memoryEffects(op)?.some(({ effect }) => effect === 'allocate' || effect === 'free') ?? false;
    return (
      isOfMemory ||
      op.emitOpError(`attribute '${name}' can be used only on ops that have an allocation and/or free side effect`)
    );
  }) satisfies DialectHooks['verifyOperationAttribute'],

  verifyRegionArgAttribute: ((op, name, attribute) => {
    const check = Object.hasOwn(argumentChecks, name) ? argumentChecks[name] : undefined;
    // Of all names it is this one that the message has.
    const message = check
      ? check(op, attribute)
      : `attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect`;
    return message === undefined || op.emitError(message);
  }) satisfies DialectHooks['verifyRegionArgAttribute'],
};
