import type { Message } from './message.ts';

/** One thing that can be picked. The id is stable and readable (`issue:rhineland`): it is written into the log. */
export type Option = {
  readonly id: string;
  readonly label: Message;
  /** What it would mean, in a few words. */
  readonly detail?: Message;
  /** What it does to the seat that is asked, in a clause. Games leave it out: the answer is tried (`withEffects`). */
  readonly effect?: Message;
  /** Abbreviations that a reply may use for it: `VIE` for Vienna. */
  readonly short?: readonly string[];
  /** What else a reply may call it, with `|` between the names: "force march|forced march". */
  readonly called?: Message;
  /** The place on the game's board that stands for it, so that it can be picked there. */
  readonly place?: string;
  /**
   * Places whose names mean it in orders by text, as said of them: "in Ulm" is "in the city", where the city of Ulm is
   * meant. Of options that list a place the first is meant.
   */
  readonly at?: readonly Option[];
};

export type BarredOption = Pick<Option, 'id' | 'label'> & { readonly why: Message };

/** A place that takes an amount. */
export type Slot = Option & {
  /** The least amount if the slot is used at all; 1 when not given. */
  readonly min?: number;
  readonly max: number;
  /** The slot must be used. */
  readonly needed?: boolean;
  readonly prices?: Prices;
};

/**
 * What the 1st, 2nd, ... unit on a slot costs, by the budget's id: whole numbers, none below 0. The last price holds
 * for all further units; of a budget that is not named (or whose list is empty) nothing is spent.
 */
export type Prices = { readonly [budget: string]: readonly number[] };

/** What the amounts of a spread are paid from. */
export type Budget = {
  readonly id: string;
  /** What is spent, as it stands after a number: "40 money". */
  readonly label: Message;
  /** The most that all amounts together may cost of it. */
  readonly most: number;
};

export type Range = { readonly min: number; readonly max: number };

export type Field = {
  readonly id: string;
  readonly label: Message;
  readonly choice: PlainChoice;
  /** May be left out of the answer. */
  readonly optional?: boolean;
  /** What else a reply may call it, as of an option. */
  readonly called?: Message;
  /**
   * What it is about, together with the fields beside it of the same group: they stand below this as a heading, and in
   * a reply what is said behind one of them may be about those after it, too.
   */
  readonly group?: Message;
  /** The words of its group say what it asks, too: below them a page does not say its own. */
  readonly namesGroup?: boolean;
  /** To answer it with nothing says the same as to leave it out: a form needs no tick to tell them apart. */
  readonly emptyIsLeftOut?: boolean;
  /** Under which heading a long form has it folded, together with others of the same topic. */
  readonly topic?: Message;
  /** What holds already, where leaving it out keeps that: such a field is shown first. */
  readonly now?: Message;
};

/** A whole answer to some fields of a form, in words: several may be picked together, and fields beside them. */
export type Preset = {
  readonly id: string;
  readonly label: Message;
  readonly answer: { readonly [field: string]: Answer };
};

/** What a seat is asked at once: every legal answer, as data. */
export type PlainChoice =
  | {
      readonly kind: 'one';
      readonly options: readonly Option[];
      /** What the rules would allow and something agreed forbids: shown, with what forbids it, and never an answer. */
      readonly barred?: readonly BarredOption[];
    }
  | {
      readonly kind: 'some';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** Options that must be among those that are picked. */
      readonly must?: readonly string[];
    }
  | {
      readonly kind: 'spread';
      readonly slots: readonly Slot[];
      /** The sum of all amounts. */
      readonly total: Range;
      /** How many slots may be used; any number when not given. */
      readonly used?: Range;
      /** What the slots' prices are paid from. */
      readonly budgets?: readonly Budget[];
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** The order of `min` to `max` of the options, best first. */
  | { readonly kind: 'ranking'; readonly options: readonly Option[]; readonly min: number; readonly max: number }
  | {
      readonly kind: 'form';
      readonly fields: readonly Field[];
      /** Lines that a reply could have: each can be read. */
      readonly example?: readonly Message[];
      /** The answer that changes nothing: on a page, what is left out is taken from it. */
      readonly holds?: FormAnswer;
      /** What many want to say with it. */
      readonly presets?: readonly Preset[];
    }
  | { readonly kind: 'text'; readonly min: number; readonly max: number };

/** One kind of order that a sheet may go on with: "Move", "Buy". */
export type Order = {
  readonly id: string;
  readonly label: Message;
  /** As of an option. */
  readonly called?: Message;
  readonly choice: PlainChoice;
};

/**
 * A list of lines, in which what the next line may be follows from the lines before it. As data it is only its
 * beginning; `SheetPoint` leads on from there.
 */
export type SheetChoice = {
  readonly kind: 'sheet';
  /** What the first line may be. */
  readonly orders: readonly Order[];
  /** The most lines. */
  readonly max: number;
  /** It may be sent without a line. */
  readonly mayBeEmpty: boolean;
};

/** What a seat is asked. */
export type Choice = PlainChoice | SheetChoice;

export type Spread = Extract<Choice, { kind: 'spread' }>;

/** Amount per slot id; slots that are not used are left out. */
export type Amounts = { readonly [slot: string]: number };
export type FormAnswer = { readonly [field: string]: Answer };

/** A line of a sheet: the id of the order, and the answer to its choice. */
export type SheetLine = { readonly order: string; readonly answer: Answer };

/**
 * An answer to a choice: an option's id (`one`), ids (`some`, `ranking`), amounts by slot (`spread`),
 * a number, a text, answers by field (`form`), or lines (`sheet`).
 */
export type Answer = string | number | readonly string[] | Amounts | FormAnswer | readonly SheetLine[];
