import usual from './jest.config.js';

/** Random play, and what tries everything there is: too long for every change. The gate runs it once. */
export default {
  ...usual,
  testMatch: ['<rootDir>/tests/**/*.exhaustive.test.ts'],
  testPathIgnorePatterns: [],
};
