/** What is wrong with what became of an input. */
export interface Finding {
  /** The property that does not hold. Inputs with the same property and signature show the same bug. */
  readonly property: string;
  /** What the property's failure is about, without what differs between inputs that show the same bug. */
  readonly signature: string;
  /** What to show to a person. */
  readonly details: string;
}

/** What became of an input: whether it was taken for right, and what is wrong with that, if anything. */
export interface Checked {
  readonly accepted: boolean;
  readonly finding?: Finding;
}

/** Returns the finding for an error that nothing of the code under test may throw. */
export function internalError(error: unknown): Finding {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const places = stack.split('\n').filter((line) => line.includes('/src/'));
  const place = /\/src\/([^\s)]*)/.exec(places[0] ?? '')?.[1]?.replace(/:\d+:\d+$/, '') ?? '';
  return {
    property: 'no internal error',
    signature: `${name}: ${withoutDetails(message)} ${place}`,
    details: stack === '' ? message : stack,
  };
}

/** Returns a finding about texts that should be equal: where they begin to differ. */
export function difference(property: string, expected: string, actual: string): Finding {
  const [before, after] = [expected.split('\n'), actual.split('\n')];
  const line = before.findIndex((text, i) => text !== after[i]);
  const at = line < 0 ? before.length : line;
  const [left, right] = [before[at] ?? '<end>', after[at] ?? '<end>'];
  return {
    property,
    signature: withoutDetails(/"[^"]*"|[a-z_]+\.[\w.]+/.exec(left)?.[0] ?? ''),
    details: `line ${at + 1}\n- ${left}\n+ ${right}\n--- before\n${expected}\n--- after\n${actual}`,
  };
}

/** Returns the message without names, numbers and texts of the input. */
export function withoutDetails(message: string): string {
  return message
    .split('\n')[0]!
    .replace(/'[^']*'|"[^"]*"/g, "''")
    .replace(/\d+/g, '0')
    .slice(0, 160);
}
