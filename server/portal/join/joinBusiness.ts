import { type Business, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import {
  addCustomer,
  type Customer,
  findCustomerByPhone,
  readBirthday,
  readPhone,
} from '#server/loyalty/customers/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { addSignUp } from '#server/loyalty/qr-codes/index.ts'
import { askToConfirm, countFormMail } from '#server/messaging/confirmations/index.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { consentWording } from './consentWording.ts'
import type { JoinValues } from './contract.ts'
import { isFull } from './readBusiness.ts'
import { tellOwnerOfLimit } from './tellOwnerOfLimit.ts'
import { welcomeCustomer } from './welcomeCustomer.ts'

export type Join = {
  qrCodeId: string
  /** Key of the rendered form: a second submission of it sends no second text. */
  key: string
  values: JoinValues
  /** Language of the customer's browser. */
  language: Language | null
  /** Language of the page, and so of the words that were agreed to. */
  readsIn: PageLanguage
  ipAddress: string | null
  /** False if a limit of texts is reached. */
  mayText: boolean
}

/**
 * Adds a customer by their phone. A known customer is neither added again nor changed, because anybody may fill in the
 * form. In both cases the link to the card is sent to the phone, and the answer is the same.
 * @returns 'full' if the plan has no room, whether or not the phone is known; the owner is told.
 * @throws {Refusal} 'invalid' at the fields `phone` and `birthday`.
 */
export async function joinBusiness(ctx: BusinessContext, join: Join): Promise<'joined' | 'full'> {
  const { business, tier } = await lockBusinessAndTier(ctx)
  if (isFull(tier, business)) {
    await tellOwnerOfLimit(ctx, business, tier)
    return 'full'
  }
  // Checked before the phone is looked up: a refusal only for new customers would reveal who is known.
  readPhone(join.values.phone, business.default_country)
  readBirthday(join.values.birthday, localDate(ctx.now, business.time_zone))
  const known = await findCustomerByPhone(ctx, join.values.phone)
  const customer = known ?? (await addJoined(ctx, join, business))
  if (join.mayText) {
    const ids = { customer_id: customer.id, request_id: join.key }
    await publish(ctx, [{ type: 'card_link.requested', ids }])
  }
  return 'joined'
}

async function addJoined(ctx: BusinessContext, join: Join, business: Business): Promise<Customer> {
  const { agrees_sms, agrees_email, ...person } = join.values
  const wording = consentWording(business, join.readsIn)
  const asked = { source: 'sign-up form', ip: join.ipAddress } as const
  const confirms = agrees_email && business.double_opt_in
  // An address that was typed too often, with any phones, agrees to nothing: it may be somebody else's.
  const agrees = agrees_email && !confirms && person.email !== '' && (await countFormMail(ctx, person.email))
  const customer = await addCustomer(
    ctx,
    {
      ...person,
      // A form without the box for texts asks for no consent to them.
      opted_in_sms: agrees_sms && ctx.canText,
      opted_in_email: agrees,
      qr_code_id: join.qrCodeId,
    },
    { ...asked, wording },
  )
  if (confirms) await askToConfirm(ctx, business, customer, { ...asked, wording: wording.email })
  if (join.language) await changePreferences(ctx, customer.id, { language: join.language })
  await welcomeCustomer(ctx, customer.id, 'sign-up')
  await addSignUp(ctx, join.qrCodeId)
  return customer
}
