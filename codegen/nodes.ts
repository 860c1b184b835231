import { type SourceFile, type SourceLocation } from './source.ts';

/** A value of a spec file that knows where it was written. */
export type SpecNode = ScalarNode | ListNode | MapNode;

/** A string, number or boolean. */
export interface ScalarNode extends SourceLocation {
  readonly kind: 'scalar';
  readonly value: string | number | boolean;
  /** Offset in the file of each character of a string value; undefined when the text was changed by substitution. */
  readonly offsetAt: (index: number) => number;
}

/** A YAML sequence. */
export interface ListNode extends SourceLocation {
  readonly kind: 'list';
  readonly items: readonly SpecNode[];
}

/** A YAML mapping, in the order of the file. */
export interface MapNode extends SourceLocation {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, MapEntry>;
}

/** A key of a mapping with its value. */
export interface MapEntry {
  readonly key: ScalarNode;
  readonly value: SpecNode;
}

/** A piece of text from a spec whose characters can be found again in the file. */
export class SpecText implements SourceLocation {
  readonly text: string;
  readonly file: SourceFile;
  private readonly offsetAt: (index: number) => number;

  constructor(text: string, file: SourceFile, offsetAt: (index: number) => number) {
    this.text = text;
    this.file = file;
    this.offsetAt = offsetAt;
  }

  /** Where the text begins. */
  get offset(): number {
    return this.offsetAt(0);
  }

  /** Returns the place of the character at `index` of the text. */
  at(index: number): SourceLocation {
    return { file: this.file, offset: this.offsetAt(index) };
  }

  /** Returns the characters from `start` up to `end`. */
  slice(start: number, end?: number): SpecText {
    return new SpecText(this.text.slice(start, end), this.file, (index) => this.offsetAt(start + index));
  }
}

/** Returns the text of a scalar together with the places of its characters. */
export function textOf(node: ScalarNode): SpecText {
  return new SpecText(String(node.value), node.file, node.offsetAt);
}

/** Says what a node is, for messages. */
export function describeNode(node: SpecNode): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'map') return 'a mapping';
  return typeof node.value === 'string' ? 'a string' : typeof node.value === 'number' ? 'a number' : 'a boolean';
}
