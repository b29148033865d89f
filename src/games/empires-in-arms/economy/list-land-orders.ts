import type { Order, PlainChoice } from '../../../kernel/choice.ts';
import { makerOf } from '../combinations/combine.ts';
import { combinationOf, holderOfLand } from '../combinations/member-of.ts';
import { areaOptions, one } from '../piece-options.ts';
import { counterName, irregularName } from './budget-names.ts';
import type { BudgetBasis, BudgetPlan } from './budget-plan.ts';
import { recipientsOf, whyNotCedeLand } from './cede-lands.ts';
import type { Ledger } from './ledger.ts';
import { listToLetGo } from './let-go.ts';
import { field, formOf, landOptions, orderOf, powers } from './order-parts.ts';

/** Listed are lands that can go to somebody: while a war is on, to enemies alone that nobody plays (8.8). */
export function cedeOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { state, pack, power } = basis;
  const recipients = recipientsOf(state, power);
  const [to] = recipients;
  if (to === undefined) return [];
  const lands = [...Object.keys(state.ceded), ...Object.keys(state.minors)].filter(
    (land) => holderOfLand(basis, land) === power && whyNotCedeLand(basis, ledger, { land, to }) === undefined,
  );
  if (lands.length === 0) return [];
  const options = landOptions(pack, lands);
  return formOf('cede', field('cede', 'land', one(options)), field('cede', 'to', one(powers(recipients))));
}

/** 10.2.3: whole minor countries, which are neutral then. */
export function letGoOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  return orderOf('let-go', landOptions(basis.pack, listToLetGo(basis, ledger)));
}

export function combineOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { pack, power } = basis;
  const lands = new Map(pack.combinations.map((each) => [each, membersToTake(basis, ledger, each)]));
  const open = pack.combinations.filter((each) => (lands.get(each) ?? []).length > 0 && each.makers.includes(power));
  const members = [...new Set(open.flatMap((each) => lands.get(each) ?? []))];
  if (open.length === 0) return [];
  const some: PlainChoice = {
    kind: 'some',
    min: 1,
    max: members.length,
    options: landOptions(pack, members),
  };
  return formOf(
    'make-combination',
    field('make-combination', 'combination', one(open.map(({ id, name }) => ({ id: `minor:${id}`, label: name })))),
    field('make-combination', 'lands', some),
  );
}

/** The members of a combination that a power holds, and that no other has. */
function membersToTake(
  basis: BudgetBasis,
  ledger: Ledger,
  { id, members }: BudgetBasis['pack']['combinations'][number],
) {
  const taken = new Set([...ledger.ceded, ...ledger.combined.flatMap(({ lands }) => lands)]);
  if ((makerOf(basis, id) ?? basis.power) !== basis.power) return [];
  return members.filter(
    (land) => !taken.has(land) && holderOfLand(basis, land) === basis.power && combinationOf(basis, land) === undefined,
  );
}

/** Where nobody has a choice, the levy comes by itself. */
export function levyOrder({ basis, places }: BudgetPlan): readonly Order[] {
  const { irregulars, corps } = basis.levies;
  const kinds = irregulars.filter(({ kind, most }) => places.irregulars.filter((at) => at.kind === kind).length < most);
  const off = corps.filter((each) => each.areas && !places.corps.some((at) => at.corps === each.corps));
  const areas = [
    ...new Set([
      ...kinds.flatMap(({ provinces }) => provinces.flatMap((province) => province.areas)),
      ...off.flatMap((each) => each.areas ?? []),
    ]),
  ];
  if (areas.length <= 1) return [];
  const what = [
    ...kinds.map(({ kind }) => ({ id: `irregular:${kind}`, label: irregularName(kind) })),
    ...off.map((each) => ({ id: `corps:${each.corps}`, label: counterName(basis.pack, each.corps) })),
  ];
  const where = areaOptions(basis, areas);
  return formOf('levy-place', field('levy-place', 'what', one(what)), field('levy-place', 'area', one(where)));
}
