import { Link } from '@tanstack/react-router'
import { captchaHeader } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { AddressField } from '../AddressField.tsx'
import { Captcha } from '../Captcha.tsx'
import { checkAddress } from '../check.ts'
import { footerLinkClass } from '../EntranceLayout.tsx'
import { texts } from '../texts.ts'

const words = texts.reset

/** Asks for the address of the mail. Only its owner learns whether the address has an account. */
export function RequestReset() {
  const { wrong, busy, refused, sent, startOver, ...form } = useSubmit(
    checkAddress,
    ({ email = '', captcha }) => call(auth.recover.$post({ json: { email } }, captchaHeader(captcha))),
  )
  return (
    <div className="flex flex-col gap-5">
      {sent ? (
        <Banner
          tone="success"
          title={words.sent}
          live
          action={
            <Button size="small" onClick={startOver}>
              {words.again}
            </Button>
          }
        >
          {words.sentTo(sent.email?.trim() ?? '')}
        </Banner>
      ) : (
        <SubmitForm form={form}>
          <AddressField error={wrong.email} />
          <Captcha refused={refused} />
          <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.busy}>
            {words.submit}
          </Button>
        </SubmitForm>
      )}
      <p className="text-center text-muted">
        {words.remembered}{' '}
        <Link to="/login" className={footerLinkClass}>
          {words.signIn}
        </Link>
      </p>
    </div>
  )
}
