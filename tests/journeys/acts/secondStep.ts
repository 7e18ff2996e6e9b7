import type { BrowserContext } from '@playwright/test'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { callAs } from '#tests/screens/callAs.ts'

/**
 * Sets up the second step that a super admin needs after signing in. Returns the backup codes. The demo requires none.
 */
export async function setUpSecondStep(viewer: BrowserContext, password: string): Promise<string[]> {
  const { session } = await callAs<{ session: { second_factor_due: boolean } }>(
    viewer,
    'get',
    '/auth/session',
  )
  if (!session.second_factor_due) return []
  const begun = await callAs<{ id: string; secret: string }>(viewer, 'post', '/auth/factors', { password })
  const code = await codeOf(begun.secret, new Date())
  const path = `/auth/factors/${begun.id}/verify`
  return (await callAs<{ backup_codes: string[] }>(viewer, 'post', path, { code })).backup_codes
}
