/**
 * Patterns for buffers of known sizes, which become arrays. Source: mlir/lib/Conversion/MemRefToEmitC/MemRefToEmitC.cpp.
 */
import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { ArrayType, LValueType, PointerType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { AllocaOp, GetGlobalOp, GlobalOp, LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolVisibility } from '../../ir/symbol-table.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertAlloc, ConvertCopy } from './library-calls.ts';
import { globalType } from './memref-types.ts';

const noArray = 'C has no such array';

/** A pattern for operations on buffers, which needs a type converter. */
abstract class BufferPattern<T extends Operation> extends OpConversionPattern<T> {
  constructor(protected readonly types: TypeConverter) {
    super(types);
  }
}

class ConvertAlloca extends BufferPattern<AllocaOp> {
  readonly root = AllocaOp;

  matchAndRewrite(op: AllocaOp, _: AllocaOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.alignment !== undefined) return rewriter.notifyMatchFailure(op, 'variables have no alignment');
    const resultType = this.types.convertType(op.result().type);
    if (!resultType) return rewriter.notifyMatchFailure(op, noArray);
    const value = OpaqueAttr.get(op.context, '');
    rewriter.replaceOp(op, emitc.VariableOp.build(rewriter, op.location, { value, resultType }).results);
    return true;
  }
}

class ConvertGlobal extends BufferPattern<GlobalOp> {
  readonly root = GlobalOp;

  matchAndRewrite(op: GlobalOp, _: GlobalOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, symName, constant: constSpecifier } = op;
    const memref = op.type as MemRefType;
    const visibility = symbolVisibility(op);
    if (visibility === 'nested' || op.alignment !== undefined) {
      return rewriter.notifyMatchFailure(op, 'is neither static nor extern, or aligned');
    }
    const type = globalType(memref, this.types);
    if (!type) return rewriter.notifyMatchFailure(op, noArray);
    let initialValue: Attribute | undefined = op.initialValue;
    if (initialValue instanceof UnitAttr) initialValue = undefined;
    if (initialValue && memref.shape.length === 0) {
      if (!(initialValue instanceof DenseElementsAttr)) return rewriter.notifyMatchFailure(op, 'is no number');
      initialValue = initialValue.attributeAt(0);
    }
    // Constants are visible outside in C and not in C++, so that one of both is always written.
    const staticSpecifier = visibility === 'private';
    const specifiers = { constSpecifier, staticSpecifier, externSpecifier: !staticSpecifier };
    emitc.GlobalOp.build(rewriter, location, { symName, type, initialValue, ...specifiers });
    rewriter.eraseOp(op);
    return true;
  }
}

class ConvertGetGlobal extends BufferPattern<GetGlobalOp> {
  readonly root = GetGlobalOp;

  matchAndRewrite(op: GetGlobalOp, _: GetGlobalOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location, nameAttr: name } = op;
    const memref = op.result().type as MemRefType;
    const type = globalType(memref, this.types);
    if (!type) return rewriter.notifyMatchFailure(op, noArray);
    if (memref.shape.length > 0) {
      rewriter.replaceOp(op, emitc.GetGlobalOp.build(rewriter, location, { name, resultType: type }).results);
      return true;
    }
    const variable = { name, resultType: LValueType.get(context, type) };
    const reference = emitc.GetGlobalOp.build(rewriter, location, variable).result();
    const resultType = PointerType.get(context, type);
    rewriter.replaceOp(op, emitc.AddressOfOp.build(rewriter, location, { reference, resultType }).results);
    return true;
  }
}

class ConvertLoad extends BufferPattern<LoadOp> {
  readonly root = LoadOp;

  matchAndRewrite(op: LoadOp, { memref, indices }: LoadOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = this.types.convertType(op.result().type);
    if (!resultType || !(memref.type instanceof ArrayType)) return rewriter.notifyMatchFailure(op, noArray);
    const operand = buildSubscript(rewriter, op.location, memref, memref.type, indices);
    rewriter.replaceOp(op, emitc.LoadOp.build(rewriter, op.location, { operand, resultType }).results);
    return true;
  }
}

class ConvertStore extends BufferPattern<StoreOp> {
  readonly root = StoreOp;

  matchAndRewrite(op: StoreOp, adaptor: StoreOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { memref, indices, value } = adaptor;
    if (!(memref.type instanceof ArrayType)) return rewriter.notifyMatchFailure(op, noArray);
    const variable = buildSubscript(rewriter, op.location, memref, memref.type, indices);
    emitc.AssignOp.build(rewriter, op.location, { var: variable, value });
    rewriter.eraseOp(op);
    return true;
  }
}

function buildSubscript(
  builder: OpBuilder,
  location: Location,
  value: Value,
  type: ArrayType,
  indices: readonly Value[],
): Value {
  const resultType = LValueType.get(builder.context, type.elementType);
  return emitc.SubscriptOp.build(builder, location, { value, indices, resultType }).result();
}

/** Returns the patterns that turn buffers into arrays. */
export function memrefToEmitCPatterns(types: TypeConverter): readonly OpConversionPattern[] {
  return [
    new ConvertAlloca(types),
    new ConvertAlloc(types),
    new ConvertCopy(types),
    new ConvertGlobal(types),
    new ConvertGetGlobal(types),
    new ConvertLoad(types),
    new ConvertStore(types),
  ];
}
