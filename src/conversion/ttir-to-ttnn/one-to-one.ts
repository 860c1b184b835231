import { type Context } from '../../ir/context.ts';
import { type Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { compactDictionary } from '../../ir/short-dictionary.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** What an operation is converted to. */
interface Target {
  readonly name: string;
  /** The properties that are carried over. */
  readonly properties: readonly string[];
  /** What is carried over of the properties of operations; those with the same get the same. */
  readonly known: WeakMap<NamedAttributes, NamedAttributes>;
}

/** Returns the properties that the target takes over. */
function carriedOver(target: Target, properties: NamedAttributes): NamedAttributes {
  const known = target.known.get(properties);
  if (known) return known;
  const carried = new Map<string, Attribute>();
  for (const name of target.properties) {
    const value = properties.get(name);
    if (value) carried.set(name, value);
  }
  const compact = compactDictionary(carried);
  target.known.set(properties, compact);
  return compact;
}

/** Returns the operations of a dialect whose records name an operation that they come from, by that name. */
function convertedOps(context: Context, namespace: string): ReadonlyMap<string, Target> {
  const specs = context.getOrLoadDialect(namespace)?.ops.map((info) => info.spec as OpSpec) ?? [];
  return new Map(specs.flatMap((spec) => (spec.convertFrom === undefined ? [] : [[spec.convertFrom, targetOf(spec)]])));
}

function targetOf({ name, attributes, traits }: OpSpec): Target {
  const properties = attributes.map((attribute) => attribute.name);
  if (traits.some((trait) => trait.name === 'AttrSizedOperandSegments')) properties.push('operandSegmentSizes');
  return { name, properties, known: new WeakMap() };
}

/**
 * Converts every operation for which a record of the target dialect says `convertFrom`: operands and result types are carried over,
 * and so are the attributes that the target declares too. So a new operation that exists on both sides needs no pattern.
 */
export class OneToOnePattern extends OpConversionPattern {
  readonly root = undefined;
  readonly #targets: ReadonlyMap<string, Target>;

  constructor(context: Context, targetNamespace: string) {
    super();
    this.#targets = convertedOps(context, targetNamespace);
  }

  matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const target = this.#targets.get(op.name);
    if (!target) return rewriter.notifyMatchFailure(op, 'no record says what it converts to');
    const properties = carriedOver(target, op.properties);
    const { location, resultTypes } = op;
    const { operands } = adaptor;
    rewriter.replaceOp(op, rewriter.create({ name: target.name, location, operands, resultTypes, properties }).results);
    return true;
  }
}
