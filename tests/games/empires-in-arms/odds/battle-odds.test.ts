import { describe, expect, test } from '@jest/globals';
import { battleOdds } from '../../../../src/games/empires-in-arms/odds/battle-odds.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { accepts, explainRefusal } from '../../../../src/kernel/explain-refusal.ts';
import type { OddsRow } from '../../../../src/kernel/odds-rule.ts';
import { english } from '../../played-game.ts';
import { lead } from '../battle/a-battle.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';

const { pack } = anEmptyMap();
const settingOf = (ruleset: number) => ({ seats: [...POWERS], options: parseOptions({}), pack, ruleset });
const setting = settingOf(CURRENT);

/** Two French corps under Napoleon beside Linz, where two Austrian ones stand. */
function beforeLinz(change: (board: Board) => void = () => {}): Board {
  const board = anEmptyMap();
  atWar(board, 'france', 'austria');
  put(board, 'france_i', 'innsbruck', { factors: { infantry: 16 } });
  put(board, 'france_ii', 'innsbruck', { factors: { infantry: 12, cavalry: 4 } });
  put(board, 'austria_i', 'linz', { factors: { infantry: 10 } });
  put(board, 'austria_ii', 'linz', { factors: { infantry: 10 } });
  lead(board, 'napoleon', 'france_i');
  lead(board, 'mack', 'austria_i');
  change(board);
  return board;
}

const viewFor = (viewer: string, board = beforeLinz()) => viewOf({ ...board, ruleset: CURRENT }, viewer);
const seen = viewFor('france');

function asked(view = seen, place = 'linz', at = setting) {
  const question = battleOdds.ask(view, at, place);
  if (!question) throw new Error('nothing can be tried');
  return question;
}
const filled = (answer: FormAnswer = {}): FormAnswer => ({ ...asked().given, ...answer });
const anew = (answer: FormAnswer = {}, view = seen) => [...battleOdds.rows(view, setting, 'linz', filled(answer))];
const tried = new Map<string, readonly OddsRow[]>();
/** A battle as it came out when it was first tried. */
function rows(answer: FormAnswer = {}): readonly OddsRow[] {
  const key = JSON.stringify(answer);
  const found = tried.get(key) ?? anew(answer);
  tried.set(key, found);
  return found;
}
const names = (answer?: FormAnswer) => rows(answer).map(({ label }) => english.t(label));
const why = (answer: FormAnswer) => {
  const { choice } = asked();
  const problem = explainRefusal(choice, filled(answer)) ?? battleOdds.refuse(seen, setting, 'linz', filled(answer));
  return problem && english.t(problem);
};

describe('what can be tried', () => {
  test('own corps that are nearest attack what is seen in the area, half full, under the leaders there', () => {
    const { prompt, given, choice } = asked();
    expect(english.t(prompt)).toBe('A battle in Linz (open country)');
    expect(given).toMatchObject({
      side: 'attackers',
      corps: ['corps:france_i', 'corps:france_ii'],
      leader: 'leader:napoleon',
      nation: 'austria',
      number: 2,
      enemyLeader: 'leader:mack',
    });
    expect(accepts(choice, given)).toBe(true);
  });

  test('whoever stands there already defends', () => {
    const { given } = asked(viewFor('austria'));
    expect(given).toMatchObject({ side: 'defenders', corps: ['corps:austria_i', 'corps:austria_ii'] });
  });

  test('nobody tries anything who has no corps, or in no area, or where no battles are fought', () => {
    expect(battleOdds.ask(viewFor('spectator'), setting, 'linz')).toBeUndefined();
    expect(battleOdds.ask(viewFor('moderator'), setting, 'linz')).toBeUndefined();
    expect(battleOdds.ask(viewFor('turkey'), setting, 'linz')).toBeUndefined();
    expect(battleOdds.ask(seen, setting, 'atlantis')).toBeUndefined();
    expect(battleOdds.ask(seen, settingOf(MARCH), 'linz')).toBeUndefined();
  });
});

describe('the chances', () => {
  test('every chit that the side may lay down, against every chit of the other side', () => {
    expect(names()).toEqual(['Outflank', 'Assault', 'Escalated Assault', 'Echelon', 'Probe']);
    expect(rows()[0]?.against.map(({ label }) => english.t(label))).toEqual([
      ...['Outflank', 'Counterattack', 'Escalated Counterattack', 'Cordon', 'Withdraw', 'Defend'],
    ]);
  });

  test('Outflank needs a leader and two corps (7.5.2.4)', () => {
    expect(names({ corps: ['corps:france_i'] })).toEqual(['Assault', 'Escalated Assault', 'Echelon', 'Probe']);
  });

  test('the same battle gives the same figures', () => {
    expect(anew()).toEqual(rows());
  });

  test('more of the enemy wins less, and costs more', () => {
    const won = (number: number, infantry: number) =>
      rows({ number, factors: { infantry } }).map(({ chances }) => chances.won);
    const [few, many] = [won(1, 4), won(10, 120)];
    for (const [n, chance] of many.entries()) expect(chance).toBeLessThanOrEqual(few[n] ?? 0);
    expect(many).not.toEqual(few);
    expect(
      rows()[1]
        ?.says.map((one) => english.t(one))
        .join(),
    ).toMatch(/^Losses on average: \d+\.\d factors of yours, \d+\.\d of theirs/);
  });

  test('who probes a force that withdraws wins and loses nothing (7.5.2.6)', () => {
    const probe = rows().at(-1);
    expect(probe?.against.find(({ label }) => english.t(label) === 'Withdraw')?.chances).toEqual({ won: 0, lost: 0 });
  });

  test('how strong the enemy really is makes no difference, nor what it has ordered (2.4.2)', () => {
    const twin = beforeLinz((board) => {
      put(board, 'austria_i', 'linz', { factors: { infantry: 1 } });
      put(board, 'austria_iii', 'linz', { factors: { infantry: 16, cavalry: 1 } });
      delete board.state.corps.austria_ii;
      board.state.standing.austria = { reactions: { intoCity: 'always' } };
      board.state.powers.austria.money = 99;
    });
    const other = viewFor('france', twin);
    expect(asked(other)).toEqual(asked());
    expect(anew({}, other)).toEqual(rows());
    const bad = filled({ leader: 'leader:mack' });
    expect(battleOdds.refuse(other, setting, 'linz', bad)).toEqual(battleOdds.refuse(seen, setting, 'linz', bad));
  });
});

