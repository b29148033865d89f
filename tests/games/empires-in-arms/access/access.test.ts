import { describe, expect, test } from '@jest/globals';
import { hasAccess } from '../../../../src/games/empires-in-arms/access/has-access.ts';
import { endAccess } from '../../../../src/games/empires-in-arms/access/keep-access.ts';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { Answer } from '../../../../src/kernel/choice.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { english } from '../../played-game.ts';
import { line, type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const aMarch = (change?: (state: State) => void) => wholeCampaign({ ruleset: MARCH, ...(change ? { change } : {}) });

const gift = (to: Power, into: readonly string[], more: { months?: number; while?: string } = {}): Answer => ({
  to: `power:${to}`,
  into: into.map((one) => `into:${one}`),
  ...more,
});

const mayDo = (game: WholeCampaign, power: Power) =>
  openOptionalActions(game.game, game.machine).flatMap(({ name, seats }) => (seats.includes(power) ? [name] : []));

const atWar = (state: State, a: Power, b: Power) => {
  const relation = changeRelation(state, a, b);
  delete relation.alliance;
  relation.war = { since: 0, aggressors: [a] };
};

describe('10.3: access is given', () => {
  test('by whoever likes, to everybody but enemies, and all learn of it', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land', 'ports']));
    for (const viewer of ['russia', 'france', 'spectator'])
      expect(game.told(viewer)).toContain('Prussia lets Russia into its land and its ports.');
    expect(hasAccess(game.state, 'prussia', 'russia', 'ports')).toBe(true);
    expect(hasAccess(game.state, 'prussia', 'russia', 'straits')).toBe(false);
  });

  test('to the end of a month, while two are allied, or while somebody is at war', () => {
    const game = aMarch((state) => {
      changeRelation(state, 'prussia', 'spain').alliance = { since: 0 };
      atWar(state, 'russia', 'turkey');
    });
    game.beside('prussia', 'give-access', gift('spain', ['land'], { months: 2, while: 'allied' }));
    expect(game.told()).toContain(
      'Prussia lets Spain into its land until the end of February 1805, while the two are allied.',
    );
    game.beside('prussia', 'give-access', gift('russia', ['land'], { while: 'enemy:turkey' }));
    expect(game.told()).toContain('Prussia lets Russia into its land, while Russia is at war with Turkey.');
    expect(game.state.access?.prussia).toEqual([
      { to: 'spain', into: 'land', until: 2, while: { is: 'allied' } },
      { to: 'russia', into: 'land', while: { is: 'at_war', enemy: 'turkey' } },
    ]);
  });

  test('anew it takes the place of what was given before', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land'], { months: 1 }));
    game.beside('prussia', 'give-access', gift('russia', ['land', 'ports']));
    expect(game.state.access?.prussia).toEqual([
      { to: 'russia', into: 'land' },
      { to: 'russia', into: 'ports' },
    ]);
  });

  test('the straits are opened by whoever holds their city', () => {
    const game = aMarch();
    expect(() => game.beside('prussia', 'give-access', gift('russia', ['straits']))).toThrow('straits');
    game.beside('turkey', 'give-access', gift('russia', ['straits']));
    expect(hasAccess(game.state, 'turkey', 'russia', 'straits')).toBe(true);
  });

  test.each([
    [gift('great_britain', ['land']), 'great_britain'], // an enemy
    [gift('prussia', []), 'wrong-count'],
    [gift('prussia', ['land'], { while: 'allied' }), 'access.not-allied'],
    [gift('prussia', ['land'], { while: 'enemy:russia' }), 'access.not-at-war'],
    [gift('prussia', ['land'], { while: 'enemy:prussia' }), 'access.with-itself'],
    [gift('prussia', ['land'], { months: 0 }), 'illegal-answer'],
    ['prussia', 'form'],
  ])('what cannot be or would be over at once is refused: %j', (answer, why) => {
    const game = aMarch((state) => atWar(state, 'france', 'great_britain'));
    expect(() => game.beside('france', 'give-access', answer)).toThrow(why);
    expect(game.state.access).toBeUndefined();
  });

  test('the same again is refused', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land', 'ports']));
    expect(() => game.beside('prussia', 'give-access', gift('russia', ['ports']))).toThrow('access.same');
  });

  test('only where fleets and corps move', () => {
    expect(mayDo(wholeCampaign({ ruleset: MARCH - 1 }), 'prussia')).not.toContain('give-access');
    expect(mayDo(aMarch(), 'prussia')).toContain('give-access');
    expect(mayDo(aMarch(), 'prussia')).not.toContain('take-back-access');
  });
});

