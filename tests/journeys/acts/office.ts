import { agreed } from '#tests/world/agreed.ts'
import { expect } from '../stage/expect.ts'
import type { Screen } from '../stage/screens.ts'

export const plans = {
  free: '01939c00-0000-7000-8000-000000000001',
  agency: '01939c00-0000-7000-8000-000000000003',
}
export const password = 'a fine password'

/**
 * Opens a business through the API, with its owner signed in on this screen. Returns functions for steps that a journey
 * is not about.
 */
export async function openBusiness({ page, url }: Screen, email: string, plan = plans.agency) {
  const post = async <Body>(path: string, data: unknown): Promise<Body> => {
    const headers = { origin: url, 'idempotency-key': crypto.randomUUID() }
    const answer = await page.request.post(`${url}/api${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const put = async (path: string, data: unknown): Promise<void> => {
    const answer = await page.request.put(`${url}/api${path}`, { data, headers: { origin: url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const time_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const business = { company_name: 'Coffee at Noon', time_zone, locale: 'en-US' }
  await post('/auth/sign-up', { ...business, email, password, tier_id: plan })
  return {
    put,
    post,
    addProgram: (type: string, name: string, config: object) =>
      post<{ id: string }>('/v1/programs', { name, type, config }),
    addCustomer: async (first_name: string, number: string) =>
      await post<{ id: string; unique_customer_id: string }>('/v1/customers', {
        first_name,
        phone: number,
        ...agreed,
      }),
    buy: (customer_id: string, purchase: { amount?: number; stamps?: number; apply_reward_code?: string }) =>
      post('/v1/purchases', { customer_id, ...purchase }),
  }
}

export type Office = Awaited<ReturnType<typeof openBusiness>>
