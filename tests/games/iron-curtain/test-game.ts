import type { Side } from '../../../src/games/iron-curtain/pack-types.ts';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { CardId, Fact, IronCurtain, State, View } from '../../../src/games/iron-curtain/types.ts';
import { applyEntry, startGame } from '../../../src/kernel/apply-entry.ts';
import type { ChanceSource } from '../../../src/kernel/chance.ts';
import type { Answer, Choice } from '../../../src/kernel/choice.ts';
import type { Viewer } from '../../../src/kernel/decision.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../../src/kernel/json.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../../src/kernel/machine.ts';
import { fallbackAnswer, openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { outcomeOf } from '../../../src/kernel/outcome-of.ts';
import type { Frame } from '../../../src/kernel/rules.ts';
import { speaker } from '../../../src/words/speaker.ts';

const english = speaker('en', 'UTC');

/** A game that is played: answers in, and what is asked, told and seen. */
export class TestGame {
  readonly game: Game<IronCurtain>;
  machine: Machine<IronCurtain>;
  facts: Fact[] = [];
  /** The last answer made hidden information known. */
  revealed = false;
  private readonly chance: ChanceSource;

  constructor(game: Game<IronCurtain>, frames: readonly Frame<IronCurtain>[] | undefined, seed = 'seed') {
    this.chance = hmacChance(seed, { game: 'test', salts: {} });
    const setup: typeof rules.setup = (setting) => {
      const begun = game.rules.setup(setting);
      return frames ? { ...begun, agenda: frames } : begun;
    };
    this.game = game;
    const started = startGame({ ...game, rules: { ...game.rules, setup } }, { seq: 1 }, { source: this.chance });
    this.machine = started.machine;
    this.facts.push(...started.facts);
    this.sound();
  }

  get state(): State {
    return this.machine.state;
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

  /** The ids that can be answered just now. */
  get options(): readonly string[] {
    const { choice } = this;
    if (choice.kind === 'one') return choice.options.map((option) => option.id);
    return choice.kind === 'spread' ? choice.slots.map((slot) => slot.id) : [];
  }

  get prompt(): string {
    const question = this.question();
    return question ? english.say(question.prompt) : '';
  }

  get fallback(): Answer | undefined {
    const decision = this.open();
    const seat = decision?.waiting[0];
    return decision && seat ? fallbackAnswer(this.game, this.machine, decision.id, seat) : undefined;
  }

  get outcome() {
    return outcomeOf(this.game, this.machine);
  }

  /** The moves of the marker, as the final score sheet has them. */
  get sheet(): readonly string[] {
    return (this.outcome?.sheet ?? []).map((line) => english.say(line));
  }

  /** Answer the open question; the seat is the one that is asked. Several answers: one after the other. */
  answer(...answers: Answer[]): this {
    for (const answer of answers) {
      const decision = this.open();
      const seat = decision?.waiting[0];
      if (!decision || !seat) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
      this.facts = [];
      const { machine, facts, revealed } = applyEntry(
        this.game,
        this.machine,
        {
          v: ENTRY_VERSION,
          seq: this.machine.seq + 1,
          at: '2026-11-21T08:00:00.000Z',
          kind: 'answered',
          decision: decision.id,
          seat,
          answer,
          how: 'page',
        },
        { source: this.chance },
      );
      this.machine = machine;
      this.facts.push(...facts);
      this.revealed = revealed;
      this.sound();
    }
    return this;
  }

  /** A player gives up his seat. */
  resign(seat: Side): this {
    const seq = this.machine.seq + 1;
    const entry = {
      v: ENTRY_VERSION,
      seq,
      at: '2026-11-21T08:00:00.000Z',
      kind: 'seat',
      change: 'resigned',
      seat,
    } as const;
    this.machine = applyEntry(
      this.game,
      this.machine,
      { ...entry, player: 'somebody' },
      { source: this.chance },
    ).machine;
    return this;
  }

  /** What the last answer brought about, in words. */
  story(viewer: Viewer = 'spectator'): readonly string[] {
    return this.facts.flatMap((fact) => {
      const message = rules.narrate(this.game.setting, fact, viewer);
      return message ? [english.say(message)] : [];
    });
  }

  view(viewer: Viewer): View {
    return rules.view(positionOf(this.game, this.machine), viewer);
  }

  /** Cubes on a card: `2:1` (US, USSR). */
  cubes(card: CardId): string {
    const placed = this.state.map.find((other) => other.card === card);
    return placed ? `${placed.us}:${placed.ussr}` : 'not in play';
  }

  /** The same game with a changed state. */
  changed(change: (state: State) => void): TestGame {
    const copy: TestGame = Object.assign(Object.create(TestGame.prototype), this);
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

  /** After every entry of every test the position is sound. */
  private sound(): void {
    const faults = rules.invariants(positionOf(this.game, this.machine));
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}
