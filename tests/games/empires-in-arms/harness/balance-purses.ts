import { type Owner, POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Balance, Turn } from './balance-forces.ts';
import { booksOf } from './books.ts';

/** Whether every purse holds what the facts of an entry make of what it held before. */
export function balancePurses({ before, facts, after, pack }: Turn): Balance {
  const [was, is] = [booksOf(before, pack).purses, booksOf(after, pack).purses];
  const now = new Map([...was].map(([owner, purse]) => [owner, { ...purse }]));
  const told = new Set<Owner>();
  const purseOf = (owner: Owner) => {
    const purse = now.get(owner) ?? { money: 0, manpower: 0 };
    now.set(owner, purse);
    told.add(owner);
    return purse;
  };
  for (const fact of facts)
    switch (fact.type) {
      case 'income-collected': {
        const purse = purseOf(fact.owner);
        const saves = POWERS.some((power) => power === fact.owner && pack.nations[power].savesManpower);
        purse.money += fact.collected.money;
        purse.manpower = fact.collected.manpower + (saves ? purse.manpower : 0);
        break;
      }
      case 'reparation-paid':
      case 'money-lent':
        purseOf(fact.power).money -= fact.money;
        purseOf(fact.to).money += fact.money;
        break;
      case 'depot-placed':
      case 'depot-loaded':
        purseOf(fact.power).money -= pack.prices.depot.money;
        break;
      case 'supplied':
        for (const { payer, money } of fact.paid) purseOf(payer).money -= money;
        break;
      case 'expenses-paid': {
        const purse = purseOf(fact.owner);
        purse.money -= fact.upkeep;
        for (const { price } of fact.bought) {
          purse.money -= price.money;
          purse.manpower -= price.manpower;
        }
        break;
      }
      case 'combination-made': {
        const whole = purseOf(fact.combination);
        for (const land of fact.lands) {
          const part = was.has(land) ? purseOf(land) : undefined;
          if (!part) continue;
          whole.money += part.money;
          whole.manpower += part.manpower;
          Object.assign(part, { money: 0, manpower: 0 });
        }
        break;
      }
    }
  // A purse is there as long as the free state is; a new one begins empty.
  const faults = [...is].flatMap(([owner, { money, manpower }]) => {
    const wanted = now.get(owner) ?? { money: 0, manpower: 0 };
    const same = wanted.money === money && wanted.manpower === manpower;
    return same
      ? []
      : [`${owner} has ${money} and ${manpower}, and by what was told ${wanted.money} and ${wanted.manpower}`];
  });
  return { faults, exact: told.size, roughly: 0 };
}
