import { type Printed, printedAs } from '../../../kernel/printed.ts';
import type { Leader, Nation } from '../force-types.ts';
import type { Area, Province } from '../map-types.ts';
import { POINT_EVENTS, POWERS, PURCHASES, SCENARIOS, TERMS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Scenario } from '../scenario-types.ts';
import { battleOf } from './build-battle.ts';
import type { ProvinceFile } from './country-schema.ts';
import type { LeaderFile } from './force-schema.ts';
import type { AreaFile } from './map-schema.ts';
import type { NationFile } from './nation-schema.ts';
import type { PackFile } from './pack-schema.ts';
import { plain } from './plain.ts';

/** The values of a checked pack file, without their provenance, in the shape that the rules use. */
export function buildPack(file: PackFile): Omit<Pack, 'unofficial'> {
  const areas = file.areas.map(areaOf);
  const seas = file.seas.map((sea) => ({ ...named(seaName, sea), links: sea.links.map(({ to }) => to) }));
  const provinces = file.provinces.map(provinceOf);
  const minors = file.minors.map((minor) => named(minorName, minor));
  const corps = file.corps.map((one) => {
    const { movementUnderFrance, province, ...rest } = named(corpsName, one);
    return { ...rest, movementUnderFrance: movementUnderFrance ?? rest.movement, province };
  });
  const fleets = file.fleets.map((fleet) => named(fleetName, fleet));
  const leaders = file.leaders.map(leaderOf);
  const scenarios = file.scenarios.map((one) => named(scenarioName, one));
  const terms = file.peace.terms.map((term) => named(termName, term));
  return {
    areas,
    area: byId(areas),
    seas,
    sea: byId(seas),
    provinces,
    province: byId(provinces),
    minors,
    minor: byId(minors),
    combinations: file.combinations.map((combination) => named(combinationName, combination)),
    nations: eachOf(POWERS, file.nations, nationOf),
    minorMorale: plain(file.minorMorale),
    corps,
    corpsOf: byId(corps),
    fleets,
    fleet: byId(fleets),
    leaders,
    leader: byId(leaders),
    counters: plain(file.counters),
    levies: plain(file.levies),
    zones: plain(file.zones),
    starts: plain(file.starts),
    points: eachOf(POINT_EVENTS, file.points, ({ points }) => points.value),
    peace: { ...plain(file.peace), terms, term: eachOf(TERMS, terms, (term) => term) },
    prices: eachOf(PURCHASES, plain(file.purchases), ({ id: _, ...price }) => price),
    calendar: calendarWith(file, scenarios),
    sequence: plain(file.sequence),
    economy: plain(file.economy),
    limits: plain(file.limits),
    percentages: plain(file.percentages),
    naval: plain(file.naval),
    battle: battleOf(file.battle),
    supply: plain(file.supply),
    siege: plain(file.siege),
    guerrillas: plain(file.guerrillas),
    conquest: plain(file.conquest),
    setup: plain(file.setup),
    optional: plain(file.optional),
    control: plain(file.control),
    arrows: plain(file.arrows),
    sailing: plain(file.sailing),
    scenario: eachOf(SCENARIOS, scenarios, (one) => one),
    shapes: file.shapes,
  };
}

/** A scenario is a campaign of some months. */
function calendarWith(file: PackFile, scenarios: readonly Scenario[]): Pack['calendar'] {
  const calendar = plain(file.calendar);
  const spans = scenarios.map(({ id, first, last }) => ({ id, first, last }));
  return { ...calendar, campaigns: [...calendar.campaigns, ...spans] };
}

function areaOf(file: AreaFile): Area {
  const { city, spires, fortification, port, coasts, ...rest } = named(areaName, file);
  return {
    ...rest,
    city: city && spires !== undefined && fortification !== undefined ? { spires, fortification } : undefined,
    port,
    coasts: coasts.map(({ sea }) => sea),
  };
}

function provinceOf(file: ProvinceFile): Province {
  const { guerrillas = 0, insurrection = false, cossacks = false, ...rest } = named(provinceName, file);
  return { ...rest, guerrillas, insurrection, cossacks };
}

function nationOf(file: NationFile): Nation {
  const { trade: _, ratings1810, ...rest } = named(nationName, file);
  return { ...rest, ratings1810: ratings1810 ?? rest.ratings };
}

function leaderOf(file: LeaderFile): Leader {
  const { kind, strategic, tactical, tacticalMax, seniority, ...rest } = named(leaderName, file);
  if (kind === 'naval') return { ...rest, kind };
  if (strategic === undefined || tactical === undefined || tacticalMax === undefined || seniority === undefined)
    throw new Error(`a checked pack has the ratings of ${rest.id}`);
  return { ...rest, kind, ratings: { strategic, tactical, tacticalMax, seniority } };
}

/** Something that has a name, with the name as a text in the reader's language. */
function named<T extends { readonly id: string; readonly name: { readonly value: string; readonly source: string } }>(
  say: (id: string, name: string) => Printed,
  file: T,
) {
  return { ...plain(file), name: say(file.id, file.name.value) };
}

const areaName = (id: string, name: string) => printedAs(`empires-in-arms-pack.area-${id}`, name);
const seaName = (id: string, name: string) => printedAs(`empires-in-arms-pack.sea-${id}`, name);
const provinceName = (id: string, name: string) => printedAs(`empires-in-arms-pack.province-${id}`, name);
const minorName = (id: string, name: string) => printedAs(`empires-in-arms-pack.minor-${id}`, name);
const combinationName = (id: string, name: string) => printedAs(`empires-in-arms-pack.combination-${id}`, name);
const nationName = (id: string, name: string) => printedAs(`empires-in-arms-pack.nation-${id}`, name);
const corpsName = (id: string, name: string) => printedAs(`empires-in-arms-pack.corps-${id}`, name);
const fleetName = (id: string, name: string) => printedAs(`empires-in-arms-pack.fleet-${id}`, name);
const scenarioName = (id: string, name: string) => printedAs(`empires-in-arms-pack.scenario-${id}`, name);
const leaderName = (id: string, name: string) => printedAs(`empires-in-arms-pack.leader-${id}`, name);
const termName = (id: string, name: string) => printedAs(`empires-in-arms-pack.term-${keyOf(id)}`, name);

/** `B.1` as a part of a catalogue's key. */
const keyOf = (id: string) => id.toLowerCase().replace('.', '');

function byId<T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** An entry for each id of a closed list. Throws where one is missing, which the pack's check has refused. */
function eachOf<Id extends string, T extends { readonly id: Id }, V>(
  ids: readonly Id[],
  items: readonly T[],
  say: (item: T) => V,
): { readonly [K in Id]: V } {
  const entries = ids.map((id): [Id, V] => {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error(`a checked pack has ${id}`);
    return [id, say(item)];
  });
  return Object.fromEntries(entries) as { readonly [K in Id]: V };
}
