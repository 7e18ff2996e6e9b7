import { Suspense, useEffect, useState } from 'react'
import { dealWithProofs, type Way } from '#web/client/proveAgain.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'

const ProveDialog = lazyPart(() => import('./ProveDialog.tsx'))

type Asked = { way: Way; answer: (isProven: boolean) => void }

/** Asks for a proof of identity whenever a call on any screen needs one. */
export default function ProveAgain() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    dealWithProofs(async (refused, again) => {
      const way = await readWay(refused.clone())
      // Without a password or an app, the person has to sign in again; the message says so.
      if (!way) return refused
      const isProven = await new Promise<boolean>((answer) => setAsked({ way, answer }))
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
      <ProveDialog way={asked.way} onClose={close} />
    </Suspense>
  )
}

/** The first way of proof that a refusal offers; undefined for other refusals. */
async function readWay(refused: Response): Promise<Way | undefined> {
  const { error } = await refused.json().catch(() => ({}))
  return error?.code === 'confirm_identity' ? error.details.by[0] : undefined
}
