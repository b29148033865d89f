import { accountPages } from '../people/account-pages.ts';
import type { Route } from '../route/route.ts';
import { ratingPages } from '../standings/rating-pages.ts';
import { profilePages } from './profile-pages.ts';

/** Players, what they let each other see, and what they do together besides single tables. */
export const peoplePages: readonly Route[] = [...accountPages, ...profilePages, ...ratingPages];
