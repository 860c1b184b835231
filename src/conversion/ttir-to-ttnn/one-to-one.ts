import { type Context } from '../../ir/context.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** What an operation is converted to. */
interface Target {
  readonly name: string;
  /** The properties that are carried over. */
  readonly properties: readonly string[];
}

/** Returns the operations of a dialect whose records name an operation that they come from, by that name. */
function convertedOps(context: Context, namespace: string): ReadonlyMap<string, Target> {
  const specs = context.getOrLoadDialect(namespace)?.ops.map((info) => info.spec as OpSpec) ?? [];
  return new Map(specs.flatMap((spec) => (spec.convertFrom === undefined ? [] : [[spec.convertFrom, targetOf(spec)]])));
}

function targetOf({ name, attributes, traits }: OpSpec): Target {
  const properties = attributes.map((attribute) => attribute.name);
  if (traits.some((trait) => trait.name === 'AttrSizedOperandSegments')) properties.push('operandSegmentSizes');
  return { name, properties };
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
    const properties = new Map<string, Attribute>();
    for (const name of target.properties) {
      const value = op.properties.get(name);
      if (value) properties.set(name, value);
    }
    const { location, resultTypes } = op;
    const { operands } = adaptor;
    rewriter.replaceOp(op, rewriter.create({ name: target.name, location, operands, resultTypes, properties }).results);
    return true;
  }
}
