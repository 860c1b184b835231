import { type AffineMap } from '../../../affine/affine-map.ts';
import { type IntegerSet } from '../../../affine/integer-set.ts';
import { simplifyAffineMap } from '../../../affine/simplify-affine.ts';
import { simplifyIntegerSet } from '../../../affine/simplify-integer-set.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { AffineMapAttr, IntegerSetAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { applyOpPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { applyPatterns } from '../apply-patterns.ts';
import { ApplyOp, ForOp, IfOp } from '../generated/affine-ops.gen.ts';
import { SimplifyAffineStructuresBase } from '../generated/affine-passes.gen.ts';
import { ifPatterns } from '../if-patterns.ts';

/** `affine-simplify-structures`. Source: mlir/lib/Dialect/Affine/Transforms/SimplifyAffineStructures.cpp. */
export class SimplifyAffineStructures extends SimplifyAffineStructuresBase {
  override runOnOperation(root: Operation): void {
    const simplifier = new AttributeSimplifier(root.context);
    const changed: Operation[] = [];
    walk(root, {
      after: (op) => {
        for (const [name, attribute] of [...op.properties, ...op.attributes]) {
          const simplified = simplifier.simplify(attribute);
          if (simplified !== attribute) op.setAttr(name, simplified);
        }
        if (op instanceof ForOp || op instanceof IfOp || op instanceof ApplyOp) changed.push(op);
      },
    });
    applyOpPatternsGreedily(changed, [...applyPatterns(), ...ifPatterns()], { strictness: 'existingAndNewOps' });
  }
}

/** Simplifies maps and sets, each only once. */
class AttributeSimplifier {
  readonly #context: Context;
  readonly #simplified = new Map<Attribute, Attribute>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns the simpler map or set, or any other attribute as it is. */
  simplify(attribute: Attribute): Attribute {
    if (!(attribute instanceof AffineMapAttr || attribute instanceof IntegerSetAttr)) return attribute;
    const known = this.#simplified.get(attribute);
    if (known) return known;
    const simplified = this.#compute(attribute.value);
    this.#simplified.set(attribute, simplified);
    return simplified;
  }

  #compute(value: AffineMap | IntegerSet): Attribute {
    if ('eqFlags' in value) return IntegerSetAttr.get(this.#context, simplifyIntegerSet(value));
    return AffineMapAttr.get(this.#context, simplifyAffineMap(value));
  }
}
