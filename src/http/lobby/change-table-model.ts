import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '../../kernel/rules.ts';
import type { Policy } from '../../lobby/policy.ts';
import type { TableChange } from '../../lobby/read-change.ts';
import type { TableView } from '../../play/table-view.ts';
import { pressPolicy } from '../../press/press-policy.ts';
import { readNewTableForm } from './read-new-table.ts';
import { timeControlAsFields, withKept } from './time-control-fields.ts';

/** A table that is forming, with what its page does not show. */
export type FormingTable = TableView & { readonly policy: Policy };

/** What the form says of a policy; all else of it is kept. */
const OF_FORM = [
  'emergencyPauses',
  'computerPace',
  'namesReady',
  'pressWhen',
  'pressTo',
  'pressParts',
  'pressSigned',
  'pressPublished',
] as const satisfies readonly (keyof Policy)[];

/** The form for a new table as it would be filled in for one that is there. */
export function tableAsFields(table: FormingTable): URLSearchParams {
  const { policy, timeControl, options, lobby } = table;
  const press = pressPolicy(policy);
  return new URLSearchParams([
    ['name', table.name],
    ['word', lobby?.word ?? ''],
    ['players', String(table.seats.length)],
    ['timeZone', table.timeZone],
    ...timeControlAsFields(timeControl).map(([name, value]): [string, string] => [name, value]),
    ...Object.entries(options).map(([option, value]): [string, string] => [`option.${option}`, String(value)]),
    ['pauses', String(policy.emergencyPauses ?? 1)],
    ['computerPace', policy.computerPace ?? 'at-once'],
    ['ready', policy.namesReady ? 'names' : 'count'],
    ['pressWhen', press.pressWhen],
    ['pressTo', press.pressTo],
    ['pressSigned', press.pressSigned],
    ['pressPublished', press.pressPublished],
    ...(policy.pressParts ?? []).map((part): [string, string] => ['pressParts', part]),
  ]);
}

/**
 * What a host has changed in the form. What they left as it was is no part of it: a form knows fewer values than a
 * program may have given a table.
 */
export function readChangeForm(game: GameModule, table: FormingTable, fields: URLSearchParams): TableChange {
  const was = readNewTableForm(game, tableAsFields(table));
  const is = readNewTableForm(game, fields);
  const { policy, timeControl } = table;
  const kept = Object.fromEntries(Object.entries(policy).filter(([part]) => !OF_FORM.some((one) => one === part)));
  return {
    name: is.name,
    word: is.word,
    players: is.players,
    ...(isDeepStrictEqual(is.options, was.options) ? {} : { options: is.options }),
    ...(isDeepStrictEqual(is.timeControl, was.timeControl)
      ? {}
      : { timeControl: withKept(fields, is.timeControl, timeControl) }),
    ...(is.timeZone === was.timeZone ? {} : { timeZone: is.timeZone }),
    ...(isDeepStrictEqual(is.policy, was.policy) ? {} : { policy: { ...kept, ...is.policy } }),
  };
}
