import { serveJobs } from '../../platform/threads/serve-jobs.ts';
import { JoinedBlob } from './joined-blob.ts';
import { readMail } from './read-mail.ts';

globalThis.Blob = JoinedBlob;
serveJobs(readMail);
