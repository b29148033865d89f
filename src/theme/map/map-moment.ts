import type { MapMove } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';

/** What a game says stands on a map at a moment, as far as one viewer knows it. */
export type MapMoment = {
  /** In the order that gives them their colours and marks. */
  readonly powers: readonly { readonly id: string; readonly name: Message }[];
  readonly areas: { readonly [area: string]: AreaMoment };
  /** What went over it, drawn as arrows. */
  readonly arrows: readonly MapMove[];
};

export type AreaMoment = {
  /** The power that has it; undefined: nobody. */
  readonly owner?: string;
  /** Powers with a flag of control in it. */
  readonly flags?: readonly string[];
  readonly stacks?: readonly Stack[];
};

export type Stack = {
  readonly power: string;
  readonly kind: 'army' | 'fleet' | 'garrison' | 'depot';
  /** "I Corps"; undefined where the viewer sees only its back. */
  readonly name?: string;
  /** Factors; undefined where the viewer does not know. */
  readonly strength?: number;
};
