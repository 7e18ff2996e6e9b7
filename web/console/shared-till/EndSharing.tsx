import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from './texts.ts'

const EndSharingDialog = lazy(() => import('./EndSharingDialog.tsx'))

export function EndSharing() {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.end.open}</Button>
      {open !== undefined && (
        <Suspense>
          <EndSharingDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
