import type { ChronicleChart, ChronicleRule } from '../../../kernel/chronicle.ts';
import { monthWithin, zoneName } from '../board/short-names.ts';
import { timeAt } from '../calendar/month-number.ts';
import { isPower } from '../forces/who-commands.ts';
import { minorName, powerName } from '../names.ts';
import { POWERS, type Power, SEATING } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { lastSquare, squareOf, zoneAt } from '../status/square.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** Kinds of what lasts: wars of powers, wars on minor countries, enforced peaces (4.4.6.3), alliances (4.5). */
const KINDS = ['war', 'minor_war', 'truce', 'alliance'] as const;
type Kind = (typeof KINDS)[number];

/** `truce:austria|france`: whom it binds stands first. */
const idOf = (kind: Kind, one: string, other: string) => `${kind}:${one}|${other}`;

/** The campaign in figures: victory points, political status, wars, truces and alliances, all open to everybody. */
export const chronicle: ChronicleRule<EmpiresInArms> = {
  title: msg('empires-in-arms-chronicle.title'),
  lines: SEATING.map((id) => ({ id, name: powerName(id) })),
  tick: (month) => (month.endsWith('-01') ? figureText(month.slice(0, -3)) : undefined),
  charts: ({ pack }) => [pointsChart(), statusChart(pack)],
  moment: ({ state }) => ({
    figures: {
      points: ofPowers(state, ({ victoryPoints }) => victoryPoints),
      status: ofPowers(state, ({ square }) => square),
    },
    lasting: { ...betweenPowers(state), ...onMinors(state) },
  }),
  kinds: KINDS.map((kind) => ({ id: kind, name: msg('empires-in-arms-chronicle.kind', { kind }) })),
  tell({ pack, state }, id, value) {
    const [kind = '', between = ''] = id.split(':');
    const [one, other] = between.split('|').map((who) => (isPower(who) ? powerName(who) : minorName(pack, who)));
    if (!one || !other) throw new Error(`nothing lasts that is called ${id}`);
    if (kind !== 'truce') return { kind, said: msg('empires-in-arms-chronicle.between', { one, other }) };
    const until = monthWithin(timeAt(pack.calendar, state.campaign, value));
    return { kind, said: msg('empires-in-arms-chronicle.truce', { one, other, until }) };
  },
};

const figureText = (figure: string) => msg('empires-in-arms-chronicle.figure', { figure });

/** 8.1. */
function pointsChart(): ChronicleChart {
  return {
    id: 'points',
    title: msg('empires-in-arms-chronicle.points'),
    bands: [],
    least: 0,
    most: 10,
    say: (figure) => figureText(String(figure).replace('-', '−')),
  };
}

/** 2.4.3: the squares of the display in its zones. */
function statusChart(pack: Pack): ChronicleChart {
  return {
    id: 'status',
    title: msg('empires-in-arms-chronicle.status'),
    bands: pack.zones.map(({ id }) => ({ name: zoneName(id), from: squareOf(pack, { zone: id, number: 1 }) })),
    least: 0,
    most: lastSquare(pack),
    say(square) {
      const { zone, number } = zoneAt(pack, square);
      return msg('empires-in-arms-chronicle.box', { zone: zoneName(zone.id), box: String(number) });
    },
  };
}

function ofPowers(
  state: State,
  figure: (power: State['powers'][Power]) => number,
): { readonly [line: string]: number } {
  const there = POWERS.filter((power) => state.powers[power].played !== 'gone');
  return Object.fromEntries(there.map((power) => [power, figure(state.powers[power])]));
}

function betweenPowers({ relations, month }: State): { readonly [id: string]: number } {
  return Object.fromEntries(
    Object.entries(relations).flatMap(([pair, { war, alliance, enforcedUntil = {} }]) => {
      const [one = '', other = ''] = pair.split('|');
      const truces = Object.entries(enforcedUntil).filter(([, until]) => until > month);
      return [
        ...(war ? [[idOf('war', one, other), war.since]] : []),
        ...(alliance ? [[idOf('alliance', one, other), alliance.since]] : []),
        ...truces.map(([bound, until]) => [idOf('truce', bound, bound === one ? other : one), until]),
      ];
    }),
  );
}

/** Powers at war with minor countries; they declared it. */
function onMinors({ minorWars, month }: State): { readonly [id: string]: number } {
  return Object.fromEntries(
    Object.entries(minorWars).flatMap(([minor, powers]) =>
      powers.map((power) => [idOf('minor_war', power, minor), month]),
    ),
  );
}
