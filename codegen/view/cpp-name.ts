/** Returns the C++ name that MLIR's messages have. */
export function cppName(record: { readonly cppNamespace: string; readonly className: string }): string {
  return `${record.cppNamespace}::${record.className}`;
}
