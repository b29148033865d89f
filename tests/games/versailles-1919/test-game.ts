import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { State } from '../../../src/games/versailles-1919/state.ts';
import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import { type Applied, applyEntry, startGame } from '../../../src/kernel/apply-entry.ts';
import type { ChanceSource, GivenDraw } from '../../../src/kernel/chance.ts';
import type { Answer, Choice } from '../../../src/kernel/choice.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../../src/kernel/machine.ts';
import { openOffers } from '../../../src/kernel/offers.ts';
import { fallbackAnswer, openDecisions, questionFor, waitingText } from '../../../src/kernel/open-decisions.ts';
import { outcomeOf } from '../../../src/kernel/outcome-of.ts';
import { speaker } from '../../../src/words/speaker.ts';

const english = speaker('en', 'UTC');

/** A game that is played: answers in, and what is asked, told and seen. Dice may be laid ready. */
export class TestGame {
  readonly game: Game<Versailles>;
  machine: Machine<Versailles>;
  /** What the last answer brought about, in words. */
  story: readonly string[];
  private readonly chance: ChanceSource;
  private dice: readonly GivenDraw[];

  constructor(game: Game<Versailles>, dice: readonly GivenDraw[], seed = 'seed') {
    this.chance = hmacChance(seed, { game: 'test', salts: {} });
    this.game = game;
    this.dice = dice;
    const started = this.rolling((given) => startGame(game, { seq: 1 }, { source: this.chance, given }));
    this.machine = started.machine;
    this.story = this.after(started);
  }

  get state(): State {
    return this.machine.state;
  }

  /** The first open question: `uk action`. */
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

  /** The options in words, with their details. */
  get offers(): readonly string[] {
    const { choice } = this;
    const options = 'options' in choice ? choice.options : choice.kind === 'spread' ? choice.slots : [];
    return options.map(({ label, detail }) =>
      detail ? `${english.say(label)} (${english.say(detail)})` : english.say(label),
    );
  }

  get prompt(): string {
    const question = this.question();
    return question ? english.say(question.prompt) : '';
  }

  /** What everybody else is told meanwhile. */
  get meanwhile(): string {
    const decision = this.open();
    const text = decision && waitingText(this.game, this.machine, decision.id);
    return text ? english.say(text) : '';
  }

  get fallback(): Answer | undefined {
    const decision = this.open();
    const seat = decision?.waiting[0];
    return decision && seat ? fallbackAnswer(this.game, this.machine, decision.id, seat) : undefined;
  }

  get outcome() {
    return outcomeOf(this.game, this.machine);
  }

  get position() {
    return positionOf(this.game, this.machine);
  }

  /** The final score sheet. */
  get sheet(): readonly string[] {
    return (this.outcome?.sheet ?? []).map((line) => english.say(line));
  }

  /** Answer the open question; the seat is the one that is asked. Several answers: one after the other. */
  answer(...answers: Answer[]): this {
    for (const answer of answers) {
      const decision = this.open();
      const seat = decision?.waiting[0];
      if (!decision || !seat) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
      this.write(decision.id, seat, answer);
    }
    return this;
  }

  /** A seat does something that nobody waits for: `~propose-deal`, `~answer-deal.1`. */
  offer(seat: string, offer: string, answer: Answer): this {
    this.write(offer, seat, answer);
    return this;
  }

  /** What a seat may do beside what it is asked. */
  offersTo(seat: string): readonly string[] {
    return openOffers(this.game, this.machine).flatMap(({ id, seats }) => (seats.includes(seat) ? [id] : []));
  }

  /** The same as a question. */
  offered(seat: string, offer: string) {
    const question = questionFor(this.game, this.machine, offer, seat);
    if (!question) throw new Error(`${offer} is not put to ${seat}`);
    return question;
  }

  private write(decision: string, seat: string, answer: Answer): void {
    const entry = {
      v: ENTRY_VERSION,
      seq: this.machine.seq + 1,
      at: '2026-11-21T08:00:00.000Z',
      kind: 'answered',
      decision,
      seat,
      answer,
      how: 'page',
    } as const;
    const applied = this.rolling((given) => applyEntry(this.game, this.machine, entry, { source: this.chance, given }));
    this.machine = applied.machine;
    this.story = this.after(applied);
  }

  /** Answer by fallbacks until this question comes up (or the game is over). */
  until(asked: string): this {
    for (let n = 0; n < 500 && this.asked !== asked && this.fallback !== undefined; n += 1) this.answer(this.fallback);
    return this;
  }

  view(viewer = 'spectator') {
    return rules.view(this.position, viewer);
  }

  open() {
    return openDecisions(this.game, this.machine)[0];
  }

  question() {
    const decision = this.open();
    const seat = decision?.waiting[0];
    return decision && seat ? questionFor(this.game, this.machine, decision.id, seat) : undefined;
  }

  /** Do something with the dice that are laid ready, as far as they are asked for; those that fell are gone. */
  private rolling(act: (given: readonly GivenDraw[]) => Applied<Versailles>): Applied<Versailles> {
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
  private after({ facts }: Applied<Versailles>): readonly string[] {
    const faults = rules.invariants(this.position);
    if (faults.length > 0) throw new Error(faults.join('; '));
    return facts.flatMap((fact) => {
      const message = rules.narrate(this.game.setting, fact, 'spectator');
      return message ? [english.say(message)] : [];
    });
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
