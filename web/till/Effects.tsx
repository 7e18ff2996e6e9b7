import { Award, Footprints, Gift, ShoppingBag, Sparkles, Stamp } from 'lucide-react'
import type { ProgramEffect, PurchasePreview } from '#server/loyalty/counter/contract.ts'
import type { PlaceFormat } from '#web/format/format.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { effectWords, nothingWords } from './effectWords.ts'
import { tillTexts } from './texts.ts'

const icons = {
  points: Sparkles,
  stamp_card: Stamp,
  free_item: ShoppingBag,
  discount: Footprints,
  rebate_code: Award,
} satisfies Record<ProgramEffect['type'], typeof Gift>

/** The effects of a purchase by program, and the resulting rewards. */
export function Effects({
  amount,
  programs,
  rewards,
  format: { number },
  centred = false,
}: Pick<PurchasePreview, 'amount' | 'programs' | 'rewards'> & {
  format: Pick<PlaceFormat, 'number'>
  centred?: boolean
}) {
  const given = programs.flatMap((effect) => {
    const words = effectWords(effect, number)
    return words ? [{ ...effect, words }] : []
  })
  if (given.length === 0 && rewards.length === 0)
    return <p className="text-muted crammed:not-first:hidden">{nothingWords({ amount, programs })}</p>
  return (
    <ul className={`flex flex-wrap gap-1.5 ${centred ? 'justify-center' : ''}`}>
      {rewards.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <Badge tone="success">
            <Gift aria-hidden />
            <span className="truncate">{tillTexts.effect.reward(name)}</span>
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

/** The amount left to pay after the discount: the figure that staff type into their till. */
export function ToPay({
  amount,
  paid,
  discount,
  format: { money },
  centred = false,
}: Pick<PurchasePreview, 'amount' | 'paid' | 'discount'> & {
  format: Pick<PlaceFormat, 'money'>
  centred?: boolean
}) {
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
        {tillTexts.purchase.off(money(amount), money(discount.amount), discount.name)}
      </span>
      <span className="display text-xl tabular-nums">{tillTexts.purchase.toPay(money(paid))}</span>
    </p>
  )
}
