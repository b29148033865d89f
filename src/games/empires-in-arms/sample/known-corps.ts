import type { Viewer } from '../../../kernel/decision.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Agenda, Todo } from '../../../kernel/machine.ts';
import type { Battle } from '../battle/battle.ts';
import type { Due } from '../battle/loss-frames.ts';
import { corpsIn } from '../battle/units.ts';
import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import type { CorpsId, Power } from '../pack-lists.ts';
import { SIDES } from '../sides.ts';
import type { Loan } from '../state.ts';
import type { Position } from '../types.ts';
import type { Knows } from '../view/who-knows.ts';
import type { HiddenCorps } from './hidden-corps.ts';

/** What a viewer knows of corps beyond their backs. */
export type KnownCorps = {
  /** Their faces are seen: where each is, and how strong. */
  readonly faces: ReadonlySet<CorpsId>;
  /** On their way to the viewer's own powers: not on the map. */
  readonly awaited: ReadonlySet<CorpsId>;
  /** In a battle that goes on (7.5.2.5), or to choose from for a victor (B.4): the viewer knows that they are there. */
  readonly open: ReadonlySet<CorpsId>;
  /** How many factors those have together: of a side of a battle (7.5.2.7), or one that a victor chooses from. */
  readonly strengths: readonly { readonly corps: readonly CorpsId[]; readonly factors: number }[];
  /** Of these so many factors are about to be lost: they have no fewer. */
  readonly dues: readonly { readonly corps: readonly CorpsId[]; readonly factors: number }[];
  /** Powers whose other corps are too weak to be chosen. */
  readonly weak: readonly Power[];
  readonly loans: readonly Readonly<Loan>[];
};

export function knownCorps(
  position: Position,
  { viewer, knows }: { readonly viewer: Viewer; readonly knows: Knows },
  agenda: Agenda,
  backs: readonly HiddenCorps[],
): KnownCorps {
  const { state, pack } = position;
  const units = [...Object.keys(state.corps), ...Object.keys(state.aboard ?? {})];
  const terms = position.asked().filter(({ name, seats }) => name === 'terms' && seats.includes(viewer));
  const asked = terms.map(({ choice }) => JSON.stringify(choice(viewer))).join(' ');
  const toChoose = backs.filter(({ real }) => asked.includes(`"corps:${real}"`)).map(({ real }) => real);
  const behind = new Set(backs.map(({ real }) => real));
  const sides = battlesIn(agenda)
    .flatMap((battle) => SIDES.map((side) => corpsIn([...battle[side].units, ...battle[side].away])))
    .map((corps) => corps.filter((id) => behind.has(id)));
  return {
    faces: new Set(units.filter((id) => knows(corpsCommander(state, pack, id)))),
    awaited: new Set(state.arrivals.flatMap((one) => (one.what === 'counter' && knows(one.power) ? [one.id] : []))),
    open: new Set([...sides.flat(), ...toChoose]),
    strengths: [...sides, ...toChoose.map((id) => [id])].map((corps) => ({ corps, factors: countAll(state, corps) })),
    dues: duesIn(agenda).map(({ units, number }) => ({ corps: corpsIn(units), factors: number })),
    weak: terms.flatMap(({ args }) => losersIn(args)),
    loans: state.loans.filter(({ from, to }) => knows(from) || knows(to)),
  };
}

function losersIn(args: object): readonly Power[] {
  const { surrenders = [] }: { readonly surrenders?: readonly { readonly loser: Power }[] } = args;
  return surrenders.map(({ loser }) => loser);
}

const countAll = ({ corps }: Position['state'], ids: readonly CorpsId[]): number =>
  ids.reduce((sum, id) => sum + countFactors(corps[id]?.factors ?? {}), 0);

/** The battles that go on. */
const battlesIn = (agenda: Agenda): readonly Battle[] =>
  argsIn(agenda).flatMap((args) => {
    const { battle, next }: Told = args;
    return [battle, next?.args.battle].filter((one) => one !== undefined);
  });

/** What powers that are asked for their losses bear: they have at least so many factors. */
const duesIn = (agenda: Agenda): readonly Due[] =>
  argsIn(agenda).flatMap(({ dues = [] }: { readonly dues?: readonly Due[] }) => dues);

/** Frames about a battle hold it, or what goes on with it. */
type Told = { readonly battle?: Battle; readonly next?: { readonly args: { readonly battle?: Battle } } };

/** The arguments of all frames. */
function argsIn(agenda: Agenda): readonly JsonObject[] {
  return agenda.flatMap((todo: Todo): readonly JsonObject[] => {
    if ('together' in todo) return todo.together.flatMap(argsIn);
    if ('branch' in todo) return argsIn(todo.agenda);
    if ('line' in todo) return [...argsIn(todo.line), ...todo.aside.flatMap(argsIn)];
    return [todo.args];
  });
}
