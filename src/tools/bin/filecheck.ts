#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

await runTool('filecheck', () => import('../filecheck.ts'));
