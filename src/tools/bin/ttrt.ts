#!/usr/bin/env node
import { enableRelaxedVectors } from '../relaxed-vectors.ts';
import { runTool } from '../run-tool.ts';

enableRelaxedVectors();
void runTool('ttrt', () => import('../ttrt.ts'));
