/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tests/harness/jest/environment.ts',
  runtime: '<rootDir>/tests/harness/jest/runtime.ts',
  injectGlobals: false,
  // Real databases, mail servers and processes: generous, for machines that do something else too.
  testTimeout: 180_000,
  // One more than the cores that a small machine has: tests wait for mails, databases and processes.
  maxWorkers: 3,
  // Of a file with a server some 10 MB stay behind. A worker that has run two hundred computed at a fifth of its pace.
  workerIdleMemoryLimit: '800MB',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  // Their own configurations run these.
  testPathIgnorePatterns: ['<rootDir>/tests/browser/', '<rootDir>/tests/mail-servers/', '\\.exhaustive\\.test\\.ts$'],
  globalSetup: '<rootDir>/tests/harness/start-postgres.ts',
  globalTeardown: '<rootDir>/tests/harness/stop-postgres.ts',
  // Node takes the files as they are.
  transform: {},
};
