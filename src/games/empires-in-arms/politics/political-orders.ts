import type { SheetLine } from '../../../kernel/choice.ts';
import { cloneData } from '../../../kernel/json.ts';
import type { SheetRule } from '../../../kernel/sheet.ts';
import { sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import type { None } from '../none.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Position, Step } from '../types.ts';
import { declareFree } from './declare-free.ts';
import { msg } from './msg.ts';
import { beginPolitics } from './plan-politics.ts';
import { revealBreaks } from './reveal-alliances.ts';
import { revealDeclarations } from './reveal-declarations.ts';
import { stepsFor } from './steps-for.ts';
import { wantable } from './whom-to-want.ts';
import { type Written, writtenIn } from './written.ts';

/** The most lines of a sheet: more than there is to order in any month. */
const MOST_LINES = 80;

/** 4: everybody writes political orders in secret, and they are revealed together. */
export const politicalPhase: Step<'political-phase'> = {
  section: '4',
  run: ({ state, push }) => {
    state.phase = 'politics';
    push({ ask: 'political-orders', args: {} });
  },
};

/** What a power does by itself is in the preview; what others must agree to is not. */
function preview({ state, pack }: Position, seat: string, lines: readonly SheetLine[]): EmpiresInArms['State'] {
  const power = powerOf(seat);
  const after = { state: cloneData(state), pack };
  const written = writtenIn(lines);
  revealDeclarations(after, { [power]: written.declare });
  revealBreaks(after, { [power]: written.break });
  for (const minor of written.free) declareFree(after, power, minor);
  return after.state;
}

const sheet: SheetRule<EmpiresInArms, None> = {
  max: MOST_LINES,
  begin: (position, seat) => beginPolitics(position, powerOf(seat)),
  preview,
  carryOut: (_, seat) => notByLine(seat),
  passOver: (_, seat) => notByLine(seat),
};

/** What all powers wrote is carried out together, section by section. */
function notByLine(seat: string): never {
  throw new Error(`the political orders of ${seat} are not carried out line by line`);
}

/** 4.2 to 4.9. */
export const politicalOrders: Decide<'political-orders'> = {
  section: '4',
  sealed: true,
  seats: deciding,
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-politics.orders'),
    brief: msg('empires-in-arms-politics.orders-brief'),
    choice: sheetChoice(beginPolitics(position, powerOf(seat)), MOST_LINES),
  }),
  sheet,
  waiting: () => msg('empires-in-arms-politics.orders-waiting'),
  apply: ({ push, has }, answers) => {
    const written = new Map<Power, Written>();
    for (const [seat, answer] of Object.entries(answers)) written.set(powerOf(seat), writtenIn(sheetLines(answer)));
    push(...stepsFor(written), ...(has('march') ? [{ step: 'lapse-access' as const, args: {} }] : [])); // 4.2 to 10.3
  },
  fallback: () => [],
  standing: (position, seat) => {
    const power = powerOf(seat);
    const { quiet, want } = standingOrders(position.state, power);
    return quiet ? wishLines(position, power, want) : undefined;
  },
};

/** The line for the minor countries that a power wants by its standing orders, as far as it can have them now. */
function wishLines(board: Position, power: Power, want: 'all' | readonly string[] | undefined): readonly SheetLine[] {
  if (want === undefined) return [];
  if (want === 'all') return [{ order: 'want', answer: ['all'] }];
  const free = wantable(board, power);
  return [{ order: 'want', answer: want.filter((minor) => free.includes(minor)).map(ownerId) }];
}
