import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, openRig, type Rig, submit, subscribed } from '../rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await openRig()
})
afterAll(() => rig.close())

const textOf = async (url: string) => (await fetch(url)).text()
const read = (id: string) =>
  rig.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] })
const returnUrl = 'https://regulars.test/subscription'

describe('the customer portal', () => {
  it('changes the plan, cancels for the end of the period and takes it back', async () => {
    const { customer, subscription, item } = await subscribed(rig)
    const { url } = await rig.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: returnUrl,
    })
    const home = await textOf(url)
    for (const text of [
      'Regulars Pro',
      '$29.00 per month',
      'visa ending in 4242',
      'renews on February 15, 2026',
      returnUrl,
    ])
      expect(home).toContain(text)
    expect(await textOf(`${url}/update`)).toContain('Regulars Agency')
    expect(await textOf(`${url}/update?price=price_regulars_agency`)).toContain('Confirm your update')
    expect((await submit(`${url}/update/price_regulars_agency`)).status).toBe(303)
    expect(await read(subscription.id)).toMatchObject({
      items: { data: [{ id: item.id, price: { id: 'price_regulars_agency' } }] },
      latest_invoice: { status: 'paid', amount_paid: 7000 },
    })
    await submit(`${url}/cancel`)
    // Flexible billing sets `cancel_at`, and leaves the older field as it is.
    expect(await read(subscription.id)).toMatchObject({
      cancel_at: item.current_period_end,
      cancel_at_period_end: false,
      status: 'active',
    })
    expect(await textOf(`${url}?home`)).toContain('will be canceled on February 15, 2026')
    await submit(`${url}/renew`)
    expect(await read(subscription.id)).toMatchObject({ cancel_at: null, canceled_at: null })
  })

  it('leads straight to one act, and back to where the product wants', async () => {
    const { customer, subscription, item } = await subscribed(rig)
    const done = { type: 'redirect' as const, redirect: { return_url: `${returnUrl}?done` } }
    const open = (flow: object) =>
      rig.stripe.billingPortal.sessions.create({
        customer: customer.id,
        flow_data: { after_completion: done, ...flow } as never,
      })
    const follow = async (url: string) =>
      new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!, url).href
    const items = [{ id: item.id, price: 'price_regulars_agency', quantity: 1 }]
    const update = await open({
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: subscription.id, items },
    })
    const confirm = await follow(update.url)
    expect(await textOf(confirm)).toContain('Regulars Agency, from now on')
    expect((await submit(confirm)).headers.get('location')).toBe(`${returnUrl}?done`)
    expect((await read(subscription.id)).items.data[0]!.price.id).toBe('price_regulars_agency')
    const cards = await open({ type: 'payment_method_update' })
    const form = await follow(cards.url)
    expect((await submit(form, card('4000000000000002'))).status).toBe(402)
    expect((await submit(form, card('5555555555554444'))).headers.get('location')).toBe(`${returnUrl}?done`)
    expect((await read(subscription.id)).default_payment_method).toMatchObject({
      card: { brand: 'mastercard' },
    })
    const cancel = await open({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    })
    expect((await submit(await follow(cancel.url))).headers.get('location')).toBe(`${returnUrl}?done`)
    expect((await read(subscription.id)).cancel_at).toBe(item.current_period_end)
  })

  it('opens for nobody else’s plan', async () => {
    const [own, other] = [await subscribed(rig), await subscribed(rig)]
    const flow_data = {
      type: 'subscription_cancel' as const,
      subscription_cancel: { subscription: other.subscription.id },
    }
    const asked = rig.stripe.billingPortal.sessions.create({ customer: own.customer.id, flow_data })
    await expect(asked).rejects.toMatchObject({ code: 'resource_missing' })
    expect((await fetch(`${rig.standIn.baseUrl}/p/session/bps_guess`)).status).toBe(404)
  })

  it('shows invoices, and an open one is paid on its page', async () => {
    const { customer, subscription } = await subscribed(rig, { trialDays: 7, number: '4000000000000341' })
    rig.travelTo(subscription.trial_end! + 3600)
    const { latest_invoice } = await read(subscription.id)
    const page = (latest_invoice as { hosted_invoice_url: string }).hosted_invoice_url
    expect(await textOf(page)).toContain('Pay with the card ending in 0341')
    expect((await submit(page)).status).toBe(402)
    const { url } = await rig.stripe.billingPortal.sessions.create({ customer: customer.id })
    expect(await textOf(url)).toContain(new URL(page).pathname)
    await submit(`${url}/card`, card('4242424242424242'))
    expect((await submit(page)).status).toBe(303)
    expect(await textOf(page)).toContain('Paid · January 22, 2026')
    expect((await read(subscription.id)).status).toBe('active')
  })
})
