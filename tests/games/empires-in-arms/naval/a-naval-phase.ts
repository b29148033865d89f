import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { placeId, placeIn } from '../../../../src/games/empires-in-arms/naval/fleet-places.ts';
import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { FleetPlace } from '../../../../src/games/empires-in-arms/state.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { Answer, SheetLine } from '../../../../src/kernel/choice.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { standingAnswerTo } from '../../../../src/kernel/standing-answer.ts';
import { walkSheet } from '../../../../src/kernel/walk-sheet.ts';
import { english, PlayedGame } from '../../played-game.ts';

type Begin = {
  readonly change?: (board: Board) => void;
  readonly options?: Partial<Options>;
  readonly played?: readonly Power[];
  readonly agenda?: readonly Frame<EmpiresInArms>[];
  /** The dice that are laid ready, by what they are for: `wind-gauge:france`. */
  readonly dice?: { readonly [purpose: string]: readonly number[] };
  readonly ruleset?: number;
};

export class NavalGame extends PlayedGame<EmpiresInArms> {
  /** All that was told since the phase began. */
  readonly story: string[] = [];
  /** The kinds of facts that were told. */
  readonly kinds: string[] = [];
  /** The fleets that were in fights. */
  readonly fought = new Set<string>();

  protected override write(news: Parameters<PlayedGame<EmpiresInArms>['write']>[0]): this {
    super.write(news);
    this.story.push(...this.told('moderator'));
    for (const fact of this.facts) {
      this.kinds.push(fact.type);
      if (fact.type === 'sea-fight')
        for (const id of [...fact.attackers.fleets, ...fact.defenders.fleets]) this.fought.add(id);
    }
    return this;
  }

  /** As at a table: what standing orders answer is answered at once. The facts are those of all of it. */
  override answer(...answers: Answer[]): this {
    for (const given of answers) {
      super.answer(given);
      const told = [...this.facts];
      for (let next = this.standing; next !== undefined; next = this.standing) {
        super.answer(next);
        told.push(...this.facts);
      }
      this.facts = told;
    }
    return this;
  }

  /** Everybody is silent, or their standing orders answer, until a power is asked something; or to the end. */
  until(asked?: string): this {
    for (let n = 0; n < 200; n += 1) {
      if (this.asked === asked || this.asked === 'nobody') return this;
      this.silent();
    }
    throw new Error(`${this.asked}: no end`);
  }

  silent(): this {
    const answer = this.standing ?? this.fallback;
    if (answer === undefined) throw new Error('nobody is asked');
    return this.answer(answer);
  }

  /** What standing orders answer to the question that is open. */
  get standing(): Answer | undefined {
    const decision = this.open()?.id ?? '';
    const [seat = ''] = this.open()?.waiting ?? [];
    return standingAnswerTo(this.game, this.machine, { decision, seat });
  }

  /** Lines that a power could write now, each in words, or with the rule and the reason why it does not fit. */
  tried(lines: readonly SheetLine[]): readonly string[] {
    const open = this.open();
    const sheet = sheetFor(this.game, this.machine, open?.id ?? '', open?.waiting[0] ?? '');
    if (!sheet) throw new Error(`${this.asked}: no sheet`);
    return walkSheet(sheet.begin, lines).lines.map(({ words, misfit }) =>
      words ? english.t(words) : `(${misfit?.section}) ${misfit ? english.t(misfit.problem) : ''}`,
    );
  }

  at(fleet: string): string {
    const at = this.state.fleets[fleet]?.at;
    return at ? placeId(at) : 'off the map';
  }
}

/** The naval phase of July 1805 alone (6), after a change of the state by hand. Great Britain moves last. */
export function aNavalPhase({
  change = () => {},
  options = {},
  played = POWERS,
  agenda = [{ step: 'naval-phase', args: {} }],
  dice = {},
  ruleset = MARCH,
}: Begin = {}): NavalGame {
  const { pack } = rules.builtInPack();
  const setting = { seats: played, options: parseOptions({ ...options, powers: [...played] }), pack, ruleset };
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    state.month = 6;
    state.standing.great_britain = { slot: { naval: 7 } };
    change({ state, pack });
    return { state, agenda };
  };
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new NavalGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}

export const place = (id: string): FleetPlace => {
  const at = placeIn(id);
  if (!at) throw new Error(`no place ${id}`);
  return at;
};

/** Fleets alone: all others leave the map. By fleet its place and its ships. */
export function onlyFleets({ state }: Board, fleets: { readonly [fleet: string]: readonly [string, number] }): void {
  state.fleets = Object.fromEntries(Object.entries(fleets).map(([id, [at, ships]]) => [id, { at: place(at), ships }]));
  for (const [id, leader] of Object.entries(state.leaders))
    if (leader.is === 'with' && !state.fleets[leader.unit] && !state.corps[leader.unit])
      state.leaders[id] = { is: 'beside' };
}

export function atWar({ state }: Board, a: Power, b: Power): void {
  changeRelation(state, a, b).war = { since: 0, aggressors: [a] };
}

export function allied({ state }: Board, a: Power, b: Power): void {
  changeRelation(state, a, b).alliance = { since: 0 };
}

export function together({ state }: Board, ...powers: Power[]): void {
  for (const a of powers) for (const b of powers) if (a < b) changeRelation(state, a, b).alliance = { since: 0 };
  state.combinedMovements.push({ month: state.month, phase: 'naval', powers });
}

export const sail = (fleet: string, ...route: readonly string[]): readonly SheetLine[] =>
  route.map((to) => ({ order: 'sail', answer: { fleet: `fleet:${fleet}`, to } }));
export const join = (fleet: string, lead: string): SheetLine => ({
  order: 'join',
  answer: { fleet: `fleet:${fleet}`, lead: `fleet:${lead}` },
});
export const embark = (corps: string, fleet: string): SheetLine => ({
  order: 'embark',
  answer: { corps: `corps:${corps}`, fleet: `fleet:${fleet}` },
});
export const attack = (at: string, whom: Power, war = false): SheetLine => ({
  order: 'attack',
  answer: { at, whom: `power:${whom}`, ...(war && { war: 'declare-war' }) },
});
export const askAgain: SheetLine = { order: 'ask-again', answer: 'after-a-defeat' };

/** A power's first corps besieges a city in which another one has a garrison (7.3.7.1). */
export function besieged(board: Board, area: string, owner: Power, by: Power): void {
  const { state } = board;
  atWar(board, by, owner);
  for (const id of Object.keys(state.corps)) if (state.corps[id]?.area === area) removeCorps(state, id);
  state.corps[`${by}_i`] = { area, factors: { infantry: 5 } };
  state.garrisons[area] = { nation: owner, infantry: 2, militia: 0, besieged: true };
  state.sieges = { [area]: [by] };
}
