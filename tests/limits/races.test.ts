import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProof } from '#tests/engines/proof.ts'
import { FREE, openImportingBusiness, people } from '#tests/world/importingBusiness.ts'
import { keyIn, type OpenBusiness, openForm, sendForm } from '#tests/world/joining.ts'
import { type Business, openTeams, PASSWORD, type Teams } from '#tests/world/team.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

/** The number of requests at once. */
const AT_ONCE = inProof(50, 16)
const LEFT = 3
const INVITATIONS_AN_HOUR = 40
const WEEK_MS = 7 * 86_400_000

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const times = (many: number) => Array.from({ length: many }, (_, n) => n)
/** Sends requests at once. Returns the answers in the order of the requests. */
const atOnce = (send: (n: number) => Promise<Answer>, many = AT_ONCE) => Promise.all(times(many).map(send))
const made = (answers: Answer[]) => answers.filter(({ status }) => status < 300)
const refused = (answers: Answer[]) =>
  answers
    .filter(({ status }) => status >= 400)
    .map(({ status, body }) => {
      const { code, message, details } = (
        body as { error: { code: string; message: string; details: object } }
      ).error
      return { status, code, message, details }
    })

let phones = 0
const newPhone = () => `(212) 555-${String(++phones).padStart(4, '0')}`

describe('customers', () => {
  /** A business on the Free plan with room for LEFT more customers, a QR code and an API key. */
  async function nearlyFull() {
    const business = await openImportingBusiness(teams.product, { tier: FREE })
    await business.bring(people(0, 50 - LEFT))
    const code = (await business.owner.post('/api/v1/qr-codes', {})).body as { id: string; code: string }
    await business.rows(
      'update "user" set email_verified = true where email = (select email from businesses where id = $1)',
    )
    const key = (await business.owner.post('/api/app/api-keys', { name: 'Web shop' })).body as {
      secret: string
    }
    const form: OpenBusiness = {
      owner: business.owner,
      businessId: business.businessId,
      qrCodeId: code.id,
      code: code.code,
      path: `/signup-form/${code.code}`,
    }
    const headers = { authorization: `Bearer ${key.secret}` }
    return {
      ...business,
      form,
      byForm: () => business.owner.post('/api/v1/customers', { first_name: 'Ana', phone: newPhone() }),
      byKey: () => teams.visitor().post('/api/v1/customers', { phone: newPhone() }, headers),
      /** Customers with an open form. Returns a function for each that sends the form. */
      openForms: () =>
        Promise.all(
          times(AT_ONCE).map(async () => {
            const customer = teams.visitor()
            const key = keyIn(await openForm(customer, form.path))
            return () => sendForm(customer, form.path, { key, phone: newPhone() })
          }),
        ),
    }
  }
  const full = {
    status: 409,
    code: 'limit_reached',
    message: 'Your Free plan includes 50 customers. Upgrade your plan to add more.',
    details: { limit: 'customers', used: 50, allowed: 50, upgrade: '/subscription' },
  }
  const usage = async (business: Awaited<ReturnType<typeof nearlyFull>>) => {
    const [row] = await business.rows<{ usage_customers: number }>(
      'select usage_customers from businesses where id = $1',
    )
    return [(await business.customers()).length, row!.usage_customers]
  }

  it('are never more than the plan has, by the form and the API at once', async () => {
    const business = await nearlyFull()
    const answers = await atOnce((n) => (n % 2 ? business.byForm() : business.byKey()))
    expect(made(answers)).toHaveLength(LEFT)
    expect(refused(answers)).toEqual(times(AT_ONCE - LEFT).map(() => full))
    expect(await usage(business)).toEqual([50, 50])
  })

  it('nor by guests who join at once, of whom the others read that there is no place', async () => {
    const business = await nearlyFull()
    const customers = await business.openForms()
    const answers = await atOnce((n) => customers[n]!())
    const ends = answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)
    expect(ends.filter((end) => end.startsWith(`303 ${business.form.path}/joined`))).toHaveLength(LEFT)
    expect(ends.filter((end) => end === `303 ${business.form.path}`)).toHaveLength(AT_ONCE - LEFT)
    expect(await usage(business)).toEqual([50, 50])
    const page = await openForm(teams.visitor(), business.form.path)
    expect(page.text).toContain('has no place for new members right now')
  })

  it('nor while a file is imported and people are added and join in between', async () => {
    const business = await nearlyFull()
    const { id } = await business.checked(people(100, LEFT))
    await business.start(id)
    const customers = await business.openForms()
    const wayOf = (n: number) => [business.byForm, business.byKey, customers[n]!][n % 3]!
    const [, answers] = await Promise.all([business.work(id), atOnce((n) => wayOf(n)())])
    const { import: done } = await business.read(id)
    const joined = answers.filter(({ headers }) =>
      headers.get('location')?.startsWith(`${business.form.path}/joined`),
    )
    expect(done.imported_rows + made(answers).length + joined.length).toBe(LEFT)
    expect(await usage(business)).toEqual([50, 50])
  })
})

