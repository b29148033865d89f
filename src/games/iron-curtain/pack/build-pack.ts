import { printedAs } from '../../../kernel/printed.ts';
import type { Card, Figures, Pack, Region, Side } from '../pack-types.ts';
import type { PackFile } from './pack-schema.ts';

type PrintedSide = 'US' | 'USSR';

/** The values of a checked pack file, without their provenance, in the shape that the rules use. */
export function buildPack(file: PackFile): Omit<Pack, 'unofficial'> {
  const regions = Object.entries(file.regions)
    .sort(([, a], [, b]) => a.scoring_order.value - b.scoring_order.value)
    .map(
      ([id, { name, size, bonus }]): Region => ({
        id,
        name: regionName(id, name.value),
        size: size.value,
        bonus: bonus.value,
      }),
    );
  const cards = file.cards.flatMap((card): Card[] =>
    card.kind === 'start'
      ? []
      : [
          {
            id: card.id,
            name: cardName(card.id, card.name.value),
            region: card.region.value,
            side: sideOf(card.superpower.value),
            cubes: card.cubes.value,
            event: card.event.effect,
          },
        ],
  );
  const start = file.cards.find((card) => card.kind === 'start');
  if (!start) throw new Error('a checked pack has a start card');
  return {
    figures: figuresOf(file),
    regions,
    region: Object.fromEntries(regions.map((region) => [region.id, region])),
    start: { id: start.id, name: cardName(start.id, start.name.value), region: start.region.value },
    strategy: cards.map((card) => card.id),
    card: Object.fromEntries(cards.map((card) => [card.id, card])),
  };
}

const cardName = (id: string, name: string) => printedAs(`iron-curtain-pack.card-${id}`, name);
const regionName = (id: string, name: string) => printedAs(`iron-curtain-pack.region-${id}`, name);

function figuresOf({ game, track, cubes_per_player, start_card_cubes }: PackFile): Figures {
  return {
    stepsToFlag: track.steps_to_flag.value,
    cubesPerSide: cubes_per_player.value,
    startCubes: { us: start_card_cubes.value.US, ussr: start_card_cubes.value.USSR },
    rounds: game.rounds.value,
    controlLead: game.control_lead.value,
    dominanceLead: game.dominance_lead.value,
    dominatedPrice: game.dominated_price.value,
    aftermathMax: game.aftermath_max.value,
    firstStarter: sideOf(game.first_starter.value),
    levelStarter: sideOf(game.level_starter.value),
    levelWinner: sideOf(game.level_winner.value),
  };
}

function sideOf(printed: PrintedSide): Side {
  return printed === 'US' ? 'us' : 'ussr';
}
