import { once } from 'node:events';
import { type Request, type Response, Router } from 'express';
import { backUpAll, backUpTable, mayBackUpAll } from '../../administration/back-up.ts';
import { restoreTable } from '../../administration/restore-table.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, attemptLink, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams };

/** Everything, or one table, to be kept; a record that becomes a table again. */
export function backupPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = (req: Request, res: Response, { form = FRESH, fields }: Shown = {}) => {
    const field = (name: string, usual = '') => textField(name, fields?.get(name) ?? usual, form);
    const data = {
      form,
      table: field('table'),
      record: field('record'),
      host: field('host', playerOf(res).email),
      seats: field('seats'),
      name: field('name'),
    };
    sendPage(context, req, res, {
      name: 'administration-backups',
      data,
      status: form.status,
      scripts: ['read-file.js'],
    });
  };

  router.get('/administration/backups', (req, res) => show(req, res));

  router.post('/administration/backups/all', async (_req, res) => {
    await mayBackUpAll(services, playerOf(res).id);
    const day = services.clock.now().toISOString().slice(0, 10);
    res.attachment(`${day}.despatch`).type('text/plain');
    await backUpAll(context.databaseUrl, writeTo(res));
    res.end();
  });

  router.post('/administration/backups/table', async (req, res) => {
    const fields = formOf(req);
    const by = playerOf(res).id;
    const tableId = idOf(fields.get('table') ?? '');
    const record = await attempt(() => attemptLink(() => backUpTable(services, { by, tableId })));
    if (record instanceof Refusal) return show(req, res, { form: refusedForm(record, { about: 'table' }), fields });
    res.attachment(`${tableId}.json`).json(record);
  });

  router.post('/administration/backups/restore', async (req, res) => {
    const fields = formOf(req);
    const given = (name: string) => fields.get(name) ?? '';
    const made = await attempt(() =>
      restoreTable(services, {
        by: playerOf(res).id,
        text: given('record'),
        host: given('host'),
        seats: given('seats'),
        name: given('name'),
      }),
    );
    if (made instanceof Refusal) return show(req, res, { form: refusedRecord(made), fields });
    res.redirect(303, `/t/${made.tableId}`);
  });
  return router;
}

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

/** Writes as fast as it is read at the other end; fails when nobody reads any more. */
function writeTo(res: Response): (lines: string) => Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return async (lines) => {
    gone.signal.throwIfAborted();
    if (!res.write(lines)) await once(res, 'drain', { signal: gone.signal });
  };
}
