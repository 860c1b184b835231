import { type PrintingFlags } from '../asm/printer/flags.ts';
import { printAttribute, printType } from '../asm/printer/print-op.ts';
import { scopeOfNames, ValueNames } from '../asm/printer/value-names.ts';
import { type Attribute } from '../ir/attribute.ts';
import { ArrayAttr } from '../ir/attributes/container-attributes.ts';
import {
  DenseElementsAttr,
  DenseResourceElementsAttr,
  DenseStringElementsAttr,
  SparseElementsAttr,
} from '../ir/attributes/elements-attributes.ts';
import { type Block } from '../ir/block.ts';
import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { OpResult, type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { attributeProperties } from '../ods/property-conversion.ts';
import { ViewOpGraphPassBase, type ViewOpGraphOptions } from './generated/transforms-passes.gen.ts';

/** `view-op-graph`: writes the operation as a graph in the DOT language. Source: mlir/lib/Transforms/ViewOpGraph.cpp. */
export class ViewOpGraphPass extends ViewOpGraphPassBase {
  override runOnOperation(op: Operation): void {
    this.markAllAnalysesPreserved();
    op.context.writeDebugText(new GraphWriter(op, this.options, this.printing).write());
  }
}

/** Constants and arrays with more elements than this are left out, unless the flags of printing say another number. */
const defaultMaxElements = 16;

/** A node; an operation with regions is a cluster, with an invisible node where edges start and end. */
interface Node {
  readonly id: number;
  readonly cluster?: number;
}

class GraphWriter {
  readonly #root: Operation;
  /** The outermost operation around the root, in which values are named but in local scope. */
  readonly #top: Operation;
  readonly #options: ViewOpGraphOptions;
  readonly #printing: PrintingFlags;
  /** The names of values by the operation that they are looked for in. */
  readonly #names = new Map<Operation, ValueNames>();
  readonly #maxElements: number;
  readonly #colors: ReadonlyMap<string, string>;
  readonly #nodes = new Map<Value, Node>();
  readonly #dataFlow: { readonly value: Value; readonly user: Node }[] = [];
  readonly #controlFlow: string[] = [];
  #lines: string[] = [];
  #indent = '';
  #count = 0;

  constructor(root: Operation, options: ViewOpGraphOptions, printing: PrintingFlags) {
    this.#root = root;
    let top = root;
    for (let parent = top.parentOp; parent; parent = parent.parentOp) top = parent;
    this.#top = top;
    this.#options = options;
    this.#printing = printing;
    this.#maxElements = printing.elideElementsIfLarger ?? defaultMaxElements;
    this.#colors = colorsOf(root);
  }

  write(): string {
    this.#line('digraph G {');
    this.#indent = '  ';
    this.#line('compound = true;');
    this.#addOp(this.#root);
    for (const edge of this.#controlFlow) this.#line(edge);
    for (const { value, user } of this.#dataFlow) {
      const source = this.#nodes.get(value);
      if (source) this.#line(this.#edge(source, user, 'solid', portOf(this.#name(value))));
    }
    this.#indent = '';
    this.#line('}');
    return `${this.#lines.join('\n')}\n`;
  }

  #line(text: string): void {
    // Labels may have line ends, too; lines of blanks are empty.
    const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : this.#indent + line));
    this.#lines.push(lines.join('\n'));
  }

  #addOp(op: Operation): Node {
    const node =
      op.regions.length > 0 ? this.#addCluster(this.#clusterLabel(op), () => this.#addBlocks(op)) : this.#addRecord(op);
    if (this.#options.printDataFlowEdges) for (const value of op.operands) this.#dataFlow.push({ value, user: node });
    for (const result of op.results) this.#nodes.set(result, node);
    return node;
  }

  #addBlocks(op: Operation): void {
    for (const region of op.regions) {
      for (const block of region.blocks) this.#addCluster('', () => this.#addBlock(block));
    }
  }

  #addBlock(block: Block): void {
    for (const argument of block.arguments) {
      this.#nodes.set(argument, this.#addNode({ label: quoted(this.#resultLabel(argument)), shape: 'Mrecord' }));
    }
    let previous: Node | undefined;
    for (const op of block.operations()) {
      const node = this.#addOp(op);
      if (previous && this.#options.printControlFlowEdges) this.#controlFlow.push(this.#edge(previous, node, 'dashed'));
      previous = node;
    }
  }

  #addCluster(label: string, addBody: () => void): Node {
    const cluster = ++this.#count;
    this.#line(`subgraph cluster_${cluster} {`);
    const outer = this.#indent;
    this.#indent += '  ';
    const { id } = this.#addNode({ label: quoted(' '), shape: 'plain' });
    this.#line(`label = ${quoted(label)};`);
    addBody();
    this.#indent = outer;
    this.#line('}');
    return { id, cluster };
  }

  #addRecord(op: Operation): Node {
    const fillcolor = quoted(this.#colors.get(op.name)!);
    return this.#addNode({ fillcolor, label: quoted(this.#recordLabel(op)), shape: 'Mrecord', style: 'filled' });
  }

  #addNode(attributes: Readonly<Record<string, string>>): Node {
    const id = ++this.#count;
    this.#line(`v${id} ${attributeList(attributes)};`);
    return { id };
  }

  #edge(from: Node, to: Node, style: string, port?: string): string {
    const end = ({ id, cluster }: Node, suffix: string): string =>
      port === undefined || cluster !== undefined ? `v${id}` : `v${id}:${suffix}`;
    const attributes: Record<string, string> = {};
    if (to.cluster !== undefined) attributes['lhead'] = `cluster_${to.cluster}`;
    if (from.cluster !== undefined) attributes['ltail'] = `cluster_${from.cluster}`;
    attributes['style'] = style;
    return `${end(from, `res${port}:s`)} -> ${end(to, `arg${port}:n`)}${attributeList(attributes)};`;
  }

  #clusterLabel(op: Operation): string {
    // All types are cut as one, and nothing in them is escaped.
    const types = this.#shortened(op.results.map(({ type }) => printType(type, this.#printing)).join(', '));
    const name = `${op.name}${this.#options.printResultTypes ? ` : (${types})` : ''}`;
    return this.#options.printAttrs ? `${name}\\l${this.#attributeLabel(op)}` : name;
  }

  #recordLabel(op: Operation): string {
    const fields: string[] = [];
    const ports = op.operands.map((value) => this.#name(value));
    if (ports.length > 0) fields.push(`{${ports.map((name) => `<arg${portOf(name)}> ${escaped(name)}`).join('|')}}`);
    const attributes = this.#attributeLabel(op);
    fields.push(`${op.name}\\l${attributes === '' ? '' : '\\l'}${attributes}`);
    if (op.numResults > 0) fields.push(`{${op.results.map((result) => this.#resultLabel(result)).join('|')}}`);
    return `{${fields.join('|')}}`;
  }

  #resultLabel(value: Value): string {
    const name = this.#name(value);
    const type = this.#options.printResultTypes ? ` ${this.#typeLabel(value.type)}` : '';
    return `<res${portOf(name)}> ${escaped(name)}${type}`;
  }

  #attributeLabel(op: Operation): string {
    if (!this.#options.printAttrs) return '';
    const inherent = op.isRegistered ? attributeProperties(op) : [];
    const attributes = [...inherent, ...op.attributes].sort(([a], [b]) => (a < b ? -1 : 1));
    return attributes.map(([name, value]) => `${name}: ${this.#attributeText(value)}\\l`).join('');
  }

  #attributeText(attribute: Attribute): string {
    const isDense = attribute instanceof DenseElementsAttr || attribute instanceof DenseStringElementsAttr;
    if (isDense && attribute.isSplat) return escaped(printAttribute(attribute, this.#printing));
    if (isDense || attribute instanceof DenseResourceElementsAttr || attribute instanceof SparseElementsAttr) {
      const { type } = attribute;
      const shape = type.shape ?? [];
      if (shape.reduce((a, b) => a * b, 1) > this.#maxElements) {
        return `${'['.repeat(shape.length)}...${']'.repeat(shape.length)} : ${this.#typeLabel(type)}`;
      }
    }
    if (attribute instanceof ArrayAttr && attribute.value.length > this.#maxElements) return '[...]';
    return this.#label(printAttribute(attribute, this.#printing));
  }

  #name(value: Value): string {
    const owner = value instanceof OpResult ? value.owner : value.parentBlock!.parentOp!;
    const scope = this.#printing.localScope ? scopeOfNames(owner) : this.#top;
    let names = this.#names.get(scope);
    if (!names) {
      names = new ValueNames(this.#printing);
      names.number(scope);
      this.#names.set(scope, names);
    }
    return names.use(value);
  }

  #typeLabel(type: Type): string {
    return this.#label(printType(type, this.#printing));
  }

  #label(text: string): string {
    return escaped(this.#shortened(text));
  }

  #shortened(text: string): string {
    const { maxLabelLength } = this.#options;
    return text.length > maxLabelLength ? `${text.slice(0, maxLabelLength)}...` : text;
  }
}

/** Gives each name of an operation a hue, evenly apart, inner operations first. */
function colorsOf(root: Operation): Map<string, string> {
  const names = new Set<string>();
  walk(root, { after: ({ name }) => void names.add(name) });
  return new Map([...names].map((name, i) => [name, `${(i / names.size).toFixed(6)} 0.3 0.95`]));
}

function attributeList(attributes: Readonly<Record<string, string>>): string {
  return `[${Object.entries(attributes).map(([key, value]) => `${key} = ${value}`).join(', ')}]`; // prettier-ignore
}

/** Names ports like values, without the characters that have a meaning in DOT. */
function portOf(name: string): string {
  return name.replaceAll(/[%#]/g, '_');
}

function quoted(text: string): string {
  return `"${text}"`;
}

/** Escapes what has a meaning in the label of a record. */
function escaped(text: string): string {
  return text.replaceAll(/[{|<}>\n"]/g, '\\$&');
}
