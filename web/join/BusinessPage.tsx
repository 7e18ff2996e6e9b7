import type { CSSProperties, ReactNode } from 'react'
import type { JoinBusiness } from '#server/portal/join/contract.ts'
import { cardColours } from '#web/card/colour.ts'
import { texts } from './texts.ts'

/** A page of one column in the business's colours. */
export function BusinessPage({ business, children }: { business: JoinBusiness; children: ReactNode }) {
  const { base, mark } = cardColours(business.color)
  const colours = {
    '--color-accent': base,
    '--color-accent-strong': base,
    '--color-on-accent': mark,
  } as CSSProperties
  return (
    <main
      style={colours}
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 pt-5 pb-8 low:pt-2 sm:pt-10"
    >
      {children}
      {business.platformLine && <p className="mt-auto pt-10 text-center text-muted text-sm">{texts.by}</p>}
    </main>
  )
}
