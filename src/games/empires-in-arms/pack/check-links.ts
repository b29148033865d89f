import { msg } from '../msg.ts';
import { type Fault, fault } from './fault.ts';
import type { AreaFile } from './map-schema.ts';
import type { PackFile } from './pack-schema.ts';

/** Links that do not stand at both ends in the same way, or lead back to where they begin; arrows over far waters. */
export function checkLinks({ areas, seas }: PackFile): readonly Fault[] {
  const area = new Map(areas.map((one) => [one.id, one]));
  const sea = new Map(seas.map((one) => [one.id, one]));
  return [
    ...areas.flatMap((from) =>
      from.links.flatMap((link): readonly Fault[] => {
        const at = `areas.${from.id}.links.${link.to}`;
        const to = area.get(link.to);
        if (!to) return [];
        if (to === from) return [fault(at, msg('empires-in-arms.pack.to-itself'))];
        return [
          ...(to.links.some((back) => back.to === from.id && sameWay(link, back)) ? [] : [oneWay(at, from.id, to.id)]),
          ...(link.by === 'crossing' ? [from, to].flatMap((end) => atCoast(`${at}.sea`, end, link.sea)) : []),
        ];
      }),
    ),
    ...seas.flatMap((from) =>
      from.links.flatMap(({ to }) => {
        const at = `seas.${from.id}.links.${to}`;
        if (to === from.id) return [fault(at, msg('empires-in-arms.pack.to-itself'))];
        const back = sea.get(to)?.links.some((link) => link.to === from.id) ?? true;
        return back ? [] : [oneWay(at, from.id, to)];
      }),
    ),
    ...areas.flatMap((one) =>
      (one.port?.seas.value ?? []).flatMap((id) => atCoast(`areas.${one.id}.port.seas`, one, id)),
    ),
  ];
}

type Link = AreaFile['links'][number];

function sameWay(a: Link, b: Link): boolean {
  return a.by === b.by && (a.by !== 'crossing' || b.by !== 'crossing' || a.sea === b.sea);
}

function oneWay(at: string, from: string, to: string): Fault {
  return fault(at, msg('empires-in-arms.pack.one-way', { from, to }));
}

function atCoast(at: string, { id, coasts }: AreaFile, sea: string): readonly Fault[] {
  return coasts.some((coast) => coast.sea === sea)
    ? []
    : [fault(at, msg('empires-in-arms.pack.no-coast', { area: id, sea }))];
}
