import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { MailchimpView } from '#server/integrations/mailchimp/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../page/format.ts'
import { LoadedCard } from '../page/LoadedCard.tsx'
import { UpgradeLink } from '../page/UpgradeLink.tsx'
import { AudienceForm } from './AudienceForm.tsx'
import { KeyForm } from './KeyForm.tsx'
import { mailchimpQuery } from './mailchimpQuery.ts'
import { SyncState } from './SyncState.tsx'
import { texts } from './texts.ts'
import { useDisconnect } from './useMailchimp.ts'

const RemovalDialog = lazyPart(() => import('../forms/RemovalDialog.tsx'))

/** The sync with an audience of Mailchimp; for the business's admins. */
export default function MailchimpCard({ mayChange }: { mayChange: boolean }) {
  return (
    <LoadedCard words={texts} query={useQuery(mailchimpQuery)} height="h-40">
      {(view) => <Connection view={view} mayChange={mayChange} />}
    </LoadedCard>
  )
}

function Connection({ view, mayChange }: { view: MailchimpView; mayChange: boolean }) {
  const { list } = useFormat()
  const [leaving, setLeaving] = useState<boolean>()
  const removal = useDisconnect()
  const isConnected = view.api_key_end !== null
  return (
    <div className="flex flex-col gap-6">
      {!view.allowed && (
        <Banner action={<UpgradeLink to="/subscription" />}>
          {texts.upgrade(list(view.plans))}
          {isConnected && ` ${texts.rests}`}
        </Banner>
      )}
      {view.audience && <SyncState view={view} mayChange={mayChange} />}
      {view.allowed && isConnected && mayChange && !view.refused && <AudienceForm view={view} />}
      {view.allowed && mayChange && <KeyForm key={view.api_key_end} end={view.api_key_end} />}
      {isConnected && mayChange && (
        <div>
          <Button onClick={() => setLeaving(true)}>{texts.disconnect}</Button>
        </div>
      )}
      <Suspense>
        {leaving !== undefined && (
          <RemovalDialog open={leaving} onOpenChange={setLeaving} words={texts.removal} removal={removal} />
        )}
      </Suspense>
    </div>
  )
}
