import type { RememberedDevice } from '#server/identity/two-factor/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useAccountFormat } from '../page/useAccountFormat.ts'
import { useForgetDevices } from './factorsQuery.ts'
import { texts } from './texts.ts'

const words = texts.devices

/** Browsers that are not asked for a code, and buttons to have them asked again. */
export function RememberedDevices({ devices }: { devices: RememberedDevice[] }) {
  const { mutate, isPending } = useForgetDevices()
  const { show } = useToast()
  const forgetAll = () =>
    mutate('all', {
      onSuccess: () => show({ tone: 'success', title: words.allForgotten }),
      onError: ({ message }) => show({ tone: 'danger', title: message }),
    })
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{words.title}</h3>
      <ul className="mt-2 mb-4 divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button busy={isPending} onClick={forgetAll}>
          {words.forgetAll}
        </Button>
      )}
    </section>
  )
}

function DeviceRow({ device }: { device: RememberedDevice }) {
  const { mutate, isPending } = useForgetDevices()
  const { show } = useToast()
  const { date } = useAccountFormat()
  const name = words.device(device.browser, device.system)
  const forget = () =>
    mutate(device, {
      onSuccess: () => show({ tone: 'success', title: words.forgotten(name) }),
      onError: ({ message }) => show({ tone: 'danger', title: message }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {[device.address, words.until(date(device.until))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button size="small" busy={isPending} onClick={forget} aria-label={words.forgetOf(name)}>
        {words.forget}
      </Button>
    </li>
  )
}
