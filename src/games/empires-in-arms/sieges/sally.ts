import { markFought } from '../battle/mark-fought.ts';
import { corpsIn } from '../battle/units.ts';
import { liftSiege } from '../land/siege.ts';
import { countPoints } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { cityFalls, clearSide, leadOf } from './assault.ts';
import { beginCityCombat, type CityCombat, cityFought } from './city-combat.ts';
import { unitsAround, unitsInside } from './city-units.ts';
import { siegeAt } from './siege.ts';
import type { CityEnding } from './siege-fact.ts';

/**
 * 7.5.4.2.1: besieged forces in phase attack the besiegers. Who breaks and is not wiped out goes back into the city;
 * besiegers who break give the siege up and stand where they are (ruling). 7.5.4.2.2: whoever has won gains a point.
 */
export const sally: Step<'sally'> = {
  section: '7.5.4.2.1',
  run: (play, { area }) => {
    const siege = siegeAt(play, area, play.state.sieges?.[area] ?? []);
    if (!siege) return;
    play.reveal();
    const units = { besiegers: unitsAround(play, siege), besieged: unitsInside(play, area) };
    markFought(play.state, corpsIn([...units.besiegers, ...units.besieged]));
    play.push({ step: 'city-round', args: { combat: beginCityCombat(play, 'sally', siege, units) } });
  },
};

/** 7.5.4.2.1: who has won, and whether there is still a siege. */
export function endSally(play: Play, combat: CityCombat): void {
  const { siege, sides } = combat;
  const { area, besiegers, besieged } = siege;
  const fought = cityFought(play, combat);
  const { broken, wipedOut } = fought;
  const relieved = wipedOut.besiegers || (broken.besiegers && !broken.besieged);
  const ending: CityEnding = wipedOut.besieged ? 'taken' : relieved ? 'relieved' : 'held';
  const lead = leadOf(siege);
  play.tell({ type: 'city-fought', power: besieged, area, how: 'sally', besiegers, besieged, fought, ending });
  clearSide(play, siege, sides.besieged.units, { of: besieged, captor: lead });
  clearSide(play, siege, sides.besiegers.units, { of: lead, captor: besieged });
  if (ending === 'taken') cityFalls(play, siege, 'stormed');
  else if (relieved) for (const power of [...(play.state.sieges?.[area] ?? [])]) liftSiege(play.state, power, area);
  const winner = relieved ? besieged : broken.besieged && !broken.besiegers ? lead : undefined;
  const loser = winner === lead ? besieged : lead;
  if (winner) tellPoints(play, () => countPoints(play, winner, 'win_garrison_attack', { with: loser }));
}
