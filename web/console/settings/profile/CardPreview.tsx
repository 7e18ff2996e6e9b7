import { useQuery } from '@tanstack/react-query'
import { localeOf } from '#server/platform/text/locale.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import type { CardProgram } from '#web/card/program.ts'
import { language } from '#web/ui/language.ts'
import { programsQuery } from '../../programs/programsQuery.ts'
import { texts } from '../texts.ts'
import type { TypedProfile } from './typedProfile.ts'

const words = texts.preview

/** Shown for a business without a program. */
const example: CardProgram = {
  name: words.program,
  type: 'stamp_card',
  config: {
    stampsRequired: 10,
    rewardDescription: words.reward,
    allowMultipleCards: false,
    cardExpireDays: 0,
  },
}

/** The business's own card with the typed values. */
export default function CardPreview({ typed, logoUrl }: { typed: TypedProfile; logoUrl: string | null }) {
  const { data } = useQuery(programsQuery)
  const program = data?.data.find(({ status }) => status === 'active')
  const { company_name: name, brand_color: color, currency, default_country } = typed
  return (
    <section
      aria-labelledby="card-preview"
      className="grid justify-items-center gap-3 rounded-lg bg-quiet p-5 xl:p-4"
    >
      <h2 id="card-preview" className="justify-self-start font-semibold text-lg">
        {words.title}
      </h2>
      <LoyaltyCard
        program={(program as CardProgram | undefined) ?? example}
        business={{ name, color, logoUrl, currency, locale: localeOf(default_country, language) }}
      />
      <p className="text-muted text-sm">{words.text}</p>
    </section>
  )
}