describe('a battle is fought as it is planned', () => {
  const guards = { ...setting, options: parseOptions({ guard_commitment: 'on' }) };
  const board = beforeLinz((at) => put(at, 'france_guard', 'innsbruck', { factors: { guard: 9 } }));
  /** The French I Corps and the Guard assault Linz as planned; the corps beside it are where they are. */
  const assault = (plan: FormAnswer, corps = ['corps:france_guard']) => {
    const view = viewFor('france', board);
    const given = battleOdds.ask(view, guards, 'linz')?.given;
    const answer = { ...given, corps, factors: { infantry: 24 }, ...plan };
    const problem = battleOdds.refuse(view, guards, 'linz', answer);
    if (problem) return english.t(problem);
    const [row] = battleOdds.rows(view, guards, 'linz', answer);
    if (!row) throw new Error('nothing was tried');
    return { won: row.chances.won, lost: row.chances.lost, says: row.says.map((one) => english.t(one)).join(' ') };
  };
  const plain = assault({});

  /** What it costs on average: own factors, and the enemy's. */
  const losses = (plan: FormAnswer) => {
    const tried = assault(plan);
    if (typeof tried === 'string') throw new Error(tried);
    const [, own, enemy] = /: ([\d.]+) factors of yours, ([\d.]+) of theirs/.exec(tried.says) ?? [];
    return { own: Number(own), enemy: Number(enemy) };
  };

  test('help from beside the area costs the enemy more, and that of the enemy the own side (7.5.2.8)', () => {
    const alone = losses({});
    expect(losses({ help: ['corps:france_i', 'corps:france_ii'] }).enemy).toBeGreaterThan(alone.enemy);
    expect(losses({ enemyHelp: 6 }).own).toBeGreaterThan(alone.own);
  });

  test('a guard that is committed breaks the enemy or its own side: nobody is left (12.3.4)', () => {
    const staked = assault({ guard: 'columns_2', staked: 'round_1' });
    if (typeof staked === 'string') throw new Error(staked);
    expect(staked.says).toContain('leave it in 0%');
  });

  test('whoever leaves after a day has lost; where both stay there are more days (7.5.2.9)', () => {
    if (typeof plain === 'string') throw new Error(plain);
    expect(plain.says).not.toMatch(/leave it in 0%|days on average/);
    const stays = assault({ leave: 'never' });
    if (typeof stays === 'string') throw new Error(stays);
    expect(stays.says).toMatch(/leave it in 0%\. It takes \d\.\d days on average/);
  });

  test('what is no plan is refused: help that fights already or is not beside it, a guard that is not there', () => {
    expect(assault({ help: ['corps:france_guard'] })).toBe('Imperial Guard fights already: it cannot come as well.');
    expect(assault({ help: ['corps:france_ix'] })).toContain('cannot come: only corps beside the area do (7.5.2.8)');
    expect(assault({ guard: 'columns_1' }, ['corps:france_i'])).toContain('there is none');
    expect(assault({ guard: 'columns_1', staked: 'round_1', stakedWhen: 'ours-below-2' })).toContain('second round');
    expect(assault({ number: 12, factors: { infantry: 90 }, enemyHelp: 8 })).toContain('you have filled in 20');
  });
});

describe('what is no battle is refused with the rule and the reason', () => {
  test('a leader of others, a flank of corps that are not there', () => {
    expect(why({ leader: 'leader:mack' })).toContain('not');
    expect(why({ enemyLeader: 'leader:mack', nation: 'turkey' })).toBe('Mack does not lead corps of Turkey (7.5.2.1).');
    expect(why({ corps: ['corps:france_i'], flank: ['corps:france_ii'] })).toBe(
      'French II Corps is not among the corps that fight: only those can go around the flank (7.5.2.4).',
    );
  });

  test('more corps than the enemy has, factors for fewer, and more than anybody fights with', () => {
    expect(why({ nation: 'spain', number: 20, factors: { infantry: 100 } })).toMatch(/^Spain has \d+ corps; .* 20\.$/);
    expect(why({ number: 5, factors: { infantry: 3 } })).toBe(
      '5 corps have at least one factor each; you have filled in 3.',
    );
    expect(why({ number: 21 })).toBeDefined();
    expect(why({ factors: { infantry: 301 } })).toBeDefined();
    expect(why({ corps: [] })).toBeDefined();
    expect(why({ corps: ['corps:austria_i'] })).toBeDefined();
  });
});
