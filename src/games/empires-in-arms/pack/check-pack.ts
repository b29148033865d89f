import { checkBattle } from './check-battle.ts';
import { checkCharts } from './check-charts.ts';
import { checkCities } from './check-cities.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkForces } from './check-forces.ts';
import { checkIds } from './check-ids.ts';
import { checkLinks } from './check-links.ts';
import { checkReach } from './check-reach.ts';
import { checkScenarios } from './check-scenarios.ts';
import { checkSetup } from './check-setup.ts';
import { checkShapes } from './check-shapes.ts';
import { checkSums } from './check-sums.ts';
import type { Fault } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** What does not fit together in a pack whose every value is well formed, each fault with its item and field. */
export function checkPack(file: PackFile): readonly Fault[] {
  return [
    ...checkIds(file),
    ...checkLinks(file),
    ...checkReach(file),
    ...checkCities(file),
    ...checkDrawing(file),
    ...checkShapes(file),
    ...checkForces(file),
    ...checkSetup(file),
    ...checkScenarios(file),
    ...checkSums(file),
    ...checkCharts(file),
    ...checkBattle(file),
  ];
}
