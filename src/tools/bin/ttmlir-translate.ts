#!/usr/bin/env node
import { runTool } from '../run-tool.ts';

void runTool('ttmlir-translate', () => import('../ttmlir-translate.ts'));
