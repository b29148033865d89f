import type { Route } from '../route/route.ts';
import { accountOfPersonPages } from './account-of-person-pages.ts';
import { showAdministration, startVerification } from './administration-pages.ts';
import { downloadEverything, downloadTable, restoreOnPage, showBackups } from './backup-pages.ts';
import { banOnPage, liftBanOnPage, showBans } from './ban-pages.ts';
import { becomeFirstAdministrator, showFirstAdministrator } from './first-administrator-pages.ts';
import { showPlayer, showPlayers, showTables } from './list-pages.ts';
import { showMailExample, showMailExamples } from './mail-examples-page.ts';
import {
  liftMailSuppression,
  resendMailOnPage,
  sendTestMailOnPage,
  showMails,
  suppressMailAddress,
} from './mail-pages.ts';
import { giveRoleOnPage, showRoles } from './role-pages.ts';
import { showWords } from './words-page.ts';

/** The pages of those who look after the server. */
export const administrationPageRoutes: readonly Route[] = [
  showAdministration,
  startVerification,
  showBackups,
  downloadEverything,
  downloadTable,
  restoreOnPage,
  showBans,
  banOnPage,
  liftBanOnPage,
  showFirstAdministrator,
  becomeFirstAdministrator,
  showMails,
  showMailExamples,
  showMailExample,
  suppressMailAddress,
  liftMailSuppression,
  resendMailOnPage,
  sendTestMailOnPage,
  showRoles,
  showWords,
  showPlayers,
  showPlayer,
  ...accountOfPersonPages,
  showTables,
  giveRoleOnPage,
];
