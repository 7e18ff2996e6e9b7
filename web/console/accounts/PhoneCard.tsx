import { Suspense, useState } from 'react'
import type { AccountView } from '#server/identity/accounts/contract.ts'
import { homeCountry } from '#web/phone/homeCountry.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormatPhone } from '../phone/phoneNumbers.ts'
import { phoneTexts as words } from './phoneTexts.ts'

const ChangePhoneDialog = lazyPart(() => import('./ChangePhoneDialog.tsx'))
const RemovePhoneDialog = lazyPart(() => import('./RemovePhoneDialog.tsx'))

type PhoneCardProps = { account: AccountView; canText: boolean }

/** The phone number to which sign-in codes can be texted. Where nothing is texted it can only be removed. */
export function PhoneCard({ account, canText }: PhoneCardProps) {
  return (
    <Card title={words.title}>
      {account.phone ? (
        <Proven phone={account.phone} canText={canText} />
      ) : (
        <p className="text-muted">{words.none}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <PhoneActions account={account} canText={canText} />
      </div>
    </Card>
  )
}

function Proven({ phone, canText }: { phone: string; canText: boolean }) {
  const format = useFormatPhone()
  return (
    <>
      <p className="font-semibold" dir="ltr">
        {format(phone, homeCountry())}
      </p>
      <p className="mt-2 max-w-prose text-muted">{canText ? words.text : words.noTexts}</p>
    </>
  )
}

/**
 * Buttons for the phone number, or the step that comes first: setting a password, which the dialogs ask for again, or
 * verifying the email address.
 */
function PhoneActions({ account: { phone, email_verified, has_password }, canText }: PhoneCardProps) {
  // Undefined until the dialogs are first opened: their code is loaded only then.
  const [changing, setChanging] = useState<boolean>()
  const [removing, setRemoving] = useState<boolean>()
  if (!has_password) return <p className="max-w-prose text-muted">{words.needsPassword}</p>
  if (!email_verified) return <p className="max-w-prose text-muted">{words.needsEmail}</p>
  return (
    <>
      {canText && <Button onClick={() => setChanging(true)}>{phone ? words.change : words.add}</Button>}
      {phone && <Button onClick={() => setRemoving(true)}>{words.remove}</Button>}
      <Suspense>
        {changing !== undefined && (
          <ChangePhoneDialog open={changing} onOpenChange={setChanging} isFirst={!phone} />
        )}
        {removing !== undefined && <RemovePhoneDialog open={removing} onOpenChange={setRemoving} />}
      </Suspense>
    </>
  )
}
