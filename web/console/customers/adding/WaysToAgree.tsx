import type { WayToAgree } from '#server/loyalty/customers/contract.ts'
import { RadioCards, type RadioCardsProps } from '#web/ui/fields/RadioCards.tsx'
import { optInTexts as words } from './texts.ts'

type WaysToAgreeProps = Pick<RadioCardsProps<WayToAgree>, 'value' | 'onChange' | 'error'>

/** Chooses how a customer gave their consent to staff. */
export function WaysToAgree(props: WaysToAgreeProps) {
  return (
    <RadioCards
      {...props}
      legend={words.way}
      name="consent_given"
      columns={2}
      cards={[
        { value: 'in_person', label: words.inPerson },
        { value: 'on_paper', label: words.onPaper },
      ]}
    />
  )
}
