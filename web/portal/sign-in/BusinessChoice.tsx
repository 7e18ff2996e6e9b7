import { ChevronRight } from 'lucide-react'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'
import { type Offer, type SignInAnswer, useEntry } from './useEntry.ts'
import { useHeading } from './useHeading.ts'

type BusinessChoiceProps = {
  offer: Offer
  onAnswer: (answer: SignInAnswer, offer: Omit<Offer, 'businesses'>) => void
  onBack: () => void
}

/** Asks which business is meant if one phone has the same PIN at several. The PIN is sent again and checked again. */
export function BusinessChoice({ offer, onAnswer, onBack }: BusinessChoiceProps) {
  const { problem, run } = useEntry()
  const heading = useHeading()
  const { businesses, ...given } = offer
  const choose = (business_id: string) =>
    void run(async () =>
      onAnswer(await call(auth.portal['sign-in'].$post({ json: { ...given, business_id } })), given),
    )
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="display text-2xl">
          {texts.login.chooseTitle}
        </h1>
        <p className="mt-1 text-lg text-muted">{texts.login.chooseIntro}</p>
      </div>
      <ErrorBanner message={problem?.text} />
      <ul className="flex flex-col gap-2">
        {businesses.map(({ business_id, company_name }) => (
          <li key={business_id}>
            <button
              type="button"
              onClick={() => choose(business_id)}
              className="flex min-h-14 w-full items-center justify-between gap-4 rounded-md border border-edge bg-surface px-4 py-3 text-start font-semibold text-lg hover:bg-quiet"
            >
              <bdi className="wrap-anywhere min-w-0">{company_name}</bdi>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="-ms-4 self-start" onClick={onBack}>
        {texts.login.back}
      </Button>
    </div>
  )
}
