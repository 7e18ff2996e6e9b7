import type { z } from 'zod'
import { issueCardLink } from '#server/identity/customer-access/index.ts'
import type { TriggerForecast, TriggerView } from '#server/messaging/triggers/contract.ts'
import type { TriggerKind } from '#server/messaging/triggers/kinds.ts'
import type { meetLaterQueue } from '#server/messaging/triggers/queues.ts'
import { fireLater } from '#server/messaging/triggers/rounds/fireLater.ts'
import { makeRound } from '#server/messaging/triggers/rounds/round.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { People } from '#tests/accounts/people.ts'

const HOUR = 3_600_000
let phones = 0

export type TriggerBusiness = Awaited<ReturnType<typeof openTriggerBusiness>>

/** A business whose triggers are tested over HTTP, with a clock that moves by its own days. */
export async function openTriggerBusiness(people: People, zone = 'America/New_York') {
  const owner = await people.signUp()
  const token = await people.tokenFor(owner.email)
  await owner.visitor.post('/api/auth/verify', { type: 'signup', token })
  await people.rows(
    `update businesses set time_zone = $2, plan_texts_since = now(), tier_id = '01939c00-0000-7000-8000-000000000003' where id = $1`,
    [owner.id, zone],
  )
  const send = async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body> => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answer = await owner.visitor.send(method, `/api${path}`, body, key)
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
    return answer.body as Body
  }
  const post = <Body>(path: string, body: object = {}) => send<Body>('POST', path, body)
  const business = {
    ...owner,
    send,
    post,
    async addCustomer(person: object = {}): Promise<string> {
      phones += 1
      const phone = `+1212666${String(1000 + phones)}`
      const { id } = await post<{ id: string }>('/v1/customers', { first_name: 'Ana', phone, ...person })
      await people.rows(
        'update customers set opted_in_sms = true, opted_in_email = email is not null where id = $1',
        [id],
      )
      return id
    },
    addPoints: async (config: object = {}) =>
      (
        await post<{ id: string }>('/v1/programs', {
          name: 'Points',
          type: 'points',
          config: { welcomeBonus: 0, ...config },
        })
      ).id,
    /** Records a purchase of this many dollars that counts as a visit. */
    buy: async (customer_id: string, dollars = 10) =>
      (await post<{ operation_id: string }>('/v1/purchases', { customer_id, amount: dollars * 100 }))
        .operation_id,
    switchOn: (kind: TriggerKind, by = ['sms']) =>
      post<TriggerView>(`/app/triggers/${kind}/activate`, { by }),
    trigger: async (kind: TriggerKind) =>
      (await send<{ data: TriggerView[] }>('GET', '/app/triggers')).data.find((one) => one.kind === kind)!,
    async edit(kind: TriggerKind, change: object): Promise<TriggerView> {
      const { sms_template_id, email_template_id, delay_minutes, holdout_percent, settings, version } =
        await business.trigger(kind)
      const present = {
        sms_template_id,
        email_template_id,
        delay_minutes,
        holdout_percent,
        settings,
        version,
      }
      return send('PUT', `/app/triggers/${kind}`, { ...present, ...change })
    },
    forecast: (kind: TriggerKind) => send<TriggerForecast>('GET', `/app/triggers/${kind}/forecast`),
    round: (kind: TriggerKind) => makeRound(people.product.services, { businessId: owner.id, kind }),
    /** Fires the triggers that wait, as the worker does once they are due. Returns their number. */
    async tellWhatWaits(): Promise<number> {
      const waiting = await people.rows<{ data: z.infer<typeof meetLaterQueue.payload> }>(
        `delete from pgboss.job where name = 'meet-later' and data ->> 'businessId' = $1 returning data`,
        [owner.id],
      )
      for (const { data } of waiting) await fireLater(people.product.services, issueCardLink, data)
      return waiting.length
    },
    messages: (kind: TriggerKind, customerId?: string) =>
      people.rows<{
        type: string
        content: string
        state: string
        failure: string | null
        customer_id: string
      }>(
        `select type, content, state, failure, customer_id from communication_logs
         where business_id = $1 and trigger_kind = $2 and ($3::uuid is null or customer_id = $3) order by created_at, id`,
        [owner.id, kind, customerId ?? null],
      ),
    /** Moves the clock to an hour of the business's day, `days` days ahead. */
    travel(days: number, hour = 12): void {
      const now = people.clock.now()
      const midnight = startOfLocalDay(addDays(localDate(now, zone), days), zone)
      people.clock.advance(midnight.getTime() + hour * HOUR - now.getTime())
    },
  }
  return business
}
