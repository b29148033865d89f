import { translator } from '../../src/i18n/translator.ts';
import { type Applied, applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { ChanceSource, GivenDraw } from '../../src/kernel/chance.ts';
import type { Answer, Choice, SheetLine } from '../../src/kernel/choice.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../src/kernel/json.ts';
import { ENTRY_VERSION, type Entry, type SetupEntry } from '../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../src/kernel/machine.ts';
import type { Message } from '../../src/kernel/message.ts';
import { fallbackAnswer, openDecisions, questionFor, sheetFor } from '../../src/kernel/open-decisions.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import type { GameTypes } from '../../src/kernel/rules.ts';

export const english = translator('en', 'UTC');

type Unnumbered<E> = E extends unknown ? Omit<E, 'v' | 'seq' | 'at'> : never;

/** A game that is played: answers in, and what is asked, told and seen. Dice may be laid ready. */
export class PlayedGame<G extends GameTypes> {
  readonly game: Game<G>;
  machine: Machine<G>;
  /** What the last answer brought about. */
  facts: readonly G['Fact'][];
  /** The last answer made hidden information known. */
  revealed: boolean;
  private readonly chance: ChanceSource;
  private dice: readonly GivenDraw[];

  constructor(game: Game<G>, { dice = [], seed = 'seed' }: { dice?: readonly GivenDraw[]; seed?: string } = {}) {
    this.chance = hmacChance(seed, { game: 'test', salts: {} });
    this.game = game;
    this.dice = dice;
    const started = this.rolling((given) => startGame(game, { seq: 1 }, { source: this.chance, given }));
    this.machine = started.machine;
    this.facts = started.facts;
    this.revealed = started.revealed;
    this.sound();
  }

  get state(): G['State'] {
    return this.machine.state;
  }

  get position() {
    return positionOf(this.game, this.machine);
  }

  /** The first open question: `us space`. */
  get asked(): string {
    const decision = this.open();
    return decision ? `${decision.waiting.join('+')} ${decision.name}` : 'nobody';
  }

  get choice(): Choice {
    const question = this.question();
    if (!question) throw new Error('nobody is asked');
    return question.choice;
  }

  /** The ids that can be answered just now; of a form, field by field. */
  get options(): readonly string[] {
    return idsOf(this.choice);
  }

  get prompt(): string {
    const question = this.question();
    return question ? english.t(question.prompt) : '';
  }

  /** What the sheet is filled in with that the first who is waited for is to write. */
  get given(): readonly SheetLine[] | undefined {
    const open = this.open();
    return sheetFor(this.game, this.machine, open?.id ?? '', open?.waiting[0] ?? '')?.given;
  }

  get fallback(): Answer | undefined {
    const decision = this.open();
    const seat = decision?.waiting[0];
    return decision && seat ? fallbackAnswer(this.game, this.machine, decision.id, seat) : undefined;
  }

  get outcome() {
    return outcomeOf(this.game, this.machine);
  }

  /** The final score sheet. */
  get sheet(): readonly string[] {
    return (this.outcome?.sheet ?? []).map((line) => english.t(line));
  }

  /** The same in rows, below their columns. */
  get scores(): readonly (readonly string[])[] | undefined {
    const scores = this.outcome?.scores;
    const words = (cell: Message | string) => (typeof cell === 'string' ? cell : english.t(cell));
    return scores && [scores.columns.map(words), ...scores.rows.map(({ cells }) => cells.map(words))];
  }

  /** Answer the open question; the seat is the one that is asked. Several answers: one after the other. */
  answer(...answers: Answer[]): this {
    for (const answer of answers) {
      const decision = this.open();
      const seat = decision?.waiting[0];
      if (!decision || !seat) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
      this.write({ kind: 'answered', decision: decision.id, seat, answer, how: 'page' });
    }
    return this;
  }

  /** A player gives up their seat. */
  resign(seat: string): this {
    return this.write({ kind: 'seat', change: 'resigned', seat, player: 'somebody' });
  }

  /** What the last answer brought about, in words. */
  told(viewer = 'spectator'): readonly string[] {
    return this.facts.flatMap((fact) => {
      const message = this.game.rules.narrate(this.game.setting, fact, viewer);
      return message ? [english.t(message)] : [];
    });
  }

  view(viewer = 'spectator'): G['View'] {
    return this.game.rules.view(this.position, viewer);
  }

  /** The same game with a changed state. */
  changed(change: (state: G['State']) => void): this {
    const copy: this = Object.assign(Object.create(Object.getPrototypeOf(this)), this);
    copy.machine = cloneData(this.machine);
    change(copy.machine.state);
    return copy;
  }

  open() {
    return openDecisions(this.game, this.machine)[0];
  }

  question() {
    const decision = this.open();
    const seat = decision?.waiting[0];
    return decision && seat ? questionFor(this.game, this.machine, decision.id, seat) : undefined;
  }

  protected write(news: Unnumbered<Exclude<Entry, SetupEntry>>): this {
    const entry = { v: ENTRY_VERSION, seq: this.machine.seq + 1, at: '2026-11-21T08:00:00.000Z', ...news };
    const applied = this.rolling((given) => applyEntry(this.game, this.machine, entry, { source: this.chance, given }));
    this.machine = applied.machine;
    this.facts = applied.facts;
    this.revealed = applied.revealed;
    this.sound();
    return this;
  }

  /** Do something with the dice that are laid ready, as far as they are asked for; those that fell are gone. */
  private rolling(act: (given: readonly GivenDraw[]) => Applied<G>): Applied<G> {
    const given: GivenDraw[] = [];
    for (;;) {
      const applied = act(given);
      const left = this.dice.filter((die) => !given.includes(die));
      const count = (draws: readonly GivenDraw[], purpose: string) =>
        draws.filter((draw) => draw.purpose === purpose).length;
      const wanted = applied.draws.find(
        ({ purpose }) => count(applied.draws, purpose) > count(given, purpose) && count(left, purpose) > 0,
      );
      const die = left.find(({ purpose }) => purpose === wanted?.purpose);
      if (!die) {
        this.dice = left;
        return applied;
      }
      given.push(die);
    }
  }

  /** After every entry of every test the position is sound. */
  private sound(): void {
    const faults = this.game.rules.invariants(this.position);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}

function idsOf(choice: Choice): readonly string[] {
  switch (choice.kind) {
    case 'one':
    case 'some':
    case 'ranking':
      return choice.options.map(({ id }) => id);
    case 'spread':
      return choice.slots.map(({ id }) => id);
    case 'form':
      return choice.fields.flatMap((field) => idsOf(field.choice).map((id) => `${field.id}=${id}`));
    default:
      return [];
  }
}
