import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chance } from '../proof.ts'

/** Files that take longer than their size suggests. They start first, so that no worker runs them last. */
const longer = [
  'database/demo/',
  'tests/screens/everyScreen.journey.ts',
  'histories.embedded.test.ts',
  'tests/attacks/',
  'server/billing/crash.test.ts',
  'tests/commands/',
  'tests/crash/',
  'tests/faults/',
  'tests/input/',
  'server/messaging/messages/faults.test.ts',
  'tests/outage/',
  'signInToPortal.test.ts',
  'stand-ins/main.test.ts',
  'twoFactor.test.ts',
]

/**
 * Sorts files by pass, because a worker keeps its loaded modules within a pass, and then by length. SHUFFLE=n gives
 * another order for each n.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const passes = this.ctx.projects.map(({ name }) => name)
    const shuffle = process.env.SHUFFLE
    const place = (file: string) => (shuffle ? chance(`${shuffle} ${file}`) : -lengthOf(file))
    return files.toSorted(
      (a, b) =>
        passes.indexOf(a.project.name) - passes.indexOf(b.project.name) ||
        place(a.moduleId) - place(b.moduleId),
    )
  }
}

const lengthOf = (file: string) =>
  longer.some((name) => file.includes(name)) ? Number.MAX_SAFE_INTEGER : statSync(file).size
