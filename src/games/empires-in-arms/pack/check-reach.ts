import { msg } from '../msg.ts';
import { type Fault, fault } from './fault.ts';
import type { AreaFile } from './map-schema.ts';
import type { PackFile } from './pack-schema.ts';

/** Areas that no land and no sea leads to; provinces that are not connected; sea areas without a link. */
export function checkReach({ areas, seas, provinces, minors }: PackFile): readonly Fault[] {
  const entered = new Set(areas.flatMap(({ links }) => links.map(({ to }) => to)));
  return [
    ...areas
      .filter(({ id, coasts }) => !entered.has(id) && coasts.length === 0)
      .map(({ id }) => fault(`areas.${id}`, msg('empires-in-arms.pack.unreached'))),
    ...seas
      .filter(({ links }) => links.length === 0)
      .map(({ id }) => fault(`seas.${id}`, msg('empires-in-arms.pack.unreached'))),
    ...(['provinces', 'minors'] as const).flatMap((list) =>
      (list === 'provinces' ? provinces : minors).flatMap(({ id, capital }) => {
        const own = areas.filter(({ province }) => province.value === id);
        if (own.length === 0) return [fault(`${list}.${id}`, msg('empires-in-arms.pack.no-areas'))];
        const beyond = apart(own, capital.value);
        if (beyond.length === 0) return [];
        return [fault(`${list}.${id}`, msg('empires-in-arms.pack.apart', { areas: beyond, capital: capital.value }))];
      }),
    ),
  ];
}

/** The areas of a province that cannot be reached from its capital without leaving it. */
function apart(own: readonly AreaFile[], capital: string): readonly string[] {
  const reached = new Set([own.find(({ id }) => id === capital)?.id ?? own[0]?.id]);
  for (const id of reached)
    for (const { to } of own.find((area) => area.id === id)?.links ?? [])
      if (own.some((area) => area.id === to)) reached.add(to);
  return own.map(({ id }) => id).filter((id) => !reached.has(id));
}
