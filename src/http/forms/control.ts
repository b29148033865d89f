import type { BarredOption, Choice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { RunningSpread } from './running-spread.ts';

/** One of the options of a choice, as it is filled in. */
export type Pick = {
  readonly id: string;
  readonly value: string;
  readonly label: Message;
  readonly detail?: Message | undefined;
  readonly effect?: Message | undefined;
  readonly place?: string | undefined;
  readonly picked: boolean;
};

/** One of the amounts of a spread. */
export type SlotControl = Omit<Pick, 'picked'> & {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** What each unit costs, as JSON, for the script that counts along. */
  readonly prices: string;
  readonly bounds: Message;
  /** What each unit costs, in words. */
  readonly ladders: readonly Message[];
  readonly amount: string;
  readonly problem?: Message | undefined;
};

/** What controls of all kinds have. */
export type Common = {
  readonly kind: Choice['kind'];
  readonly name: string;
  /** Of the one control that is filled in, or else of the whole set: where the error summary leads. */
  readonly id: string;
  readonly setId: string;
  /** What is wanted, in short sentences: "Pick 2 to 4." */
  readonly hints: readonly Message[];
  readonly problem?: Message | undefined;
  /** Given: the question of an optional part, with the tick box that says "with nothing" where one is needed. */
  readonly label?: Message | undefined;
  readonly optional?: boolean | undefined;
  /** It is the first of the fields that stand below this heading. */
  readonly heading?: Message | undefined;
  /** Its label is the heading of the fields after it, too. */
  readonly leads?: boolean | undefined;
  /** Its options are out of sight until somebody wants to see them. */
  readonly folded?: boolean | undefined;
  readonly tick?: { readonly name: string; readonly id: string; readonly ticked: boolean } | undefined;
};

/** A choice with what is filled in, as the template draws it. Exactly one of the kinds' fields is given. */
export type Control = Common & {
  readonly one?: {
    readonly options: readonly Pick[];
    readonly barred: readonly BarredOption[];
    readonly long: boolean;
  };
  readonly some?: { readonly options: readonly Pick[]; readonly min: number; readonly max: number };
  readonly ranking?: { readonly ranks: readonly Rank[]; readonly min: number };
  readonly number?: {
    readonly min: number;
    readonly max: number;
    readonly text: string;
    /** What an empty one shows: its least; nothing where it may be left out, which is another answer than its least. */
    readonly shown: string;
  };
  readonly text?: { readonly min: number; readonly max: number; readonly text: string; readonly lines: number };
  readonly spread?: {
    readonly slots: readonly SlotControl[];
    readonly total: { readonly min: number; readonly max: number };
    readonly running: RunningSpread;
  };
  /** Its lines as JSON. */
  readonly sheet?: { readonly json: string };
  readonly form?: {
    readonly controls: readonly Control[];
    readonly presets?: PresetsControl | undefined;
    /** Of a long form: its fields by topic, those of which something holds already first. */
    readonly topics?: readonly TopicControl[] | undefined;
  };
  /** What holds already. */
  readonly now?: Message | undefined;
};

/** Whole answers in words, of which some are picked. */
export type PresetsControl = {
  readonly name: string;
  readonly id: string;
  readonly options: readonly Pick[];
  readonly problem: Message | undefined;
};

/** Fields below one heading of a long form. */
export type TopicControl = {
  readonly title: Message | undefined;
  /** What holds already of it. */
  readonly now: readonly Message[];
  readonly controls: readonly Control[];
  readonly open: boolean;
};
/** A place of a ranking. */
export type Rank = {
  readonly id: string;
  readonly rank: number;
  readonly options: readonly Pick[];
  readonly optional: boolean;
};
