/** The type constraints that specs name. */
export * from './scalar-type-constraints.ts';
export * from './shaped-type-constraints.ts';
