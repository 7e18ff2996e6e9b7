import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { PinForm } from './PinForm.tsx'
import { pinQuery } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.pin

/** A person's PIN for the shared tills of the current business. It is never shown, so it can only be replaced. */
export default function StaffPinCard({ companyName }: { companyName: string }) {
  const query = useQuery(pinQuery)
  const { data, error } = query
  return (
    <Card title={words.title}>
      <p className="mb-4 max-w-prose text-muted">{words.text(companyName)}</p>
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-24 w-full max-w-64" />
        </div>
      )}
      {!data && <LoadFailed query={query} title={words.failed} retry={words.retry} />}
      {data && <PinForm isSet={data.is_set} />}
    </Card>
  )
}
