#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

await runTool('ttrt', () => import('../ttrt.ts'));
