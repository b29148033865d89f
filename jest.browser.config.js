import usual from './jest.config.js';

/** The tests in a real browser: `CHROMIUM` names it (/usr/bin/chromium otherwise), `SCREENSHOTS` a folder for pictures. */
export default {
  ...usual,
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  testPathIgnorePatterns: [],
  // A browser beside a server and its database: generous, for machines that do much else.
  testTimeout: 240_000,
  maxWorkers: 2,
};
