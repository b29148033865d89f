import type { Json, JsonObject } from '../../../kernel/json.ts';
import type { Agenda, Todo } from '../../../kernel/machine.ts';
import { type CorpsId, POWERS, type Power } from '../pack-lists.ts';
import { siegeAt } from '../sieges/siege.ts';
import type { Decisions, Position, Steps } from '../types.ts';
import type { Knows } from '../view/who-knows.ts';

type Frames = Steps & Decisions;
type Hide<Args> = (args: Args, knows: Knows, board: Pick<Position, 'state' | 'pack'>) => Args;

/** What frames hold that was written in secret and takes effect later, as if others had not written it. */
const HIDES: { readonly [Name in keyof Frames]?: Hide<Frames[Name]> } = {
  'reveal-declarations': (args, knows) => ({ ...args, declarations: ofKnown(args.declarations, knows) }),
  'peace-step': writtenByKnown,
  'reveal-suits': writtenByKnown,
  'control-step': (args, knows) => ({ ...args, wanting: ofKnown(args.wanting, knows) }),
  'alliance-step': (args, knows) => ({ ...args, offers: ofKnown(args.offers, knows) }),
  'break-step': (args, knows) => ({ ...args, breaks: ofKnown(args.breaks, knows) }),
  'free-step': (args, knows) => ({ ...args, states: ofKnown(args.states, knows) }),
  'combine-step': (args, knows) => ({ ...args, combined: ofKnown(args.combined, knows) }),
  spend: (args, knows) => ({ ...args, budgets: ofKnown(args.budgets, knows) }),
  'change-lands': (args, knows) => ({ ...args, budgets: ofKnown(args.budgets, knows) }),
  levy: (args, knows) => ({ ...args, budgets: ofKnown(args.budgets, knows) }),
  'land-goes-on': linesOfKnown,
  'land-turn': linesOfKnown,
  'naval-sheet': linesOfKnown,
  'naval-turn': linesOfKnown,
  'on-behalf': givenByKnown,
  'sheet-on-behalf': givenByKnown,
  assault: (args, knows, board) =>
    knows(siegeAt(board, args.area, args.powers)?.besieged) ? args : { ...args, breached: 'fight' },
  // Its dice are told with what they cost.
  'supply-losses': (args, knows) => (knows(args.power) ? args : { ...args, meals: [], sieges: [], paid: [] }),
};

function writtenByKnown<Args extends Steps['peace-step']>(args: Args, knows: Knows): Args {
  return { ...args, suits: ofKnown(args.suits, knows), offers: ofKnown(args.offers, knows) };
}

function linesOfKnown<Args extends { readonly power: Power; readonly lines?: readonly unknown[] }>(
  args: Args,
  knows: Knows,
): Args {
  return knows(args.power) || args.lines === undefined ? args : { ...args, lines: [] };
}

function givenByKnown<Args extends Decisions['on-behalf']>(args: Args, knows: Knows): Args {
  return { ...args, given: ofKnown(args.given, knows) };
}

function ofKnown<All extends { readonly [power: string]: unknown }>(all: All, knows: Knows): All {
  const known = Object.entries(all).filter(([name]) => POWERS.some((power) => power === name && knows(power)));
  // Of what may be left out, some is.
  return Object.fromEntries(known) as All;
}

/** An agenda without what others have written in secret for later, and without the rest of their sheets. */
export function forgetFrames(agenda: Agenda, knows: Knows, board: Pick<Position, 'state' | 'pack'>): Agenda {
  const hide = (name: string, args: JsonObject): JsonObject => {
    // A frame's arguments are those of its name.
    const rule = HIDES[name as keyof Frames] as Hide<JsonObject> | undefined;
    return rule ? rule(args, knows, board) : args;
  };
  return changeFrames(agenda, (todo) => {
    if ('step' in todo) return { ...todo, args: hide(todo.step, todo.args) };
    if ('ask' in todo) return { ...todo, args: hide(todo.ask, todo.args) };
    if ('sheet' in todo && !POWERS.some((power) => power === todo.seat && knows(power))) return { ...todo, lines: [] };
    return todo;
  });
}

/** An agenda in which corps have other names, as arguments, in lists and as keys. */
export function renameCorps(agenda: Agenda, names: ReadonlyMap<CorpsId, CorpsId>): Agenda {
  return changeFrames(agenda, (todo) => (isFlat(todo) ? { ...todo, args: renamed(todo.args, names) } : todo));
}

function renamed<T extends Json>(value: T, names: ReadonlyMap<CorpsId, CorpsId>): T {
  return rename(value) as T;

  function rename(one: Json): Json {
    if (typeof one === 'string') return names.get(one) ?? one;
    if (Array.isArray(one)) return one.map(rename);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inside]) => [names.get(key) ?? key, rename(inside)]));
  }
}

type Flat = Extract<Todo, { readonly args: JsonObject }>;
const isFlat = (todo: Todo): todo is Flat => 'args' in todo;

function changeFrames(agenda: Agenda, change: (todo: Todo) => Todo): Agenda {
  return agenda.map((todo) => {
    if ('together' in todo) return { together: todo.together.map((branch) => changeFrames(branch, change)) };
    if ('branch' in todo) return { ...todo, agenda: changeFrames(todo.agenda, change) };
    if ('line' in todo)
      return {
        line: changeFrames(todo.line, change),
        aside: todo.aside.map((branch) => changeFrames(branch, change)),
      };
    return change(todo);
  });
}
