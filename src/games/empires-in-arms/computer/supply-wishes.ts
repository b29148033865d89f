import { bareId, fieldsOf } from '../read-form.ts';
import type { Draft, Wish } from './asked.ts';
import { msg } from './msg.ts';
import type { Situation } from './situation.ts';

/** Two halves make a money point. */
const HALVES = 2;

/** 7.4.1: corps that stay forage where that costs less in men than their supply would in money. */
export function forageWishes({ pack, view }: Situation, { wishes }: Draft): readonly Wish[] {
  const gone = new Set(wishes.flatMap(({ line }) => corpsIn(line.answer)));
  const price = pack.prices.infantry.money;
  return view.supply
    .flatMap(({ corps }) => corps)
    .filter(({ id, forage, paid, mustForage }) => {
      const [cheapest] = paid.toSorted((a, b) => a.halves - b.halves);
      if (gone.has(id) || mustForage || !cheapest || forage.mean === 0) return false;
      return forage.mean * price < cheapest.halves / HALVES;
    })
    .map(({ id, forage }) => ({
      line: { order: 'supply', answer: { corps: `corps:${id}`, by: 'forage' } },
      why: msg('empires-in-arms-computer.land.forage', { mean: forage.mean.toFixed(1) }),
    }));
}

function corpsIn(answer: Wish['line']['answer']): readonly string[] {
  const corps = fieldsOf(answer).get('corps') ?? answer;
  return Array.isArray(corps) ? corps.map((id) => bareId(String(id))) : [];
}
