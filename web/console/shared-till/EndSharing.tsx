import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from './texts.ts'

const EndSharingDialog = lazyPart(() => import('./EndSharingDialog.tsx'))

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
