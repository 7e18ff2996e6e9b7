import { globSync } from 'node:fs'
import { chance } from './proof.ts'

/** Files of which each run takes a share, others each time; `npm run prove` runs them all. */
export type Part = { files: string[]; share: number }

const journeys = (...names: string[]) => names.map((name) => `tests/journeys/${name}.journey.ts`)

/**
 * What `npm test` takes in part. The shares are such that a run ends in time, and each file runs in one of two to four.
 */
export const drawnInPart: Part[] = [
  // Screens whose rules the tests of the server hold, too.
  {
    files: journeys(
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
      'teamOfTwoShops',
      'texts',
      'trial',
      'twoFactor',
      'twoTills',
    ),
    share: 1 / 2,
  },
  // By keys alone, or in another way, where others have been.
  {
    files: journeys(
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
    share: 1 / 4,
  },
  // Servers and databases that go away.
  {
    files: [
      'tests/billing/crash.test.ts',
      'tests/crash/*.test.ts',
      'tests/messages/faults.test.ts',
      'tests/outage/outage.test.ts',
    ],
    share: 1 / 3,
  },
  // Random requests to all routes.
  { files: ['tests/input/*.test.ts'], share: 1 / 2 },
  // Processes that take long to start, and guesses by the hundred.
  {
    files: [
      'database/demo/demo.test.ts',
      'tests/attacks/forgedAddress.test.ts',
      'tests/attacks/signingIn.test.ts',
      'tests/commands/*.test.ts',
    ],
    share: 1 / 3,
  },
]

/** Whether a file runs whatever the seed. */
export const isInEachRun = (file: string): boolean =>
  !drawnInPart.some(({ files }) => globSync(files, { exclude: ['node_modules'] }).includes(file))

/** The files that a run with this seed takes: always so many, that each run takes about as long. */
export const drawn = (part: Part, seed: string): string[] => {
  const { files, count } = inOrder(part, seed)
  return files.slice(0, count)
}

/** The others. */
export const leftOut = (part: Part, seed: string): string[] => {
  const { files, count } = inOrder(part, seed)
  return files.slice(count)
}

function inOrder({ files, share }: Part, seed: string) {
  const found = globSync(files, { exclude: ['node_modules'] })
  const place = (file: string) => chance(`${seed} ${file}`)
  return { files: found.sort((a, b) => place(a) - place(b)), count: Math.ceil(found.length * share) }
}
