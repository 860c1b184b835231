import { type Context } from '../ir/context.ts';
import { UnknownLoc } from '../ir/location.ts';
import { invariant } from '../support/invariant.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type Pass } from './pass.ts';

/** Whether a pass for another operation than the manager's is nested by itself, or is an error. */
export type Nesting = 'implicit' | 'explicit';

const anyOp = 'any';

/** Pipelines that run on the operations nested directly in another one: each operation goes through the first that takes it. */
export class NestedPipelines {
  managers: OpPassManager[];

  constructor(manager: OpPassManager) {
    this.managers = [manager];
  }
}

/**
 * A sequence of passes, and pipelines nested in it, for operations of one name (the anchor) or of any.
 * Source: OpPassManager of mlir/lib/Pass/Pass.cpp.
 */
export class OpPassManager {
  /** The name of the operations that the pipeline is for; undefined for any. */
  readonly anchor: string | undefined;
  readonly nesting: Nesting;
  #elements: (Pass | NestedPipelines)[] = [];

  /** `anchor` is the name of an operation, or `any`. */
  constructor(anchor: string, nesting: Nesting = 'explicit') {
    this.anchor = anchor === anyOp ? undefined : anchor;
    this.nesting = nesting;
  }

  get elements(): readonly (Pass | NestedPipelines)[] {
    return this.#elements;
  }

  get isEmpty(): boolean {
    return this.#elements.length === 0;
  }

  /** Says why `pass` cannot be added here, if it cannot. */
  conflictWith(pass: Pass): string | undefined {
    const { anchor } = pass.spec;
    if (this.nesting === 'implicit' || !this.anchor || !anchor || anchor === this.anchor) return undefined;
    return `Can't add pass '${pass.name}' restricted to '${anchor}' on a PassManager intended to run on '${this.anchor}', did you intend to nest?`;
  }

  /** Appends `pass`; with implicit nesting, one for another operation goes into a nested pipeline. Returns this manager. */
  addPass(pass: Pass): this {
    const conflict = this.conflictWith(pass);
    invariant(conflict === undefined, conflict ?? '');
    const { anchor } = pass.spec;
    if (this.anchor && anchor && anchor !== this.anchor) this.nest(anchor).addPass(pass);
    else this.#elements.push(pass);
    return this;
  }

  /** Appends a pipeline for nested operations named `anchor`, or `any`, and returns it. */
  nest(anchor: string): OpPassManager {
    const nested = new OpPassManager(anchor, this.nesting);
    this.#elements.push(new NestedPipelines(nested));
    return nested;
  }

  /** Whether a module can go through this in parts: each symbol of it, and at the end what is left of the module. See PassSpec. */
  get isMemberwise(): boolean {
    return this.#elements.every((element) =>
      element instanceof NestedPipelines
        ? element.managers.every((manager) => manager.anchor !== undefined && manager.#leavesNothing)
        : element.isMemberwise,
    );
  }

