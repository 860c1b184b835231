import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchOpInterface, eraseOperandsFor } from '../../../ir/interfaces/branch.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { printOp } from '../../../asm/printer/print-op.ts';
import { findOp, parseModule } from '../../__tests__/parse-module.ts';
import { collapseBranch } from '../collapse-branch.ts';
import { type BranchOp, type CondBranchOp, type SwitchOp } from '../generated/cf-ops.gen.ts';
import { singlePredecessor, uniquePredecessor } from '../predecessors.ts';
import { buildSwitch, defaultEdge, switchCases } from '../switch-cases.ts';

const module = parseModule(`
  func.func @f(%c: i1, %flag: i8, %a: i32, %b: i32) {
    cf.cond_br %c, ^pass(%a : i32), ^pass(%b : i32)
  ^pass(%x: i32):
    cf.br ^switch(%x, %b : i32, i32)
  ^switch(%y: i32, %z: i32):
    cf.switch %flag : i8, [default: ^switch(%a, %z : i32, i32), -1: ^loop, 7: ^pass(%b : i32)]
  ^loop:
    cf.br ^loop
  }
`);
const condBranch = findOp(module, 'cf.cond_br') as CondBranchOp;
const branch = findOp(module, 'cf.br') as BranchOp;
const switchOp = findOp(module, 'cf.switch') as SwitchOp;
const [, pass, , loop] = condBranch.block!.region!.blocks;

test('branches say which operands go to which block', () => {
  const operands = (op: CondBranchOp | BranchOp | SwitchOp, index: number) =>
    BranchOpInterface.of(op)!.successorOperands(index);
  assert.equal(operands(condBranch, 0), { start: 1, count: 1 });
  assert.equal(operands(condBranch, 1), { start: 2, count: 1 });
  assert.equal(operands(branch, 0), { start: 0, count: 2 });
  assert.equal(operands(switchOp, 0), { start: 1, count: 2 });
  assert.equal(operands(switchOp, 1), { start: 3, count: 0 });
  assert.equal(operands(switchOp, 2), { start: 3, count: 1 });
});

test('constants choose a block', () => {
  const constant = (width: number, value: number) => IntegerAttr.get(IntegerType.get(module.context, width), value);
  const chosen = (value: number) => BranchOpInterface.of(switchOp)!.successorForOperands!([constant(8, value)]);
  assert.is(chosen(255), loop);
  assert.is(chosen(7), pass);
  assert.is(chosen(0), switchOp.defaultDestination);
  const conditional = BranchOpInterface.of(condBranch)!;
  assert.is(conditional.successorForOperands!([constant(1, 0)]), pass);
  assert.is(conditional.successorForOperands!([undefined]), undefined);
  assert.is(BranchOpInterface.of(branch)!.successorForOperands!([]), switchOp.block);
});

test('cases come with their values and operands', () => {
  const cases = switchCases(switchOp);
  assert.equal(
    cases.map(({ value, operands }) => [value.value, operands.length]),
    [
      [-1n, 0],
      [7n, 1],
    ],
  );
  const copy = buildSwitch(
    new OpBuilder(module.context),
    switchOp.location,
    switchOp.flag,
    defaultEdge(switchOp),
    cases,
  );
  assert.is(copy.caseValues, switchOp.caseValues);
  assert.equal(copy.operands, switchOp.operands);
  assert.equal(copy.successors, switchOp.successors);
  copy.dropAllReferences();
});

test('predecessors are counted by edges or by blocks', () => {
  const op = condBranch.block!;
  assert.is(singlePredecessor(op), undefined);
  assert.is(uniquePredecessor(op), undefined);
  assert.is(singlePredecessor(pass!), undefined);
  assert.is(uniquePredecessor(pass!), undefined);
  assert.is(uniquePredecessor(loop!), undefined);
});

test('blocks that only branch are passed, endless loops are not', () => {
  const edge = collapseBranch({ block: pass!, operands: condBranch.trueDestOperands })!;
  assert.is(edge.block, switchOp.block);
  assert.equal(edge.operands, [condBranch.trueDestOperands[0], branch.operand(1)]);
  assert.is(collapseBranch({ block: loop!, operands: [] }), undefined);
  assert.is(collapseBranch({ block: switchOp.block!, operands: [] }), undefined);
});

test('what branches pass for some arguments is erased in one change of each', () => {
  const text = `
    func.func @f(%c: i1, %flag: i8, %a: i32, %b: i32) {
      cf.cond_br %c, ^end(%a, %b, %a : i32, i32, i32), ^more(%b : i32)
    ^more(%x: i32):
      cf.cond_br %c, ^end(%x, %x, %b : i32, i32, i32), ^end(%a, %a, %x : i32, i32, i32)
    ^other:
      cf.switch %flag : i8, [default: ^end(%a, %b, %a : i32, i32, i32), 1: ^more(%a : i32), 2: ^end(%b, %a, %b : i32, i32, i32)]
    ^end(%p: i32, %q: i32, %r: i32):
      %u = arith.addi %q, %q : i32
      func.return
    }`;
  const expected = `
    func.func @f(%c: i1, %flag: i8, %a: i32, %b: i32) {
      cf.cond_br %c, ^end(%b : i32), ^more(%b : i32)
    ^more(%x: i32):
      cf.cond_br %c, ^end(%x : i32), ^end(%a : i32)
    ^other:
      cf.switch %flag : i8, [default: ^end(%b : i32), 1: ^more(%a : i32), 2: ^end(%a : i32)]
    ^end(%q: i32):
      %u = arith.addi %q, %q : i32
      func.return
    }`;
  const program = parseModule(text);
  const end = findOp(program, 'arith.addi').block!;
  const changed: string[] = [];
  eraseOperandsFor(end, new Set([0, 2]), (op, change) => {
    changed.push(op.name);
    change();
  });
  end.eraseArguments(new Set([0, 2]));
  assert.equal(changed, ['cf.switch', 'cf.cond_br', 'cf.cond_br']);
  assert.is(printOp(program), printOp(parseModule(expected)));
  assert.equal(
    end.arguments.map(({ argNumber }) => argNumber),
    [0],
  );
});

test.run();
