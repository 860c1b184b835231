/** What is known about every match of an expression before any text is seen. */
import { type Ere } from './ere.ts';

/** Returns the longest run of literal bytes that every match of `root` contains; empty when there is none. */
export function requiredLiteral(root: Ere): string {
  let best = '';
  let run = '';
  const endRun = (): void => {
    if (run.length > best.length) best = run;
    run = '';
  };
  const visit = (node: Ere): void => {
    switch (node.kind) {
      case 'byte':
        run += String.fromCharCode(node.byte);
        return;
      case 'concat':
        return node.parts.forEach(visit);
      case 'group':
        return visit(node.body);
      case 'assert':
        return;
      case 'repeat':
        endRun();
        // One pass through the body is certain, but what stands beside it is not.
        if (node.min > 0) visit(node.body);
        return endRun();
      default:
        return endRun();
    }
  };
  visit(root);
  endRun();
  return best;
}

/** Returns the text that `root` matches when it matches that text only and has no groups, otherwise undefined. */
export function literalText(root: Ere): string | undefined {
  const parts = root.kind === 'concat' ? root.parts : [root];
  let text = '';
  for (const part of parts) {
    if (part.kind !== 'byte') return undefined;
    text += String.fromCharCode(part.byte);
  }
  return text;
}

/** Tells whether a match of `root` can contain a newline. A back-reference repeats what a group can match. */
export function matchesNewline(root: Ere): boolean {
  switch (root.kind) {
    case 'byte':
      return root.byte === 0x0a;
    case 'set':
      return root.set.has(0x0a);
    case 'concat':
      return root.parts.some(matchesNewline);
    case 'alternate':
      return root.branches.some(matchesNewline);
    case 'repeat':
    case 'group':
      return matchesNewline(root.body);
    case 'assert':
    case 'backref':
      return false;
  }
}
