import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { texts } from './texts.ts'

/** The address for SendGrid's reports, and the key that checks them. */
export function ReportFields({ address, children }: { address: string; children: ReactNode }) {
  const { show } = useToast()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => show({ tone: 'success', title: texts.copied }),
      () => show({ tone: 'danger', title: texts.notCopied }),
    )
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-6">
      <legend className="float-left w-full font-semibold">{texts.reports}</legend>
      <p className="text-muted text-sm">{texts.hints.reports}</p>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={texts.address}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button onClick={copy}>{texts.copy}</Button>
      </div>
      {children}
    </fieldset>
  )
}
