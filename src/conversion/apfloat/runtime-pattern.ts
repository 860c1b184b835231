import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { walkAndApplyPatterns } from '../../rewrite/walk-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CallBuilder, hasRuntimeTypes, RuntimeLibrary } from './runtime-calls.ts';

/** A function of the library that computes what an operation does. */
export interface RuntimeFunction<T extends Operation> {
  readonly root: OpClass<T>;
  readonly name: string;
  /** The types of parameters and result. */
  readonly signature: (calls: CallBuilder) => readonly [inputs: readonly Type[], result: Type];
  /** Computes the result of scalars with the function. */
  readonly compute: (parts: RuntimeCall<T>) => Value;
  /** Whether elements of vectors are computed one by one. Default true. */
  readonly hasVectors?: boolean;
  readonly accepts?: (op: T) => boolean;
}

export interface RuntimeCall<T extends Operation> {
  readonly op: T;
  readonly calls: CallBuilder;
  readonly scalars: readonly Value[];
  readonly type: Type;
  /** Calls the function. */
  readonly call: (...operands: readonly Value[]) => Value;
}

/** Replaces an operation by calls of a function. */
export class RuntimePattern<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClass<T>;
  override readonly debugName: string;
  readonly #function: RuntimeFunction<T>;
  readonly #library: RuntimeLibrary;

  constructor(runtimeFunction: RuntimeFunction<T>, library: RuntimeLibrary) {
    super();
    this.root = runtimeFunction.root;
    this.debugName = `ToAPFloat<${opClassName(this.root)}>`;
    this.#function = runtimeFunction;
    this.#library = library;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const { name, signature, compute, hasVectors = true, accepts } = this.#function;
    if (!hasRuntimeTypes(op, hasVectors) || accepts?.(op) === false) {
      return rewriter.notifyMatchFailure(op, 'only integers and floats (or vectors thereof) are supported');
    }
    if (!this.#library.isReachableFrom(op)) return rewriter.notifyMatchFailure(op, 'the function would not be found');
    const calls = new CallBuilder(rewriter, op.location);
    const [inputs, result] = signature(calls);
    const callee = this.#library.require(name, FunctionType.get(op.context, inputs, [result]));
    if (!callee) return false;
    const call = (...operands: readonly Value[]): Value => calls.call(callee, operands, result);
    const value = calls.forEachScalar(op.operands, op.result(0).type, (scalars, type) =>
      compute({ op, calls, scalars, type, call }),
    );
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

/** Makes a pattern that calls functions of the library. */
export type RuntimePatternMaker = (library: RuntimeLibrary) => OpRewritePattern<Operation>;

export const calling =
  <T extends Operation>(runtimeFunction: RuntimeFunction<T>): RuntimePatternMaker =>
  (library) =>
    new RuntimePattern(runtimeFunction, library);

/** Replaces operations below `root` by calls. Fails where the functions have been declared otherwise, which has been reported. */
export function applyRuntimePatterns(root: Operation, makers: readonly RuntimePatternMaker[]): LogicalResult {
  const library = new RuntimeLibrary(root);
  walkAndApplyPatterns(
    root,
    makers.map((make) => make(library)),
  );
  return !library.hasErrors;
}

/** Computes a float of as many floats of its format. */
export function floatFunction<T extends Operation>(
  root: OpClass<T>,
  name: string,
  numOperands: number,
  hasVectors = true,
): RuntimePatternMaker {
  return calling({
    root,
    name,
    hasVectors,
    signature: ({ i32, i64 }) => [[i32, ...Array.from({ length: numOperands }, () => i64)], i64],
    compute({ calls, scalars, type, call }) {
      const bits = scalars.map((scalar) => calls.bits(scalar));
      return calls.float(call(calls.format(type), ...bits), type);
    },
  });
}
