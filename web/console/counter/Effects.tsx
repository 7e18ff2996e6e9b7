import { Award, Footprints, Gift, ShoppingBag, Sparkles, Stamp } from 'lucide-react'
import type { ProgramEffect, PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useFormat } from '../page/format.ts'
import { effectWords } from './effectWords.ts'
import { texts } from './texts.ts'

const icons = {
  points: Sparkles,
  stamp_card: Stamp,
  free_item: ShoppingBag,
  discount: Footprints,
  rebate_code: Award,
} satisfies Record<ProgramEffect['type'], typeof Gift>

/** What a purchase gives, program by program, and the resulting rewards. */
export function Effects({
  programs,
  rewards,
  centred = false,
}: Pick<PurchasePreview, 'programs' | 'rewards'> & { centred?: boolean }) {
  const { number } = useFormat()
  const given = programs.flatMap((effect) => {
    const words = effectWords(effect, number)
    return words ? [{ ...effect, words }] : []
  })
  if (given.length === 0 && rewards.length === 0)
    return <p className="text-muted">{texts.purchase.nothing}</p>
  return (
    <ul className={`flex flex-wrap gap-1.5 ${centred ? 'justify-center' : ''}`}>
      {rewards.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <Badge tone="success">
            <Gift aria-hidden />
            <span className="truncate">{texts.effect.reward(name)}</span>
          </Badge>
        </li>
      ))}
      {given.map(({ program_id, name, type, words }) => {
        const Icon = icons[type]
        return (
          <li key={program_id} title={name}>
            <Badge tone="accent">
              <Icon aria-hidden />
              {words}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

/** What the discount leaves to be paid: the figure that staff type into their till. */
export function ToPay({
  amount,
  paid,
  discount,
  centred = false,
}: Pick<PurchasePreview, 'amount' | 'paid' | 'discount'> & { centred?: boolean }) {
  const { money } = useFormat()
  if (!discount || amount === null || paid === null) return null
  return (
    <p
      className={
        centred
          ? 'flex flex-col-reverse items-center'
          : 'flex flex-wrap items-baseline justify-between gap-x-3'
      }
    >
      <span dir="auto" className="wrap-anywhere min-w-0 text-muted text-sm">
        {texts.purchase.off(money(amount), money(discount.amount), discount.name)}
      </span>
      <span className="display text-xl tabular-nums">{texts.purchase.toPay(money(paid))}</span>
    </p>
  )
}