test('whoever is let in or out is told at once', () => {
  const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land']));
  expect(game.facts.map((fact) => rules.concerns?.(game.game.setting, fact))).toEqual([['russia']]);
});

test('it ends with a power that is out of the game', () => {
  const { state } = aMarch((begun) => {
    begun.access = {
      prussia: [{ to: 'russia', into: 'land' }],
      russia: [{ to: 'spain', into: 'ports' }],
      turkey: [
        { to: 'russia', into: 'straits' },
        { to: 'france', into: 'straits' },
      ],
    };
  });
  const after = structuredClone(state);
  endAccess(after, 'russia');
  expect(after.access).toEqual({ turkey: [{ to: 'france', into: 'straits' }] });
});

describe('10.3: access is taken back', () => {
  test('in a political phase at once', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land', 'ports']));
    game.beside('prussia', 'take-back-access', ['access:russia-land']);
    expect(game.told('france')).toContain('Prussia no longer lets Russia into its land.');
    expect(hasAccess(game.state, 'prussia', 'russia', 'land')).toBe(false);
    expect(hasAccess(game.state, 'prussia', 'russia', 'ports')).toBe(true);
    expect(mayDo(game, 'russia')).not.toContain('take-back-access');
  });

  test('in another phase with the end of the month (ruling)', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land']));
    game.silentUntil('budget').beside('prussia', 'take-back-access', ['access:russia-land']);
    expect(game.told()).toContain(`Prussia no longer lets Russia into its land after March 1805.`);
    expect(mayDo(game, 'prussia')).not.toContain('take-back-access');
    expect(hasAccess(game.state, 'prussia', 'russia', 'land')).toBe(true);
    game.silentUntilMonth(3);
    expect(hasAccess(game.state, 'prussia', 'russia', 'land')).toBe(false);
    expect(game.state.access).toBeUndefined();
  });
});

describe('access is over', () => {
  test('with its month, which all are told', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land'], { months: 1 }));
    const told = toldUntilMonth(game, 1);
    expect(game.state.access).toBeUndefined();
    expect(told).toContain('Russia no longer has access to Prussia (its land): its time is over.');
  });

  test('with war between the two, for good', () => {
    const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land']));
    game.answered({ russia: [line('declare', 'power:prussia')] });
    const told = toldUntilMonth(game, 1);
    expect(game.state.access).toBeUndefined();
    expect(told).toContain('Russia no longer has access to Prussia (its land): the two are at war.');
  });

  test('with the alliance it hangs on, and who stands there goes home', () => {
    const game = aMarch((state) => {
      changeRelation(state, 'prussia', 'russia').alliance = { since: 0 };
      state.access = { prussia: [{ to: 'russia', into: 'land', while: { is: 'allied' } }] };
      state.corps.russia_i = { area: 'berlin', factors: { infantry: 5 } };
    });
    game.answered({ prussia: [line('break', 'power:russia')] });
    const told = toldUntilMonth(game, 1);
    expect(told).toContain('Russia no longer has access to Prussia (its land): its condition no longer holds.');
    expect(game.state.corps.russia_i?.area).not.toBe('berlin');
  });

  test('with its month, while an ally stays where it stands', () => {
    const game = aMarch((state) => {
      changeRelation(state, 'prussia', 'russia').alliance = { since: 0 };
      state.access = { prussia: [{ to: 'russia', into: 'land', until: 1 }] };
      state.corps.russia_i = { area: 'berlin', factors: { infantry: 5 } };
    });
    game.silentUntilMonth(1);
    expect(game.state.access).toBeUndefined();
    expect(game.state.corps.russia_i?.area).toBe('berlin');
  });

  test('with the straits', () => {
    const game = aMarch((state) => {
      state.access = { prussia: [{ to: 'russia', into: 'straits' }] };
    });
    const told = toldUntilMonth(game, 1);
    expect(told).toContain(
      'Russia no longer has access to Prussia (the straits): Prussia no longer holds the straits.',
    );
  });
});

