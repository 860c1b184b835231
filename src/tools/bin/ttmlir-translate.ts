#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

await runTool('ttmlir-translate', () => import('../ttmlir-translate.ts'));
