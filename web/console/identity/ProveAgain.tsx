import { lazy, Suspense, useEffect, useState } from 'react'
import { dealWithProofs, type Ways } from '#web/client/proveAgain.ts'

const ProveDialog = lazy(() => import('./ProveDialog.tsx'))

type Asked = { by: Ways; answer: (isProven: boolean) => void }

/** Asks for a proof of identity whenever a call on any screen needs one. */
export default function ProveAgain() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    dealWithProofs(async (refused, again) => {
      const by = await readWays(refused.clone())
      // A person with neither a password nor an app has to sign in again, as the message says.
      if (by.length === 0) return refused
      const isProven = await new Promise<boolean>((answer) => setAsked({ by, answer }))
      return isProven ? again() : refused
    })
    return () => dealWithProofs(undefined)
  }, [])
  if (!asked) return null
  const close = (isProven: boolean) => {
    setAsked(undefined)
    asked.answer(isProven)
  }
  return (
    <Suspense>
      <ProveDialog by={asked.by} onClose={close} />
    </Suspense>
  )
}

/** None for a refusal of another kind. */
async function readWays(refused: Response): Promise<Ways> {
  const { error } = await refused.json().catch(() => ({}))
  return error?.code === 'confirm_identity' ? error.details.by : []
}
