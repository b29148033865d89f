/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // Real databases, mail servers and processes: generous, for machines that do something else too.
  testTimeout: 30_000,
  // Jest would leave one of two cores idle; most tests wait for the database half of the time.
  maxWorkers: 2,
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/browser/', '<rootDir>/tests/load/'],
  globalSetup: '<rootDir>/tests/harness/start-postgres.ts',
  globalTeardown: '<rootDir>/tests/harness/stop-postgres.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', importAttributes: true },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
