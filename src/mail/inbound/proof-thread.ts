import { serveJobs } from '../../platform/threads/serve-jobs.ts';
import { systemDns } from './proof/ask-dns.ts';
import { proveSender } from './prove-sender.ts';
import type { Arrived } from './proven-sender.ts';

serveJobs((mail: Arrived) => proveSender(mail, systemDns()));
