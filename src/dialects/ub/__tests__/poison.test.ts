import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { createContext } from '../../__tests__/parse-module.ts';
import { PoisonAttr } from '../generated/ub-attributes.gen.ts';
import { PoisonOp } from '../generated/ub-ops.gen.ts';
import { materializePoison } from '../materialize-poison.ts';

const context = createContext();
context.getOrLoadDialect('ub');
const builder = new OpBuilder(context);
const location = UnknownLoc.instance;
const index = IndexType.get(context);
const poison = PoisonAttr.get(context);

test('poison is an attribute by default', () => {
  const op = PoisonOp.build(builder, location, { resultType: index });
  assert.is(op.value, poison);
  assert.is(matchConstant(op.result()), poison);
});

test('poison becomes an operation, other attributes do not', () => {
  const op = materializePoison(builder, poison, index, location);
  assert.instance(op, PoisonOp);
  assert.is(op!.result().type, index);
  assert.is(materializePoison(builder, indexAttr(context, 1), index, location), undefined);
});

test.run();
