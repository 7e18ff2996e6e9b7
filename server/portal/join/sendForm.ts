import type { Business } from '#server/businesses/business/index.ts'
import { requireCaptcha } from '#server/identity/sign-in/index.ts'
import { phoneRemedy } from '#server/loyalty/customers/index.ts'
import { isNetworkSpent, reasonNotToText } from '#server/messaging/messages/index.ts'
import { toE164 } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { languageOf } from '#server/platform/text/languages.ts'
import { fieldRefusalsIn, refusalIn } from '#server/platform/text/refusalIn.ts'
import { answerAtFixedSteps } from './answerAtFixedSteps.ts'
import { consentWording, wordingMark } from './consentWording.ts'
import type { CustomerPage, JoinErrors } from './contract.ts'
import type { CustomerRequest } from './customerRequest.ts'
import { joinBusiness } from './joinBusiness.ts'
import { countJoinText, limitJoinsFrom } from './limits.ts'
import { showForm } from './openForm.ts'
import { type BusinessToJoin, readBusiness } from './readBusiness.ts'
import { type ReadForm, readForm } from './readForm.ts'

export type Sent =
  /** `texted` is true if a link to the card is texted, as far as the number, business and network tell. */
  | { outcome: 'joined'; texted: boolean }
  | { outcome: 'full' }
  | { outcome: 'refused'; page: CustomerPage; status: 400 | 429 | 503; retryAfter?: number | undefined }

/** Handles a submitted form: the customer joins, or gets the form back with their input and its errors. */
export async function sendForm(request: CustomerRequest): Promise<Sent> {
  const { c, services, captcha, inTransaction, formPath, answerSteps } = request
  const form = readForm(await c.req.parseBody().catch(() => ({})))
  const found = await inTransaction((ctx) => readBusiness(ctx, c, formPath))
  const again = (errors: JoinErrors): CustomerPage =>
    showForm(found, services, captcha, {
      key: form.key,
      values: form.values,
      errors: fieldRefusalsIn(found.language, errors),
    })
  const phone = toE164(form.values.phone, found.settings.default_country)
  const errors: JoinErrors = {
    ...(!phone && { phone: phoneRemedy(found.settings.default_country) }),
    ...form.errors,
  }
  if (agreesToOtherWords(form, found)) {
    Object.assign(form.values, { agrees_sms: false, agrees_email: false })
    errors.form = 'The words beside the boxes have changed. Please read them, and tick again if you agree.'
  }
  if (Object.keys(errors).length > 0) return refused(again(errors))
  try {
    return await answerAtFixedSteps(answerSteps, () => join(request, form, phone, found))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'invalid' && error.fields) return refused(again(error.fields))
    const status = statusOf(error)
    if (!status) throw error
    const page = again({ form: refusalIn(found.language, error.message, error.retryAfter) })
    return { outcome: 'refused', page, status, retryAfter: error.retryAfter }
  }
}

/** True if a tick stands beside words that have changed since: it proves no consent to the present words. */
const agreesToOtherWords = (
  { wordingMark: seen, values }: ReadForm,
  { settings, language }: BusinessToJoin,
): boolean =>
  (values.agrees_sms || values.agrees_email) &&
  seen !== '' &&
  seen !== wordingMark(consentWording(settings, language))

/** Status of a refusal after which the customer gets the form back; undefined for others. */
const statusOf = ({ code }: Refusal) =>
  code === 'invalid' ? 400 : code === 'too_many_requests' ? 429 : code === 'unavailable' ? 503 : undefined

const refused = (page: CustomerPage): Sent => ({ outcome: 'refused', page, status: 400 })

async function join(
  { services, captcha, c, code, inTransaction }: CustomerRequest,
  form: ReadForm,
  phone: string | null,
  { settings: business, language: readsIn }: BusinessToJoin,
): Promise<Sent> {
  const { database, keyring, clock } = services
  const { key, values } = form
  await limitJoinsFrom(database.plain, keyring, c.var.address, clock.now())
  await requireCaptcha({ captcha }, c, form.captcha)
  const ipAddress = c.var.address || null
  // Decided by the number, the business and the network alone: the page must not show whether the phone is known,
  // or was texted today.
  const goesOut = phone !== null && (await inTransaction((ctx) => wouldText(ctx, business, phone)))
  const spent =
    phone &&
    (await countJoinText(
      database.plain,
      keyring,
      phone,
      { businessId: code.business_id, goesOut },
      clock.now(),
    ))
  const texted = goesOut && spent !== 'business'
  return inTransaction(async (ctx) => {
    const language = languageOf(c.req.header('accept-language'))
    const mayText = phone !== null && spent === null
    const join = { qrCodeId: code.id, key, values, language, readsIn, ipAddress, mayText }
    const outcome = await joinBusiness(ctx, join)
    return outcome === 'joined' ? { outcome, texted } : { outcome }
  })
}

const wouldText = async (ctx: BusinessContext, business: Business, phone: string): Promise<boolean> =>
  (await reasonNotToText(ctx, business, phone)) === null && !(await isNetworkSpent(ctx))
