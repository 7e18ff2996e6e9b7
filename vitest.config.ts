import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/engines/findBinaries.ts'
import { LongestFirst } from './tests/engines/longestFirst.ts'
import { isProof } from './tests/engines/proof.ts'

// Everything runs on real PostgreSQL, and what the embedded engine could get wrong runs there too.
// Without PostgreSQL's programs everything runs on the embedded engine, once.
const mainEngine = findPostgres() ? 'postgres' : 'embedded'
const everyJourney = ['tests/journeys/**/*.journey.ts']
const onBothEngines = {
  tests: [
    'tests/isolation/**/*.test.ts',
    'tests/crash/**/*.test.ts',
    'tests/ledger/**/*.test.ts',
    'server/loyalty/ledger/**/*.test.ts',
    '**/*.embedded.test.ts',
  ],
  // The SQL is proved on both engines without a browser. These are what only a running embedded server shows: a
  // day of work, long work beside it, and a server that goes away.
  journeys: isProof
    ? everyJourney
    : ['firstDay', 'import', 'offline', 'texts'].map((name) => `tests/journeys/${name}.journey.ts`),
}
/** How screens look does not depend on the engine. */
const screens = ['tests/screens/*.journey.ts']

const seed = process.env.SEED ?? String(randomInt(2 ** 31))
console.log(`Seed of what is random: ${seed} (SEED=${seed} repeats it)`)

const maxWorkers = Number(process.env.TEST_WORKERS ?? Math.min(4, Math.max(2, availableParallelism())))

/** A pass over some files on one engine. */
function pass(name: string, engine: string, include: string[], groupOrder = 1) {
  const browser = include.every((pattern) => pattern.endsWith('.journey.ts'))
  return {
    test: {
      name,
      include,
      env: { TEST_ENGINE: engine, MAIN_ENGINE: mainEngine, TEST_SEED: seed, TZ: 'UTC' },
      environment: 'node',
      pool: 'forks' as const,
      maxWorkers,
      // A worker loads the server, or starts the browser, once for all its files.
      isolate: false,
      testTimeout: browser ? 300_000 : 120_000,
      hookTimeout: 120_000,
      // As long as a slow machine with other work may take to come to a state.
      expect: { poll: { timeout: 60_000 } },
      sequence: { groupOrder },
    },
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/engines/globalSetup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      pass(`${mainEngine} journeys`, mainEngine, [...everyJourney, ...screens]),
      ...(mainEngine === 'embedded'
        ? []
        : [
            pass('embedded journeys', 'embedded', onBothEngines.journeys),
            pass('embedded', 'embedded', onBothEngines.tests),
          ]),
      pass(mainEngine, mainEngine, ['**/*.test.{ts,tsx}']),
      // After all journeys, whose notes it reads.
      pass('texts', mainEngine, ['tests/journeys/specTexts.after.ts'], 2),
    ],
  },
})
