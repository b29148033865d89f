import type { Field, Option, Order, PlainChoice } from '../../../kernel/choice.ts';
import { ownerName, powerName } from '../names.ts';
import { type MinorId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import { alliesOf, enemiesOf } from '../relations/pair.ts';
import { priceOfWar } from './forecast.ts';
import { msg } from './msg.ts';
import type { PoliticalLine } from './political-line.ts';
import { sayNo } from './say-no.ts';
import type { SheetBasis } from './sheet-basis.ts';
import { whyNotWrite } from './why-not-write.ts';
import type { Written } from './written.ts';

/** What the next line may be. A power or country that some rule protects is listed where people would ask why. */
export function listOrders(basis: SheetBasis, written: Written): readonly Order[] {
  return Object.values(OPTIONS).flatMap((list) => list(basis, written));
}

/** One of them. */
export function findOrder(basis: SheetBasis, written: Written, id: string): Order | undefined {
  return isOrder(id) ? OPTIONS[id](basis, written)[0] : undefined;
}

const isOrder = (id: string): id is PoliticalLine['order'] => Object.hasOwn(OPTIONS, id);

/** What each order can be given about, in the order of the rules; nothing where it cannot be given. */
const OPTIONS: {
  readonly [order in PoliticalLine['order']]: (basis: SheetBasis, written: Written) => readonly Order[];
} = {
  declare: (basis, written) => orderOf('declare', targetsFor(basis, written)),
  sue: ({ state, power }, { sue }) => orderOf('sue', sue === undefined ? suits(enemiesOf(state, power)) : []),
  offer_peace: ({ state, power }, { offerPeace }) =>
    orderOf('offer_peace', powers(enemiesOf(state, power).filter((enemy) => !offerPeace.includes(enemy)))),
  ally: (basis, written) =>
    orderOf(
      'ally',
      strangersOf(basis, written).map((other) => withReason(basis, written, other, { order: 'ally', with: other })),
    ),
  want: (basis, { want }) => (want === undefined ? wishes(basis) : []),
  break: ({ state, power }, written) =>
    orderOf('break', powers(alliesOf(state, power).filter((ally) => !written.break.includes(ally)))),
  free: (basis, { free }) => {
    const freeable = basis.freeable().filter((minor) => !free.includes(minor));
    return orderOf('free', countries(basis, freeable));
  },
  combine: (basis, written) => {
    const partners = partnersOf(basis, written);
    const phases = PHASES.filter((phase) => written.combine[phase] === undefined);
    return partners.length > 0 && phases.length > 0 ? [combination(phases, powers(partners))] : [];
  },
};

/** Allies, and whom the sheet offers an alliance. */
const partnersOf = ({ state, power }: SheetBasis, { ally }: Written) => [...alliesOf(state, power), ...ally];

function strangersOf(basis: SheetBasis, written: Written): readonly Power[] {
  const partners = partnersOf(basis, written);
  const { power, state } = basis;
  return POWERS.filter(
    (other) => other !== power && !partners.includes(other) && state.powers[other].played !== 'gone',
  );
}

const PHASES = ['naval', 'land'] as const;

const labelOf = (order: PoliticalLine['order']) => msg('empires-in-arms-politics.order', { order });

function orderOf(id: PoliticalLine['order'], options: readonly Option[]): readonly Order[] {
  return options.length > 0 ? [{ id, label: labelOf(id), choice: { kind: 'one', options } }] : [];
}

const powers = (of: readonly Power[]): readonly Option[] =>
  of.map((power) => ({ id: ownerId(power), label: powerName(power) }));

function countries({ pack }: SheetBasis, of: readonly MinorId[]): readonly Option[] {
  return of.map((minor) => ({ id: ownerId(minor), label: ownerName(pack, minor), ...capitalOf(pack, minor) }));
}

function capitalOf({ minor }: SheetBasis['pack'], owner: Owner) {
  const capital = minor[owner]?.capital;
  return capital === undefined ? {} : { place: capital };
}

/** 4.2: those on whom war can be declared first, with what it costs (4.2.1); the others with the reason. */
function targetsFor(basis: SheetBasis, written: Written): readonly Option[] {
  const targets = basis.targets();
  if (targets.every(({ no }) => no !== undefined)) return [];
  const left = targets.filter(({ target }) => !written.declare.includes(target));
  const options = left.map(({ target }) => ({
    ...withReason(basis, written, target, { order: 'declare', target }),
    ...capitalOf(basis.pack, target),
  }));
  const legal = options.flatMap((option, at) => {
    const target = left[at]?.target;
    return option.detail || target === undefined ? [] : [{ ...option, detail: priceOfWar(basis, target) }];
  });
  return [...legal, ...options.filter(({ detail }) => detail)];
}

function withReason(basis: SheetBasis, written: Written, owner: Owner, line: PoliticalLine): Option {
  const no = whyNotWrite(basis, written, line);
  const option = { id: ownerId(owner), label: ownerName(basis.pack, owner) };
  return no ? { ...option, detail: sayNo(basis, no) } : option;
}

/** 4.4.2.1: one, or all of them. */
function suits(enemies: readonly Power[]): readonly Option[] {
  const all = { id: 'all', label: msg('empires-in-arms-politics.all-enemies') };
  return enemies.length > 1 ? [all, ...powers(enemies)] : powers(enemies);
}

/** 4.6: none of them picked means none. */
function wishes(basis: SheetBasis): readonly Order[] {
  const options = [
    { id: 'all', label: msg('empires-in-arms-politics.all-minors') },
    ...countries(basis, basis.wantable()),
  ];
  return [{ id: 'want', label: labelOf('want'), choice: { kind: 'some', options, min: 0, max: options.length } }];
}

function combination(phases: readonly ('naval' | 'land')[], partners: readonly Option[]): Order {
  const ids = phases.length > 1 ? (['both', ...phases] as const) : phases;
  const fields = [
    field('phase', { kind: 'one', options: ids.map((id) => ({ id, label: phaseName(id) })) }),
    field('with', { kind: 'some', options: partners, min: 1, max: partners.length }),
  ];
  return { id: 'combine', label: labelOf('combine'), choice: { kind: 'form', fields } };
}

const phaseName = (phase: 'both' | 'naval' | 'land') => msg('empires-in-arms-politics.phase', { phase });

const field = (id: 'phase' | 'with', choice: PlainChoice): Field => ({
  id,
  label: msg('empires-in-arms-politics.combine-field', { field: id }),
  choice,
});
