#!/usr/bin/env node
// `npx despatch ...`: the command line, with the same set-up as `npm start`.
import { runOrExplain } from './run.mjs';

runOrExplain('src/cli.ts', process.argv.slice(2));
