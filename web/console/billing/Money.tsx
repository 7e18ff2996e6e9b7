import { CreditsBought } from './CreditsBought.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { Invoices } from './Invoices.tsx'

/** Credits, and what was charged where anything was bought. */
export default function Money({ known }: { known: boolean }) {
  return (
    <>
      <CreditsBought />
      <CreditsCard />
      {known && <Invoices />}
    </>
  )
}
