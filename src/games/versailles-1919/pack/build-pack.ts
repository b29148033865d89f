import { type Printed, printedAs } from '../../../kernel/printed.ts';
import type { EventPart, Figures, Pack } from '../pack-types.ts';
import type { EventFile, PackFile } from './pack-schema.ts';

/** The values of a checked pack file, without their provenance, in the shape that the rules use. */
export function buildPack(file: PackFile, unofficial: boolean): Pack {
  const issues = file.issues.map((issue) => ({
    id: issue.id,
    number: issue.number.value,
    name: printedAs(`versailles-1919-pack.issue-${issue.id}`, issue.name.value),
    kind: issue.kind.value,
    vp: issue.vp.value,
    noMilitary: issue.no_military.value,
    options: issue.options.map(({ id, label, effects }) => ({
      id,
      label: printedAs(`versailles-1919-pack.option-${id}`, label.value),
      effects: effects.map(({ effect }) => effect),
    })),
  }));
  const events = file.events.map((event) => ({
    id: event.id,
    number: event.number.value,
    name: printedAs(`versailles-1919-pack.event-${event.id}`, event.name.value),
    icon: event.icon.value,
    crisis: { label: crisisLabel(event.crisis.label), ...partOf(event.crisis) },
    conference: { optional: event.conference.optional, ...partOf(event.conference) },
  }));
  const strategies = file.strategies.map(({ id, number, name, conditions }) => ({
    id,
    number: number.value,
    name: printedAs(`versailles-1919-pack.strategy-${id}`, name.value),
    conditions: conditions.map(({ condition }) => condition),
  }));
  const endCard = issues.find((issue) => issue.kind === 'end');
  if (!endCard) throw new Error('a checked pack has an end card');
  return {
    figures: figuresOf(file.figures),
    columns: file.columns.map(({ uprising, deploy, modifier, strength }) => ({
      uprising: uprising.value === 'none' ? undefined : uprising.value,
      deploy: deploy.value === 'none' ? undefined : deploy.value,
      modifier: modifier.value,
      strength: strength.value,
    })),
    regions: file.regions.map(({ id, number }) => ({ id, number: number.value })),
    issues: issues.map(({ id }) => id),
    issue: byId(issues),
    endCard: endCard.id,
    events: events.map(({ id }) => id),
    event: byId(events),
    strategies: strategies.map(({ id }) => id),
    strategy: byId(strategies),
    unofficial,
  };
}

/** The same few words stand on many cards: their own lower-case form is their id. */
function crisisLabel(label: string): Printed {
  return printedAs(`versailles-1919-pack.crisis-${label.toLowerCase().replaceAll(' ', '-')}`, label);
}

function byId<T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

function partOf({ effect, otherwise }: EventFile['crisis'] | EventFile['conference']): EventPart {
  return {
    effect,
    otherwise: otherwise && { option: otherwise.option, value: otherwise.value, effect: otherwise.effect },
  };
}

function figuresOf(file: PackFile['figures']): Figures {
  const { happiness, lengths, demobilize, happiness_vp } = file;
  return {
    cubes: file.cubes.value,
    units: file.units.value,
    happinessMax: happiness.max.value,
    unplayedHappiness: happiness.unplayed.value,
    signsAt: happiness.signs_at.value,
    zones: file.zones.value,
    reclaim: file.reclaim.value,
    discardPrices: file.discard_prices.value,
    tableIssues: file.table_issues.value,
    waitingIssues: file.waiting_issues.value,
    waitingEvents: file.waiting_events.value,
    firstDiscards: file.first_discards.value,
    drawnIssues: file.drawn_issues.value,
    lengths: {
      standard: lengths.standard.value,
      longer: lengths.longer.value,
      long: lengths.long.value,
      longest: lengths.longest.value,
    },
    spareStrategies: file.spare_strategies.value,
    kegLastColumn: file.keg_last_column.value,
    demobilize: {
      twoOrThree: demobilize.two_or_three.value,
      four: demobilize.four.value,
      last: demobilize.last_box.value,
    },
    happinessVp: { two: happiness_vp.two.value, three: happiness_vp.three.value, four: happiness_vp.four.value },
    atZeroVp: happiness_vp.at_zero.value,
    flagVp: file.flag_vp.value,
    unitPrice: file.unit_price.value,
    regionOfTheRest: file.region_of_the_rest.value,
    solitaire: solitaireOf(file.solitaire),
  };
}

function solitaireOf(file: PackFile['figures']['solitaire']): Figures['solitaire'] {
  const { uk, fr, us } = file.tokens;
  return {
    waitingIssues: file.waiting_issues.value,
    tokens: { uk: uk.value, fr: fr.value, us: us.value },
    deployFromUnrest: file.deploy_from_unrest.value,
    deployColumns: file.deploy_columns.value,
    mutinyWithin: file.mutiny_within.value,
    demobilizeBox: file.demobilize_box.value,
    bidUnits: file.bid_units.value,
  };
}
