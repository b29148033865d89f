import { forgetRuns } from '../clocks/run-once.ts';
import { forgetInvitations } from '../clubs/answer-invitation.ts';
import { forgetTurns } from '../computer/claim-turn.ts';
import { forgetSubmissions } from '../log/forget-submissions.ts';
import { forgetOldMails } from '../mail/forget-old.ts';
import { forgetAddressNotifications } from '../notifications/forget-old.ts';
import { forgetOldSignIns } from '../people/forget-old.ts';
import type { Services } from '../platform/services.ts';
import { forgetDrafts } from '../play/drafts/forget-drafts.ts';
import { forgetPractices } from '../practice/forget-practices.ts';
import { recountResults } from '../standings/recount-results.ts';
import { releasePacks } from '../tables/release-packs.ts';
import { forgetAnswerTimes } from '../time/forget-answer-times.ts';

/**
 * Every room deletes what can no longer do anything, so that the database does not grow for ever; how many rows of
 * each. How long something is kept is its owner's to say. One after the other, each by itself: what one does not get
 * done, the next hour does.
 */
export async function cleanUp(s: Services) {
  return {
    ...(await forgetOldSignIns(s)),
    signInNotifications: await forgetAddressNotifications(s),
    computerTurns: await forgetTurns(s),
    cronRuns: await forgetRuns(s),
    submissions: await forgetSubmissions(s),
    drafts: await forgetDrafts(s),
    practices: await forgetPractices(s),
    ...(await forgetOldMails(s)),
    answerTimes: await forgetAnswerTimes(s),
    clubInvitations: await forgetInvitations(s),
    packs: await releasePacks(s),
    recounted: await recountResults(s),
  };
}
