import { UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { may, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const ShareTillDialog = lazy(() => import('./ShareTillDialog.tsx'))

/** The way to a till for everybody, for who is signed in at it themselves. */
export default function ShareTill() {
  const [open, setOpen] = useState<boolean>()
  if (!may(useSession(), 'staff')) return null
  return (
    <>
      <IconButton
        variant="secondary"
        label={texts.share.open}
        icon={<UsersRound />}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <ShareTillDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
