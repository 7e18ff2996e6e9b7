import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { captchaHeader } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { AddressField } from '../AddressField.tsx'
import { Captcha } from '../Captcha.tsx'
import { checkSignUp } from '../check.ts'
import { EntranceLayout, footerLinkClass } from '../EntranceLayout.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { placeOfBrowser } from '../placeOfBrowser.ts'
import { GoogleButton } from '../providers/GoogleButton.tsx'
import { texts } from '../texts.ts'
import { useEntry } from '../useEntry.ts'
import { openCheckout } from './openCheckout.ts'
import { PlanChooser, planToBeChosen } from './PlanChooser.tsx'

const words = texts.signUp
/** Time to read that a checkout failed, before the dashboard opens (spec section 9). */
const READ_MS = 2_000
const route = getRouteApi('/entrance/signup')

/** /signup, with ?tier=<id> from the pricing cards. */
export default function SignUpScreen() {
  const { tier } = route.useSearch()
  const client = useQueryClient()
  const [companyName, setCompanyName] = useState('')
  const [checkoutFailed, setCheckoutFailed] = useState(false)
  const { wrong, busy, refused, ...form } = useEntry(checkSignUp, async (input) => {
    const made = await send({ ...input, tier_id: input.tier_id || (await planToBeChosen(client, tier)) })
    if (await openCheckout(made.tier.stripe_price_id)) return
    setCheckoutFailed(true)
    await new Promise((read) => setTimeout(read, READ_MS))
  })
  const footer = (
    <>
      {words.haveAccount}{' '}
      <Link to="/login" className={footerLinkClass}>
        {words.signIn}
      </Link>
    </>
  )
  return (
    <EntranceLayout
      title={words.title}
      description={words.description}
      footer={footer}
      businessName={companyName}
    >
      <div className="mb-5 flex flex-col gap-5 empty:hidden">
        <GoogleButton label={texts.google.signUp} />
      </div>
      <SubmitForm
        form={{ ...form, refusal: form.refusal ?? (checkoutFailed ? words.checkoutFailed : undefined) }}
      >
        <TextField
          label={words.companyName}
          name="company_name"
          autoComplete="organization"
          maxLength={120}
          error={wrong.company_name}
          value={companyName}
          onChange={(event) => setCompanyName(event.target.value)}
        />
        <AddressField error={wrong.email} />
        <NewPasswordField label={texts.password} error={wrong.password} />
        <PlanChooser preselect={tier} error={wrong.tier_id} />
        <Captcha refused={refused} />
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.busy}>
          {words.submit}
        </Button>
      </SubmitForm>
    </EntranceLayout>
  )
}

/** Signs up. The browser sends its time zone and the region of its language, as hints for the business's place. */
function send({
  company_name = '',
  email = '',
  password = '',
  tier_id = '',
  captcha,
}: Record<string, string>) {
  const json = { company_name, email, password, tier_id, ...placeOfBrowser() }
  return call(auth['sign-up'].$post({ json }, captchaHeader(captcha)))
}
