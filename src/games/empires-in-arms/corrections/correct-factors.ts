import type { Option } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { corpsName } from '../names.ts';
import { msg as ordersMsg } from '../orders/msg.ts';
import { type CorpsId, TROOPS, type Troop } from '../pack-lists.ts';
import { roomInCorps } from '../reinforcement/room-in.ts';
import type { FactorsOf } from '../state.ts';
import type { Play, Position } from '../types.ts';
import { correctionBetweenMonths, numberIn, textIn } from './correction.ts';
import { areaField, label, numberField, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';
import { corpsOnMap } from './pieces-on-map.ts';

/** 2.4.2: so many factors of a kind are in a corps; who commands it alone is told how many. */
export const correctFactors = correctionBetweenMonths({
  label: label('factors'),
  ask: (position) => ({
    prompt: prompt('factors'),
    choice: { kind: 'form', fields: [oneOf('corps', corpsOnMap(position)), ...troops(position, 0)] },
  }),
  apply(play, answer) {
    const corps = textIn(answer, 'corps');
    const moved = play.state.corps[corps];
    if (!moved) throw illegal(msg('empires-in-arms-corrections.nothing'));
    moved.factors = changed(play, corps, moved.factors, troopIn(answer), numberIn(answer, 'number'));
    tidyCities(play);
    told(play, corps, moved.area);
  },
});

/** 5: a corps comes onto the map with so many factors of a kind; it is awaited no more. */
export const raiseCorps = correctionBetweenMonths({
  label: label('raise'),
  ask: (position) => ({
    prompt: prompt('raise'),
    choice: {
      kind: 'form',
      fields: [areaField(position, 'area'), oneOf('corps', offTheMap(position)), ...troops(position, 1)],
    },
  }),
  apply(play, answer) {
    const { state } = play;
    const corps = textIn(answer, 'corps');
    const area = textIn(answer, 'area');
    state.corps[corps] = { area, factors: changed(play, corps, {}, troopIn(answer), numberIn(answer, 'number')) };
    state.arrivals = state.arrivals.filter((one) => one.what !== 'counter' || one.id !== corps);
    told(play, corps, area);
  },
});

function offTheMap({ state, pack }: Position): readonly Option[] {
  const waiting = pack.corps.filter(
    ({ id }) => !state.corps[id] && !state.aboard?.[id] && corpsCommander(state, pack, id) !== undefined,
  );
  return waiting.map(({ id }) => ({ id, label: corpsName(pack, id) }));
}

function troops({ pack }: Position, least: number) {
  const most = Math.max(...pack.corps.flatMap(({ capacity }) => capacity.map((one) => one.most)));
  return [
    oneOf(
      'troop',
      TROOPS.map((troop) => ({ id: troop, label: ordersMsg('empires-in-arms-orders.troop', { troop }) })),
    ),
    numberField('number', least, most),
  ];
}

/** Refuses (`illegal-answer`) more than the corps can hold, and one that is left without any. */
function changed({ pack }: Play, id: CorpsId, before: FactorsOf, troop: Troop, number: number): FactorsOf {
  const { [troop]: _, ...others } = before;
  const corps = pack.corpsOf[id];
  const most = corps ? roomInCorps(corps, others, troop) : 0;
  const what = corpsName(pack, id);
  if (number > most) throw illegal(msg('empires-in-arms-corrections.room', { what, most: String(most) }));
  const after = number > 0 ? { ...others, [troop]: number } : others;
  if (countFactors(after) === 0) throw illegal(msg('empires-in-arms-corrections.empty', { what }));
  return after;
}

function troopIn(answer: Parameters<typeof textIn>[0]): Troop {
  return TROOPS.find((troop) => troop === textIn(answer, 'troop')) ?? 'infantry';
}

function told({ state, pack, tell }: Play, corps: CorpsId, area: string): void {
  const nation = pack.corpsOf[corps]?.nation ?? '';
  const by = corpsCommander(state, pack, corps);
  tell({ type: 'corrected-factors', corps, nation, by, area, factors: { ...state.corps[corps]?.factors } });
}
