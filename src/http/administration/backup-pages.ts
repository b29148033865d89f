import { backUpAll, backUpTable, mayBackUpAll } from '../../administration/back-up.ts';
import { restoreTable } from '../../administration/restore-table.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { attempt, attemptLink, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { administrator } from '../route/guards/administrator.ts';
import { type PageCall, page } from '../route/page.ts';
import { download, file, redirect, shown } from '../route/reply.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams };

function show(call: PageCall & ByPlayer, { form = FRESH, fields }: Shown = {}) {
  const { player } = call;
  const field = (name: string, usual = '') => textField(name, fields?.get(name) ?? usual, form);
  const data = {
    form,
    table: field('table'),
    record: field('record'),
    host: field('host', player.email),
    seats: field('seats'),
    name: field('name'),
  };
  return shown({
    name: 'administration-backups',
    data,
    status: form.status,
    scripts: ['read-file.js'],
  });
}

/** Everything, or one table, to be kept; a record that becomes a table again. */
export const showBackups = page({ method: 'get', path: '/administration/backups', access: administrator }, (call) =>
  show(call),
);

export const downloadEverything = page(
  { method: 'post', path: '/administration/backups/all', access: administrator },
  async ({ context, services, player }) => {
    await mayBackUpAll(services, player.id);
    const day = services.clock.now().toISOString().slice(0, 10);
    return file(`${day}.despatch`, 'text/plain', async (send) => {
      await backUpAll(context.databaseUrl, send);
    });
  },
);

export const downloadTable = page(
  { method: 'post', path: '/administration/backups/table', access: administrator },
  async (call) => {
    const { services, fields, player } = call;
    const by = player.id;
    const tableId = idOf(fields.get('table') ?? '');
    const record = await attempt(() => attemptLink(() => backUpTable(services, { by, tableId })));
    if (record instanceof Refusal) return show(call, { form: refusedForm(record, { about: 'table' }), fields });
    return download(`${tableId}.json`, record);
  },
);

export const restoreOnPage = page(
  { method: 'post', path: '/administration/backups/restore', access: administrator },
  async (call) => {
    const { services, fields, player } = call;
    const given = (name: string) => fields.get(name) ?? '';
    const made = await attempt(() =>
      restoreTable(services, {
        by: player.id,
        text: given('record'),
        host: given('host'),
        seats: given('seats'),
        name: given('name'),
      }),
    );
    if (made instanceof Refusal) return show(call, { form: refusedRecord(made), fields });
    return redirect(`/t/${made.tableId}`);
  },
);

/** Every fault of a record with its place in it. */
function refusedRecord(refusal: Refusal): RefusedForm {
  const problems = refusal.details.map(({ at, reason }) => ({ field: 'record', href: 'record', at, reason }));
  return { ...refusedForm(refusal), problems };
}

/** `/t/abc`, a whole address of a table, or its last part alone. */
function idOf(given: string): string {
  const text = given.trim();
  return /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
}
