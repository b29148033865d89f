#!/usr/bin/env node
// A stand-in for Prisma's native `schema-engine` binary (which is downloaded from
// binaries.prisma.sh). It speaks the same line-delimited JSON-RPC on stdin/stdout,
// backed by Prisma's own WebAssembly build of the engine from npm.
// Used through PRISMA_SCHEMA_ENGINE_BINARY; see prisma.config.ts.
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { parse } from 'pg-connection-string';

const require = createRequire(import.meta.url);
const opts = { datamodels: [], datasource: {}, cli: undefined };
for (let a = process.argv.slice(2), i = 0; i < a.length; i++) {
  if (a[i] === '--datamodels') opts.datamodels.push(a[++i]);
  else if (a[i] === '--datasource') opts.datasource = JSON.parse(a[++i]);
  else if (a[i] === 'cli') opts.cli = a[++i];
  else if (a[i] === '--version') {
    console.log('schema-engine-wasm');
    process.exit(0);
  }
}
const url = (u) => u?.replace(/([?&])schema=[^&]*/, '$1').replace(/[?&]$/, '');

if (opts.cli) await cli(opts.cli);
else serve();

async function cli(command) {
  const u = new URL(opts.datasource.url);
  const db = decodeURIComponent(u.pathname.slice(1)) || 'postgres';
  const maintenance = async (sql) => {
    const m = new URL(u);
    m.pathname = '/postgres';
    const c = new pg.Client({ connectionString: url(m.href) });
    await c.connect();
    try {
      await c.query(sql);
    } finally {
      await c.end();
    }
  };
  const ident = `"${db.replaceAll('"', '""')}"`;
  try {
    if (command === 'create-database') await maintenance(`CREATE DATABASE ${ident}`);
    else if (command === 'drop-database') await maintenance(`DROP DATABASE IF EXISTS ${ident} WITH (FORCE)`);
    else {
      const c = new pg.Client({ connectionString: url(u.href) });
      await c.connect();
      await c.end();
    }
    process.exit(0);
  } catch (e) {
    const error_code =
      e.code === '3D000' ? 'P1003' : e.code === '28P01' ? 'P1000' : e.code === '42P04' ? 'P1009' : 'P1001';
    const message =
      e.code === '3D000' ? `Database \`${db}\` does not exist` : `Can't reach database server: ${e.message || e.code}`;
    const line = (level, fields) => JSON.stringify({ level, target: 'schema_engine::logger', fields });
    writeSync(2, [line('INFO', { message: 'schema-engine-wasm' }), line('ERROR', { error_code, message })].join('\n'));
    process.exit(1);
  }
}

function serve() {
  let ready;
  const engine = () => (ready ??= load());
  const calls = { getDatabaseVersion: 'version' };
  // A Rust panic traps inside a callback and never settles the call: answer what is open, then stop.
  let open;
  process.on('uncaughtException', (err) => {
    if (open !== undefined) fail(open, `The schema engine stopped: ${panic ?? err.message}`, {});
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
  createInterface({ input: process.stdin, crlfDelay: Infinity })
    .on('line', async (line) => {
      if (!line.trim()) return;
      const { id, method, params, result } = JSON.parse(line);
      if (!method || result) return; // the CLI's answer to our "print"
      open = id;
      try {
        const e = await engine();
        let r = await e[calls[method] ?? method](params);
        if (method === 'diff' && r.stdout) {
          send({ id: 1_000_000 + id, method: 'print', params: { content: r.stdout } });
          r = { exitCode: r.exitCode };
        }
        send({ id, result: r ?? null });
      } catch (err) {
        fail(id, err.message ?? String(err), err);
      }
    })
    .on('close', () => process.exit(0));
}

function send(msg) {
  writeSync(1, `${JSON.stringify({ jsonrpc: '2.0', ...msg })}\n`);
}

function fail(id, message, { meta = null, code = null }) {
  const data = { is_panic: false, message, meta, error_code: code };
  send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } });
}

// The engine reports Rust panics through this global before it traps.
let panic;
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (m) => {
    panic = m;
  },
};

async function load() {
  const bgPath = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bg = await import(bgPath);
  const { instance } = await WebAssembly.instantiate(readFileSync(join(dirname(bgPath), 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': bg,
  });
  bg.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const schema = opts.datasource.url ? (new URL(opts.datasource.url).searchParams.get('schema') ?? 'public') : 'public';
  const { schema: _, sslmode: __, ...config } = parse(url(opts.datasource.url ?? 'postgresql://localhost/postgres'));
  const factory = new PrismaPg({ ...config, max: 1 }, { schema });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => readsCharColumns(await connect());
  // adapter-pg 7.10's own connectToShadowDb() lets a connection string win over the shadow
  // database's name (migrations would run on the real one) and drops it while still connected.
  factory.connectToShadowDb = async () => {
    const main = await connect();
    const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    await main.executeScript(`CREATE DATABASE "${database}"`);
    const shadow = await new PrismaPg({ ...config, max: 1, database }, { schema }).connect();
    const close = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await close();
      await main.executeScript(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
      await main.dispose();
    };
    return readsCharColumns(shadow);
  };
  const datamodels = opts.datamodels.length ? opts.datamodels.map((f) => [f, readFileSync(f, 'utf8')]) : undefined;
  return bg.SchemaEngine.new(
    { datamodels },
    (m) => process.env.DEBUG && console.error(m),
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

// The engine reads catalogue columns of Postgres's internal type "char" (oid 18), which
// adapter-pg 7.10 refuses; hand them over as the adapter protocol's Character.
function readsCharColumns(adapter) {
  const proto = Object.getPrototypeOf(adapter);
  adapter.queryRaw = async (query) => {
    let oids = [];
    const self = Object.create(adapter, {
      performIO: {
        value: async (q) => {
          const r = await proto.performIO.call(adapter, q);
          oids = r.fields.map((f) => f.dataTypeID);
          return { ...r, fields: r.fields.map((f) => (f.dataTypeID === 18 ? { ...f, dataTypeID: 25 } : f)) };
        },
      },
    });
    const set = await proto.queryRaw.call(self, query);
    oids.forEach((oid, i) => {
      if (oid === 18) set.columnTypes[i] = ColumnTypeEnum.Character;
    });
    return set;
  };
  return adapter;
}
