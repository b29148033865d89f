import type { Field, Option, Order } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { corpsName, fleetName, seaName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import { areaOptions } from '../piece-options.ts';
import { corpsLeft, fleetsLeft, menLeft, roomInCity, whyNotPlace, withPlaced } from './deploy.ts';
import { msg } from './msg.ts';
import type { Men } from './placing.ts';
import { placingText, problemText } from './placing-text.ts';
import { readPlacing } from './read-placing.ts';
import type { Deployment } from './what-deploys.ts';

/** The sheet on which a controller sets out the forces of its minor country (4.6.3). */
export function deploymentSheet(deployment: Deployment): SheetPoint {
  return planSheet<Deployment>(
    {
      orders: (plan) => [...corpsOrder(plan), ...garrisonOrder(plan), ...fleetOrder(plan)],
      add: (plan, line) => {
        const placing = readPlacing(line);
        const no = whyNotPlace(plan, placing);
        return no ? { misfit: { problem: problemText(no) } } : withPlaced(plan, placing);
      },
      costs: (plan) => {
        const { infantry, cavalry } = menLeft(plan);
        const ships = fleetsLeft(plan).reduce((sum, one) => sum + one.ships, 0);
        return infantry + cavalry + ships > 0
          ? [msg('empires-in-arms-minors.deploy.left', { infantry, cavalry, ships })]
          : [];
      },
      say: (plan, line) => placingText(plan.pack, readPlacing(line), 'all'),
    },
    deployment,
  );
}

function corpsOrder(plan: Deployment): readonly Order[] {
  const corps = corpsLeft(plan);
  const left = menLeft(plan);
  if (corps.length === 0 || left.infantry + left.cavalry === 0) return [];
  const fields: readonly Field[] = [
    {
      id: 'corps',
      label: msg('empires-in-arms-minors.deploy.which-corps'),
      choice: { kind: 'one', options: corps.map((id) => ({ id: `corps:${id}`, label: corpsName(plan.pack, id) })) },
    },
    areaField(plan, plan.areas),
    ...menFields(left, ['infantry', 'cavalry']),
  ];
  return [{ id: 'corps', label: msg('empires-in-arms-minors.deploy.corps'), choice: { kind: 'form', fields } }];
}

function garrisonOrder(plan: Deployment): readonly Order[] {
  const cities = plan.areas.filter((area) => roomInCity(plan, area) > 0);
  const left = menLeft(plan);
  if (cities.length === 0 || left.infantry === 0) return [];
  const fields = [areaField(plan, cities), ...menFields(left, ['infantry'])];
  return [{ id: 'garrison', label: msg('empires-in-arms-minors.deploy.garrison'), choice: { kind: 'form', fields } }];
}

function fleetOrder(plan: Deployment): readonly Order[] {
  const fleets = fleetsLeft(plan);
  if (fleets.length === 0 || plan.ports.length === 0) return [];
  const places: readonly Option[] = [
    ...areaOptions(plan, plan.ports, 'port'),
    ...plan.seas.map((id) => ({ id: `sea:${id}`, label: seaName(plan.pack, id), place: id })),
  ];
  const fields: readonly Field[] = [
    {
      id: 'fleet',
      label: msg('empires-in-arms-minors.deploy.which-fleet'),
      choice: {
        kind: 'one',
        options: fleets.map(({ id }) => ({ id: `fleet:${id}`, label: fleetName(plan.pack, id) })),
      },
    },
    { id: 'at', label: msg('empires-in-arms-minors.deploy.at'), choice: { kind: 'one', options: places } },
  ];
  return [{ id: 'fleet', label: msg('empires-in-arms-minors.deploy.fleet'), choice: { kind: 'form', fields } }];
}

function areaField({ pack }: Deployment, areas: readonly AreaId[]): Field {
  return {
    id: 'area',
    label: msg('empires-in-arms-minors.deploy.area'),
    choice: {
      kind: 'one',
      options: areaOptions({ pack }, areas),
    },
  };
}

function menFields(left: Men, kinds: readonly (keyof Men)[]): readonly Field[] {
  const label: { readonly [T in keyof Men]: Message } = {
    infantry: msg('empires-in-arms-minors.deploy.infantry'),
    cavalry: msg('empires-in-arms-minors.deploy.cavalry'),
  };
  return kinds.flatMap((id) =>
    left[id] > 0 ? [{ id, label: label[id], choice: { kind: 'number' as const, min: 0, max: left[id] } }] : [],
  );
}
