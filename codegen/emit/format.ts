import * as prettier from 'prettier';

/** Returns generated TypeScript in the format of the project; `path` finds the project's settings. */
export async function formatTypeScript(content: string, path: string): Promise<string> {
  const options = await prettier.resolveConfig(path);
  return prettier.format(content, { ...options, parser: 'typescript' });
}