describe('programs', () => {
  const card = { name: 'Coffee', type: 'stamp_card', config: { stampsRequired: 2 } }

  it('are never more than the plan has, made and restored at once', async () => {
    const business = await teams.openBusiness('Agency')
    const create = () => business.owner.post('/api/v1/programs', card)
    const archived = await Promise.all(
      times(AT_ONCE / 2).map(async () => {
        const { id } = (await create()).body as { id: string }
        expect((await business.owner.post(`/api/v1/programs/${id}/archive`, {})).status).toBeLessThan(300)
        return id
      }),
    )
    await teams.putOnPlan(business, 'Pro')
    const answers = await atOnce((n) =>
      n % 2 ? create() : business.owner.post(`/api/v1/programs/${archived[n / 2]}/restore`, {}),
    )
    expect(made(answers)).toHaveLength(3)
    expect(refused(answers)).toEqual(
      times(AT_ONCE - 3).map(() => ({
        status: 409,
        code: 'limit_reached',
        message: 'Your Pro plan includes 3 programs. Upgrade your plan to add more.',
        details: { limit: 'programs', used: 3, allowed: 3, upgrade: '/subscription' },
      })),
    )
    const [kept] = await teams.rows<{ n: number }>(
      `select count(*)::int as n from loyalty_programs where business_id = $1 and archived_at is null`,
      [business.businessId],
    )
    expect(kept!.n).toBe(3)
  })
})

