import { translator as translatorFor } from '../../i18n/translator.ts';
import { deadlineCalendar } from '../../outlets/calendar/deadline-calendar.ts';
import { readDeadlines } from '../../outlets/calendar/read-deadlines.ts';
import { refuse } from '../../platform/refuse.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { bytes } from '../route/reply.ts';
import { tagged } from '../route/tag.ts';

/** Programs may show it again for as long, in seconds. */
const KEEP = 300;

/** A player's deadlines for their calendar: whoever has the address reads it. */
export const showCalendar = page(
  { method: 'get', path: '/calendar/:token/deadlines.ics', access: anyone },
  async ({ services, params }) => {
    const found = await readDeadlines(services, params.token);
    if (!found) throw refuse('not-found', 'outlets.unknown-calendar');
    const words = translatorFor(found.locale, 'UTC');
    return tagged(found.deadlines, words, async () =>
      bytes(deadlineCalendar(found.deadlines, services.settings.baseUrl, words), 'text/calendar; charset=utf-8', {
        'Cache-Control': `private, max-age=${KEEP}`,
        'Content-Disposition': 'inline; filename="deadlines.ics"',
      }),
    );
  },
);
