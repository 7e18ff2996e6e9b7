import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { addressOf } from './addressOf.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { texts } from './texts.ts'
import { deliveriesQuery, deliveryQuery } from './useWebhooks.ts'

const words = texts.log

type DeliveriesDialogProps = DialogShown & { endpoint: WebhookEndpointView; mayChange: boolean }

/** What was sent to an endpoint, and what it answered. */
export default function DeliveriesDialog({ endpoint, mayChange, ...shown }: DeliveriesDialogProps) {
  return (
    <Dialog {...shown} title={texts.deliveriesOf(addressOf(endpoint))} size="large">
      <Deliveries endpoint={endpoint} mayChange={mayChange && endpoint.state === 'active'} />
    </Dialog>
  )
}

function Deliveries({ endpoint, mayChange }: { endpoint: WebhookEndpointView; mayChange: boolean }) {
  const list = useInfiniteQuery(deliveriesQuery(endpoint.id))
  const { error } = list
  const { linked, keep } = useDeliveryInAddress()
  const listed = list.data?.pages.flatMap(({ data }) => data)
  const isListed = listed?.some(({ id }) => id === linked)
  // A link may lead to one that is further down than what is loaded.
  const { data: older } = useQuery({
    ...deliveryQuery(linked ?? ''),
    enabled: linked !== undefined && isListed === false,
  })
  const deliveries = older && listed && !isListed ? [older, ...listed] : listed
  return (
    <>
      {!deliveries && !error && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-40 w-full rounded-md" />
        </div>
      )}
      {!deliveries && <LoadFailed query={list} title={words.failed} retry={texts.retry} />}
      {deliveries?.length === 0 && <p className="text-muted">{words.none}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              mayChange={mayChange}
              isLinked={delivery.id === linked}
              onUnfold={() => keep(delivery.id)}
            />
          ))}
        </ul>
      )}
      <MoreButton size="small" pages={list} busyText={words.loadingMore} className="mt-4">
        {words.more}
      </MoreButton>
    </>
  )
}

/** The delivery that was unfolded last is in the address. `linked` is the one with which the dialog was opened. */
function useDeliveryInAddress() {
  const { delivery }: { delivery?: string | undefined } = useSearch({ strict: false })
  const [linked] = useState(delivery)
  const navigate = useNavigate()
  const keep = (id: string) => {
    if (id === delivery) return
    const search = (before: object) => ({ ...before, delivery: id })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { linked, keep }
}
