import { Router } from 'express';
import { administrationPages } from './administration/administration-pages.ts';
import type { HttpContext } from './context.ts';
import { moderationPages } from './disputes/moderation-pages.ts';
import { gamePages } from './games/game-pages.ts';
import { archivePage } from './home/archive-page.ts';
import { helpPage } from './home/help-page.ts';
import { homePage } from './home/home-page.ts';
import { invitationPage } from './lobby/invitation-pages.ts';
import { newTablePage } from './lobby/new-table-pages.ts';
import { rematchPage } from './lobby/rematch-page.ts';
import { tableActs } from './lobby/table-acts.ts';
import { mailboxPages } from './mailbox/mailbox-pages.ts';
import { absencesPage } from './people/absence-pages.ts';
import { addressPages } from './people/address-pages.ts';
import { preferencesPage } from './people/preferences-pages.ts';
import { signInPages } from './people/sign-in-pages.ts';
import { unsubscribePage } from './people/unsubscribe-pages.ts';
import { welcomePage } from './people/welcome-pages.ts';
import { answerLink } from './play/answer-link.ts';
import { composerLink } from './play/composer-link.ts';
import { optionalActionLink } from './play/optional-action-link.ts';
import { ownComposer } from './play/own-composer.ts';
import { ownOptionalActions } from './play/own-optional-actions.ts';
import { offerPage } from './seats/offer-seat-pages.ts';
import { substituteLink } from './seats/seat-offer-link.ts';
import { seatsPage } from './seats/seat-offer-pages.ts';
import { spectatorLinksPage } from './seats/spectator-link-pages.ts';
import { watchPage } from './seats/watch-page.ts';
import { boardPictures } from './tables/board-pages.ts';
import { logPage } from './tables/log-page.ts';
import { packPage } from './tables/pack-pages.ts';
import { recordDownload } from './tables/record-page.ts';
import { tablePage } from './tables/table-page.ts';
import { takebackLink } from './takebacks/takeback-link.ts';
import { takebackPages } from './takebacks/takeback-pages.ts';
import { clockActs } from './time/clock-pages.ts';

/** All pages. They work without scripts; those of `public/` only make them handier. */
export function createPagesRouter(context: HttpContext): Router {
  const router = Router();
  const table = tablePage(context);
  router.use(
    homePage(context),
    signInPages(context),
    welcomePage(context),
    preferencesPage(context),
    absencesPage(context),
    addressPages(context),
    newTablePage(context),
    table.router,
    tableActs(context, table.show),
    clockActs(context, table.show),
    ownComposer(context),
    ownOptionalActions(context),
    takebackPages(context),
    logPage(context),
    boardPictures(context),
    packPage(context),
    recordDownload(context),
    archivePage(context),
    rematchPage(context),
    seatsPage(context),
    offerPage(context),
    substituteLink(context),
    spectatorLinksPage(context),
    watchPage(context),
    gamePages(context),
    helpPage(context),
    invitationPage(context),
    answerLink(context),
    composerLink(context),
    optionalActionLink(context),
    takebackLink(context),
    unsubscribePage(context),
    mailboxPages(context),
    administrationPages(context),
    moderationPages(context),
  );
  return router;
}
