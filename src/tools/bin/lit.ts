#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

await runTool('lit', () => import('../lit.ts'));
