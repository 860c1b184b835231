import manifest from '../../package.json' with { type: 'json' };

/** The version of this package, which every tool prints for `--version`. */
export const packageVersion: string = manifest.version;
