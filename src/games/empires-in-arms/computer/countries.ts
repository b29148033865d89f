import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { powerName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { bare, fieldsIn, optionsOf } from './read-choice.ts';
import { countedArmy } from './rivals.ts';
import { armyOf, situationOf } from './situation.ts';

/** It supports a country against whom it has more than this many times the army of. */
const SAFE = 1.5;

/** 4.6.4: no country is worth a war with another power that wants it too. */
export function withdrawOrStay({ decision }: AskedFor<'withdraw-or-stay'>): ComputerAnswer {
  const answers = fieldsIn(decision.choice).map(({ id }) => [id, 'withdraw'] as const);
  return because(Object.fromEntries(answers), msg('empires-in-arms-computer.countries.withdraw'));
}

/** 4.6.5: it goes to war for a country of its own against one who is much weaker, and with whom alone it is at war. */
export function support(asked: AskedFor<'support'>): ComputerAnswer {
  const situation = situationOf(asked);
  const isFree = situation.enemies.length === 0;
  const own = armyOf(situation, situation.power);
  const fields = fieldsIn(asked.decision.choice).map(({ id, choice }) => {
    const weak = optionsOf(choice).filter((option) => {
      const aggressor = POWERS.find((power) => power === bare(option));
      return isFree && aggressor !== undefined && own > SAFE * countedArmy(situation, aggressor);
    });
    return [id, weak.slice(0, 1).map((option) => option.id)] as const;
  });
  const named = fields.flatMap(([, ids]) => ids);
  const against = POWERS.find((power) => `power:${power}` === named[0]);
  return because(
    Object.fromEntries(fields),
    against
      ? msg('empires-in-arms-computer.countries.support', { aggressor: powerName(against) })
      : msg('empires-in-arms-computer.countries.no-support'),
  );
}

/** 4.6.3: the forces of a country of its own stand where the house puts them: in the capital, then in other cities. */
export const deployMinor = (_: AskedFor<'deploy-minor'>): ComputerAnswer => ({ answer: [], why: [] });
