import { useState } from 'react'
import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { useLookInto } from '#web/console/session/enterAndLeave.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { texts } from './texts.ts'

const words = texts.looking

/** Opens the console of a company to be read, for a reason; the server asks again who it is. */
export function LookInto({ tenant, onAsking }: { tenant: TenantView; onAsking: (asking: boolean) => void }) {
  const { mutate, isPending, error } = useLookInto()
  const [asking, setAsking] = useState(false)
  // After the question the focus returns to the button that opened it.
  const [hasAsked, setHasAsked] = useState(false)
  const ask = (isOpen: boolean) => {
    setAsking(isOpen)
    onAsking(isOpen)
    if (isOpen) setHasAsked(true)
  }
  const wrong = error instanceof ApiError ? error.fields.reason : undefined
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-1 mb-3 text-muted">{words.text}</p>
      {error && !wrong && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      {asking ? (
        <ReasonForm
          variant="primary"
          words={{ ...words, act: words.open, acting: words.opening }}
          wrong={wrong}
          busy={isPending}
          onCancel={() => ask(false)}
          onReason={(reason) => mutate({ id: tenant.business_id, reason })}
        />
      ) : (
        <Button autoFocus={hasAsked} onClick={() => ask(true)}>
          {words.ask}
        </Button>
      )}
    </section>
  )
}
