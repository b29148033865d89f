import { unknownNotifications } from '../../notifications/unknown-notifications.ts';
import type { Services } from '../../platform/services.ts';

/** Reports what cannot be mailed, whenever it has become another than it was when last looked at. */
export function unknownReporter(s: Pick<Services, 'db' | 'log'>): () => Promise<void> {
  let reported = '';
  return async () => {
    const kinds = await unknownNotifications(s);
    const found = JSON.stringify(kinds);
    if (kinds.length > 0 && found !== reported)
      s.log.error({ kinds }, 'notifications of unknown kinds are kept until a version runs that knows them');
    reported = found;
  };
}
