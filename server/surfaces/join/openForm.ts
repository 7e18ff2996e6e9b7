import { examplePhone } from '#server/loyalty/customers/index.ts'
import { addScan } from '#server/loyalty/qr-codes/index.ts'
import { localDate } from '#server/platform/calendar.ts'
import { secretToken } from '#server/platform/codes.ts'
import type { Captcha } from '#server/platform/providers/captcha.ts'
import { consentWording, wordingMark } from './consentWording.ts'
import type { FormCaptcha, GuestPage, JoinErrors, JoinForm, JoinValues } from './contract.ts'
import type { GuestRequest } from './guestRequest.ts'
import { readShop, type ShopToJoin } from './readShop.ts'
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

/** Counts the scan, once a visit, and gives what the guest is to see: the form, or that the shop is full. */
export async function openForm({
  services,
  captcha,
  c,
  code,
  formPath,
  inShop,
}: GuestRequest): Promise<GuestPage> {
  const begins = beginsVisit(c, formPath, services.publicUrl.startsWith('https:'))
  const found = await inShop(async (ctx) => {
    if (begins) await addScan(ctx, code.id)
    const shop = await readShop(ctx, formPath)
    if (begins && shop.full) await tellOwnerOfLimit(ctx, shop.business, shop.tier)
    return shop
  })
  if (found.full) return { kind: 'full', shop: found.shop, programs: found.programs }
  const typed = { key: secretToken(), values: nothingTyped, errors: {} }
  return showForm(found, captcha, services.clock.now(), typed)
}

export function showForm(
  { business, shop, programs }: ShopToJoin,
  captcha: Captcha | null,
  now: Date,
  typed: { key: string; values: JoinValues; errors: JoinErrors },
): { kind: 'form' } & JoinForm {
  const wording = consentWording(business)
  return {
    kind: 'form',
    shop,
    programs,
    wording,
    wordingMark: wordingMark(wording),
    phoneExample: examplePhone(business.default_country) ?? null,
    captcha: captcha && formWidget(captcha),
    today: localDate(now, business.time_zone),
    ...typed,
  }
}

/** In a form that a server draws the widget shows itself: nobody calls it. */
function formWidget({ widget: { provider, siteKey, scriptUrl } }: Captcha): FormCaptcha {
  return { provider, siteKey, scriptUrl: scriptUrl.replace('?render=explicit', '') }
}
