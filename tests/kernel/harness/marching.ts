import type { AheadFact } from '../../../src/kernel/ahead-fact.ts';
import { isAheadFact } from '../../../src/kernel/ahead-fact.ts';
import { aheadStep } from '../../../src/kernel/ahead-step.ts';
import { type Applied, applyEntry, startGame } from '../../../src/kernel/apply-entry.ts';
import type { Answer, FormAnswer, SheetLine } from '../../../src/kernel/choice.ts';
import { nextPlace } from '../../../src/kernel/entry-place.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { type AnsweredEntry, type Channel, ENTRY_VERSION, type Entry } from '../../../src/kernel/log.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { looseSetup } from '../../../src/kernel/play-at-random.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';
import { marchesInTurn } from '../../fixtures/marches/in-turn.ts';
import type { State } from '../../fixtures/marches/types.ts';

export const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
export const stay = (corps: string): SheetLine => ({ order: 'stay', answer: corps });
export const leave = (corps: string, strength: number): SheetLine => ({ order: 'leave', answer: { corps, strength } });
export const near = (area: string, within: number): FormAnswer => ({ near: { area, within } });

/** The id under which a seat orders its turn ahead. */
export const turnOf = (seat: string): string => `~ahead.turn.${seat.toLowerCase()}`;

/** A game of Marches of three, played entry by entry; after each the server does what orders ahead have it do. */
export class Marching {
  readonly game: Game;
  readonly log: Entry[] = [];
  readonly facts: AheadFact[] = [];
  machine: Machine;
  private readonly chance = hmacChance('seed', { game: 'marches', salts: {} });

  constructor({ rules }: GameModule = marchesInTurn) {
    this.game = { rules, setting: { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 } };
    const setup = looseSetup(this.game, {}, 'marches-1');
    this.machine = this.keep(setup, startGame(this.game, setup, { source: this.chance }));
  }

  get state(): State {
    return this.machine.state as State;
  }

  /** What a seat is asked just now: the name of the question. */
  asked(seat: string): string | undefined {
    return openDecisions(this.game, this.machine).find(({ waiting }) => waiting.includes(seat))?.name;
  }

  /** What a seat answers to what it is asked, or does under an id of its own. */
  act(seat: string, answer: Answer, id?: string): void {
    this.answer(seat, answer, id);
    this.obey();
  }

  /** The same without what the server does then. */
  answer(seat: string, answer: Answer, id?: string): void {
    const open = openDecisions(this.game, this.machine).find(({ waiting }) => waiting.includes(seat));
    this.write({ decision: id ?? open?.id ?? '', seat, answer }, 'page');
  }

  /** A seat orders its turn ahead. */
  ahead(seat: string, lines: readonly SheetLine[], unless: FormAnswer = {}, id = turnOf(seat)): void {
    this.act(seat, { lines, unless }, id);
  }

  buyNothing(): void {
    for (const seat of ['Ash', 'Birch', 'Cedar']) this.act(seat, {});
  }

  enter(entry: Exclude<Entry, { kind: 'setup' }>): void {
    this.machine = this.keep(entry, applyEntry(this.game, this.machine, entry, { source: this.chance }));
  }

  /** What the server does because of orders ahead. */
  obey(): void {
    for (let step = aheadStep(this.game, this.machine); step; step = aheadStep(this.game, this.machine))
      this.write(step, 'ahead');
  }

  /** The answers that were ordered ahead, in words of ids. */
  used(): readonly AnsweredEntry[] {
    return this.log.filter(
      (entry): entry is AnsweredEntry =>
        entry.kind === 'answered' && entry.how === 'ahead' && entry.secret === undefined,
    );
  }

  /** What became of orders ahead, in order. */
  told(): readonly AheadFact['what'][] {
    return this.facts.map(({ what }) => what);
  }

  private write(given: Pick<AnsweredEntry, 'decision' | 'seat' | 'answer'>, how: Channel): void {
    const place = nextPlace(this.game, this.machine, given.decision);
    this.enter({ v: ENTRY_VERSION, ...place, at: '', kind: 'answered', ...given, how });
  }

  private keep(entry: Entry, { machine, facts, draws }: Applied): Machine {
    this.log.push(draws.length > 0 ? { ...entry, chance: draws } : entry);
    this.facts.push(...facts.filter(isAheadFact));
    return machine;
  }
}
