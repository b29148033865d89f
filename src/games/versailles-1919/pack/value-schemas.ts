import { z } from 'zod';

/** What cards and figures may name. The types of all rules are inferred from these (pack-types.ts). */
export const REGIONS = ['eu', 'ba', 'me', 'af', 'pa'] as const;
/** Every kind of token. */
export const TOKENS = [
  'self-determination',
  'containment',
  'reparations',
  'industry',
  'bolshevik',
  'navy-uk',
  'navy-us',
  'empire-uk',
  'empire-fr',
  'empire-it',
] as const;

export const region = z.enum(REGIONS);
export const nation = z.enum(['uk', 'fr', 'us', 'it', 'jp']);
export const kind = z.enum([...REGIONS, 'league', 'reparations', 'end']);
export const token = z.enum(TOKENS);
export const countedToken = z.enum([...TOKENS, 'navy-any', 'empire-any']);
