import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { texts } from '../texts.ts'
import { useBusinessCard } from '../useBusinessCard.ts'
import { cardOf, programInputs } from './programInputs.ts'
import { TypedFields } from './TypedInput.tsx'
import type { Typed, TypedForm } from './typed.ts'

/** The texts of a program type's fields, in the business's currency. */
export function useProgramWords(type: ProgramType, typed: Typed) {
  const { one, sign } = useBusinessCard()
  return texts.fields[type]({ one, off: typed.discountType === 'fixed' ? sign : '%' })
}

type ProgramFieldsProps = {
  type: ProgramType
  form: TypedForm
  /** The price of the cheapest reward, if there is one. */
  cheapestReward?: number | null
}

/** A program's fields beside the card that they make; on phones the card is above them. */
export function ProgramFields({ type, form, cheapestReward }: ProgramFieldsProps) {
  const { business } = useBusinessCard()
  const words = useProgramWords(type, form.typed)
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-8">
      <aside className="md:order-last">
        <div className="grid justify-items-center gap-3 rounded-lg bg-quiet p-5 md:sticky md:top-0 md:p-4">
          <LoyaltyCard
            size="preview"
            business={business}
            program={cardOf(type, form.typed, texts.types[type].label, cheapestReward)}
          />
          <p className="text-center text-muted text-sm">{texts.preview}</p>
        </div>
      </aside>
      <TypedFields inputs={programInputs(type, form.typed)} words={words} form={form} />
    </div>
  )
}
