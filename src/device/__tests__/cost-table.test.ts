import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { costTable, packetRates, type Cost } from '../cost-table.ts';
import { binaryFunctions, unaryFunctions } from '../tile-math/elementwise-functions.ts';

test('every number is positive and names its source', () => {
  const costs: readonly Cost[] = [
    ...Object.values(costTable),
    ...packetRates.map(({ bytesPerCycle }) => bytesPerCycle),
    ...Object.values({ ...unaryFunctions, ...binaryFunctions }).map(({ cyclesPerTile }) => cyclesPerTile),
  ];
  for (const { value, source } of costs) {
    assert.ok(value > 0);
    assert.match(source, /^(Wormhole ISA documentation|tt-npe cost model|fitted cost model|estimate)[:,] ?./);
  }
});

test.run();
