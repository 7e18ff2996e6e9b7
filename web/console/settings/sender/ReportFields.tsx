import type { ReactNode } from 'react'
import { CopyField } from '#web/ui/fields/CopyField.tsx'
import { texts } from './texts.ts'

/** The address for SendGrid's reports, and the key that checks them. */
export function ReportFields({ address, children }: { address: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-6">
      <legend className="float-left w-full font-semibold">{texts.reports}</legend>
      <p className="text-muted text-sm">{texts.hints.reports}</p>
      <CopyField label={texts.address} value={address} words={texts} />
      {children}
    </fieldset>
  )
}
