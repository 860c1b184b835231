import { ArrayAttr, DictionaryAttr, SymbolRefAttr } from './attributes/container-attributes.ts';
import type { Attribute } from './attribute.ts';
import type { Operation } from './operation.ts';

/** Replaces the symbols that `op` itself refers to, in lists and dictionaries too. Source: SymbolTable::replaceAllSymbolUses. */
export function replaceSymbolUses(op: Operation, replacement: (symbol: SymbolRefAttr) => SymbolRefAttr): void {
  for (const [name, value] of [...op.properties]) {
    const replaced = replaceSymbols(value, replacement);
    if (replaced !== value) op.setProperty(name, replaced);
  }
  for (const [name, value] of [...op.attributes]) {
    const replaced = replaceSymbols(value, replacement);
    if (replaced !== value) op.setAttr(name, replaced);
  }
}

function replaceSymbols(attribute: Attribute, replacement: (symbol: SymbolRefAttr) => SymbolRefAttr): Attribute {
  if (attribute instanceof SymbolRefAttr) return replacement(attribute);
  if (attribute instanceof ArrayAttr) {
    const elements = attribute.value.map((element) => replaceSymbols(element, replacement));
    const isSame = elements.every((element, i) => element === attribute.value[i]);
    return isSame ? attribute : ArrayAttr.get(attribute.context, elements);
  }
  if (attribute instanceof DictionaryAttr) {
    const entries = [...attribute.value].map(([name, value]) => [name, replaceSymbols(value, replacement)] as const);
    const isSame = entries.every(([name, value]) => attribute.value.get(name) === value);
    return isSame ? attribute : DictionaryAttr.get(attribute.context, new Map(entries));
  }
  return attribute;
}
