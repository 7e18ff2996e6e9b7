import { proveAddress } from '#tests/world/owner.ts'
import type { Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'
const PASSWORD = 'a fine password'

/** A business that did the main job, with the answers that it got, by what was asked. */
export type Business = {
  owner: Visitor
  businessId: string
  customerId: string
  programs: Record<'points' | 'stamps', string>
  rewardId: string
  answers: Record<string, Answer>
}

/**
 * Signs a business up, and does by HTTP what each does every day: sign in, add a customer, look at them, record
 * purchases, redeem, list.
 * @param n distinguishes the businesses of one installation
 */
export async function doMainJob(product: Product, n: number): Promise<Business> {
  const owner = product.visitor()
  const answers: Record<string, Answer> = {}
  const ask = async <Body>(what: string, method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await (method === 'GET' ? owner.get(path) : owner.post(path, body))
    answers[what] = answer
    if (answer.status >= 300) throw new Error(`${what} in shop ${n}: ${answer.status} ${answer.text}`)
    return answer.body as Body
  }
  const email = `owner${n}@shops.example`
  const { business_id: businessId } = await ask<{ business_id: string }>(
    'sign up',
    'POST',
    '/api/auth/sign-up',
    {
      ...{ company_name: `Shop ${n}`, email, password: PASSWORD, tier_id: AGENCY },
      time_zone: 'America/New_York',
    },
  )
  await proveAddress(product.services.database.plain, businessId)
  owner.cookies.clear()
  await ask('sign in', 'POST', '/api/auth/sign-in', { email, password: PASSWORD })
  await ask('session', 'GET', '/api/auth/session')
  const make = async (type: string, config: object) =>
    (await ask<{ id: string }>(`make ${type}`, 'POST', '/api/v1/programs', { name: type, type, config })).id
  const programs = {
    points: await make('points', { minimumRedemption: 1, welcomeBonus: 100 }),
    stamps: await make('stamp_card', { stampsRequired: 2, rewardDescription: 'A coffee' }),
  }
  const { id: rewardId } = await ask<{ id: string }>('make a reward', 'POST', '/api/v1/rewards', {
    ...{ program_id: programs.points, name: 'Mug', description: 'A mug', points_price: 5 },
  })
  const phone = `+1212555${String(1000 + n)}`
  const { id: customerId } = await ask<{ id: string }>('add a guest', 'POST', '/api/v1/customers', {
    ...{ first_name: 'Ada', last_name: `Guest ${n}`, phone },
  })
  await ask('look up by phone', 'GET', `/api/v1/customers/lookup?search=${encodeURIComponent(phone)}`)
  await ask('look at a guest', 'GET', `/api/app/counter/customers/${customerId}`)
  const buy = (what: string) =>
    ask<{ operation_id: string }>(what, 'POST', '/api/v1/purchases', {
      ...{ customer_id: customerId, amount: 2000, stamps: 2, note: 'Two cups' },
    })
  await buy('purchase')
  const { operation_id: slip } = await buy('purchase by mistake')
  await ask('undo', 'POST', `/api/v1/operations/${slip}/undo`, { reason: 'A slip' })
  const { reward } = await ask<{ reward: { redemption_code: string } }>(
    'claim',
    'POST',
    `/api/v1/rewards/${rewardId}/claim`,
    { customer_id: customerId },
  )
  await ask('look at a code', 'GET', `/api/v1/codes/${reward.redemption_code}`)
  await ask('redeem', 'POST', '/api/v1/redemptions', { code: reward.redemption_code })
  await ask('look at a guest again', 'GET', `/api/app/counter/customers/${customerId}`)
  await ask('list guests', 'GET', '/api/v1/customers')
  await ask('list operations', 'GET', '/api/v1/operations')
  await ask('history', 'GET', `/api/v1/customers/${customerId}/history`)
  await ask('dashboard', 'GET', '/api/app/dashboard')
  return { owner, businessId, customerId, programs, rewardId, answers }
}
