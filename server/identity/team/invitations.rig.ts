import { afterAll, beforeAll } from 'vitest'
import { openTeams, type Teams } from '#tests/world/team.ts'

export let teams: Teams

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    teams = await openTeams()
  })
  afterAll(() => teams?.close())
}

export const open = (token: unknown) => teams.visitor().post('/api/auth/invitation/open', { token })
