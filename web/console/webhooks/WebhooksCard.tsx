import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useDialogInAddress } from '../page/address/useDialogInAddress.ts'
import { EndpointRow } from './EndpointRow.tsx'
import type { Shown } from './TaskDialog.tsx'
import { texts } from './texts.ts'
import { webhooksQuery } from './webhooksQuery.ts'

const TaskDialog = lazyPart(() => import('./TaskDialog.tsx'))
const DeliveriesDialog = lazyPart(() => import('./DeliveriesDialog.tsx'))

/** The business's own programs that are told what happens, for its admins. */
export default function WebhooksCard({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(webhooksQuery)
  const { data, error } = query
  // Undefined until a dialog is first opened. A dialog keeps its endpoint while it fades out.
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)
  const log = useDialogInAddress('webhook', ['delivery'])
  const logged = data?.data.find(({ id }) => id === log.id)
  const begin = (next: Shown) => {
    setShown(next)
    setOpen(true)
  }
  return (
    <Card title={texts.title}>
      <p className="max-w-prose text-muted">{texts.text}</p>
      <div className="mt-4">
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-14 w-full rounded-md" />
          </div>
        )}
        {!data && <LoadFailed query={query} title={texts.failed} retry={texts.retry} />}
        {data?.data.length === 0 && <p className="text-muted text-sm">{texts.none}</p>}
        {data && data.data.length > 0 && (
          <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
            {data.data.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                mayChange={mayChange}
                onTask={(task) => begin({ task, endpoint })}
                onDeliveries={() => log.show(endpoint.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {data && mayChange && (
        <div className="mt-4">
          {data.data.length >= data.most ? (
            <p className="text-muted text-sm">{texts.full(data.most)}</p>
          ) : (
            <Button onClick={() => begin({ task: 'make' })}>{texts.make}</Button>
          )}
        </div>
      )}
      <Suspense>{shown && <TaskDialog shown={shown} open={open} onOpenChange={setOpen} />}</Suspense>
      <Suspense>
        {logged && (
          <DeliveriesDialog
            key={logged.id}
            endpoint={logged}
            mayChange={mayChange}
            open={log.open}
            onOpenChange={log.close}
          />
        )}
      </Suspense>
    </Card>
  )
}
