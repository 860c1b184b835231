/** Writes the samples into the folder given as the argument; fixtures/flatbuffers/README.md has the commands around it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeSamples } from './samples.ts';

const folder = process.argv[2] ?? '.';
for (const [name, bytes] of encodeSamples()) writeFileSync(join(folder, name), bytes);
