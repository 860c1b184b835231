import { ModuleOp } from '../builtin/generated/builtin-ops.gen.ts';
import { FuncOp, ReturnOp } from '../dialects/func/generated/func-ops.gen.ts';
import { DataType } from '../dialects/tt/generated/tt-enums.gen.ts';
import { DeviceType } from '../dialects/tt/generated/tt-types.gen.ts';
import { type MemoryConfigAttr } from '../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { type BufferType, type Layout, type TensorMemoryLayout } from '../dialects/ttnn/generated/ttnn-enums.gen.ts';
import { EmptyOp, GetDeviceOp, MultiplyOp, ToDeviceOp, ToLayoutOp } from '../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { isTensorType } from '../ir/types/shaped-types.ts';
import { type Value } from '../ir/value.ts';
import { opSpecOf } from '../ods/op-spec.ts';

/**
 * Returns the module as C++ that calls the TTNN library: one function per `func.func`, one call per operation. Undefined when
 * something in the module has no C++ form, such as `ttnn.dealloc`; nothing is reported, because the text only informs.
 *
 * It is what upstream's conversion to EmitC and MLIR's C++ emitter make of the module together, attributes that get lost on
 * that way included. Source: ttmlir-facts, section 3.6; mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function translateTTNNToCpp(module: Operation): string | undefined {
  if (!(module instanceof ModuleOp) || module.bodyRegion.firstBlock?.firstOp == null) return undefined;
  const text = moduleText(module);
  return text === undefined ? undefined : `#include "ttnn-precompiled.hpp"\n${text}`;
}

/** Every operation of a module ends with an empty line, and so does the module. */
function moduleText(module: ModuleOp): string | undefined {
  let text = '';
  for (const op of module.bodyRegion.operations()) {
    const part = op instanceof ModuleOp ? moduleText(op) : op instanceof FuncOp ? functionText(op) : undefined;
    if (part === undefined) return undefined;
    text += part;
  }
  return `${text}\n`;
}

function functionText(func: FuncOp): string | undefined {
  const [block, ...others] = func.body.blocks;
  const { functionType } = func;
  if (others.length > 0 || !(functionType instanceof FunctionType)) return undefined;
  const body = new FunctionBody();
  // A declaration becomes a function without parameters and body, as in MLIR's C++ emitter.
  const parameters = (block?.arguments ?? []).map((argument) => body.declare(cppType(argument.type), argument));
  const results = functionType.results.map(cppType);
  if ([...parameters, ...results].includes(undefined)) return undefined;
  for (const op of func.body.operations()) if (!body.operation(op)) return undefined;
  const result = results.length > 1 ? `std::tuple<${results.join(', ')}>` : (results[0] ?? 'void');
  return `${result} ${func.symName}(${parameters.join(', ')}) {\n${body.text}}\n\n`;
}

/** Returns the C++ type of tensors and devices, undefined for others. */
function cppType(type: Type): string | undefined {
  if (isTensorType(type)) return 'ttnn::Tensor';
  return type instanceof DeviceType ? 'ttnn::Device*' : undefined;
}

/** The statements of a function. Variables are `v1`, `v2`, … in the order of their declarations. */
class FunctionBody {
  text = '';
  readonly #names = new Map<Value, string>();
  #variables = 0;

  /** Returns `type name` with the next name, which `value` goes by from now on; undefined without type. */
  declare(type: string | undefined, value?: Value): string | undefined {
    const name = `v${++this.#variables}`;
    if (value) this.#names.set(value, name);
    return type && `${type} ${name}`;
  }

