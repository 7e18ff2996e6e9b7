import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { ExportLink } from '../exports/ExportLink.tsx'
import { texts } from './texts.ts'

const CloseDialog = lazyPart(() => import('./CloseDialog.tsx'))

const FILES = ['customers', 'ledger', 'messages'] as const

/** Explains closing, and offers the data to download and the button to close. */
export default function CloseAccount() {
  // Undefined until the dialog is first opened: its code is loaded only then.
  const [open, setOpen] = useState<boolean>()
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">
          {texts.text} {texts.portal}
        </p>
        <div>
          <p className="font-semibold text-sm">{texts.files}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {FILES.map((file) => (
              <li key={file}>
                <ExportLink
                  href={`/api/v1/exports/${file}.csv`}
                  className={buttonClass('secondary', 'small')}
                >
                  <Download aria-hidden className="size-4" />
                  {texts.exports[file]}
                  <About>{texts.asFile}</About>
                </ExportLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      </div>
      {open !== undefined && (
        <Suspense>
          <CloseDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}
