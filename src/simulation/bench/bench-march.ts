import { ownCorpsOf } from '../../games/empires-in-arms/land/land-plan.ts';
import { rules } from '../../games/empires-in-arms/rules.ts';
import { MARCH } from '../../games/empires-in-arms/rulesets.ts';
import type { EmpiresInArms } from '../../games/empires-in-arms/types.ts';
import { anyGame } from '../../kernel/any-game.ts';
import { applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import type { Answer, SheetLine } from '../../kernel/choice.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import { cloneData } from '../../kernel/json.ts';
import { ENTRY_VERSION } from '../../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../kernel/machine.ts';
import { fallbackAnswer, type OpenSheet, openDecisions, sheetFor } from '../../kernel/open-decisions.ts';
import { looseSetup } from '../../kernel/play-at-random.ts';
import { endOf, type Walk, walkSheet } from '../../kernel/walk-sheet.ts';
import { type Figure, percentile } from './measure.ts';

const CORPS = 25;
const ALLIES = ['bavaria', 'saxony'];
const ROUNDS = 12;
/** Rounds before the first that counts. */
const WARM = 3;
const SEAT = 'france';
const source = hmacChance('march', { game: 'bench', salts: {} });
const NO_TIME = '1970-01-01T00:00:00.000Z';

type Turn = {
  readonly game: Game<EmpiresInArms>;
  readonly machine: Machine<EmpiresInArms>;
  readonly decision: string;
};

/** A land turn of France with 25 corps: what each could do, its sheet line by line, and carried out. */
export function benchMarch(): readonly Figure[] {
  const turn = landTurn();
  const [reaches, lines, carriedOut]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const { game, machine, decision } = { ...turn, machine: cloneData(turn.machine) };
    const sheet = sheetFor(game, machine, decision, SEAT);
    if (!sheet) throw new Error('there is no sheet to be written');
    const measured = writeMarch(turn, sheet);
    const began = performance.now();
    applyInPlace(game, machine, entryOf(machine, decision, SEAT, measured.sheet), { source });
    const took = performance.now() - began;
    if (round < WARM) continue;
    reaches.push(...measured.reaches);
    lines.push(...measured.lines);
    carriedOut.push(took);
  }
  return [
    { name: 'what one corps can do: p95', value: percentile(reaches, 0.95), unit: 'ms', target: { below: 5 } },
    { name: 'what one corps can do: half within', value: percentile(reaches, 0.5), unit: 'ms' },
    {
      name: `a line more in a march of ${CORPS} corps: p95`,
      value: percentile(lines, 0.95),
      unit: 'ms',
      target: { below: 40 },
    },
    {
      name: `a march of ${CORPS} corps carried out: p95`,
      value: percentile(carriedOut, 0.95),
      unit: 'ms',
      target: { below: 150 },
    },
  ];
}

/** Each corps marches as far as it can, one line after the other; what the page shows is made after each of them. */
function writeMarch({ game }: Turn, sheet: OpenSheet) {
  const [reaches, took]: [number[], number[]] = [[], []];
  const lines: SheetLine[] = [];
  const loose = anyGame(game);
  let walk: Walk = walkSheet(sheet.begin, lines);
  for (const corps of corpsIn(sheet)) {
    const asked = performance.now();
    const trace = endOf(walk).trace({ order: 'march', parts: { corps: [corps] }, by: [] });
    reaches.push(performance.now() - asked);
    const line = trace?.leads.at(-1)?.lines[0] ?? { order: 'stay', answer: [corps] };
    const began = performance.now();
    lines.push(line);
    walk = walkSheet(sheet.begin, lines, walk);
    const end = endOf(walk);
    end.orders();
    end.costs();
    loose.rules.view(positionOf(loose, sheet.preview(lines)), SEAT);
    took.push(performance.now() - began);
  }
  return { reaches, lines: took, sheet: lines };
}

function corpsIn({ begin }: OpenSheet): readonly string[] {
  const choice = begin.order('march')?.choice;
  const [who] = choice?.kind === 'form' ? choice.fields : [];
  return who?.choice.kind === 'some' ? who.choice.options.map(({ id }) => id) : [];
}

/** January 1805: all do what silent players do, until France marches; it has 25 corps then. */
export function landTurn(): Turn {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game = { rules, setting: { seats, options, pack, ruleset: MARCH } };
  const { machine } = startGame(game, looseSetup(anyGame(game), {}, hash), { source });
  for (;;) {
    const open = openDecisions(game, machine)[0];
    const seat = open?.waiting[0];
    if (!open || seat === undefined) throw new Error('nobody is asked, and France never was');
    if (open.name === 'land-turn' && seat === SEAT)
      return { game, machine: withCorps(machine, pack), decision: open.id };
    const answer = fallbackAnswer(game, machine, open.id, seat) ?? [];
    applyInPlace(game, machine, entryOf(machine, open.id, seat, answer), { source });
  }
}

/** As many corps as are wanted: France has Bavaria and Saxony too, and what is not on the map joins the others. */
function withCorps(machine: Machine<EmpiresInArms>, pack: EmpiresInArms['Pack']): Machine<EmpiresInArms> {
  const minors = { ...machine.state.minors };
  for (const id of ALLIES) minors[id] = { status: 'conquered', controller: SEAT };
  const state = { ...machine.state, minors };
  const own = ownCorpsOf({ state, pack }, SEAT);
  const areas = own.flatMap((id) => state.corps[id]?.area ?? []);
  const nations: readonly string[] = [SEAT, ...ALLIES];
  const more = pack.corps.filter(({ id, nation }) => nations.includes(nation) && !state.corps[id]);
  const raised = more
    .slice(0, CORPS - own.length)
    .map(({ id }, n) => [id, { area: areas[n % areas.length] ?? '', factors: { infantry: 5 } }]);
  const corps: typeof state.corps = { ...state.corps, ...Object.fromEntries(raised) };
  const has = ownCorpsOf({ state: { ...state, corps }, pack }, SEAT).length;
  if (has !== CORPS) throw new Error(`France has ${has} corps`);
  return { ...machine, state: { ...state, corps } };
}

function entryOf({ seq }: Pick<Machine, 'seq'>, decision: string, seat: string, answer: Answer) {
  return {
    v: ENTRY_VERSION,
    seq: seq + 1,
    at: NO_TIME,
    kind: 'answered',
    decision,
    seat,
    answer,
    how: 'page',
  } as const;
}