describe('seats', () => {
  const team = async ({ owner }: Business) => {
    const { members, invitations } = (await teams.company(owner)) as {
      members: { status?: string }[]
      invitations: unknown[]
    }
    return [members.length, invitations.length]
  }

  it('are never invited to beyond the plan’s', async () => {
    const business = await teams.openBusiness('Pro')
    const many = Math.min(AT_ONCE, INVITATIONS_AN_HOUR)
    const answers = await atOnce(() => teams.invite(business, teams.newEmail()), many)
    expect(made(answers)).toHaveLength(4)
    expect(refused(answers)).toEqual(
      times(many - 4).map(() => ({
        status: 409,
        code: 'limit_reached',
        message: "You've reached your seat limit. Upgrade your plan to invite more team members.",
        details: { limit: 'seats', used: 5, allowed: 5, upgrade: '/subscription' },
      })),
    )
    expect(await team(business)).toEqual([1, 4])
  })

  it('nor by sending expired invitations again and new ones at once', async () => {
    const business = await teams.openBusiness('Pro')
    const old = await Promise.all(times(4).map(() => teams.invite(business, teams.newEmail())))
    expect(made(old)).toHaveLength(4)
    const { invitations } = (await teams.company(business.owner)) as { invitations: { id: string }[] }
    teams.clock.advance(WEEK_MS)
    const again = (n: number) =>
      teams.manage(business.owner, `app/tenant-invitations/${invitations[n / 2]!.id}/resend`)
    const answers = await atOnce((n) => (n % 2 ? teams.invite(business, teams.newEmail()) : again(n)), 8)
    expect(made(answers)).toHaveLength(4)
    for (const refusal of refused(answers))
      expect(refusal).toMatchObject({ status: 409, code: 'limit_reached', details: { used: 5, allowed: 5 } })
    expect((await teams.company(business.owner)).seats).toMatchObject({ used: 5 })
  })

  it('are never taken beyond the plan’s, by joining and accepting at once after it got smaller', async () => {
    const business = await teams.openBusiness('Agency')
    const invite = async (n: number) => {
      // Every second person has an account.
      const email = n % 2 ? (await teams.openBusiness('Free')).email : teams.newEmail()
      const who = teams.visitor()
      if (n % 2) await who.post('/api/auth/sign-in', { email, password: PASSWORD })
      expect((await teams.invite(business, email)).status).toBe(200)
      return { email, who, hasAccount: n % 2 === 1 }
    }
    const agencySeats = (seats: number) =>
      teams.rows(
        `update subscription_tiers set features = features || jsonb_build_object('max_seats', $1::int)
         where name = 'Agency'`,
        [seats],
      )
    const many = times(inProof(50, 8))
    await agencySeats(100)
    const invited = await Promise.all(many.slice(0, INVITATIONS_AN_HOUR).map(invite))
    teams.clock.advance(3_600_000)
    invited.push(...(await Promise.all(many.slice(INVITATIONS_AN_HOUR).map(invite))))
    await agencySeats(25)
    const tokens = await Promise.all(invited.map(({ email }) => teams.tokenFor(email)))
    await teams.putOnPlan(business, 'Pro')
    const answers = await atOnce((n) => {
      const { who, hasAccount } = invited[n]!
      return hasAccount ? teams.accept(who, tokens[n]!) : teams.join(who, tokens[n]!)
    }, invited.length)
    expect(made(answers)).toHaveLength(4)
    // No link to the plans, because an invited person cannot choose one.
    for (const refusal of refused(answers))
      expect(refusal).toMatchObject({ status: 409, code: 'limit_reached', details: { limit: 'seats' } })
    expect((await team(business))[0]).toBe(5)
  })
})

describe('a plan that got smaller', () => {
  it('lets nothing new be made; what there is goes on, at the till too', async () => {
    const business = await teams.openBusiness('Pro')
    const { owner } = business
    const card = { name: 'Coffee', type: 'stamp_card', config: { stampsRequired: 2 } }
    for (const name of ['Coffee', 'Cake']) await owner.post('/api/v1/programs', { ...card, name })
    const ana = (await owner.post('/api/v1/customers', { first_name: 'Ana' })).body as { id: string }
    const { visitor: ben } = await teams.hire(business)
    await teams.putOnPlan(business, 'Free')
    await teams.rows('update subscription_tiers set max_customers = 1 where name = $1', ['Free'])
    try {
      const attempts: [string, Promise<Answer>][] = [
        ['customers', owner.post('/api/v1/customers', { first_name: 'Bea' })],
        ['programs', owner.post('/api/v1/programs', card)],
        ['seats', teams.invite(business, teams.newEmail())],
      ]
      for (const [limit, attempt] of attempts)
        expect(refused([await attempt])).toMatchObject([{ details: { limit, upgrade: '/subscription' } }])
      expect(await redeemOne(ben, ana.id)).toBe('redeemed')
    } finally {
      await teams.rows('update subscription_tiers set max_customers = 50 where name = $1', ['Free'])
    }
  })

  async function redeemOne(staff: Visitor, customer_id: string) {
    const bought = await staff.post('/api/v1/purchases', { customer_id, amount: 400, stamps: 2 })
    expect(bought.status, bought.text).toBe(201)
    const { rewards } = bought.body as { rewards: { id: string }[] }
    expect(rewards).toHaveLength(2)
    const handed = await staff.post('/api/v1/redemptions', { customer_reward_id: rewards[0]!.id })
    expect(handed.status, handed.text).toBe(201)
    return (handed.body as { reward: { status: string } }).reward.status
  }
})
