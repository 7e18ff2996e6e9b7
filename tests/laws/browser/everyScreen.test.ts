import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Scene } from '#tests/screens/cast/scene.ts'
import { everyScreen } from '#tests/screens/everyScreen.ts'
import { places } from '#web/portal/navigation.ts'
import { consoleRoutes, isTest, sourcesIn } from '../sources.ts'

/** Values for the addresses of the table, one for each kind of thing on the screens. */
const scene = {
  join: '/signup-form/code',
  url: 'http://localhost',
  joinFull: '/signup-form/code',
  joinAtOwnHost: '/signup-form/code',
  invitation: '/accept-invitation?token=token',
  newPassword: '/reset-password?token=token',
  verifyEmail: '/verify-email?token=token',
  confirmConsent: '/confirm/token',
  cardLink: '/card/token',
  mailedCard: '/card/token',
  endedCard: '/card/token',
  preferences: '/preferences/token',
  customer: 'id',
  campaigns: { draft: 'id', scheduled: 'id', sent: 'id' },
  conversations: { named: 'id', unknown: 'id', stopped: 'id' },
} as Scene

/** Files with the addresses of pages that the server renders. Its other answers are no screens. */
const drawnIn = [
  'server/console/developers/pages.ts',
  'server/console/landing/pages.ts',
  'server/portal/join/pages.ts',
  'server/portal/card/pages.ts',
]
/** Scalar draws this page, with faults of its own that axe finds; a journey sends a call by it. */
const drawnByOthers = '/developers/try'
const isNoScreen = (path: string) => /\.\w+$|\*$/.test(path) || path === drawnByOthers

const pathsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

it('every address that shows a page is in the table of screens', () => {
  const drawn = [
    ...pathsIn(consoleRoutes(), /^ {2}path: '(\/[^']*)'/gm),
    ...drawnIn.flatMap((file) => pathsIn(readFileSync(file, 'utf8'), /\.get\('(\/[^']*)'/g)),
    ...Object.values(places),
  ]
  const addresses = drawn.filter((path) => !isNoScreen(path))
  const looked = everyScreen.map(({ path }) => (typeof path === 'string' ? path : path(scene)).split('?')[0]!)
  const missing = addresses.filter((address) => {
    const pattern = new RegExp(`^${address.replace(/[:$]\w+/g, '[^/]+')}$`)
    return !looked.some((path) => pattern.test(path))
  })
  expect(addresses.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
  expect(drawn).toContain(drawnByOthers)
})

/** Dialogs and forms, whose search ends with them. */
const endsWithIt = [
  'web/admin/credits/MoveCreditsDialog.tsx',
  'web/console/campaigns/draft/PickedCustomers.tsx',
  'web/sign-in/invitation/AcceptInvitationScreen.tsx',
]

it('the search, the filters and the tab of a screen are in its address, and in no state of a part', () => {
  const narrowing = /<(?:SearchField|Tabs|\w*Filters)\b[^>]*?\bon(?:Search|Change)=\{(\w+)\}/g
  const isState = (text: string, set: string) => new RegExp(`, ${set}\\] = useState\\b`).test(text)
  const forgetting = sourcesIn('web')
    .filter(({ path }) => !isTest(path))
    .filter(({ text }) => [...text.matchAll(narrowing)].some(([, set]) => isState(text, set!)))
  expect(forgetting.map(({ path }) => path).sort()).toEqual(endsWithIt)
})
