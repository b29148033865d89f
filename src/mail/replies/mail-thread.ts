import { serveJobs } from '../../threads/serve-jobs.ts';
import { readMail } from './read-mail.ts';

serveJobs(readMail);
