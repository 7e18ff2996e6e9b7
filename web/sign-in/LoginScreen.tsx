import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { captchaHeader } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { AddressField } from './AddressField.tsx'
import { Captcha } from './Captcha.tsx'
import { checkLogin } from './check.ts'
import { CodeLinks } from './codes/CodeLinks.tsx'
import { EntranceLayout, footerLinkClass } from './EntranceLayout.tsx'
import { PasswordField } from './PasswordField.tsx'
import { GoogleButton } from './providers/GoogleButton.tsx'
import { SsoButton } from './providers/SsoButton.tsx'
import { texts } from './texts.ts'
import { useEntry } from './useEntry.ts'

const WaitingHere = lazyPart(() => import('#web/outbox/WaitingHere.tsx'))

const words = texts.login
const route = getRouteApi('/entrance/login')

/**
 * /login, with ?error=... after a failed sign-in with Google, and ?next=... for the page to open afterwards.
 */
export default function LoginScreen() {
  const { error, next } = route.useSearch()
  const { wrong, busy, refused, ...form } = useEntry(checkLogin, send, { next })
  const footer = (
    <>
      {words.noAccount}{' '}
      <Link to="/signup" className={footerLinkClass}>
        {words.signUp}
      </Link>
    </>
  )
  return (
    <EntranceLayout title={words.title} description={words.description} footer={footer}>
      <div className="mb-5 flex flex-col gap-5 empty:hidden">
        <GoogleButton label={texts.google.signIn} error={error} next={next} />
      </div>
      <SubmitForm form={form}>
        <AddressField error={wrong.email} isKept />
        <PasswordField label={texts.password} error={wrong.password} />
        <Captcha refused={refused} whenAsked />
        <Link to="/reset-password" className={`-mt-2 self-end ${footerLinkClass}`}>
          {words.forgot}
        </Link>
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.busy}>
          {words.submit}
        </Button>
        <SsoButton error={error} next={next} />
      </SubmitForm>
      <CodeLinks next={next} />
      {/* Below the form, which must not move. */}
      <Suspense>
        <WaitingHere until="signed in" />
      </Suspense>
    </EntranceLayout>
  )
}

function send({ email = '', password = '', captcha }: Record<string, string>) {
  return call(auth['sign-in'].$post({ json: { email, password } }, captchaHeader(captcha)))
}
