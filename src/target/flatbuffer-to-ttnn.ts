import { parseAttribute } from '../asm/parse-source.ts';
import { ModuleOp } from '../builtin/generated/builtin-ops.gen.ts';
import { FuncOp, ReturnOp } from '../dialects/func/generated/func-ops.gen.ts';
import { deviceAttrName, deviceFromSystemDesc, transposedDevice } from '../dialects/tt/device.ts';
import { type DeviceAttr } from '../dialects/tt/generated/tt-attributes.gen.ts';
import { systemDescAttrName } from '../dialects/tt/system-desc.ts';
import { systemDescFromBinary } from '../dialects/tt/system-desc-binary.ts';
import { ConstantOp } from '../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { type Attribute } from '../ir/attribute.ts';
import { DenseElementsAttr, elementSizeBytes } from '../ir/attributes/elements-attributes.ts';
import { LocationAttr } from '../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../ir/builder.ts';
import { type Context } from '../ir/context.ts';
import { FileLineColLoc, type Location, UnknownLoc } from '../ir/location.ts';
import { Operation } from '../ir/operation.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { type Value } from '../ir/value.ts';
import { verify } from '../ir/verifier.ts';
import { walk, walkBlocks } from '../ir/walk.ts';
import { product } from '../support/math.ts';
import { functionsOf } from './binary/module-parts.ts';
import { moduleOfText } from './flatbuffer-to-ttnn/module-text.ts';
import { buildOperation } from './flatbuffer-to-ttnn/operations.ts';
import { ProgramProblem } from './flatbuffer-to-ttnn/problem.ts';
import { ProgramValues } from './flatbuffer-to-ttnn/program-values.ts';
import { TensorTypes } from './flatbuffer-to-ttnn/tensor-types.ts';
import { isOnTransposedCores } from './flatbuffer-to-ttnn/transposed-cores.ts';
import { BinaryFormatError } from './schema/binary-format-error.ts';
import { decode } from './schema/decode.ts';
import { type TensorRef } from './schema/generated/common.gen.ts';
import { type Program, TTNNBinary } from './schema/generated/ttnn.gen.ts';
import { writtenOps } from './ttnn-to-flatbuffer.ts';

/**
 * Returns the module of a `.ttnn` file, one function per program; undefined after errors, which go to the context at `name`.
 *
 * The tables say what the program is. Where the text in the debug information says the same, the module is that of the text, which
 * says more. Operations have the locations of the debug information. The module is verified, and written as a binary it has the same content again.
 */
export function translateFlatbufferToTTNN(bytes: Uint8Array, context: Context, name: string): Operation | undefined {
  const location = FileLineColLoc.get(name, 0, 0);
  try {
    const binary = decode(TTNNBinary, bytes);
    // First, as tables cannot tell every device that text can.
    const named = moduleOfText(binary, context);
    if (named) {
      setLocations(named, binary, context);
      return named;
    }
    const module = moduleOf(binary, context);
    return verifyOf(module, context, location) ? module : undefined;
  } catch (error) {
    if (error instanceof BinaryFormatError) context.emitError(location, error.message);
    else if (error instanceof ProgramProblem) {
      context.emitError(location, error.message, ...(error.note === undefined ? [] : [error.note]));
    } else throw error;
    return undefined;
  }
}

function moduleOf(binary: TTNNBinary, context: Context): Operation {
  const chipIds = chipIdsOf(binary);
  const meshShape = chipIds.length > 1 ? [chipIds.length, 1, 1] : [];
  const systemDesc = systemDescFromBinary(context, binary.systemDesc, (message) => {
    throw new ProgramProblem(message);
  })!;
  const deviceOf = isOnTransposedCores(binary.programs) ? transposedDevice : deviceFromSystemDesc;
  const device = systemDesc.chipDescs.every(({ grid }) => grid.length === 2)
    ? deviceOf(context, systemDesc, meshShape, chipIds)
    : undefined;
  if (!device) throw new ProgramProblem('the chips of the system make no device');
  const attributes = new Map<string, Attribute>([
    [deviceAttrName, device],
    [systemDescAttrName, systemDesc],
  ]);
  const module = Operation.create({ context, name: ModuleOp.opName, location: UnknownLoc.instance, regions: 1, attributes }); // prettier-ignore
  const builder = new OpBuilder(context);
  builder.createBlock(module.regions[0]!);
  const types = new TensorTypes(device, binary.programs);
  for (const program of binary.programs) buildFunction(program, builder, device, types);
  return module;
}

