import { Router } from 'express';
import type { HttpContext } from '../context.ts';
import { comparePage } from '../desk/compare-page.ts';
import { deskPage } from '../desk/desk-page.ts';
import { deskSeatsPage } from '../desk/desk-seats-pages.ts';
import { deskTablePage } from '../desk/desk-table-page.ts';
import { tracePages } from '../desk/trace-pages.ts';
import { rulingPages } from '../rulings/ruling-pages.ts';
import { clocksPage } from '../time/moderators-clock-pages.ts';
import { disputeLink } from './dispute-link.ts';
import { disputePages } from './dispute-pages.ts';
import { moderationPage } from './moderators-pages.ts';
import { disputePage } from './new-dispute-pages.ts';
import { nominationPage } from './nomination-pages.ts';

/** The moderation room: disputes for players, and the desk for moderators. */
export function moderationPages(context: HttpContext): Router {
  const router = Router();
  router.use(
    moderationPage(context),
    nominationPage(context),
    disputePage(context),
    disputePages(context),
    disputeLink(context),
    deskPage(context),
    deskTablePage(context),
    comparePage(context),
    tracePages(context),
    clocksPage(context),
    deskSeatsPage(context),
    rulingPages(context),
  );
  return router;
}
