import type { RandomSource } from '../../../kernel/chance.ts';
import type { Frame } from '../../../kernel/frame.ts';
import { pickFrom, shuffled } from '../../../kernel/random.ts';
import type { Setting } from '../../../kernel/rules.ts';
import type { Battle, Ending } from '../battle/battle.ts';
import { battleBegins } from '../battle/battle-begins.ts';
import { battleDay, battleDayEnds } from '../battle/battle-day.ts';
import { battleRound, bombardmentFalls } from '../battle/battle-round.ts';
import { rideDown, throwForPursuit } from '../battle/pursue.ts';
import type { SideName } from '../sides.ts';
import type { State } from '../state.ts';
import type { EmpiresInArms, Play } from '../types.ts';

/**
 * Fights a battle to its end by the steps of the rules themselves (7.5.2.3 to 7.5.2.9), with its pursuit (7.5.2.10),
 * and changes the forces of the state by it. Undefined: there is no battle.
 */
export function fightTrial(
  setting: Setting<EmpiresInArms>,
  state: State,
  area: string,
  random: RandomSource,
): { readonly ending: Ending; readonly days: number } | undefined {
  const frames: Frame<EmpiresInArms>[] = [{ step: 'battle-begins', args: { area } }];
  const play = playOf(setting, state, { random, push: (...more) => frames.unshift(...more) });
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    if (!('step' in frame)) continue;
    switch (frame.step) {
      case 'battle-begins':
        battleBegins.run(play, frame.args);
        break;
      case 'battle-day':
        battleDay.run(play, frame.args);
        break;
      case 'battle-round':
        battleRound.run(play, frame.args);
        break;
      case 'bombardment-falls':
        bombardmentFalls.run(play, frame.args);
        break;
      case 'battle-day-ends':
        battleDayEnds.run(play, frame.args);
        break;
      case 'battle-ends': {
        const { battle, ending } = frame.args;
        if (ending.how === 'broken') pursue(play, battle, ending);
        return { ending, days: battle.day };
      }
    }
  }
  return undefined;
}

function pursue(play: Play, battle: Battle, ending: { readonly loser: SideName; readonly round: number }): void {
  const ridden = throwForPursuit(play, battle, ending);
  if (ridden) rideDown(play, battle, ending.loser, { hits: ridden.hits, chosen: {} });
}

type Verbs = { readonly random: RandomSource; readonly push: Play['push'] };

/** What the steps of a battle use of the kernel; nobody is told anything, and nobody asked. */
function playOf(setting: Setting<EmpiresInArms>, state: State, { random, push }: Verbs): Play {
  const nothing = () => {};
  return {
    ...setting,
    ...{ state, push, resigned: [], asked: () => [] },
    ...{ beside: nothing, tell: nothing, reveal: nothing, end: nothing },
    endBranch: () => false,
    linesLeft: () => [],
    has: () => true,
    die: (_, sides) => random(sides) + 1,
    shuffle: (_, ids) => shuffled(ids, random),
    pick: (_, ids) => pickFrom(ids, random),
  };
}
