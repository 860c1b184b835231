import { Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { walk } from '../../../ir/walk.ts';
import { ClassOp, FieldOp, FuncOp, GetFieldOp } from '../generated/emitc-ops.gen.ts';
import { WrapFuncInClassPassBase } from '../generated/emitc-passes.gen.ts';

/** `wrap-emitc-func-in-class`. Source: mlir/lib/Dialect/EmitC/Transforms/WrapFuncInClass.cpp. */
export class WrapFuncInClassPass extends WrapFuncInClassPassBase {
  override runOnOperation(root: Operation): void {
    const functions: FuncOp[] = [];
    walk(root, {
      after: (op) => {
        if (op instanceof FuncOp && op !== root) functions.push(op);
      },
    });
    const rewriter = new PatternRewriter(root.context);
    for (const func of functions) wrap(func, rewriter);
  }
}

/** Replaces `func` by a class with a field for each of its arguments; attributes of the function go. */
function wrap(func: FuncOp, rewriter: PatternRewriter): void {
  const { context, location, functionType, body: source, argAttrs } = func;
  const region = new Region();
  const members = new Block();
  region.append(members);
  rewriter.setInsertionPointBefore(func);
  ClassOp.build(rewriter, location, { symName: `${func.symName}Class`, regions: [region] });

  rewriter.setInsertionPointToEnd(members);
  const parameters = source.firstBlock?.arguments ?? [];
  parameters.forEach(({ type }, i) => {
    const field = FieldOp.build(rewriter, location, { symName: fieldName(i), type });
    for (const [name, value] of argAttrs?.[i]?.value ?? []) field.setAttr(name, value);
  });
  const body = new Region();
  const type = FunctionType.get(context, [], functionType.results);
  FuncOp.build(rewriter, location, { symName: 'execute', functionType: type, regions: [body] });

  rewriter.inlineRegionBefore(source, body);
  const entry = body.firstBlock;
  if (entry) {
    rewriter.setInsertionPointToStart(entry);
    for (const [i, parameter] of parameters.entries()) {
      const parts = { fieldName: fieldName(i), resultType: parameter.type };
      rewriter.replaceAllUsesWith(parameter, GetFieldOp.build(rewriter, location, parts).result());
    }
    entry.eraseArguments(new Set(parameters.keys()));
  }
  rewriter.eraseOp(func);
}

const fieldName = (index: number): string => `fieldName${index}`;
