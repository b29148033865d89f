import { z } from 'zod';
import { languages } from './i18n/languages.ts';

/** Languages of this program. */
export const languageIds = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every((id) => languages().includes(id)));
