import { z } from 'zod';
import type { Message } from './message.ts';

/** Words as they are kept: a message is plain data. */
export const message = z.custom<Message>((data) => typeof data === 'object' && data !== null && 'key' in data);
