import type { Cheerio } from 'cheerio';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import type { Prices } from '../../../src/kernel/choice.ts';
import { pickFrom, shuffled } from '../../../src/kernel/random.ts';
import type { Fields, Page } from './browser.ts';
import { pickLiked, type Tasting } from './taste.ts';

type Found = ReturnType<Page['$']>;

/**
 * Fills in the answer form of a composer at random, by nothing but what the page offers: radio buttons, lists, numbers,
 * tick boxes with their least and most, amounts with their bounds and prices. What only the rules know (how many cards
 * may take cubes) can be missed: then the page refuses, and one tries again.
 */
export function fillIn(page: Page, form: Found, tasting: Tasting): Fields {
  const { random } = tasting;
  const fields: (readonly [string, string])[] = [];
  fields.push(...radios(page, form, tasting), ...lists(page, form, tasting), ...numbers(page, form, random));
  for (const group of parts(page, form, '[data-some]')) fields.push(...ticked(page, group, random));
  for (const group of parts(page, form, '[data-spread]')) fields.push(...amounts(page, group, tasting));
  const names = new Set(fields.map(([name]) => name));
  const others = form.find('[name]:not([type=hidden], button)').toArray();
  for (const name of new Set(others.map((element) => page.$(element).attr('name') ?? ''))) {
    if (!names.has(name) && form.find(`[name="${name}"]`).closest('[data-some], [data-spread]').length === 0)
      throw new Error(`a control nobody can fill in: ${name} at ${page.url}`);
  }
  return fields;
}

function parts({ $ }: Page, form: Found, selector: string): readonly Found[] {
  return form
    .find(selector)
    .toArray()
    .map((element) => $(element));
}

function radios({ $ }: Page, form: Found, tasting: Tasting): Fields {
  const inputs = form.find('input[type=radio]').toArray();
  const names = [...new Set(inputs.map((input) => $(input).attr('name') ?? ''))];
  return names.map((name) => {
    const ofName = inputs.filter((input) => $(input).attr('name') === name);
    const input = pickLiked(ofName, (one) => $(one).closest('label').find('.option-label').text(), tasting);
    return [name, $(input).attr('value') ?? ''];
  });
}

function lists({ $ }: Page, form: Found, tasting: Tasting): Fields {
  return form
    .find('select')
    .toArray()
    .map((list) => {
      const options = $(list).find('option:not([value=""])').toArray();
      const option = pickLiked(options, (one) => $(one).text(), tasting);
      return [$(list).attr('name') ?? '', $(option).attr('value') ?? ''];
    });
}

/** Half of the time no more than is needed. */
function numbers({ $ }: Page, form: Found, random: RandomSource): Fields {
  return form
    .find('input[type=number]')
    .toArray()
    .map((input) => $(input))
    .filter((input) => input.closest('[data-spread]').length === 0)
    .map((input) => {
      const [min, max] = [numberIn(input, 'min'), numberIn(input, 'max')];
      return [input.attr('name') ?? '', String(random(2) === 0 ? min : min + random(max - min + 1))];
    });
}

function ticked({ $ }: Page, group: Found, random: RandomSource): Fields {
  const [min, max] = [numberIn(group, 'data-min'), numberIn(group, 'data-max')];
  const boxes = group.find('input[type=checkbox]').toArray();
  const most = Math.min(max, boxes.length);
  return shuffled(boxes, random)
    .slice(0, min + random(most - min + 1))
    .map((box) => [$(box).attr('name') ?? '', $(box).attr('value') ?? '']);
}

type Slot = {
  readonly name: string;
  readonly words: string;
  readonly least: number;
  readonly max: number;
  readonly prices: Prices;
};

function amounts(page: Page, group: Found, tasting: Tasting): Fields {
  const { $ } = page;
  const { random } = tasting;
  const [min, max] = [numberIn(group, 'data-total-min'), numberIn(group, 'data-total-max')];
  const budgets = parts(page, group, '[data-budget]').map((budget) => ({
    id: budget.attr('data-budget') ?? '',
    most: numberIn(budget, 'data-most'),
  }));
  const slots: Slot[] = group
    .find('input[type=number]')
    .toArray()
    .map((input) => ({
      name: $(input).attr('name') ?? '',
      words: $(input).closest('.amount-row').find('label').text(),
      least: numberIn($(input), 'data-least'),
      max: numberIn($(input), 'max'),
      prices: JSON.parse($(input).attr('data-prices') ?? '{}'),
    }));
  if (tasting.sparing) return sparingly(slots, random);
  const want = min + random(max - min + 1);
  const taken = new Map<string, number>();
  for (let tries = 0; tries < 200 && sum(taken) < want; tries += 1) {
    const slot = sum(taken) === 0 ? pickLiked(slots, ({ words }) => words, tasting) : pickFrom(slots, random);
    const now = taken.get(slot.name) ?? 0;
    const next = now === 0 ? slot.least : now + 1;
    const fits = next <= slot.max && sum(taken) - now + next <= max;
    const then = new Map(taken).set(slot.name, next);
    if (fits && budgets.every(({ id, most }) => spent(slots, then, id) <= most)) taken.set(slot.name, next);
  }
  return slots.map(({ name }) => [name, String(taken.get(name) ?? '')]);
}

/** The least on the cheapest ones: mostly on two, as pages do not say how many it takes. */
function sparingly(slots: readonly Slot[], random: RandomSource): Fields {
  const count = random(3) === 0 ? 1 + random(slots.length) : 2;
  const cheapest = slots.toSorted((a, b) => a.least - b.least).slice(0, count);
  return slots.map((slot) => [slot.name, cheapest.includes(slot) ? String(Math.max(1, slot.least)) : '']);
}

const sum = (taken: ReadonlyMap<string, number>) => [...taken.values()].reduce((all, amount) => all + amount, 0);

function spent(slots: readonly Slot[], taken: ReadonlyMap<string, number>, budget: string): number {
  return slots.reduce((cost, { name, prices }) => {
    const list = prices[budget] ?? [];
    for (let unit = 0; unit < (taken.get(name) ?? 0); unit += 1) cost += list[unit] ?? list.at(-1) ?? 0;
    return cost;
  }, 0);
}

function numberIn(element: Cheerio<never> | Found, name: string): number {
  const value = Number(element.attr(name));
  if (!Number.isFinite(value)) throw new Error(`no number in ${name}`);
  return value;
}
