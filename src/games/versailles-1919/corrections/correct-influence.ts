import type { PlainChoice } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { factionsIn } from '../factions.ts';
import { cubesOn } from '../influence/cubes.ts';
import { supplyOf } from '../influence/supply.ts';
import { eventName, issueName, nationArgs, nationName } from '../names.ts';
import type { At, Play } from '../types.ts';
import { correction, numberIn, optionIn } from './correction.ts';
import type { CubeSpot } from './correction-fact.ts';
import { addCubes, cubeSpotId, cubeSpotOption, cubeSpots, cubeSpotText, cubesAt } from './cube-spots.ts';
import { msg } from './msg.ts';

/** Cubes of a faction go from one place to another: Available, Exhausted, the open issues, the event on the Table. */
export const correctInfluence = correction({
  label: msg('versailles-1919-corrections.label.influence'),
  ask: (position) => ({
    prompt: msg('versailles-1919-corrections.ask.influence'),
    choice: {
      kind: 'form',
      fields: [
        { id: 'nation', label: msg('versailles-1919-corrections.field.nation'), choice: factions(position) },
        {
          id: 'cubes',
          label: msg('versailles-1919-corrections.field.cubes'),
          choice: { kind: 'number', min: 1, max: position.pack.figures.cubes },
        },
        { id: 'from', label: msg('versailles-1919-corrections.field.from'), choice: spots(position) },
        { id: 'to', label: msg('versailles-1919-corrections.field.to'), choice: spots(position) },
      ],
    },
  }),
  apply(play, answer) {
    const { state, pack, tell } = play;
    const faction = factionsIn(state).find((each) => each === optionIn(answer, 'nation'));
    const n = numberIn(answer, 'cubes');
    const from = spotIn(play, optionIn(answer, 'from'));
    const to = spotIn(play, optionIn(answer, 'to'));
    if (!faction) throw new Error('no such nation');
    const there = cubesAt(state, faction, from);
    if (there < n)
      throw illegal(
        msg('versailles-1919-corrections.refused.cubes', {
          ...nationArgs(faction),
          there,
          spot: cubeSpotText(pack, from),
        }),
      );
    addCubes(state, faction, from, -n);
    if (to === 'event' && (n > 1 || state.eventCube))
      throw illegal(
        msg('versailles-1919-corrections.refused.event-cube', { event: eventName(pack, state.event ?? '') }),
      );
    addCubes(state, faction, to, n);
    refuseTie(play, from);
    refuseTie(play, to);
    tell({ type: 'corrected-influence', of: faction, n, from, to });
  },
});

function factions({ state }: At): PlainChoice {
  return {
    kind: 'one',
    options: factionsIn(state).map((faction) => {
      const { available, exhausted } = supplyOf(state, faction);
      return {
        id: faction,
        label: nationName(faction),
        detail: msg('versailles-1919-corrections.option.supply', { available, exhausted }),
      };
    }),
  };
}

function spots(position: At): PlainChoice {
  return { kind: 'one', options: cubeSpots(position).map((spot) => cubeSpotOption(position, spot)) };
}

function spotIn(play: Play, id: string): CubeSpot {
  const spot = cubeSpots(play).find((each) => cubeSpotId(each) === id);
  if (!spot) throw new Error(`no place ${id} for cubes`);
  return spot;
}

/** 4.1: nobody ties for the lead of an issue; no rule says who would win it. */
function refuseTie({ state, pack }: At, spot: CubeSpot): void {
  if (typeof spot === 'string') return;
  const there = cubesOn(state, spot.issue);
  const most = Math.max(...there.map(({ cubes }) => cubes));
  const leaders = there.filter(({ cubes }) => cubes === most).map((each) => each.faction);
  if (leaders.length < 2) return;
  throw illegal(
    msg('versailles-1919-corrections.refused.tie', {
      who: leaders.map(nationName),
      issue: issueName(pack, spot.issue),
      cubes: most,
    }),
  );
}
