import { illegal } from '../../../kernel/refuse-answer.ts';
import { type CapitalHeld, capitalsHeld } from '../conquest/capitals.ts';
import { isHeldByEnemy } from '../land/city.ts';
import { besiege, corpsOutside, liftSiege } from '../land/siege.ts';
import { areaName, powerName, provinceName } from '../names.ts';
import { type AreaId, POWERS, type Power } from '../pack-lists.ts';
import type { BoardWithRuleset } from '../position-types.ts';
import { fights } from '../rulesets.ts';
import type { State } from '../state.ts';
import { correctionBetweenMonths, textIn } from './correction.ts';
import { msg } from './msg.ts';

const SINCE = ['before', 'now', 'not'] as const;

/** Cities before which somebody stands who could besiege them, each with its besiegers as they could be. */
function besiegable(board: BoardWithRuleset): ReadonlyMap<AreaId, readonly Power[]> {
  if (!fights(board)) return new Map();
  const areas = new Set(Object.values(board.state.corps).map(({ area }) => area));
  return new Map(
    [...areas].flatMap((area) => {
      const powers = POWERS.filter(
        (power) => isHeldByEnemy(board, power, area) && corpsOutside(board, power, area).length > 0,
      );
      return powers.length > 0 ? [[area, powers] as const] : [];
    }),
  );
}

/** 7.5.4: whether a power besieges a city, and whether it did in an earlier month. */
export const correctSiege = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'siege' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'siege' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'siege',
          label: msg('empires-in-arms-corrections.field', { field: 'siege' }),
          choice: {
            kind: 'one',
            options: [...besiegable(position)].flatMap(([area, powers]) =>
              powers.map((power) => ({
                id: `${power}:${area}`,
                label: areaName(position.pack, area),
                detail: powerName(power),
                place: area,
              })),
            ),
          },
        },
        sinceField('siege'),
      ],
    },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    const [id = '', area = ''] = textIn(answer, 'siege').split(':');
    const power = besiegable(play)
      .get(area)
      ?.find((one) => one === id);
    if (!power) throw illegal(msg('empires-in-arms-corrections.nothing'));
    const since = textIn(answer, 'since');
    if (since === 'not') {
      if (state.sieges?.[area]?.includes(power)) liftSiege(state, power, area);
    } else {
      besiege({ state }, power, area);
      state.siegesSince = { ...state.siegesSince, [area]: since === 'before' ? state.month - 1 : state.month };
    }
    tell({ type: 'corrected-siege', by: power, area, since: sinceOf(since) });
  },
});

/** 7.7: since when an enemy holds a capital, and so whether its land is conquered in this month. */
export const correctCapital = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'capital' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'capital' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'capital',
          label: msg('empires-in-arms-corrections.field', { field: 'capital' }),
          choice: {
            kind: 'one',
            options: heldCapitals(position).map(({ land, by }) => ({
              id: land,
              label: provinceName(position.pack, land),
              detail: powerName(by),
            })),
          },
        },
        sinceField('capital'),
      ],
    },
  }),
  apply(play, answer) {
    const { state, pack, tell } = play;
    const held = heldCapitals(play).find(({ land }) => land === textIn(answer, 'capital'));
    if (!held) throw illegal(msg('empires-in-arms-corrections.nothing'));
    const since = textIn(answer, 'since');
    const months = since === 'before' ? pack.conquest.monthsHeld : 0;
    noteCapital(state, held, since === 'not' ? undefined : state.month - months);
    tell({ type: 'corrected-capital', by: held.by, land: held.land, since: sinceOf(since) });
  },
});

const heldCapitals = (board: BoardWithRuleset) => (fights(board) ? capitalsHeld(board) : []);

function noteCapital(state: State, { land, by }: CapitalHeld, since: number | undefined): void {
  const { [land]: _, ...others } = state.capitalsHeld ?? {};
  const after = since === undefined ? others : { ...others, [land]: { by, since } };
  if (Object.keys(after).length > 0) state.capitalsHeld = after;
  else delete state.capitalsHeld;
}

const sinceOf = (text: string) => SINCE.find((one) => one === text) ?? 'now';

function sinceField(what: 'siege' | 'capital') {
  return {
    id: 'since',
    label: msg('empires-in-arms-corrections.field', { field: 'since' }),
    choice: {
      kind: 'one' as const,
      options: SINCE.map((id) => ({ id, label: msg('empires-in-arms-corrections.since', { what, id }) })),
    },
  };
}
