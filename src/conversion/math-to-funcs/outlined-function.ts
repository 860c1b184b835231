import { OpaqueAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { BranchOp, CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** A place to go to, with what its arguments are. */
export interface Destination {
  readonly block: Block;
  readonly operands?: readonly Value[];
}

/** Writes a function, block by block. */
export class OutlinedFunction {
  readonly builder: OpBuilder;
  readonly location: Location;
  readonly arith: ArithBuilder;
  readonly args: readonly Value[];
  readonly #region = new Region();

  /** Makes a private function at the end of a module, with the location of that; when modules are linked that all have it, one is kept. */
  constructor(module: Operation, symName: string, inputs: readonly Type[], result: Type) {
    const { context, location } = module;
    this.location = location;
    this.builder = new OpBuilder(context);
    this.builder.setInsertionPointToEnd(module.regions[0]!.firstBlock!);
    const functionType = FunctionType.get(context, inputs, [result]);
    const args = { symName, functionType, symVisibility: 'private', regions: [this.#region] };
    const func = FuncOp.build(this.builder, location, args);
    func.setAttr('llvm.linkage', OpaqueAttr.get(context, 'llvm', 'linkage<linkonce_odr>'));
    this.arith = new ArithBuilder(this.builder, location);
    const entry = this.block(...inputs);
    this.args = entry.arguments;
    this.begin(entry);
  }

  /** Returns a new block, which `begin` puts into the function. */
  block(...types: readonly Type[]): Block {
    const block = new Block();
    for (const type of types) block.addArgument(type, this.location);
    return block;
  }

  /** Goes on in a block, behind those that are there. */
  begin(block: Block): void {
    this.#region.append(block);
    this.builder.setInsertionPointToEnd(block);
  }

  return(value: Value): void {
    ReturnOp.build(this.builder, this.location, { operands: [value] });
  }

  branch({ block: dest, operands: destOperands = [] }: Destination): void {
    BranchOp.build(this.builder, this.location, { dest, destOperands });
  }

  branchIf(condition: Value, whenTrue: Destination, whenFalse: Destination): void {
    CondBranchOp.build(this.builder, this.location, {
      condition,
      trueDest: whenTrue.block,
      trueDestOperands: whenTrue.operands ?? [],
      falseDest: whenFalse.block,
      falseDestOperands: whenFalse.operands ?? [],
    });
  }

  /** Writes what ends the function under a condition, and goes on where that is false. */
  endIf(condition: Value, end: () => void): void {
    const [last, rest] = [this.block(), this.block()];
    this.branchIf(condition, { block: last }, { block: rest });
    this.begin(last);
    end();
    this.begin(rest);
  }

  /** Returns what is computed where a condition is true, and the value where it is false. */
  changeIf(condition: Value, value: Value, compute: () => Value): Value {
    const [change, join] = [this.block(), this.block(value.type)];
    this.branchIf(condition, { block: change }, { block: join, operands: [value] });
    this.begin(change);
    this.branch({ block: join, operands: [compute()] });
    this.begin(join);
    return join.arguments[0]!;
  }
}