  /** Whether this is memberwise and leaves nothing to be done at the end, which nested pipelines reach again and again. */
  get #leavesNothing(): boolean {
    return this.isMemberwise && [...this.passes()].every((pass) => !pass.runBehindMembers);
  }

  /** Visits all passes, nested ones too. */
  *passes(): IterableIterator<Pass> {
    for (const element of this.#elements) {
      if (!(element instanceof NestedPipelines)) yield element;
      else for (const manager of element.managers) yield* manager.passes();
    }
  }

  /** Tells whether operations of that name can go through this pipeline. */
  canScheduleOn(context: Context, opName: string): boolean {
    if (this.anchor !== undefined) return this.anchor === opName;
    if (!context.lookupOp(opName)?.traits.has('IsolatedFromAbove')) return false;
    return this.#elements.every(
      (element) => element instanceof NestedPipelines || element.canScheduleOn(opName, context),
    );
  }

  /**
   * Joins adjacent nested pipelines, so that each nested operation goes through all of them before the next operation does,
   * and checks that every pass can run where it is.
   */
  finalize(context: Context): LogicalResult {
    const merged: (Pass | NestedPipelines)[] = [];
    for (const element of this.#elements) {
      const last = merged[merged.length - 1];
      const canMerge = element instanceof NestedPipelines && last instanceof NestedPipelines;
      if (!canMerge || !merge(context, last, element)) merged.push(element);
    }
    this.#elements = merged;
    for (const element of merged) {
      if (!(element instanceof NestedPipelines)) {
        if (this.anchor === undefined || !context.lookupOp(this.anchor) || element.canScheduleOn(this.anchor, context))
          continue;
        return context.emitError(
          UnknownLoc.instance,
          `unable to schedule pass '${element.name}' on a PassManager intended to run on '${this.anchor}'!`,
        );
      }
      for (const manager of element.managers) if (!manager.finalize(context)) return false;
    }
    return true;
  }

  /** The pipeline as written on command lines: `anchor(pass,nested(pass))`. */
  get text(): string {
    return `${this.anchor ?? anyOp}(${this.#elements.flatMap(elementTexts).join(',')})`;
  }

  /** The text with blanks between the passes that are not nested, as crash reproducers of mlir-opt have it. */
  get spacedText(): string {
    return `${this.anchor ?? anyOp}(${this.#elements.map((element) => elementTexts(element).join(',')).join(', ')})`;
  }

  /** The pipeline over several lines, as `--dump-pass-pipeline` shows it. */
  get prettyText(): string {
    return prettyText(this, '');
  }

  /** Appends the passes of `other`. */
  absorb(other: OpPassManager): void {
    this.#elements.push(...other.#elements);
  }

  /** Appends the passes that `build` adds to a manager for any operation, or returns why one of them cannot be added here. */
  addPipeline(build: (manager: OpPassManager) => void): string | undefined {
    const pipeline = new OpPassManager(anyOp, this.nesting);
    build(pipeline);
    for (const element of pipeline.#elements) {
      const conflict = element instanceof NestedPipelines ? undefined : this.conflictWith(element);
      if (conflict !== undefined) return conflict;
      if (element instanceof NestedPipelines) this.#elements.push(element);
      else this.addPass(element);
    }
    return undefined;
  }
}

/** Appends the pipelines of `second` to those of `first`, unless an operation could then go through the wrong one. */
function merge(context: Context, first: NestedPipelines, second: NestedPipelines): boolean {
  const conflicts = (generic: OpPassManager, others: readonly OpPassManager[]): boolean =>
    others.some((other) => other.anchor === undefined || generic.canScheduleOn(context, other.anchor));
  const genericOf = ({ managers }: NestedPipelines): OpPassManager | undefined =>
    managers.find((manager) => manager.anchor === undefined);
  const [firstGeneric, secondGeneric] = [genericOf(first), genericOf(second)];
  if (firstGeneric && conflicts(firstGeneric, second.managers)) return false;
  if (secondGeneric && conflicts(secondGeneric, first.managers)) return false;
  for (const manager of second.managers) {
    const existing = first.managers.find((candidate) => candidate.anchor === manager.anchor);
    if (existing) existing.absorb(manager);
    else first.managers.push(manager);
  }
  // Managers for one kind of operation come first, by name; one for any operation takes what is left.
  first.managers.sort((a, b) => {
    if (a.anchor === undefined || b.anchor === undefined) return (a.anchor ? 0 : 1) - (b.anchor ? 0 : 1);
    return a.anchor < b.anchor ? -1 : 1;
  });
  return true;
}

function elementTexts(element: Pass | NestedPipelines): string[] {
  return element instanceof NestedPipelines ? element.managers.map((manager) => manager.text) : [element.pipelineText];
}

function prettyText(manager: OpPassManager, indent: string): string {
  const inner = `${indent}  `;
  const lines = manager.elements.flatMap((element) =>
    element instanceof NestedPipelines
      ? element.managers.map((nested) => inner + prettyText(nested, inner))
      : [inner + element.pipelineText],
  );
  return `${manager.anchor ?? anyOp}(\n${lines.join(',\n')}\n${indent})`;
}
