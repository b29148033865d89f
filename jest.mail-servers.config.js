import usual from './jest.config.js';

/** The tests with Postfix and Dovecot from the system's packages, which only root can start. */
export default {
  ...usual,
  testMatch: ['<rootDir>/tests/mail-servers/**/*.test.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
};
