import { lazy, Suspense, useEffect, useState } from 'react'
import { askForProofBy, type ProofWanted } from '#web/client/proveAgain.ts'

const ProveDialog = lazy(() => import('./ProveDialog.tsx'))

type Asked = { wanted: ProofWanted; answer: (isProven: boolean) => void }

/** Asks again who is there, whenever a call on whatever screen needs it. */
export default function ProveAgain() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    askForProofBy((wanted) => new Promise((answer) => setAsked({ wanted, answer })))
    return () => askForProofBy(undefined)
  }, [])
  if (!asked) return null
  const close = (isProven: boolean) => {
    setAsked(undefined)
    asked.answer(isProven)
  }
  return (
    <Suspense>
      <ProveDialog by={asked.wanted.by} onClose={close} />
    </Suspense>
  )
}
