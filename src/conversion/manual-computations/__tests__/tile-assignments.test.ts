import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSharding, type TileAssignment } from '../tile-assignments.ts';
import { meshOfAssignments } from '../tiled-mesh.ts';

const read = (text: string): TileAssignment => readSharding(text) as TileAssignment;

test('shardings say which devices have which tile', () => {
  assert.is(readSharding('{replicated}'), 'replicated');
  assert.is(readSharding('{manual}'), 'manual');
  assert.equal(read('{devices=[2,2]<=[2,2]T(1,0)}'), { tiles: [2, 2], tail: [], devices: [0, 2, 1, 3] });
  assert.equal(read('{devices=[2,1]1,0}'), { tiles: [2, 1], tail: [], devices: [1, 0] });
  assert.equal(read('{devices=[1,2]<=[2] last_tile_dim_replicate metadata={op_name="f"}}'), {
    tiles: [1],
    tail: [{ count: 2, isManual: false }],
    devices: [0, 1],
  });
  assert.equal(read('{devices=[2,1,2]<=[4] last_tile_dims={manual, replicated}}').tail, [
    { count: 1, isManual: true },
    { count: 2, isManual: false },
  ]);
});

test('other texts are no shardings', () => {
  const texts = [
    '{maximal device=0}', '{devices=[2,2]<=[3]}', '{devices=[2]0,0}', '{devices=[2]<=[2]T(1)}', '{{replicated}}', '{devices=[2]<=[2]',
    '{devices=[2]<=[2] last_tile_dims={manual, replicated}}', '{devices=[2]<=[2] last_tile_dims={other}}', '', '{devices=[99999999]<=[99999999]}',
  ]; // prettier-ignore
  for (const text of texts) assert.is(readSharding(text), undefined, text);
});

test('the axes of a mesh are those which all shardings have in common', () => {
  const assignments = [
    '{devices=[2,4]<=[8]}',
    '{devices=[8]<=[2,4]T(1,0)}',
    '{devices=[1,8]<=[8] last_tile_dim_replicate}',
  ];
  assert.equal(meshOfAssignments(assignments.map(read), 8), {
    sizes: [2, 4],
    deviceIds: undefined,
    axes: [[[0], [1]], [[1, 0]], [[], [0, 1]]],
  }); // prettier-ignore
});

test('the devices of a mesh may be in any order', () => {
  const assignments = ['{devices=[2,2]3,0,1,2}', '{devices=[2,2]3,1,0,2}'].map(read);
  assert.equal(meshOfAssignments(assignments, 4), { sizes: [2, 2], deviceIds: [3, 0, 1, 2], axes: [[[0], [1]], [[1], [0]]] }); // prettier-ignore
  assert.is(meshOfAssignments([read('{devices=[4]3,0,1,2}'), read('{devices=[4]0,1,2,3}')], 4), undefined);
  assert.is(meshOfAssignments([read('{devices=[2,3]<=[6]}'), read('{devices=[3,2]<=[6]}')], 6), undefined);
  assert.is(meshOfAssignments(assignments, 8), undefined);
});

test('without shardings all devices are along one axis', () => {
  assert.equal(meshOfAssignments([], 4), { sizes: [4], deviceIds: undefined, axes: [] });
  assert.equal(meshOfAssignments([], 1), { sizes: [], deviceIds: undefined, axes: [] });
});

test.run();
