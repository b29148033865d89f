import { serveJobs } from '../../platform/threads/serve-jobs.ts';
import { readMail } from './read-mail.ts';

serveJobs(readMail);
