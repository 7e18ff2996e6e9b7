import { Download } from 'lucide-react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { may, useSession } from '../session/session.ts'
import { ExportLink } from './ExportLink.tsx'
import { texts } from './texts.ts'

type ExportFileProps = {
  file: keyof typeof texts
  size?: 'small' | 'medium'
  /** Exports only the customers of this segment. */
  segment?: string
}

/** Link to a CSV file of all rows of a kind, for people who may export the business's data. */
export function ExportFile({ file, size = 'medium', segment = '' }: ExportFileProps) {
  if (!may(useSession(), 'business admin')) return null
  const query = segment && `?${new URLSearchParams({ segment })}`
  return (
    <ExportLink href={`/api/v1/exports/${file}.csv${query}`} className={buttonClass('secondary', size)}>
      <Download aria-hidden className="size-4" />
      {segment ? texts.segment : texts[file]}
    </ExportLink>
  )
}
