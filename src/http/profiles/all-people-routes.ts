import { accountOfPersonRoutes } from '../administration/account-of-person-routes.ts';
import { clubRoutes } from '../clubs/club-routes.ts';
import { contestRoutes } from '../contests/contest-routes.ts';
import { accountRoutes } from '../people/account-routes.ts';
import { changeMe, readMe } from '../people/player-routes.ts';
import type { ApiRoute } from '../route/route.ts';
import { ratingRoutes } from '../standings/rating-routes.ts';
import { profileRoutes } from './profile-routes.ts';

/** Players, what they let each other see, and what they do together besides single tables. */
export const peopleRoutes: readonly ApiRoute[] = [
  readMe,
  changeMe,
  ...accountRoutes,
  ...accountOfPersonRoutes,
  ...profileRoutes,
  ...ratingRoutes,
  ...clubRoutes,
  ...contestRoutes,
];
