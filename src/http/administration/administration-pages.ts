import { Router } from 'express';
import { countMails } from '../../administration/list-mails.ts';
import { readActs } from '../../administration/read-acts.ts';
import { LONG_LATE_HOURS, stuckTables } from '../../administration/stuck-tables.ts';
import { stuckWords } from '../../administration/stuck-words.ts';
import { lastVerification } from '../../administration/verify-all.ts';
import { newVerifyRun } from '../../administration/verify-run.ts';
import type { HttpContext } from '../context.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { backupPages } from './backup-pages.ts';
import { banPages } from './ban-pages.ts';
import { firstAdministratorPages } from './first-administrator-pages.ts';
import { mailPages } from './mail-pages.ts';
import { needAdministrator } from './need-administrator.ts';
import { rolePages } from './role-pages.ts';

/** The administrators' pages: what is stuck, who has which role, mails, bans. */
export function administrationPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const verifying = newVerifyRun(services);
  router.use('/administration', ...needAdministrator(context));

  router.get('/administration', async (req, res) => {
    const translator = translatorOf(req, res);
    // Before anything is read: what ends meanwhile is shown whole at the next look.
    const running = verifying.progress();
    const [stuck, verified, mails, acts] = await Promise.all([
      stuckTables(services),
      lastVerification(services),
      countMails(services),
      readActs(services),
    ]);
    const data = {
      stuck: stuck.map((table) => ({ ...table, reasons: stuckWords(services, table, translator) })),
      lateDays: LONG_LATE_HOURS / 24,
      verified: verified && { ...verified, bad: verified.bad.length },
      verifying: running,
      mails,
      acts,
    };
    sendPage(context, req, res, { name: 'administration', data });
  });

  router.post('/administration/verify', async (_req, res) => {
    await verifying.start(playerOf(res).id);
    res.redirect(303, '/administration#verified');
  });

  router.use(rolePages(context), mailPages(context), banPages(context), backupPages(context));
  router.use(firstAdministratorPages(context));
  return router;
}
