import type { PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Effects, ToPay } from '../Effects.tsx'
import { reasonsIn } from '../effectWords.ts'
import { texts } from '../texts.ts'

const words = texts.purchase

export type PurchaseEffectProps = {
  preview: Omit<PurchasePreview, 'preview_token'> | undefined
  error: Error | null
  /** The keys are ahead of the answer. */
  stale: boolean
}

/** What the purchase being typed would give, before it is recorded. */
export function PurchaseEffect({ preview, error, stale }: PurchaseEffectProps) {
  return (
    <section
      aria-label={words.preview}
      aria-live="polite"
      aria-busy={stale}
      className={`flex min-h-6 flex-col gap-2 transition-opacity ${stale ? 'opacity-60' : ''}`}
    >
      {error ? (
        <p className="text-danger-text">
          {words.previewFailed} {error.message}
        </p>
      ) : preview ? (
        <>
          <ToPay {...preview} />
          <Effects {...preview} />
          {reasonsIn(preview).map((reason) => (
            <p key={reason} className="text-muted text-sm">
              {reason}
            </p>
          ))}
        </>
      ) : (
        <Skeleton className="h-6 w-48 rounded-full" />
      )}
    </section>
  )
}
