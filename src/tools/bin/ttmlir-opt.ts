#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

void runTool('ttmlir-opt', () => import('../ttmlir-opt.ts'));
