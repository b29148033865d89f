import type { MapPack } from '../../../src/theme/map/map-pack.ts';

/**
 * A map of 40 by 20 units: a west and an east field side by side, linked.
 * Lines: 1 the border from top to bottom, 2 the edge around the west from the border's foot to its head, 3 around the
 * east from its head to its foot.
 */
export function twoFields(): MapPack {
  return {
    provenance: { reconstructed: true, warning: 'a test', sources: [], notes: [] },
    width: 40,
    height: 20,
    regions: [{ id: 'all', name: 'All' }],
    lines: [
      { kind: 'border', points: [20, 0, 0, 10, 0, 10] },
      { kind: 'edge', points: [20, 20, -20, 0, 0, -20, 20, 0] },
      { kind: 'edge', points: [20, 0, 20, 0, 0, 20, -20, 0] },
    ],
    areas: [land('west', [[1, 2]], [10, 10]), land('east', [[3, -1]], [30, 10])],
    blanks: [],
    links: [{ between: ['west', 'east'], by: 'border' }],
    ports: [],
  };
}

export function land(id: string, outline: number[][], at: [number, number]): MapPack['areas'][number] {
  return {
    kind: 'land',
    id,
    name: id,
    outline,
    label: at,
    counters: at,
    region: 'all',
    province: 'Fields',
    terrain: 'clear',
  };
}
