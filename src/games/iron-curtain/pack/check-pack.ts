import type { Message } from '../../../kernel/message.ts';
import type { Fault } from '../../shared/pack-reader.ts';
import type { Effect, Where } from '../effect.ts';
import { msg } from '../msg.ts';
import type { CardFile, PackFile } from './pack-schema.ts';

/** Ids that answers use for something else, and names that every object has. */
const TAKEN = new Set(['done', 'reserve', 'this', 'any', 'decline', 'event', 'order']);

/** What does not fit together in a pack whose every value is well formed. */
export function checkPack(file: PackFile): readonly Fault[] {
  return [
    ...ids(file),
    ...flags(file),
    ...regions(file),
    ...rounds(file),
    ...cubes(file),
    ...file.cards.flatMap((card) => ofCard(file, card)),
  ];
}

function fault(at: string, reason: Message): Fault {
  return { at, reason };
}

function ids(file: PackFile): readonly Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { id } of file.cards) {
    if (seen.has(id)) faults.push(fault(`cards.${id}.id`, msg('iron-curtain.pack.twice', { id })));
    if (TAKEN.has(id) || id in {}) faults.push(fault(`cards.${id}.id`, msg('iron-curtain.pack.taken', { id })));
    seen.add(id);
  }
  for (const id of Object.keys(file.regions))
    if (TAKEN.has(id) || id in {}) faults.push(fault(`regions.${id}`, msg('iron-curtain.pack.taken', { id })));
  return faults;
}

/** 1.1: ten cards of the US, eight of the USSR; 1.2: one start card. */
function flags(file: PackFile): readonly Fault[] {
  const faults: Fault[] = [];
  for (const side of ['US', 'USSR'] as const) {
    const expected = file.game.strategy_cards.value[side];
    const found = file.cards.filter((card) => card.kind === 'strategy' && card.superpower.value === side).length;
    if (found !== expected) faults.push(fault('cards', msg('iron-curtain.pack.flag-count', { side, expected, found })));
  }
  const starts = file.cards.filter((card) => card.kind === 'start').length;
  if (starts !== 1) faults.push(fault('cards', msg('iron-curtain.pack.start-count', { found: starts })));
  return faults;
}

function regions(file: PackFile): readonly Fault[] {
  const faults: Fault[] = [];
  const orders = new Set<number>();
  for (const [id, { size, scoring_order }] of Object.entries(file.regions)) {
    const found = file.cards.filter((card) => card.region.value === id).length;
    if (found !== size.value)
      faults.push(fault(`regions.${id}.size`, msg('iron-curtain.pack.region-size', { expected: size.value, found })));
    if (orders.has(scoring_order.value))
      faults.push(
        fault(`regions.${id}.scoring_order`, msg('iron-curtain.pack.order-twice', { place: scoring_order.value })),
      );
    orders.add(scoring_order.value);
  }
  return faults;
}

function rounds(file: PackFile): readonly Fault[] {
  const faults: Fault[] = [];
  const { value } = file.game.rounds;
  const dealt = 2 * value.reduce((sum, round) => sum + round.dealt, 0);
  const cards = file.cards.filter((card) => card.kind === 'strategy').length;
  if (dealt !== cards) faults.push(fault('game.rounds', msg('iron-curtain.pack.all-dealt', { dealt, cards })));
  for (const [i, { dealt: held, turns }] of value.entries())
    if (turns > held)
      faults.push(fault(`game.rounds.${i + 1}`, msg('iron-curtain.pack.too-many-turns', { turns, held })));
  return faults;
}

function cubes(file: PackFile): readonly Fault[] {
  const most = file.cubes_per_player.value;
  return (['US', 'USSR'] as const)
    .filter((side) => file.start_card_cubes.value[side] > most)
    .map((side) =>
      fault(`start_card_cubes.${side}`, msg('iron-curtain.pack.too-big', { limit: most, origin: 'number' })),
    );
}

function ofCard(file: PackFile, card: CardFile): readonly Fault[] {
  const faults: Fault[] = [];
  const at = `cards.${card.id}`;
  const known = Object.keys(file.regions);
  const region = known.includes(card.region.value) ? file.regions[card.region.value] : undefined;
  if (!region) return [fault(`${at}.region`, msg('iron-curtain.pack.not-one-of', { values: known }))];
  if (card.region_size && card.region_size.value !== region.size.value)
    faults.push(
      fault(
        `${at}.region_size`,
        msg('iron-curtain.pack.as-region', { expected: region.size.value, region: card.region.value }),
      ),
    );
  if (card.region_bonus && card.region_bonus.value !== region.bonus.value)
    faults.push(
      fault(
        `${at}.region_bonus`,
        msg('iron-curtain.pack.as-region', { expected: region.bonus.value, region: card.region.value }),
      ),
    );
  if (card.kind === 'start') return faults;
  const { min, max } = file.game.cubes_on_a_card.value;
  if (card.cubes.value < min || card.cubes.value > max)
    faults.push(fault(`${at}.cubes`, msg('iron-curtain.pack.between', { min, max, found: card.cubes.value })));
  return [...faults, ...ofEffect(known, card.event.effect, `${at}.event.effect`)];
}

function ofEffect(known: readonly string[], effect: Effect, at: string): readonly Fault[] {
  switch (effect.op) {
    case 'sequence':
    case 'choice':
      return effect.effects.flatMap((part, i) => ofEffect(known, part, `${at}.effects.${i + 1}`));
    case 'gain':
      return [];
    case 'score_region':
      return ofRegions([...known, 'this', 'any'], [effect.region], `${at}.region`);
    case 'move_own':
      return [...ofWhere(known, effect.from, `${at}.from`), ...ofWhere(known, effect.where, `${at}.where`)];
    default:
      return ofWhere(known, effect.where, `${at}.where`);
  }
}

function ofWhere(known: readonly string[], where: Where | undefined, at: string): readonly Fault[] {
  return ofRegions(known, where?.regions ?? [], `${at}.regions`);
}

function ofRegions(known: readonly string[], named: readonly string[], at: string): readonly Fault[] {
  return named.every((id) => known.includes(id))
    ? []
    : [fault(at, msg('iron-curtain.pack.not-one-of', { values: known }))];
}
