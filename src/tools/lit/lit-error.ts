/** A mistake of lit's user: a wrong option, a bad configuration, no tests. Reported as `lit: error: <message>`. */
export class LitError extends Error {
  override readonly name = 'LitError';
}
