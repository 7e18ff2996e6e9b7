import type { PurchasePreview } from '#server/loyalty/counter/contract.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { CustomerHeader } from '#web/till/CustomerHeader.tsx'
import { PurchaseEffect } from '#web/till/PurchaseEffect.tsx'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { place } from '../exampleCafe.ts'
import { earned, format, nora, tillCustomer } from '../examples.ts'
import { texts } from '../texts.ts'
import { CustomerPhone } from './CustomerPhone.tsx'
import { first, type Sale, sell } from './sale.ts'

const words = texts.tryTill
const nothing = () => {}
const AMOUNT = 1240
const written = format.money(AMOUNT)

/**
 * A till beside the example customer's phone. Without the page's script it is a picture; with it, amounts can be typed
 * and recorded, and the card on the phone moves.
 */
export function WorkingTill({ now }: { now: string }) {
  return (
    <div className="rounded-xl bg-accent-soft p-4 sm:p-6 forced-colors:border">
      <p className="text-balance font-semibold text-lg">{words.lead}</p>
      <div className="mt-4 grid items-center gap-4 md:grid-cols-[15.9rem_minmax(0,1fr)] md:gap-6">
        <CustomerPhone now={now} />
        <Till now={now} />
      </div>
      <p className="mt-4 text-pretty text-accent-text text-sm">{words.example}</p>
    </div>
  )
}

function Till({ now }: { now: string }) {
  const stamped = sell(first, AMOUNT)
  return (
    <section
      id="till"
      inert
      aria-label={words.label}
      data-recorded={counter.done.recorded('…')}
      data-visit={counter.done.visit}
      data-record-visit={counter.purchase.recordVisit}
      data-undone={counter.undo.done}
      data-amount={AMOUNT}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-3 sm:p-4"
    >
      <div inert aria-hidden className="max-md:hidden">
        <CustomerHeader view={tillCustomer(now)} name={nora} phone={null} format={format} onBack={nothing} />
      </div>
      <div data-pad className="[&_button]:h-11 sm:[&_button]:h-12 [&_input]:h-14">
        <NumberPad
          label={tillTexts.purchase.amount('Nora')}
          placeholder={format.money(0)}
          value={String(AMOUNT)}
          onChange={nothing}
          format={() => written}
          extraKey="00"
        />
      </div>
      <div data-fills="false">
        <PurchaseEffect preview={previewOf(stamped)} error={null} stale={false} format={format} />
      </div>
      <div data-fills="true" hidden>
        <PurchaseEffect
          preview={previewOf(sell(stamped.after, AMOUNT))}
          error={null}
          stale={false}
          format={format}
        />
      </div>
      <Button id="record" variant="primary" size="large">
        {tillTexts.purchase.record(written)}
      </Button>
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p id="recorded" role="status" className="min-w-0 text-muted text-sm">
          {words.nothing}
        </p>
        <Button id="undo" variant="quiet" disabled>
          {counter.undo.undo}
        </Button>
      </div>
    </section>
  )
}

/** What the till shows before the purchase is recorded. */
const previewOf = ({ programs, filled }: Sale): Omit<PurchasePreview, 'preview_token'> => ({
  amount: AMOUNT,
  paid: AMOUNT,
  currency: place.currency,
  discount: null,
  visit: { counted: true, reason: null },
  programs,
  rewards: filled ? [earned] : [],
  notes: [],
})
