import { CreditsBought } from './CreditsBought.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { Invoices } from './Invoices.tsx'
import { PlanChanged } from './PlanChanged.tsx'

type MoneyProps = {
  known: boolean
  /** Credits pay for something here. */
  credits: boolean
}

/** Credits, and invoices where anything was bought. */
export default function Money({ known, credits }: MoneyProps) {
  return (
    <>
      <CreditsBought />
      <PlanChanged />
      {credits && <CreditsCard />}
      {known && <Invoices />}
    </>
  )
}
