import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'

/** The outcome of a form: a refusal that belongs to no field, or that it is saved. */
export function Outcome({ refusal, saved }: { refusal: string | undefined; saved: string | false }) {
  return (
    <>
      <ErrorBanner message={refusal} />
      {saved && (
        <Banner tone="success" live>
          {saved}
        </Banner>
      )}
    </>
  )
}
