import { UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { may, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const ShareTillDialog = lazyPart(() => import('./ShareTillDialog.tsx'))

/** Starts sharing the till, for a person with a sign-in of their own. */
export default function ShareTill() {
  const [open, setOpen] = useState<boolean>()
  if (!may(useSession(), 'staff')) return null
  return (
    <>
      <Button icon={<UsersRound aria-hidden className="size-5" />} onClick={() => setOpen(true)}>
        {texts.share.open}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ShareTillDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
