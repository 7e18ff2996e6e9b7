import { MonitorSmartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { TillDeviceView } from '#server/identity/till-devices/contract.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { texts as settings } from '../texts.ts'
import { texts as words } from './texts.ts'
import { useAddDevice, useDevices } from './useDevices.ts'

const OfflineRedeeming = lazyPart(() => import('./OfflineRedeeming.tsx'))
const EndDialog = lazyPart(() => import('./EndDialog.tsx'))

/** The devices that keep customers for times without a connection. */
export default function TillDevices({ currency, mayChange }: { currency: string; mayChange: boolean }) {
  const { list, here } = useDevices()
  const { data, error } = list
  // A dialog keeps its device while it fades out.
  const [ending, setEnding] = useState<TillDeviceView>()
  const [open, setOpen] = useState(false)
  const living = data?.data.filter(({ ended_at }) => ended_at === null) ?? []
  const end = (device: TillDeviceView) => {
    setEnding(device)
    setOpen(true)
  }
  return (
    <Card title={settings.devices} description={words.text}>
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-14 w-full rounded-md" />
        </div>
      )}
      {!data && <LoadFailed query={list} title={words.failed} retry={words.retry} />}
      {data?.data.length === 0 && <p className="text-muted text-sm">{words.none}</p>}
      {data && data.data.length > 0 && (
        <ul aria-label={settings.devices} className="divide-y divide-line border-line border-y">
          {data.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={device.id === here}
              onEnd={mayChange && !device.ended_at ? () => end(device) : undefined}
            />
          ))}
        </ul>
      )}
      {data && mayChange && here !== undefined && (
        <div className="mt-4">
          {living.length >= data.most ? (
            <p className="text-muted text-sm">{words.full(data.most)}</p>
          ) : living.some(({ id }) => id === here) ? (
            <p className="text-muted text-sm">{words.onIt}</p>
          ) : here === 'cannot' ? (
            <p className="text-muted text-sm">{words.cannot}</p>
          ) : (
            <AddDevice />
          )}
        </div>
      )}
      {data && (
        <div className="mt-6">
          <Suspense>
            <OfflineRedeeming most={data.redeeming_most} currency={currency} mayChange={mayChange} />
          </Suspense>
        </div>
      )}
      <Suspense>
        {ending && <EndDialog key={ending.id} open={open} onOpenChange={setOpen} device={ending} />}
      </Suspense>
    </Card>
  )
}

function AddDevice() {
  const { show } = useToast()
  const { mutate, isPending, error } = useAddDevice(() => show({ tone: 'success', title: words.added }))
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorBanner message={error?.message} />
      <Button busy={isPending} busyText={words.adding} onClick={() => mutate()}>
        {words.add}
      </Button>
    </div>
  )
}

type DeviceRowProps = { device: TillDeviceView; isHere: boolean; onEnd: (() => void) | undefined }

function DeviceRow({ device, isHere, onEnd }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="wrap-anywhere font-semibold">{device.name}</p>
          {isHere && <Badge>{words.here}</Badge>}
        </div>
        <p className="text-muted text-sm">{stateOf(device, useFormat())}</p>
      </div>
      {onEnd && (
        <Button size="small" onClick={onEnd}>
          {words.end}
          <About>{device.name}</About>
        </Button>
      )}
    </li>
  )
}

/** Milliseconds without a contact after which a device has forgotten its customers. */
const FORGETS_AFTER_MS = 7 * 86_400_000

function stateOf(device: TillDeviceView, { since, date }: Format): string {
  const { ended_at, told_at, last_contact_at, last_contact_name } = device
  if (ended_at) return told_at ? words.told(date(ended_at)) : words.ended(date(ended_at))
  if (!last_contact_at) return words.noContact
  if (Date.now() - Date.parse(last_contact_at) > FORGETS_AFTER_MS) return words.silent
  return words.contact(since(last_contact_at), last_contact_name ?? '')
}
