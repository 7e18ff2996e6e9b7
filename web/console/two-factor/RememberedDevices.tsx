import type { RememberedDevice } from '#server/identity/two-factor/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useAccountFormat } from '../page/useAccountFormat.ts'
import { useForgetDevices } from './factorsQuery.ts'
import { texts } from './texts.ts'

const words = texts.devices

/** Browsers that are not asked for a code, and buttons to have them asked again. */
export function RememberedDevices({ devices }: { devices: RememberedDevice[] }) {
  const { mutate, isPending } = useForgetDevices()
  const report = useReport()
  const forgetAll = () => mutate('all', report({ done: words.allForgotten }))
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
  const report = useReport()
  const { date } = useAccountFormat()
  const name = words.device(device.browser, device.system)
  const forget = () => mutate(device, report({ done: words.forgotten(name) }))
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
