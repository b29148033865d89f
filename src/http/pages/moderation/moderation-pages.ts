import { Router } from 'express';
import type { HttpContext } from '../../context.ts';
import { clocksPage } from './clocks-page.ts';
import { comparePage } from './compare-page.ts';
import { deskPage } from './desk-page.ts';
import { deskSeatsPage } from './desk-seats-page.ts';
import { deskTablePage } from './desk-table-page.ts';
import { disputeLink } from './dispute-link.ts';
import { disputePage } from './dispute-page.ts';
import { disputePages } from './dispute-pages.ts';
import { moderationPage } from './moderation-page.ts';
import { nominationPage } from './nomination-page.ts';
import { rulingPages } from './ruling-pages.ts';
import { tracePages } from './trace-pages.ts';

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
