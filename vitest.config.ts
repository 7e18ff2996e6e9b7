import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/engines/findBinaries.ts'

// Everything runs on real PostgreSQL, and what the embedded engine could get wrong runs there too.
// Without PostgreSQL's programs everything runs on the embedded engine, once.
const mainEngine = findPostgres() ? 'postgres' : 'embedded'
const onBothEngines = {
  tests: [
    'tests/isolation/**/*.test.ts',
    'tests/crash/**/*.test.ts',
    'tests/ledger/**/*.test.ts',
    'server/ledger/**/*.test.ts',
    '**/*.embedded.test.ts',
  ],
  journeys: ['tests/journeys/**/*.journey.ts'],
}
/** How screens look does not depend on the engine. */
const screens = ['tests/screens/*.journey.ts']

/** A pass over some files on one engine. Groups run one after the other, so that a busy one disturbs no other. */
function pass(name: string, engine: string, group: number, include: string[]) {
  const browser = include.every((pattern) => pattern.endsWith('.journey.ts'))
  return {
    test: {
      name,
      include,
      env: { TEST_ENGINE: engine, MAIN_ENGINE: mainEngine, TZ: 'UTC' },
      environment: 'node',
      pool: 'forks' as const,
      maxWorkers: 2,
      // A worker loads the server once for all its files, which would take longer than most of them.
      isolate: browser,
      testTimeout: browser ? 120_000 : 30_000,
      hookTimeout: 60_000,
      sequence: { groupOrder: group },
    },
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/engines/globalSetup.ts'],
    projects: [
      pass(mainEngine, mainEngine, 1, ['**/*.test.{ts,tsx}']),
      pass(`${mainEngine} journeys`, mainEngine, 2, [...onBothEngines.journeys, ...screens]),
      ...(mainEngine === 'embedded'
        ? []
        : [
            pass('embedded', 'embedded', 3, onBothEngines.tests),
            pass('embedded journeys', 'embedded', 4, onBothEngines.journeys),
          ]),
      pass('texts', mainEngine, 5, ['tests/journeys/texts.met.ts']),
    ],
  },
})
