import type { Chances, OddsRow, OddsRule } from '../../../kernel/odds-rule.ts';
import { wordText } from '../battle/plan-form.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';
import { oddsOf, TRIES } from './odds.ts';
import { oddsForm } from './odds-form.ts';
import { readTrial } from './read-trial.ts';
import type { ChitOdds, Tally } from './trial.ts';
import { trialState } from './trial-state.ts';

/** Battles on the planning board: each own chit against each of the enemy's, a thousand tries (7.5.2). */
export const battleOdds: OddsRule<EmpiresInArms> = {
  about: msg('empires-in-arms-odds.about', { tries: TRIES }),
  ask: oddsForm,
  refuse: (view, setting, area, answer) => {
    const trial = readTrial({ view, setting, area }, answer);
    return 'no' in trial ? trial.no : undefined;
  },
  *rows(view, setting, area, answer) {
    const trial = readTrial({ view, setting, area }, answer);
    if ('no' in trial) return;
    for (const odds of oddsOf(setting, trialState(view, trial), trial)) yield rowOf(odds);
  },
};

function rowOf({ chit, all, against }: ChitOdds): OddsRow {
  return {
    label: wordText(chit),
    chances: chancesOf(all),
    says: [
      msg('empires-in-arms-odds.losses', {
        own: average(all.ownLosses, all.tries),
        enemy: average(all.enemyLosses, all.tries),
      }),
      msg('empires-in-arms-odds.ends', {
        broke: share(all.broke, all.tries),
        left: share(all.won - all.broke, all.tries),
        brokeOwn: share(all.brokeOwn, all.tries),
        leftOwn: share(all.lost - all.brokeOwn, all.tries),
        several: all.days > all.tries ? 'yes' : 'no',
        days: average(all.days, all.tries),
      }),
    ],
    against: against.map(({ chit: other, tally }) => ({ label: wordText(other), chances: chancesOf(tally) })),
  };
}

const chancesOf = ({ tries, won, lost }: Tally): Chances => ({ won: share(won, tries), lost: share(lost, tries) });

const share = (number: number, tries: number): number => Math.round((100 * number) / tries);

const average = (sum: number, tries: number): string => (sum / tries).toFixed(1);
