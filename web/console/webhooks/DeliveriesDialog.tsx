import { useInfiniteQuery } from '@tanstack/react-query'
import type { WebhookEndpointView } from '#server/integrations/webhooks/contract.ts'
import { MoreButton } from '#web/ui/buttons/MoreButton.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { addressOf } from './addressOf.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { texts } from './texts.ts'
import { deliveriesQuery } from './useWebhooks.ts'

const words = texts.log

type DeliveriesDialogProps = DialogShown & { endpoint: WebhookEndpointView; mayChange: boolean }

/** What was sent to an endpoint, and what it answered. */
export function DeliveriesDialog({ endpoint, mayChange, ...shown }: DeliveriesDialogProps) {
  return (
    <Dialog {...shown} title={texts.deliveriesOf(addressOf(endpoint))} size="large">
      <Deliveries endpoint={endpoint} mayChange={mayChange && endpoint.state === 'active'} />
    </Dialog>
  )
}

function Deliveries({ endpoint, mayChange }: { endpoint: WebhookEndpointView; mayChange: boolean }) {
  const list = useInfiniteQuery(deliveriesQuery(endpoint.id))
  const { error } = list
  const deliveries = list.data?.pages.flatMap(({ data }) => data)
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
            <DeliveryRow key={delivery.id} delivery={delivery} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <MoreButton size="small" pages={list} busyText={words.loadingMore} className="mt-4">
        {words.more}
      </MoreButton>
    </>
  )
}
