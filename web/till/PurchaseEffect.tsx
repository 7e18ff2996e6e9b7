import type { PurchasePreview } from '#server/loyalty/counter/contract.ts'
import type { PlaceFormat } from '#web/format/format.ts'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Effects, ToPay } from './Effects.tsx'
import { reasonsIn } from './effectWords.ts'
import { tillTexts } from './texts.ts'

const words = tillTexts.purchase

type PurchaseEffectProps = {
  preview: Omit<PurchasePreview, 'preview_token'> | undefined
  error: Error | null
  /** True while the typed keys are ahead of the answer. */
  stale: boolean
  format: Pick<PlaceFormat, 'number' | 'money'>
}

/** The effect of the typed purchase, before it is recorded. */
export function PurchaseEffect({ preview, error, stale, format }: PurchaseEffectProps) {
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
          <ToPay {...preview} format={format} />
          <Effects {...preview} format={format} />
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
