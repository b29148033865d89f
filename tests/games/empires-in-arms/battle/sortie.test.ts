import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { allied, atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

type Dice = { readonly [purpose: string]: readonly number[] };

/** France besieges Vienna, with a garrison and a corps of Austria inside; an Austrian corps comes from Graz. */
function relief(dice: Dice = {}, change: (board: Board) => void = () => {}, attackers = ['austria'] as const) {
  return aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      board.state.garrisons.vienna = { nation: 'austria', infantry: 5, militia: 0, besieged: true };
      put(board, 'austria_ii', 'vienna', { factors: { infantry: 3, cavalry: 1 }, besieged: true, inCity: true });
      board.state.sieges = { vienna: ['france'] };
      put(board, 'france_i', 'vienna', { factors: { infantry: 16, cavalry: 2 } });
      put(board, 'austria_i', 'vienna', { factors: { infantry: 14, cavalry: 2 } });
      board.state.marches = { austria_i: { from: 'graz', entered: ['vienna'], left: 0 } };
      change(board);
    },
    {
      attacks: [{ area: 'vienna', attackers: [...attackers], defenders: ['france'] }],
      dice,
      turn: 'austria',
    },
  );
}
const ALL = ['corps:austria_ii', 'inside:garrison'];
const WINS = { 'battle:austria': [6, 6], 'battle:france': [1, 1] };
const LOSES = { 'battle:austria': [1, 1], 'battle:france': [6, 6], 'pursuit:france': [6] };
const DRAW = { 'battle:austria': [1, 1, 1], 'battle:france': [1, 1, 1] };

