/** A file that codegen makes: its path from the root of the tree, with forward slashes, and what is in it. */
export interface OutputFile {
  readonly path: string;
  readonly content: string;
}
