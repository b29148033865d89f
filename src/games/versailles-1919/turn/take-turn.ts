import { endDeals } from '../deals/end-deals.ts';
import { clockwiseFrom } from '../factions.ts';
import { cleanOrders } from '../orders/clean-orders.ts';
import { scoreSolo } from '../solitaire/score-solo.ts';
import { isBot } from '../solitaire/solo.ts';
import type { Step } from '../types.ts';
import { canActMilitarily, canActPolitically } from './actions.ts';
import { nobodyCanAct } from './deadlock.ts';

/** Section 3: one political action, and at most one military action before or after it. */
export const beginTurn: Step<'begin-turn'> = {
  section: '3.1',
  run(play, { faction }) {
    const { state, push, tell } = play;
    state.turn += 1;
    state.active = faction;
    state.done = { political: false, military: false };
    tell({ type: 'turn-began', faction, turn: state.turn });
    scoreSolo(play, faction); // 16.5
    push(
      { step: 'take-actions', args: { faction } },
      ...(state.neutral ? [{ step: 'neutral-action' as const, args: { faction: state.neutral } }] : []), // 15.2
      { step: 'end-turn', args: { faction } },
    );
  },
};

/** 3.1 to 3.3: ask for an action as long as one is due or possible; each is finished before this comes again. */
export const takeActions: Step<'take-actions'> = {
  section: '3.1',
  run(play, { faction }) {
    const { state, push, tell } = play;
    if (isBot(state, faction)) {
      push({ step: 'bot-acts', args: { faction } });
      return;
    }
    const again = { step: 'take-actions', args: { faction } } as const;
    const military = !state.done.military && canActMilitarily(play, faction);
    if (!state.done.political) {
      if (canActPolitically(play, faction)) {
        push({ ask: 'action', args: { faction } }, again);
        return;
      }
      // A-1; but a unit that is deployed or demobilized first may make one possible.
      if (!military) {
        state.done.political = true;
        tell({ type: 'no-political-action', faction });
      }
    }
    if (military) push({ ask: 'military-action', args: { faction } }, again);
  },
};

/** 3.1: the next player clockwise; A-1: when nobody can do anything any more, the game is over. */
export const endTurn: Step<'end-turn'> = {
  section: '3.1',
  run(play, { faction }) {
    const { state, push } = play;
    endDeals(play);
    cleanOrders(state);
    if (nobodyCanAct(play)) {
      play.tell({ type: 'deadlock' });
      push({ step: 'end-game', args: { how: 'deadlock' } });
      return;
    }
    const [, next = faction] = clockwiseFrom(state, faction);
    push({ step: 'begin-turn', args: { faction: next } });
  },
};
