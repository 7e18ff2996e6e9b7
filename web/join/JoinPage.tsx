import type { ReactNode } from 'react'
import { apart } from '#server/platform/text/apart.ts'
import type { JoinForm as Form } from '#server/portal/join/contract.ts'
import { BusinessCard, byAppeal } from './BusinessCard.tsx'
import { BusinessPage } from './BusinessPage.tsx'
import { JoinForm } from './JoinForm.tsx'
import { texts } from './texts.ts'

/** The business's card, and under it the form and what else there is to choose. */
export function JoinPage({ form, children }: { form: Form; children?: ReactNode }) {
  const { business } = form
  const [first, ...others] = byAppeal(form.programs)
  return (
    <BusinessPage business={business}>
      <BusinessCard business={business} program={first} small />
      <h1 className="display mt-3 text-xl low:mt-2 low:text-lg sm:mt-5 wrap-anywhere">
        {texts.joinTitle(business.name)}
      </h1>
      <p className="mt-1 text-muted">{texts.joinLead}</p>
      {others.length > 0 && (
        <p className="line-clamp-2 sm:line-clamp-none text-muted text-sm wrap-anywhere">
          {texts.alsoHere(others.map(({ name }) => apart(name)).join(' · '))}
        </p>
      )}
      <JoinForm form={form} />
      {children}
      {business.cardUrl && (
        <p className="mt-4 text-center">
          <a
            href={business.cardUrl}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.seeCard}
          </a>
        </p>
      )}
    </BusinessPage>
  )
}