/** Returns the chips of the device that the programs open, chip 0 when they open none. */
function chipIdsOf({ programs }: TTNNBinary): readonly number[] {
  for (const { operations } of programs) {
    for (const { type } of operations) if (type.type === 'GetDeviceOp') return type.value.chipIds;
  }
  return [0];
}

function buildFunction(program: Program, builder: OpBuilder, device: DeviceAttr, types: TensorTypes): void {
  const { context } = builder;
  const body = new OpBuilder(context);
  const values = new ProgramValues(types, (ref) => buildConstant(body, ref, types));
  const inputs = program.inputs.map((input) => values.typeOf(input));
  const signature = (results: FunctionType['results']): FunctionType => FunctionType.get(context, inputs, results);
  const func = FuncOp.build(builder, UnknownLoc.instance, { symName: program.name, functionType: signature([]) });
  const block = body.createBlock(func.body, inputs, inputs.map(() => UnknownLoc.instance)); // prettier-ignore
  program.inputs.forEach((input, i) => values.setTensor(input, block.arguments[i]!));
  for (const { type, debugInfo } of program.operations) {
    buildOperation(type, { builder: body, location: locationIn(debugInfo, context), values, device });
  }
  const results = program.outputs.map((output) => values.tensor(output));
  ReturnOp.build(body, UnknownLoc.instance, { operands: results });
  func.functionType = signature(results.map(({ type }) => type));
}

/** Verifies the module. What is said of operations without a location is said of the file. */
function verifyOf(module: Operation, context: Context, file: Location): boolean {
  const { result, diagnostics } = context.diagnostics.collect(() => verify(module));
  const placed = <Said extends { readonly location: Location }>(said: Said): Said =>
    said.location === UnknownLoc.instance ? { ...said, location: file } : said;
  for (const diagnostic of diagnostics) {
    context.diagnostics.emit({ ...placed(diagnostic), notes: diagnostic.notes.map(placed) });
  }
  return result;
}

/** Gives the operations of a module that was read from text the locations that its programs tell. */
function setLocations(module: Operation, { programs }: TTNNBinary, context: Context): void {
  walk(module, {
    before: (op) => {
      op.location = UnknownLoc.instance;
    },
  });
  walkBlocks(module, (block) => {
    for (const argument of block.arguments) argument.location = UnknownLoc.instance;
  });
  functionsOf(module).forEach((func, i) => {
    const ops = writtenOps(func);
    programs[i]!.operations.forEach(({ debugInfo }, k) => (ops[k]!.location = locationIn(debugInfo, context)));
  });
}

/** Makes the tensor of elements that are stored with its description. Throws ProgramProblem. */
function buildConstant(builder: OpBuilder, { desc, globalId }: TensorRef, types: TensorTypes): Value {
  const resultType = types.of(desc);
  const elementsType = resultType.withEncoding(undefined);
  const { constantData = new Uint8Array() } = desc;
  const sizeBytes = product(desc.shape) * elementSizeBytes(resultType.elementType);
  if (constantData.length !== sizeBytes) {
    throw new ProgramProblem(
      `tensor ${globalId} has elements of another size than its type`,
      `they take ${constantData.length} bytes, expected ${sizeBytes}`,
    );
  }
  const value = DenseElementsAttr.get(elementsType, constantData);
  return ConstantOp.build(builder, UnknownLoc.instance, { value, resultType }).result();
}

/** Returns the location at the end of an operation's text, the unknown location without one. */
function locationIn(text: string | undefined, context: Context): Location {
  const start = text === undefined ? -1 : lastOutsideQuotes(text, ' loc(');
  if (start < 0) return UnknownLoc.instance;
  const { result } = context.diagnostics.collect(() => parseAttribute(text!.slice(start + 1), context));
  return result instanceof LocationAttr ? result.value : UnknownLoc.instance;
}

/** Returns where `searched`, which has no quotes, is last in a text of MLIR, -1 if it is nowhere. Names in quotes may hold anything. */
function lastOutsideQuotes(text: string, searched: string): number {
  let last = -1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
    } else if (text.startsWith(searched, i)) last = i;
  }
  return last;
}
