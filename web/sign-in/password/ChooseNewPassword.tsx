import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { auth, call } from '#web/client/api.ts'
import { SubmitForm } from '#web/console/forms/SubmitForm.tsx'
import { useSubmit } from '#web/console/forms/useSubmit.ts'
import { endSession, forgetAll } from '#web/console/session/enterAndLeave.ts'
import { readSessionAnew, sessionQuery } from '#web/console/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { checkNewAccount } from '../check.ts'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { NewPasswordField } from '../NewPasswordField.tsx'
import { texts } from '../texts.ts'

const words = texts.reset

type ChooseNewPasswordProps = { token: string; email: string; onDone: () => void }

/** The page of the mailed link. It signs nobody in; the new password does. */
export function ChooseNewPassword({ token, email, onDone }: ChooseNewPasswordProps) {
  const client = useQueryClient()
  const { wrong, busy, ...form } = useSubmit(checkNewAccount, async ({ password = '' }) => {
    await call(auth['reset-password'].$post({ json: { token, password } }))
    onDone()
    if (!client.getQueryData(sessionQuery.queryKey)) return
    // The account's session has ended in this browser too; the server knows whether another account is signed in here.
    const session = await readSessionAnew(client).catch(() => undefined)
    if (session !== null) return
    await endSession(client)
    forgetAll(client)
  })
  return (
    <EntranceLayout title={words.choose} description={words.chooseFor(email)}>
      <SubmitForm
        form={form}
        refusalAction={
          <Link to="/reset-password" className={buttonClass('secondary', 'small')}>
            {words.newLink}
          </Link>
        }
      >
        {/* For password managers, which would otherwise not know the account. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label={words.newPassword} error={wrong.password} />
        <p className="text-muted text-sm">{words.signsOut}</p>
        <Button type="submit" variant="primary" size="large" busy={busy} busyText={words.saving}>
          {words.save}
        </Button>
      </SubmitForm>
    </EntranceLayout>
  )
}
