import { computer } from '../../../games/empires-in-arms/computer/computer.ts';
import { powerOf } from '../../../games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms } from '../../../games/empires-in-arms/types.ts';
import { writeAhead } from '../../../kernel/ahead-act.ts';
import { aheadOrder } from '../../../kernel/ahead-orders.ts';
import { anyGame } from '../../../kernel/any-game.ts';
import { askComputer } from '../../../kernel/ask-computer.ts';
import type { Answer } from '../../../kernel/choice.ts';
import { type Game, type Machine, positionOf } from '../../../kernel/machine.ts';
import { aheadSheet, openAhead } from '../../../kernel/open-ahead.ts';
import { seededRandom } from '../../../kernel/random.ts';
import { sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import type { Beside, Player } from '../player.ts';
import { wantedOrders } from './standing-orders.ts';

type Table = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

/**
 * The game's own computer player as a player of the simulation: it answers all that it is asked, and where it is to,
 * leaves standing orders and orders its turns ahead.
 */
export function computerPower(seed: string): Player<EmpiresInArms> {
  return {
    answer(game, machine, { id, name }, seat) {
      const draw = seededRandom(`${seed}/${machine.seq}/${id}/${seat}`);
      const given = askComputer(anyGame(game), machine, { id, seat, draw });
      if (!given) throw new Error(`the computer player of ${seat} leaves ${name} to others`);
      return given.answer;
    },
    orders: wantedOrders,
    ahead: (game, machine, seat) => orderAhead({ game, machine }, seat, seed),
  };
}

/** Asked after all when somebody declares war. */
const UNLESS: { readonly [condition: string]: Answer } = { when: ['war'] };

function orderAhead({ game, machine }: Table, seat: string, seed: string): Beside | undefined {
  const next = openAhead(game, machine, seat).find(({ id }) => !aheadOrder(machine, { seat, id }));
  if (!next) return undefined;
  const lines = linesAhead({ game, machine }, seat, next, seed);
  return { optionalAction: next.id, answer: writeAhead({ does: 'give', lines, unless: UNLESS }) };
}

type Next = ReturnType<typeof openAhead>[number];

/** What it would write if its turn came just now. */
function linesAhead({ game, machine }: Table, seat: string, { id, ask, label, section }: Next, seed: string) {
  const name = ask === 'naval-turn' ? ask : 'land-turn';
  const { begin, max, last } = aheadSheet(game, machine, seat, id);
  const { answer } = computer({
    setting: game.setting,
    seat,
    view: game.rules.view(positionOf(game, machine), seat),
    decision: {
      ...{ id, name, section, args: { power: powerOf(seat) }, sheet: { begin, max, last } },
      ...{ prompt: label, choice: sheetChoice(begin, max) },
    },
    draw: seededRandom(`${seed}/${machine.seq}/${id}/${seat}`),
  }) ?? { answer: [] };
  return sheetLines(answer);
}
