import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AccountView } from '#server/identity/accounts/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from './texts.ts'

const words = texts.email
const ChangeEmailDialog = lazyPart(() => import('./ChangeEmailDialog.tsx'))

/** The sign-in address, whether it is verified, and a button to change it. */
export function EmailCard({ account: { email, email_verified, has_password } }: { account: AccountView }) {
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [open, setOpen] = useState<boolean>()
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(auth.resend.$post()),
    ...report({ done: words.resent(email) }),
  })
  return (
    <Card title={words.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={email_verified ? 'success' : 'warning'}>
          {email_verified ? words.verified : words.unverified}
        </Badge>
      </p>
      {!email_verified && <p className="mt-2 max-w-prose text-muted">{words.unverifiedText}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!email_verified && (
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {words.resend}
          </Button>
        )}
        {has_password && <Button onClick={() => setOpen(true)}>{words.change}</Button>}
      </div>
      {open !== undefined && (
        <Suspense>
          <ChangeEmailDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}
