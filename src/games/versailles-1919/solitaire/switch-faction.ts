import { theOption } from '../answers.ts';
import { isFaction } from '../factions.ts';
import { nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decide, Play, Step } from '../types.ts';
import { msg } from './msg.ts';
import { SOLO_SEAT, soloOf } from './solo.ts';
import type { Strength } from './value.ts';

/** 16.12: an issue has become unsettled: the player takes over the weakest faction, before the bids. */
export const switchFaction: Step<'switch-faction'> = {
  section: '16.12',
  run(play, args) {
    const [only, second] = args.among;
    if (only === undefined || second !== undefined) play.push({ ask: 'take-over', args });
    else take(play, only, false, args.strengths);
  },
};

/** 16.12: of equally weak factions the player chooses; their own may be one of them. */
export const takeOver: Decide<'take-over'> = {
  section: '16.12',
  rare: 'solitaire; you are asked only when two factions tie for the lowest strength as an issue becomes unsettled.',
  seats: () => [SOLO_SEAT],
  ask: ({ state }, _, { among, strengths }) => ({
    prompt: msg('versailles-1919-solitaire.ask.take-over', { own: nationName(soloOf(state).faction) }),
    brief: msg('versailles-1919-solitaire.brief.take-over'),
    choice: {
      kind: 'one',
      options: among.map((faction) => ({
        id: faction,
        label: msg('versailles-1919-solitaire.option.faction', { who: nationName(faction) }),
        detail: msg('versailles-1919-solitaire.option.strength', {
          strength: strengths.find((each) => each.faction === faction)?.strength ?? 0,
        }),
      })),
    },
  }),
  waiting: () => msg('versailles-1919-solitaire.waiting.take-over'),
  apply(play, answers, { strengths }) {
    const chosen = theOption(answers);
    if (!isFaction(chosen)) throw new Error(`${chosen} is no faction`);
    take(play, chosen, true, strengths);
  },
  /** Their own if it is one of them. */
  fallback: ({ state }, _, { among }) => among.find((faction) => faction === soloOf(state).faction) ?? among[0] ?? '',
};

function take({ state, tell }: Play, faction: FactionId, chosen: boolean, strengths: readonly Strength[]): void {
  const solo = soloOf(state);
  const from = solo.faction;
  solo.faction = faction;
  tell({ type: 'faction-switched', faction, from, chosen, strengths });
}
