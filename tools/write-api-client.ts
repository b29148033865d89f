// `npm run client`: writes src/http/docs/client/despatch.ts, the typed client of the API, from its OpenAPI document. The
// generator is fetched when it is needed; the server and its tests do without it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '../src/http/api-routes.ts';
import { documentMark } from '../src/http/docs/document-mark.ts';
import { openApiDocument } from '../src/http/docs/openapi.ts';

const GENERATOR = 'swagger-typescript-api@13.13.0';
const file = fileURLToPath(new URL('../src/http/docs/client/despatch.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'despatch-client-'));
try {
  const document = openApiDocument(routes);
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const options = ['--enum-style', 'union', '--unwrap-response-data', '--api-class-name', 'Despatch'];
  execFileSync(
    'npx',
    ['--yes', GENERATOR, 'generate', '-p', 'openapi.json', '-o', '.', '-n', 'client.ts', ...options],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  writeFileSync(file, `${documentMark(document)}\n${readFileSync(join(folder, 'client.ts'), 'utf8')}`);
  process.stdout.write('src/http/docs/client/despatch.ts\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
