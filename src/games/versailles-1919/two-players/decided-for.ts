import { isFaction, seatOf } from '../factions.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { forBot } from '../solitaire/for-bot.ts';
import { isBot } from '../solitaire/solo.ts';
import type { Decide, Decisions, Position } from '../types.ts';
import { msg } from './msg.ts';
import { isNeutral } from './neutral.ts';

/**
 * A question that may fall to the neutral faction (15.2) or to a bot (section 16): the seat that answers it is told
 * for whom; the others are told which seat answers for the neutral faction.
 */
export function decidedFor<Name extends keyof Decisions>(rule: Decide<Name>): Decide<Name> {
  return {
    ...rule,
    ask: (position, seat, args) => {
      const question = rule.ask(position, seat, args);
      const faction = whose(args);
      if (faction && isBot(position.state, faction)) return { ...question, prompt: forBot(faction, question.prompt) };
      if (!faction || !isNeutral(position.state, faction)) return question;
      const { prompt } = question;
      return {
        ...question,
        prompt: msg('versailles-1919-two-players.ask.for-neutral', { ...nationArgs(faction), prompt }),
      };
    },
    waiting: (position, args) => {
      const waiting = rule.waiting(position, args);
      const faction = whose(args);
      if (!faction || !isNeutral(position.state, faction)) return waiting;
      return msg('versailles-1919-two-players.waiting.for-neutral', {
        waiting,
        by: nationName(deciderFor(position, faction)),
      });
    },
  };
}

/** The faction of the player who decides for another one. */
export function deciderFor(position: Position, faction: FactionId): FactionId {
  const seat = seatOf(position, faction);
  return isFaction(seat) ? seat : faction;
}

function whose(args: Decisions[keyof Decisions]): FactionId | undefined {
  if ('context' in args) return args.context.you;
  return 'faction' in args ? args.faction : undefined;
}
