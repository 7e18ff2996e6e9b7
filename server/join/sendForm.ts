import type { Business } from '#server/companies/index.ts'
import { phoneRemedy } from '#server/customers/index.ts'
import { reasonNotToText } from '#server/messages/index.ts'
import { toE164 } from '#server/platform/phone.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { requireCaptcha } from '#server/sign-in/index.ts'
import { answerAtFixedSteps } from './answerAtFixedSteps.ts'
import { consentWording, wordingMark } from './consentWording.ts'
import type { GuestPage, JoinErrors } from './contract.ts'
import type { GuestRequest } from './guestRequest.ts'
import { joinShop } from './joinShop.ts'
import { limitJoinsFrom, mayTextFor } from './limits.ts'
import { showForm } from './openForm.ts'
import { type ReadForm, readForm } from './readForm.ts'
import { readShop } from './readShop.ts'

export type Sent =
  /** `texted`: a link to the card is on its way, as far as the number and the shop let it. */
  | { outcome: 'joined'; texted: boolean }
  | { outcome: 'full' }
  | { outcome: 'refused'; page: GuestPage; status: 400 | 429 | 503; retryAfter?: number | undefined }

/** Takes a sent form: the guest joins, or gets it back with what they typed and what to change. */
export async function sendForm(request: GuestRequest): Promise<Sent> {
  const { c, services, captcha, inShop, formPath, answerSteps } = request
  const form = readForm(await c.req.parseBody().catch(() => ({})))
  const found = await inShop((ctx) => readShop(ctx, formPath))
  const again = (errors: JoinErrors): GuestPage =>
    showForm(found, captcha, services.clock.now(), { key: form.key, values: form.values, errors })
  const phone = toE164(form.values.phone, found.business.default_country)
  const errors: JoinErrors = {
    ...(!phone && { phone: phoneRemedy(found.business.default_country) }),
    ...form.errors,
  }
  if (agreesToOtherWords(form, found.business)) {
    Object.assign(form.values, { agrees_sms: false, agrees_email: false })
    errors.form = 'The words beside the boxes have changed. Please read them, and tick again if you agree.'
  }
  if (Object.keys(errors).length > 0) return refused(again(errors))
  try {
    return await answerAtFixedSteps(answerSteps, () => join(request, form, phone, found.business))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'invalid' && error.fields) return refused(again(error.fields))
    const status = statusOf(error)
    if (!status) throw error
    const page = again({ form: error.message })
    return { outcome: 'refused', page, status, retryAfter: error.retryAfter }
  }
}

/** What is kept as proof is what the guest saw: a tick beside words that were changed since proves nothing. */
const agreesToOtherWords = ({ wordingMark: seen, values }: ReadForm, business: Business): boolean =>
  (values.agrees_sms || values.agrees_email) && seen !== '' && seen !== wordingMark(consentWording(business))

/** What the guest can do something about: they get the form back. */
const statusOf = ({ code }: Refusal) =>
  code === 'invalid' ? 400 : code === 'too_many_requests' ? 429 : code === 'unavailable' ? 503 : undefined

const refused = (page: GuestPage): Sent => ({ outcome: 'refused', page, status: 400 })

async function join(
  { services, captcha, c, code, inShop }: GuestRequest,
  form: ReadForm,
  phone: string | null,
  business: Business,
): Promise<Sent> {
  const { database, keyring, clock } = services
  const { key, values } = form
  await limitJoinsFrom(database.plain, keyring, c.var.address, clock.now())
  await requireCaptcha({ captcha }, c, form.captcha)
  const mayText =
    phone !== null && (await mayTextFor(database.plain, keyring, phone, code.business_id, clock.now()))
  return inShop(async (ctx) => {
    const ipAddress = c.var.address || null
    const join = { qrCodeId: code.id, key, values, ipAddress, mayText }
    // Of the number and the shop alone: whether the phone is known must not show.
    const texted = phone !== null && (await reasonNotToText(ctx, business, phone)) === null
    const outcome = await joinShop(ctx, join)
    return outcome === 'joined' ? { outcome, texted } : { outcome }
  })
}
