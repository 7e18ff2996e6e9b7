import { renderToStaticMarkup } from 'react-dom/server'
import type { LinkedCard } from '#server/portal/card/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { withPlaces } from '#web/card/toCard.ts'

/** Draws the cards of a link's page as HTML that needs no script. */
export const drawCards = ({ business, programs }: LinkedCard): string =>
  renderToStaticMarkup(
    <ul className={`grid gap-4 ${programs.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {programs.map((program) => (
        <li
          key={program.id}
          className={`flex min-w-0 ${program.status === 'active' ? '' : 'opacity-80 saturate-50'}`}
        >
          <LoyaltyCard
            program={withPlaces(program, program.progress.places)}
            business={{
              name: business.company_name,
              color: business.brand_color,
              logoUrl: business.logo_url,
              currency: business.currency,
              locale: business.locale,
            }}
            progress={{ ...program.progress, purchases: program.progress.stamps_current }}
          />
        </li>
      ))}
    </ul>,
  )
