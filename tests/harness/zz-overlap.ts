import { appendFileSync } from 'node:fs';
import pg from 'pg';
const query = pg.Client.prototype.query;
// @ts-nocheck
pg.Client.prototype.query = function (this: any, ...args: any[]) {
  if (this._activeQuery || this._queryQueue.length > 0) {
    const e = new Error(`OVERLAP q=${this._queryQueue.length}`);
    Error.stackTraceLimit = 40;
    const a = args[0];
    appendFileSync('/tmp/rev/overlap.log', `${e.message} active=${String(this._activeQuery?.text).slice(0, 300)} new=${String(a?.text ?? a).slice(0, 300)}\n${new Error().stack}\n\n`);
  }
  return (query as any).apply(this, args);
} as any;
