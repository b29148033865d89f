import { z } from 'zod';
import { games } from './games/registry.ts';
import { languages } from './i18n/languages.ts';

/** A game that has been finished meanwhile may stay in the list. */
export const gameIds = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every((id) => games.has(id)));

/** Languages of this program. */
export const languageIds = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every((id) => languages().includes(id)));
