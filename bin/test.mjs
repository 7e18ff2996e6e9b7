// npm test: installs, builds, lints, type-checks, checks packages for known faults, then runs the whole suite
// (vitest.config.ts says which tests run on which engine). The last line has the totals. Arguments go to vitest, which
// then runs only a part. Such a run leaves out lint, types and the check of packages, and also the build if its tests
// run the sources: npm test -- server/ledger
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { build } from './build.mjs'
import { CannotGoOn, root, run } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'

/** Tests in these folders run the sources. The pages that the server shows may be of an older build. */
const ofTheSources = /^(server\/(?!commands|app\b)|web\/|tests\/(attacks|input|isolation|ledger)\b)/

const counts = { passed: 0, failed: 0, skipped: 0 }

try {
  requireNode20()
  await installPackages()
  // The system's packages are installed while the sources are checked and built.
  const engines = run(node24(), ['tests/engines/provision.ts'])
  const wanted = process.argv.slice(2)
  const isWhole = wanted.length === 0
  const types = isWhole ? check('Types, beside the next', () => checkTypes()) : undefined
  if (isWhole) {
    await check('Lint and format', () =>
      run(node24(), ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
    )
    await check('Known faults of packages', () => audit())
  }
  if (!runsSourcesAlone(wanted)) await check('Build', () => build())
  await Promise.all([types, engines])
  await runSuite(wanted)
} catch (error) {
  fail(error)
}

const nothingRan = counts.passed + counts.failed === 0
const skippedInCi = process.env.CI === 'true' && counts.skipped > 0
if (nothingRan) console.error('\nFAILED: not a single test ran.')
if (skippedInCi) console.error('\nFAILED: with CI=true nothing may be skipped.')
process.exitCode = counts.failed > 0 || nothingRan || skippedInCi ? 1 : 0
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)

function runsSourcesAlone(wanted) {
  const hasPages = existsSync(join(root, 'dist', 'web', '.vite', 'manifest.json'))
  return hasPages && wanted.length > 0 && wanted.every((name) => ofTheSources.test(name))
}

/** A check that throws or ends with a code counts as one failure, and the tests still run. */
async function check(name, body) {
  console.log(`\n${name} ...`)
  try {
    if (!(await body())) return
    throw new CannotGoOn(`${name}: see above.`)
  } catch (error) {
    fail(error)
  }
}

/** One checker is used: each of several would repeat most of the others' work, and leave no core free. */
function checkTypes() {
  return run(node24(), ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'])
}

function fail(error) {
  if (!(error instanceof CannotGoOn)) throw error
  counts.failed += 1
  console.error(`FAILED: ${error.message}`)
}

async function runSuite(args) {
  console.log('\nTests ...')
  const report = join(root, 'test-results', 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node24(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args])
  const failedBefore = counts.failed
  add(report)
  // Counts an error outside every test and file.
  if (code !== 0 && counts.failed === failedBefore) counts.failed += 1
}

function add(report) {
  let result
  try {
    result = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    throw new CannotGoOn('vitest ended without a report; its own words are above.')
  }
  counts.passed += result.numPassedTests
  counts.failed += result.numFailedTests + result.testResults.filter(failedAsAWhole).length
  counts.skipped += result.numPendingTests + result.numTodoTests
}

/** True for a file that does not load or whose set-up fails: its tests did not run, so none could fail. */
function failedAsAWhole({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}
