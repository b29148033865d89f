import type { Printed } from '../../../kernel/printed.ts';
import type { Power, Time } from '../pack-lists.ts';

/** A scenario as everybody sees it (13): what each side has and needs, and who holds what. */
export type ScenarioView = {
  readonly name: Printed;
  readonly last: Time;
  readonly sides: readonly {
    readonly power: Power;
    readonly points: number;
    readonly needs: number;
    readonly decisive: number;
    readonly armyLeast: number;
  }[];
  readonly objectives: readonly {
    readonly name: Printed;
    readonly points: number;
    readonly holder: Power | undefined;
  }[];
};
