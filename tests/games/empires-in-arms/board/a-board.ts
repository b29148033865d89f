import { board } from '../../../../src/games/empires-in-arms/board.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import type { View } from '../../../../src/games/empires-in-arms/view-types.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Viewer } from '../../../../src/kernel/decision.ts';
import { readSvg } from '../../versailles-1919/board/read-svg.ts';
import { aCampaign } from '../harness/a-campaign.ts';

export const { t } = translator('en', 'utc');
export const spanish = translator('es', 'utc');

/** What somebody sees of a campaign in January 1805, after it was changed by hand. */
export function seenBy(viewer: Viewer, change: (state: State) => void = () => {}, ruleset = 1): View {
  const { state, pack } = aCampaign();
  change(state);
  return viewOf({ state, pack, ruleset }, viewer);
}

/** The board in words, and what only the viewer is told. */
export const told = (view: View): readonly string[] => board.text(view).map(t);
export const toldAlone = (view: View): readonly string[] => board.private(view).map(t);

/** A picture, drawn and read: its document, and its lettering. */
export function drawn(name: string, view: View, say = t) {
  const svg = board.draw(name, view, { t: say });
  const { letters } = readSvg(svg);
  return { svg, words: letters.map(({ text }) => text), text: letters.map(({ text }) => text).join(' ') };
}

/** 26 months on: wars, alliances, peace, treaties, purchases and prisoners everywhere. */
export function aBusyCampaign(state: State): void {
  state.month = 26;
  state.phase = 'economy';
  const { powers } = state;
  for (const one of Object.values(powers)) one.square = 22;
  Object.assign(powers.france, { square: 39, victoryPoints: 187, money: 43, manpower: 12, manipulation: 2 });
  Object.assign(powers.prussia, { victoryPoints: -30 });
  Object.assign(powers.great_britain, { victoryPoints: 410 });
  powers.spain.played = 'nobody';
  powers.turkey.played = 'gone';
  powers.france.account = [
    { month: 20, for: 'drift', points: 1, square: 30 },
    { month: 24, for: 'control_minor_district', with: 'bavaria', points: 2, square: 36 },
    { month: 26, for: 'win_field_battle_per_corps', points: 3, square: 39 },
  ];
  powers.prussia.account = [{ month: 26, for: 'refuse_call', with: 'russia', points: -3, square: 22 }];
  state.relations = {
    'austria|france': { enforcedUntil: { austria: 40, france: 32 } },
    'france|russia': { enforcedUntil: { france: 44, russia: 44 } },
    'austria|prussia': { noAllianceUntil: 33, enforcedUntil: { austria: 26 } },
    'france|prussia': { war: { since: 20, aggressors: ['france'] }, enforcedUntil: { prussia: 30 } },
    'france|great_britain': { war: { since: 0, aggressors: ['france', 'great_britain'] } },
    'austria|russia': { alliance: { since: 2 }, marriage: true },
    'france|spain': { alliance: { since: 4 } },
  };
  state.minorWars = { denmark: ['russia', 'great_britain'], portugal: ['france'] };
  state.treaties = [
    { from: 'austria', to: 'france', term: 'C.3', divisor: 4, left: 3 },
    { from: 'austria', to: 'france', term: 'B.6', until: 38 },
  ];
  state.ceded = { tyrol: 'france' };
  state.prisoners = [{ of: 'austria', by: 'france', factors: { infantry: 6, cavalry: 1 } }];
  state.american = { stopped: ['france'], war: true };
  state.combinedMovements = [
    { month: 26, phase: 'land', powers: ['austria', 'russia'] },
    { month: 25, phase: 'naval', powers: ['france', 'spain'] },
  ];
  for (let month = 27; month < 32; month += 1)
    for (const nation of ['france', 'holland'])
      for (const what of ['infantry', 'cavalry', 'militia', 'ship'] as const)
        state.arrivals.push({ nation, power: 'france', month, what, number: 3 });
}