  /** Adds the statements of an operation; returns false when it has no C++ form. */
  operation(op: Operation): boolean {
    if (op instanceof ReturnOp) this.#return(op.operands);
    else if (op instanceof GetDeviceOp) this.#result(op, 'ttnn::DeviceGetter::getInstance()');
    else if (op instanceof ToLayoutOp) {
      this.#call(op, this.#name(op.input), layoutNames[op.layout], 'std::nullopt', 'std::nullopt', this.#name(op.device)); // prettier-ignore
    } else if (op instanceof ToDeviceOp) {
      this.#call(op, this.#name(op.input), this.#name(op.device), this.#memoryConfig(op.memoryConfig));
    } else if (op instanceof MultiplyOp) {
      if (op.numOperands !== 3 || op.numResults !== 1) return false;
      const [lhs, rhs, output] = op.operands.map((operand) => this.#name(operand));
      this.#call(op, lhs!, rhs!, 'std::nullopt', 'std::nullopt', output!);
    } else if (op instanceof EmptyOp) return this.#empty(op);
    else if (isPlainCall(op)) this.#call(op, ...op.operands.map((operand) => this.#name(operand)));
    else return false;
    return true;
  }

  #return(values: readonly Value[]): void {
    const names = values.map((value) => this.#name(value)).join(', ');
    this.#statement(values.length > 1 ? `return std::make_tuple(${names})` : `return ${names}`.trimEnd());
  }

  #empty(op: EmptyOp): boolean {
    const dtype = op.dtype && dataTypeNames[op.dtype];
    if (dtype === undefined || op.layout === undefined) return false;
    const shape = this.#local('ttnn::Shape', `ttnn::Shape(Shape({${op.shape.shape.map((size) => `${size}, `).join('')}}))`); // prettier-ignore
    const common = [shape, `ttnn::DataType::${dtype}`, layoutNames[op.layout]];
    if (op.device === undefined || op.memoryConfig === undefined) this.#call(op, ...common);
    else this.#call(op, ...common, this.#local('ttnn::Device&', `*${this.#name(op.device)}`), this.#memoryConfig(op.memoryConfig)); // prettier-ignore
    return true;
  }

  #memoryConfig(config: MemoryConfigAttr): string {
    const layout = memoryLayoutNames[config.tensorMemoryLayout.value];
    const bufferType = bufferTypeNames[config.bufferType.value];
    return this.#local('ttnn::MemoryConfig', `ttnn::MemoryConfig(${layout}, ${bufferType})`);
  }

  /** Adds the call of the library function that is named like the operation. */
  #call(op: Operation, ...args: readonly string[]): void {
    this.#result(op, `${op.name.replace('.', '::')}(${args.join(', ')})`);
  }

  #result(op: Operation, expression: string): void {
    this.#statement(`${this.declare(cppType(op.result().type), op.result())} = ${expression}`);
  }

  /** Adds a variable that stands for no value of the module; returns its name. */
  #local(type: string, expression: string): string {
    this.#statement(`${this.declare(type)} = ${expression}`);
    return `v${this.#variables}`;
  }

  #name(value: Value): string {
    return this.#names.get(value)!;
  }

  #statement(text: string): void {
    this.text += `  ${text};\n`;
  }
}

/** Tells whether an operation becomes a call with its operands as they are: all that a binary can hold and that give one tensor. */
function isPlainCall(op: Operation): boolean {
  return (
    op.dialectNamespace === 'ttnn' &&
    opSpecOf(op)?.flatbuffer !== undefined &&
    op.numResults === 1 &&
    cppType(op.result().type) !== undefined
  );
}

const layoutNames: Readonly<Record<Layout, string>> = {
  row_major: 'ttnn::Layout::ROW_MAJOR',
  tile: 'ttnn::Layout::TILE',
  invalid: 'ttnn::Layout::INVALID',
};

const memoryLayoutNames: Readonly<Record<TensorMemoryLayout, string>> = {
  interleaved: 'ttnn::TensorMemoryLayout::INTERLEAVED',
  single_bank: 'ttnn::TensorMemoryLayout::SINGLE_BANK',
  height_sharded: 'ttnn::TensorMemoryLayout::HEIGHT_SHARDED',
  width_sharded: 'ttnn::TensorMemoryLayout::WIDTH_SHARDED',
  block_sharded: 'ttnn::TensorMemoryLayout::BLOCK_SHARDED',
};

const bufferTypeNames: Readonly<Record<BufferType, string>> = {
  dram: 'ttnn::BufferType::DRAM',
  l1: 'ttnn::BufferType::L1',
  system_memory: 'ttnn::BufferType::SYSTEM_MEMORY',
  l1_small: 'ttnn::BufferType::L1_SMALL',
  trace: 'ttnn::BufferType::TRACE',
};

/** The formats that the library's C++ interface has. */
const dataTypeNames: Partial<Record<DataType, string>> = {
  [DataType.Float32]: 'FLOAT32',
  [DataType.BFloat16]: 'BFLOAT16',
  [DataType.BFP_BFloat8]: 'BFLOAT8_B',
  [DataType.BFP_BFloat4]: 'BFLOAT4_B',
  [DataType.UInt32]: 'UINT32',
  [DataType.UInt16]: 'UINT16',
  [DataType.UInt8]: 'UINT8',
};
