import stringify from 'safe-stable-stringify';
import { isRecord } from '../../../kernel/is-record.ts';
import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import type { Message } from '../../../kernel/message.ts';
import { effectText } from '../effects/effect-text.ts';
import { msg } from '../msg.ts';
import { conditionText } from '../strategy/condition-text.ts';
import type { PackFile } from './pack-schema.ts';
import { placeName } from './places.ts';
import { provenanceOf } from './provenance.ts';

type Words = ReadonlyMap<object, Message>;

/**
 * Every value of the pack that is not the printed one: `issues.rhineland.vp`, its value (an effect's in words), its
 * source.
 */
export function listReconstructed(file: PackFile): LoadedPack['reconstructed'] {
  return valuesIn(file, [], wordsOf(file));
}

function valuesIn(value: unknown, path: readonly string[], words: Words): LoadedPack['reconstructed'] {
  if (Array.isArray(value)) return value.flatMap((item, i) => valuesIn(item, [...path, placeName(item, i)], words));
  if (!isRecord(value)) return [];
  const { source } = value;
  const inner = Object.entries(value).flatMap(([key, item]) => valuesIn(item, [...path, key], words));
  if (typeof source !== 'string' || provenanceOf(source) !== 'reconstructed') return inner;
  const shown = words.get(value) ?? plain(value.value);
  return [{ at: path.join('.'), value: shown, source }, ...inner];
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? '');
}

/** Effects, conditions and the zones of happiness as players read them. */
function wordsOf({ figures, issues, events, strategies }: PackFile): Words {
  const effects = [
    ...issues.flatMap(({ options }) => options.flatMap((option) => option.effects)),
    ...events.flatMap(({ crisis, conference }) => [crisis, conference]),
    ...events.flatMap(({ crisis, conference }) => [crisis.otherwise ?? [], conference.otherwise ?? []].flat()),
  ];
  return new Map<object, Message>([
    [figures.zones, msg('versailles-1919.pack.zones-shown', { zones: figures.zones.value.map(zoneText) })],
    ...effects.map((entry) => [entry, effectText(entry.effect)] as const),
    ...strategies.flatMap(({ conditions }) =>
      conditions.map((entry) => [entry, conditionText(entry.condition)] as const),
    ),
  ]);
}

function zoneText({ from, units }: PackFile['figures']['zones']['value'][number]): Message {
  return msg('versailles-1919.pack.zone', { from, units });
}
