import { globSync } from 'node:fs'
import { chance } from './proof.ts'

const journeys = (...names: string[]) => names.map((name) => `tests/journeys/${name}.journey.ts`)

/**
 * What `npm test` takes half of, so that a run ends in time; `npm run prove` runs all. Crashes, outages, isolation and the
 * ledger are not among it.
 */
const drawnByHalf: string[][] = [
  // Screens whose rules the tests of the server hold, too.
  journeys(
    'apiKeys',
    'audit',
    'authEvents',
    'campaignsOfPicked',
    'captcha',
    'codes',
    'entrance',
    'offline',
    'ownHost',
    'paidMore',
    'person',
    'preferences',
    'qrCodes',
    'regularAtTill',
    'settings',
    'sharedTill',
    'teamOfTwoBusinesses',
    'texts',
    'trial',
    'twoFactor',
    'twoTills',
  ),
  // By keys alone, or in another way, where others have been.
  journeys(
    'blocks',
    'campaignByKeys',
    'conversations',
    'hostileWords',
    'keyboard',
    'keyboardOfAccount',
    'keyboardOfAdmin',
    'keyboardOfTeam',
    'palette',
    'segments',
    'sso',
    'tillDevices',
    'typedPhone',
  ),
  // Random requests to all routes.
  ['tests/input/*.test.ts'],
  // Processes that take long to start, and guesses by the hundred.
  [
    'database/demo/demo.test.ts',
    'tests/attacks/forgedAddress.test.ts',
    'tests/attacks/signingIn.test.ts',
    'tests/commands/*.test.ts',
  ],
]

/** Whether a file runs whatever the seed. */
export const isInEachRun = (file: string): boolean =>
  !drawnByHalf.some((files) => globSync(files, { exclude: ['node_modules'] }).includes(file))

/** The half of these files that a run with this seed takes: always so many, that each run takes about as long. */
export const drawn = (files: string[], seed: string): string[] => {
  const { found, half } = inOrder(files, seed)
  return found.slice(0, half)
}

/** All files that a run with this seed leaves out. */
export const leftOut = (seed: string): string[] =>
  drawnByHalf.flatMap((files) => {
    const { found, half } = inOrder(files, seed)
    return found.slice(half)
  })

function inOrder(files: string[], seed: string) {
  const found = globSync(files, { exclude: ['node_modules'] })
  const place = (file: string) => chance(`${seed} ${file}`)
  return { found: found.sort((a, b) => place(a) - place(b)), half: Math.ceil(found.length / 2) }
}
