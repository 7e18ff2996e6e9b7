import type { TillDeviceView } from '#server/identity/till-devices/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { ConfirmedChange } from '../../forms/ConfirmedChange.tsx'
import { texts } from './texts.ts'
import { useEndDevice } from './useDevices.ts'

type EndDialogProps = DialogShown & { device: TillDeviceView }

/** Asks before a device is ended. */
export default function EndDialog({ device, ...shown }: EndDialogProps) {
  const words = { ...texts.ending, title: texts.ending.title(device.name) }
  return <ConfirmedChange {...shown} change={useEndDevice()} input={device.id} words={words} danger />
}
