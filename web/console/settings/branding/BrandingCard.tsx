import { useQuery } from '@tanstack/react-query'
import { LoadedCard } from '../../page/LoadedCard.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { brandingQuery } from './brandingQuery.ts'
import { brandingTexts as texts } from './texts.ts'

/** The card of white label: the parts of Regulars that customers see, and the sender of mails. */
export default function BrandingCard({ mayChange }: { mayChange: boolean }) {
  return (
    <LoadedCard words={texts} query={useQuery(brandingQuery)} height="h-64">
      {(branding) => <BrandingForm branding={branding} mayChange={mayChange} />}
    </LoadedCard>
  )
}
