import usual from './jest.config.js';

/**
 * Random play, what tries everything there is, and steady play while servers and databases are killed: too long for every change. The gate
 * runs it once.
 */
export default {
  ...usual,
  testMatch: ['<rootDir>/tests/**/*.exhaustive.test.ts'],
  testPathIgnorePatterns: [],
};
