import { type PrintingFlags } from '../asm/printer/flags.ts';
import { printWithPlaces } from '../asm/printer/operation-places.ts';
import { FileLineColLoc, fuseLocations, NameLoc } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { temporaryPath, writeWhole } from '../support/files.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { systemErrorText } from '../support/system-error.ts';
import { SnapshotOpLocationsPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `snapshot-op-locations`: writes the operation to a file and makes the places there the locations of all operations in the text.
 * Source: mlir/lib/Transforms/LocationSnapshot.cpp.
 */
export class SnapshotOpLocationsPass extends SnapshotOpLocationsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { fileName, tag } = this.options;
    const path = fileName === '' ? temporaryPath('mlir_snapshot', '.tmp.mlir') : fileName;
    const { text, places } = printWithPlaces(root, this.#flags);
    try {
      if (path === '-') root.context.writeOutput(text);
      else writeWhole(path, text);
    } catch (error) {
      return root.emitError(`cannot open output file '${path}': ${systemErrorText(error)}`);
    }
    for (const [op, { line, indent }] of places) {
      const place = FileLineColLoc.get(path, line, indent);
      op.location = tag === '' ? place : fuseLocations([op.location, new NameLoc(tag, place)]);
    }
    return true;
  }

  get #flags(): PrintingFlags {
    const { enableDebugInfo, printGenericOpForm, printPrettyDebugInfo, useLocalScope } = this.options;
    return {
      ...this.printing,
      debugInfo: enableDebugInfo,
      prettyDebugInfo: printPrettyDebugInfo,
      genericForm: printGenericOpForm,
      localScope: useLocalScope || this.printing.localScope === true,
      externalResources: new Map(),
    };
  }
}
