import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { localeIn, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { useArrival } from '#web/console/page/Page.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { language } from '#web/ui/language.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { texts } from './texts.ts'

export type EntranceLayoutProps = {
  title: string
  description: string
  /** Name on the card beside the form. */
  businessName?: string
  /** A link to the other screen. */
  footer?: ReactNode
  children: ReactNode
}

/** A form on one side, and on desks a business's card on the other. */
export function EntranceLayout({ title, description, businessName, footer, children }: EntranceLayoutProps) {
  const ref = useArrival(title)
  return (
    <div ref={ref} className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col px-4 py-4 sm:px-8 lg:px-12">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <Logo />
          <a href="/" className={buttonClass('quiet', 'small')}>
            <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
            {texts.backToHome}
          </a>
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
          <h1 className="display wrap-anywhere text-2xl">{title}</h1>
          <p className="wrap-anywhere mt-1 mb-8 text-muted">{description}</p>
          {children}
          {footer && <p className="mt-8 text-center text-muted">{footer}</p>}
        </main>
        <footer className="flex justify-center">
          <LanguageChoice />
        </footer>
      </div>
      <SampleCard businessName={businessName} />
    </div>
  )
}

/** The sample card has no amounts, so its currency does not matter. */
const nowhere = { currency: 'USD', locale: localeIn(PLATFORM_LOCALE, language) }

function SampleCard({ businessName }: { businessName: string | undefined }) {
  const { business, program, reward, caption } = texts.sampleCard
  return (
    <aside className="hidden place-content-center gap-6 bg-accent-soft p-12 lg:grid">
      <div className="w-96 -rotate-3">
        <LoyaltyCard
          business={{ ...nowhere, name: businessName?.trim() || business }}
          program={{
            name: program,
            type: 'stamp_card',
            config: {
              stampsRequired: 10,
              rewardDescription: reward,
              allowMultipleCards: true,
              cardExpireDays: 0,
            },
          }}
          progress={{ stamps_current: 7 }}
        />
      </div>
      <p className="text-center text-accent-text">{caption}</p>
    </aside>
  )
}

export const footerLinkClass = 'font-semibold text-accent-text underline-offset-4 hover:underline'
