import { Download } from 'lucide-react'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { may, useSession } from '../session/session.ts'
import { ExportLink } from './ExportLink.tsx'
import { texts } from './texts.ts'

type ExportFileProps = { file: keyof typeof texts; size?: 'small' | 'medium' }

/** All there is of a kind as a CSV file, where one looks for it, for whoever may take the business's data out. */
export function ExportFile({ file, size = 'medium' }: ExportFileProps) {
  if (!may(useSession(), 'business admin')) return null
  return (
    <ExportLink href={`/api/app/exports/${file}.csv`} className={buttonClass('secondary', size)}>
      <Download aria-hidden className="size-4" />
      {texts[file]}
    </ExportLink>
  )
}
