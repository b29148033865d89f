import usual from './jest.config.js';

/** The tests in a real browser: `CHROMIUM` names it (/usr/bin/chromium otherwise), `SCREENSHOTS` a folder for pictures. */
export default {
  ...usual,
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 2,
};
