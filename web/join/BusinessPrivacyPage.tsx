import type { JoinBusiness } from '#server/portal/join/contract.ts'
import { BusinessPage } from './BusinessPage.tsx'
import { texts } from './texts.ts'

/** The business's own privacy notice, with its own line breaks. */
export function BusinessPrivacyPage({ business, notice }: { business: JoinBusiness; notice: string }) {
  return (
    <BusinessPage business={business}>
      <h1 className="display text-xl wrap-anywhere">{texts.privacyOf(business.name)}</h1>
      <p dir="auto" className="mt-4 whitespace-pre-line wrap-anywhere">
        {notice}
      </p>
    </BusinessPage>
  )
}
