#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

await runTool('ttmlir-opt', () => import('../ttmlir-opt.ts'));
