import { callAs } from '#tests/screens/callAs.ts'
import type { Screen } from '../stage/screens.ts'
import type { Stage } from '../stage/stage.ts'
import { makeAdmin } from './makeAdmin.ts'
import { setUpSecondStep } from './secondStep.ts'

/** A super admin trusts the business on this screen: its mailings with links to other sites wait for no review. */
export async function trustBusiness(stage: Stage, { page, url }: Screen): Promise<void> {
  const email = 'root@platform.example'
  const password = await makeAdmin(stage, email)
  const admin = await page.context().browser()!.newContext({ baseURL: url })
  await callAs(admin, 'post', '/auth/sign-in', { email, password })
  await setUpSecondStep(admin, password)
  const { session } = await callAs<{ session: { business: { id: string } } }>(
    page.context(),
    'get',
    '/auth/session',
  )
  const reason = 'We know them.'
  await callAs(admin, 'post', `/app/admin/tenants/${session.business.id}/allow-texts`, { reason })
  await admin.close()
}
