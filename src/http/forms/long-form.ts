import type { Field, Preset } from '../../kernel/choice.ts';
import type { FieldProblem } from './answer-of-form.ts';
import type { Control, PresetsControl, TopicControl } from './control.ts';
import { controlId, presetsOf } from './field-path.ts';

/** What many want to say with a form, as boxes to tick. */
export function presetsControl(
  presets: readonly Preset[] | undefined,
  fields: URLSearchParams,
  problems: readonly FieldProblem[],
  path: string,
): PresetsControl | undefined {
  if (!presets || presets.length === 0) return undefined;
  const name = presetsOf(path);
  const picked = new Set(fields.getAll(name));
  return {
    name,
    id: controlId(name),
    problem: problems.find(({ field }) => field === name)?.reason,
    options: presets.map(({ id, label }) => ({ id: controlId(name, id), value: id, label, picked: picked.has(id) })),
  };
}

/**
 * The fields of a long form by topic. Topics of which something holds already come first; one is open where something
 * is filled in or wrong.
 */
export function topicsOf(
  asked: readonly Field[],
  controls: readonly Control[],
  fields: URLSearchParams,
): readonly TopicControl[] {
  const named = asked.map(({ topic }, n) => ({ topic, key: JSON.stringify(topic ?? ''), control: controls[n] }));
  const keys = [...new Set(named.map(({ key }) => key))];
  const topics = keys.map((key): TopicControl => {
    const own = named.filter((one) => one.key === key);
    const some = own.flatMap(({ control }) => control ?? []);
    return {
      title: own[0]?.topic,
      now: some.flatMap(({ now }) => now ?? []),
      controls: some,
      open: some.some((control) => control.problem !== undefined || isFilled(control, fields)),
    };
  });
  return [...topics.filter(({ now }) => now.length > 0), ...topics.filter(({ now }) => now.length === 0)];
}

function isFilled({ name, tick }: Control, fields: URLSearchParams): boolean {
  return fields.getAll(name).some((value) => value !== '') || tick?.ticked === true;
}