describe('7.5.4.2.3: the besieged help those who would relieve them', () => {
  test('their power says which of them come out, and nobody does by silence', () => {
    const game = relief(DRAW);
    expect(game.options.filter((one) => /^sortie=/.test(one))).toEqual(ALL.map((one) => `sortie=${one}`));
    game.orders({ austria: { chit: 'probe' }, france: { chit: 'defend' } });
    expect(game.factsOf('came-out')).toEqual([]);
    expect(game.factsOf('battle-joined')[0]?.attackers.muster).toEqual({ infantry: 14, cavalry: 2 });
  });

  test('who comes out fights in all rounds, and it is told', () => {
    const game = relief(DRAW).orders({ austria: { chit: 'probe', sortie: ALL }, france: { chit: 'defend' } });
    expect(game.report()[0]).toBe(
      'Vienna: Austria comes out of the besieged city and fights beside the relief: Austrian II Corps and its ' +
        'garrison (7.5.4.2.3).',
    );
    expect(game.factsOf('battle-joined')[0]?.attackers).toMatchObject({
      corps: ['austria_i', 'austria_ii'],
      muster: { infantry: 22, cavalry: 3 },
    });
  });

  test('some of them may stay inside', () => {
    const game = relief(DRAW).orders({
      austria: { chit: 'probe', sortie: ['inside:garrison'] },
      france: { chit: 'defend' },
    });
    expect(game.factsOf('battle-joined')[0]?.attackers.muster).toEqual({ infantry: 19, cavalry: 2 });
    expect(game.report()[0]).toMatch(/beside the relief: its garrison \(7\.5\.4\.2\.3\)\.$/);
  });

  test('a relief that does not win goes back where it came from, the besieged into the city; the siege goes on', () => {
    const game = relief(DRAW).orders({ austria: { chit: 'probe', sortie: ALL }, france: { chit: 'defend' } });
    expect(game.state.corps).toMatchObject({
      austria_i: { area: 'graz' },
      austria_ii: { area: 'vienna', besieged: true, inCity: true },
    });
    expect([game.state.sieges, game.points]).toEqual([{ vienna: ['france'] }, []]);
  });

  test('if it breaks, only the relief is pursued', () => {
    const game = relief(LOSES).orders({
      austria: { chit: 'assault', sortie: ALL, losses: ['kind:infantry'] },
      france: { chit: 'counterattack' },
    });
    expect(game.factsOf('battle-over')).toMatchObject([{ ending: { how: 'broken', loser: 'attackers' } }]);
    const [pursuit] = game.factsOf('pursuit');
    expect(pursuit?.losses).toBeGreaterThan(0);
    const fallen = game.factsOf('battle-round').reduce((sum, { strikes }) => sum + strikes.defenders.losses, 0);
    const { corps, garrisons } = game.state;
    const inside = (corps.austria_ii?.factors.infantry ?? 0) + (garrisons.vienna?.infantry ?? 0);
    const outside = corps.austria_i?.factors.infantry ?? 0;
    expect(22 + 3 - fallen - (pursuit?.losses ?? 0)).toBe(
      inside + outside + 1 + (corps.austria_i?.factors.cavalry ?? 0),
    );
    expect(corps.austria_ii).toMatchObject({ besieged: true, factors: { cavalry: 1 } });
    expect(corps.austria_i?.area).toBe('graz');
  });

  test('if it wins, its own cavalry alone pursues, and corps that came out stand before the city', () => {
    const game = relief(WINS).orders({
      austria: { chit: 'escalated_assault', sortie: ALL },
      france: { chit: 'cordon' },
    });
    expect(game.factsOf('pursuit')).toMatchObject([{ power: 'austria', cavalry: 2 }]);
    const { corps, garrisons, sieges } = game.state;
    expect(sieges).toBeUndefined();
    expect(corps.austria_ii).toMatchObject({ area: 'vienna' });
    expect([corps.austria_ii?.inCity, corps.austria_ii?.besieged]).toEqual([undefined, undefined]);
    expect(garrisons.vienna?.besieged).toBeUndefined();
    expect(game.points).toContain('austria 1 win_field_battle_per_corps');
  });

  test('where all who came out fall and the besiegers stand, the city is theirs', () => {
    const game = relief({ 'battle:austria': [1], 'battle:france': [6] }, (board) => {
      delete board.state.corps.austria_ii;
      board.state.garrisons.vienna = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
      put(board, 'austria_i', 'vienna', { factors: { militia: 2 } });
      put(board, 'france_ii', 'vienna', { factors: { infantry: 16 } });
    });
    game.orders({ austria: { chit: 'assault', sortie: ['inside:garrison'] }, france: { chit: 'counterattack' } });
    expect(game.told()).toContain('France takes Vienna from Austria.');
    expect([game.state.garrisons.vienna, game.state.sieges]).toEqual([undefined, undefined]);
  });

  test('the relief keeps the command, though a leader comes out', () => {
    const game = relief(DRAW, (board) => lead(board, 'charles', 'austria_ii'));
    game.orders({ austria: { chit: 'probe', sortie: ALL }, france: { chit: 'defend' } });
    expect(game.factsOf('battle-joined')[0]?.attackers.leader).toBeUndefined();
  });

  test('an ally of the relief is asked for its own who are inside, and for nothing else', () => {
    const russia = (board: Board) => {
      atWar(board, 'france', 'russia');
      allied(board, 'austria', 'russia');
      delete board.state.corps.austria_i;
      put(board, 'russia_i', 'vienna', { factors: { infantry: 14, cavalry: 2 } });
      board.state.marches = { russia_i: { from: 'graz', entered: ['vienna'], left: 0 } };
    };
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        board.state.garrisons.vienna = { nation: 'austria', infantry: 5, militia: 0, besieged: true };
        board.state.sieges = { vienna: ['france'] };
        put(board, 'france_i', 'vienna', { factors: { infantry: 16, cavalry: 2 } });
        russia(board);
      },
      {
        attacks: [{ area: 'vienna', attackers: ['russia'], defenders: ['france'] }],
        dice: { 'battle:russia': [1, 1, 1], 'battle:france': [1, 1, 1] },
        turn: 'russia',
      },
    );
    expect(game.asked).toBe('russia+france+austria battle-plan');
    game.answer({ chit: 'probe' }).answer({ chit: 'defend' });
    expect(game.prompt).toBe(
      'Relief comes to Vienna (Russia) and fights France there, 1 corps. There is one day for it. ' +
        'Which of your forces come out and fight beside them (7.5.4.2.3)?',
    );
    expect(game.options.filter((one) => !one.startsWith('losses='))).toEqual(['sortie=inside:garrison']);
    game.orders({ austria: { sortie: ['inside:garrison'] } });
    expect(game.factsOf('battle-joined')[0]?.attackers).toMatchObject({
      powers: ['russia', 'austria'],
      muster: { infantry: 19, cavalry: 2 },
    });
  });

  test('who is at peace with the relief’s enemy, or no ally of the relief, is not asked', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        atWar(board, 'france', 'russia');
        board.state.garrisons.vienna = { nation: 'austria', infantry: 5, militia: 0, besieged: true };
        board.state.sieges = { vienna: ['france'] };
        put(board, 'france_i', 'vienna', { factors: { infantry: 16 } });
        put(board, 'russia_i', 'vienna', { factors: { infantry: 14 } });
      },
      { attacks: [{ area: 'vienna', attackers: ['russia'], defenders: ['france'] }], turn: 'russia' },
    );
    expect(game.asked).toBe('russia+france battle-plan');
  });

  test('what is not inside cannot come out', () => {
    expect(relief().refused({ chit: 'assault', sortie: ['corps:austria_i'] })).toMatch(/austria_i/);
  });
});
