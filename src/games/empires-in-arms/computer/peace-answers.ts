import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { hasLostCapital } from './peace-wishes.ts';
import { fieldsIn, optionsOf } from './read-choice.ts';
import { distance, type Situation, situationOf } from './situation.ts';

/** 4.4.2.2: whoever has lost the capital to it gets an unconditional peace, which can be refused; others do not. */
export function sued(asked: AskedFor<'sued'>): ComputerAnswer {
  const situation = situationOf(asked);
  const answers = fieldsIn(asked.decision.choice).map(({ id }) => {
    const loser = POWERS.find((power) => power === id);
    return [id, loser && holdsCapitalOf(situation, loser) ? 'unconditional' : 'conditional'] as const;
  });
  const isHard = answers.some(([, kind]) => kind === 'unconditional');
  return because(
    Object.fromEntries(answers),
    msg('empires-in-arms-computer.peace.sued', { hard: isHard ? 'yes' : 'no' }),
  );
}

function holdsCapitalOf({ pack, view, power }: Situation, loser: Power): boolean {
  const { capital } = pack.nations[loser];
  const corps = view.corps.filter((one) => !one.besieged);
  return [...view.garrisons, ...corps].some(({ area, commander }) => area === capital && commander === power);
}

/** 4.4.2.2: it accepts an unconditional peace only where it has lost its capital; else it fights for a better one. */
export function acceptUnconditional(asked: AskedFor<'accept-unconditional'>): ComputerAnswer {
  const accepts = hasLostCapital(situationOf(asked));
  const answers = fieldsIn(asked.decision.choice).map(({ id }) => [id, accepts ? 'accept' : 'refuse'] as const);
  return because(
    Object.fromEntries(answers),
    msg('empires-in-arms-computer.peace.unconditional', { accepts: accepts ? 'yes' : 'no' }),
  );
}

/** 4.4.6.2: forces go home to where they are nearest to the capital. */
export function repatriation(asked: AskedFor<'repatriation'>): ComputerAnswer {
  const situation = situationOf(asked);
  const { capital } = situation.pack.nations[situation.power];
  const answers = fieldsIn(asked.decision.choice).map(({ id, choice }) => {
    const far = (place: string | undefined) => distance(situation, place ?? '', capital);
    const [best] = optionsOf(choice).toSorted((a, b) => far(a.place) - far(b.place));
    return [id, best?.id ?? ''] as const;
  });
  return because(Object.fromEntries(answers), msg('empires-in-arms-computer.peace.home'));
}

/** 4.4.7: an ally who made peace alone is an ally still. */
export function demandBreak({ decision }: AskedFor<'demand-break'>): ComputerAnswer {
  const answers = fieldsIn(decision.choice).map(({ id }) => [id, 'keep'] as const);
  return because(Object.fromEntries(answers), msg('empires-in-arms-computer.peace.keep'));
}
