import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { AccountView } from '#server/identity/accounts/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from './texts.ts'

const words = texts.password
const ChangePasswordDialog = lazyPart(() => import('./ChangePasswordDialog.tsx'))

/** A button to change the password, or a link to set a first one. */
export function PasswordCard({ account: { email, has_password } }: { account: AccountView }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <Card title={words.title}>
      <p className="mb-4 max-w-prose text-muted">{has_password ? words.text : words.none}</p>
      {has_password ? (
        <Button onClick={() => setOpen(true)}>{words.change}</Button>
      ) : (
        <Link to="/reset-password" className={buttonClass()}>
          {words.set}
        </Link>
      )}
      {open !== undefined && (
        <Suspense>
          <ChangePasswordDialog email={email} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}
