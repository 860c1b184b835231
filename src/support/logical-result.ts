/** Says whether something worked; when it did not, a diagnostic has already said why. */
export type LogicalResult = boolean;

/** Returns the result that says it worked. */
export const success = (): LogicalResult => true;

/** Returns the result that says it failed. */
export const failure = (): LogicalResult => false;
