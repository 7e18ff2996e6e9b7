import { CreditsBought } from './CreditsBought.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { Invoices } from './Invoices.tsx'
import { PlanChanged } from './PlanChanged.tsx'

/** Credits, and invoices where anything was bought. */
export default function Money({ known }: { known: boolean }) {
  return (
    <>
      <CreditsBought />
      <PlanChanged />
      <CreditsCard />
      {known && <Invoices />}
    </>
  )
}
