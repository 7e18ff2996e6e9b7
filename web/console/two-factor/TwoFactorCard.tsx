import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AccountView } from '#server/identity/accounts/contract.ts'
import type { FactorsView } from '#server/identity/two-factor/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useAccountFormat } from '../page/useAccountFormat.ts'
import { raise } from '../session/authEvents.ts'
import { readSessionAnew, sessionQuery } from '../session/session.ts'
import { factorsQuery } from './factorsQuery.ts'
import { RememberedDevices } from './RememberedDevices.tsx'
import { texts } from './texts.ts'

const EnrolDialog = lazyPart(() => import('./EnrolDialog.tsx'))
const RenewDialog = lazyPart(() => import('./RenewDialog.tsx'))
const RemoveDialog = lazyPart(() => import('./RemoveDialog.tsx'))
const FEW = 3
const tell = () => raise('USER_UPDATED')

/** The state of two-step sign-in, and buttons to change it. */
export function TwoFactorCard({ account }: { account: AccountView }) {
  const query = useQuery(factorsQuery)
  const { data, error } = query
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [enrolling, setEnrolling] = useState<boolean>()
  const client = useQueryClient()
  const openEnrolment = (open: boolean) => {
    setEnrolling(open)
    // Runs after the backup codes were shown: a person who had to set up two-step sign-in may then continue.
    if (!open) void readSessionAnew(client)
  }
  return (
    <Card title={texts.title} actions={data?.factor && <Badge tone="success">{texts.on}</Badge>}>
      {!data && !error && <Skeleton className="h-24 w-full rounded-md" />}
      {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
      {data && !data.factor && (
        <>
          <p className="mb-4 max-w-prose text-muted">{texts.offText}</p>
          {account.email_verified ? (
            <Button onClick={() => setEnrolling(true)}>{texts.switchOn}</Button>
          ) : (
            <p className="max-w-prose text-muted">{texts.needsEmail}</p>
          )}
        </>
      )}
      {data?.factor && <SwitchedOn account={account} factors={data} factor={data.factor} />}
      {/* Shown in both states: it still shows the backup codes when two-step sign-in is on already. */}
      {enrolling !== undefined && (
        <Suspense>
          <EnrolDialog account={account} onSwitched={tell} open={enrolling} onOpenChange={openEnrolment} />
        </Suspense>
      )}
    </Card>
  )
}

type SwitchedOnProps = {
  account: AccountView
  factors: FactorsView
  factor: NonNullable<FactorsView['factor']>
}

function SwitchedOn({ account, factors, factor }: SwitchedOnProps) {
  const [renewing, setRenewing] = useState<boolean>()
  const [removing, setRemoving] = useState<boolean>()
  const { date } = useAccountFormat()
  const isSuperAdmin = useQuery(sessionQuery).data?.is_super_admin
  const { backup_codes_left: left, remembered_devices: devices } = factors
  return (
    <>
      <p className="max-w-prose text-muted">
        {texts.onText(date(factor.confirmed_at))} {left > FEW && texts.codesLeft(left)}
      </p>
      {left <= FEW && (
        <div className="mt-4">
          <Banner tone="warning" title={texts.codesLeft(left)}>
            {texts.fewCodes}
          </Banner>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setRenewing(true)}>{texts.newCodes}</Button>
        {!isSuperAdmin && <Button onClick={() => setRemoving(true)}>{texts.switchOff}</Button>}
      </div>
      {isSuperAdmin && <p className="mt-4 max-w-prose text-muted">{texts.byCommandAlone}</p>}
      {devices.length > 0 && <RememberedDevices devices={devices} />}
      <Suspense>
        {renewing !== undefined && (
          <RenewDialog factorId={factor.id} open={renewing} onOpenChange={setRenewing} />
        )}
        {removing !== undefined && (
          <RemoveDialog
            account={account}
            factorId={factor.id}
            onSwitched={tell}
            open={removing}
            onOpenChange={setRemoving}
          />
        )}
      </Suspense>
    </>
  )
}