test('who lets whom in stands on the board, with what C.5 compels to', () => {
  const game = aMarch((state) => {
    state.treaties = [{ from: 'austria', to: 'france', term: 'C.5', until: 18 }];
  }).beside('prussia', 'give-access', gift('russia', ['land', 'ports'], { months: 2 }));
  const seen = rules.view(game.position, 'spectator').access;
  expect(seen).toMatchObject([
    { from: 'austria', to: 'france', into: ['land', 'ports', 'straits'], byTreaty: true },
    { from: 'prussia', to: 'russia', into: ['land', 'ports'], byTreaty: false, through: { month: 'february' } },
  ]);
  expect(board.text(rules.view(game.position, 'spectator')).map(english.t)).toContain(
    'Prussia lets Russia into its land and its ports until the end of February 1805.',
  );
});

test('the words of it are said in English', () => {
  const game = aMarch().beside('prussia', 'give-access', gift('russia', ['land']));
  expect(rules.decisions['take-back-access'].ask(game.position, 'prussia', {}).choice).toMatchObject({
    options: [{ id: 'access:russia-land' }],
  });
  expect(english.t(rules.decisions['take-back-access'].ask(game.position, 'prussia', {}).prompt)).toContain('at once');
});

/** All that everybody is told until a month has begun, while the powers are silent. */
function toldUntilMonth(game: WholeCampaign, month: number): readonly string[] {
  const told = [...game.told()];
  while (game.state.month < month) {
    const { seq } = game.machine;
    game.answer(game.ordered(game.open()?.waiting[0] ?? '') ?? game.fallback ?? []);
    if (game.machine.seq > seq) told.push(...game.told());
  }
  return told;
}

describe('12.8: by an option, access is for allies alone', () => {
  const aTable = (change: (state: State) => void) =>
    wholeCampaign({ ruleset: MARCH, options: { access: 'allies' }, change });
  const allied = (state: State) => {
    changeRelation(state, 'prussia', 'spain').alliance = { since: 0 };
  };

  test('nobody else can be let in, and it ends with the alliance', () => {
    const game = aTable(allied);
    expect(mayDo(game, 'prussia')).toContain('give-access');
    expect(mayDo(game, 'russia')).not.toContain('give-access');
    expect(() => game.beside('prussia', 'give-access', gift('russia', ['land']))).toThrow('russia');
    game.beside('prussia', 'give-access', gift('spain', ['land']));
    expect(game.told()).toContain('Prussia lets Spain into its land, while the two are allied.');
    expect(hasAccess(game.state, 'prussia', 'spain', 'land')).toBe(true);
    const later = game.changed((state) => {
      delete changeRelation(state, 'prussia', 'spain').alliance;
    });
    expect(hasAccess(later.state, 'prussia', 'spain', 'land')).toBe(false);
  });

  test('what hangs on a war ends with the alliance as well, when the next month begins', () => {
    const game = aTable((state) => {
      allied(state);
      atWar(state, 'spain', 'turkey');
    });
    game.beside('prussia', 'give-access', gift('spain', ['land'], { while: 'enemy:turkey' }));
    const later = game.changed((state) => {
      delete changeRelation(state, 'prussia', 'spain').alliance;
    });
    later.silentUntilMonth(1);
    expect(later.state.access).toBeUndefined();
  });
});
