import { examplePhone } from '#server/loyalty/customers/index.ts'
import { addScan } from '#server/loyalty/qr-codes/index.ts'
import type { Captcha } from '#server/platform/providers/captcha.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { Services } from '#server/services.ts'
import { consentWording, wordingMark } from './consentWording.ts'
import type { CustomerPage, FormCaptcha, JoinErrors, JoinForm, JoinValues } from './contract.ts'
import type { CustomerRequest } from './customerRequest.ts'
import { type BusinessToJoin, readBusiness } from './readBusiness.ts'
import { tellOwnerOfLimit } from './tellOwnerOfLimit.ts'
import { beginsVisit } from './visit.ts'

const nothingTyped: JoinValues = {
  phone: '',
  first_name: '',
  last_name: '',
  email: '',
  birthday: '',
  agrees_sms: false,
  agrees_email: false,
}

/** Counts the scan, once a visit, and gives the form, or the page that says that the business is full. */
export async function openForm({
  services,
  captcha,
  c,
  code,
  formPath,
  inTransaction,
}: CustomerRequest): Promise<CustomerPage> {
  const begins = beginsVisit(c, formPath, services.publicUrl.startsWith('https:'))
  const found = await inTransaction(async (ctx) => {
    if (begins) await addScan(ctx, code.id)
    const business = await readBusiness(ctx, c, formPath)
    if (begins && business.full) await tellOwnerOfLimit(ctx, business.settings, business.tier)
    return business
  })
  if (found.full) return { kind: 'full', business: found.business, programs: found.programs }
  const typed = { key: secretToken(), values: nothingTyped, errors: {} }
  return showForm(found, services, captcha, typed)
}

export function showForm(
  { settings, business, programs, path, language }: BusinessToJoin,
  { canText, clock }: Pick<Services, 'canText' | 'clock'>,
  captcha: Captcha | null,
  typed: { key: string; values: JoinValues; errors: JoinErrors },
): { kind: 'form'; path: string } & JoinForm {
  const wording = consentWording(settings, language)
  return {
    kind: 'form',
    path,
    business,
    programs,
    wording,
    canText,
    wordingMark: wordingMark(wording),
    phoneExample: examplePhone(settings.default_country) ?? null,
    captcha: captcha && formWidget(captcha),
    today: localDate(clock.now(), settings.time_zone),
    ...typed,
  }
}

/** Gives the captcha's widget for a server-rendered form, where it starts without a call. */
function formWidget({ widget: { provider, siteKey, scriptUrl } }: Captcha): FormCaptcha {
  return { provider, siteKey, scriptUrl: scriptUrl.replace('?render=explicit', '') }
}
