import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { permissions } from '#server/identity/sessions/contract.ts'
import { mayCall, permissionWords, type Role, roles } from '#server/identity/sessions/index.ts'
import { screens } from '#web/console/screens.ts'
import { screenPermissions } from '#web/console/session/mayOpen.ts'

const DOC = 'docs/roles.md'
const held = Object.keys(roles) as Role[]
const columns = permissions.filter((permission) => permission !== 'anyone')

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const head = (cells: string[]) => [row(cells), row(cells.map(() => '---'))]

/** The page that shows the table of server/identity/sessions/permissions.ts. */
const page = `${[
  '# Who may do what',
  '',
  'The table of `server/identity/sessions/permissions.ts`, as the server keeps it at every call and the browser hides by it. `tests/laws/docs/roles.test.ts` writes this page (`npx vitest run tests/laws/docs/roles.test.ts -u`) and fails when it differs. Every route and every screen names the permission that it wants; what needs no sign-in is anybody’s.',
  '',
  ...head(['', ...columns]),
  ...held.map((role) =>
    row([roles[role].name, ...columns.map((permission) => (mayCall([role], permission) ? '✓' : ''))]),
  ),
  '',
  ...head(['who', 'that is']),
  ...held.map((role) => row([roles[role].name, roles[role].who])),
  '',
  ...head(['permission', 'opens', 'screens']),
  ...permissions.map((permission) =>
    row([permission, permissionWords[permission], screensOf(permission).join(' ')]),
  ),
  '',
  '## At a shared till',
  '',
  'Any member can share the till that they are signed in at. From then on the session belongs to nobody: people choose their name and type a PIN of their own, and each purchase, reward and undo is theirs. Whoever comes by PIN has the counter’s rights at the most, admins too. Who does nothing for 5 minutes has left. The account, the team’s pages and the other shops of whoever signed the till in are out of reach until they give their password, and a code where they have a second step, or sign out and in again; then the sharing is over.',
].join('\n')}\n`

function screensOf(permission: string): string[] {
  return Object.entries(screenPermissions)
    .filter(([, wanted]) => wanted === permission)
    .map(([screen]) => `/${screen}`)
}

describe('roles', () => {
  it('are in the docs as they are in the table', async () => {
    expect(existsSync(DOC)).toBe(true)
    await expect(page).toMatchFileSnapshot(`../../../${DOC}`)
  })

  it('every screen of a shop names a permission', () => {
    // A super admin's screens ask by themselves, and whoever signs in has no role yet.
    expect(screens.filter((screen) => !screenPermissions[screen]).sort()).toEqual(['admin', 'login'])
  })

  it('nobody who came by PIN, or without their own sign-in, reaches an account or the shop', () => {
    const wanted = ['signed in', 'staff', 'business', 'business admin', 'account', 'platform'] as const
    for (const role of ['person_at_till', 'shared_till', 'customer', 'anonymous'] as const)
      expect([role, wanted.filter((permission) => mayCall([role], permission))]).toEqual([role, []])
  })
})
