import { useState } from 'react'
import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useAllowTexts } from './adminQueries.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { texts } from './texts.ts'

const words = texts.allow

/** Gives a company its plan's texts before it has paid, for a reason. */
export function AllowTexts({ tenant, onDone }: { tenant: TenantView; onDone: () => void }) {
  const { mutate, isPending, error } = useAllowTexts(tenant.business_id)
  const [asking, setAsking] = useState(false)
  // After the question the focus returns to the button that opened it.
  const [hasAsked, setHasAsked] = useState(false)
  const { show } = useToast()
  const wrong = error instanceof ApiError ? error.fields.reason : undefined
  const allow = (reason: string) =>
    mutate(reason, {
      onSuccess: () => {
        show({ tone: 'success', title: words.done(tenant.company_name) })
        onDone()
      },
    })
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
          words={{ ...words, act: words.allow, acting: words.allowing }}
          wrong={wrong}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onReason={allow}
        />
      ) : (
        <Button
          autoFocus={hasAsked}
          onClick={() => {
            setAsking(true)
            setHasAsked(true)
          }}
        >
          {words.allow}
        </Button>
      )}
    </section>
  )
}
