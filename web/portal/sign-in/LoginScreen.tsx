import { useEffect, useState } from 'react'
import type { PortalBusiness } from '#server/portal/card/contract.ts'
import { cardColours } from '#web/card/colour.ts'
import { app, call } from '#web/client/api.ts'
import { homeCountry } from '#web/phone/homeCountry.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { brandStyle } from '../brand.ts'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { goTo, places, tookPlace } from '../navigation.ts'
import { expectCard, lastBusiness, lastCard, rememberSession } from '../remembered.ts'
import { texts } from '../texts.ts'
import { useTitle } from '../useTitle.ts'
import { BusinessChoice } from './BusinessChoice.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ContactOverlay } from './ContactOverlay.tsx'
import { SignInForm } from './SignInForm.tsx'
import type { Offer, SignInAnswer } from './useEntry.ts'

const t = texts.login

type Step =
  | { name: 'sign in'; isReturn: boolean }
  | { name: 'code'; phone: string }
  | { name: 'choose'; offer: Offer }

const titles: Record<Step['name'], string> = {
  'sign in': t.title,
  code: texts.code.title,
  choose: t.chooseTitle,
}

/** Signs in with phone and PIN, or with a texted code, and offers the choice if a PIN fits at several businesses. */
export function LoginScreen() {
  const [step, setStep] = useState<Step>({ name: 'sign in', isReturn: tookPlace() })
  const [asking, setAsking] = useState(false)
  const [business] = useState(lastBusiness)
  const [country] = useState(countryOfNumbers)
  useEnterIfSignedIn()
  useTitle(titles[step.name])
  const enter = ({ session, businesses }: SignInAnswer, offer: Omit<Offer, 'businesses'>) => {
    if (!session) return setStep({ name: 'choose', offer: { ...offer, businesses } })
    rememberSession(session)
    goTo(places.dashboard, { replace: true })
  }
  const restart = () => setStep({ name: 'sign in', isReturn: true })
  return (
    <div className="flex min-h-dvh flex-col" style={brandStyle(business?.brand_color)}>
      <Brand business={business} />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 py-8">
        {step.name === 'sign in' && (
          <SignInForm
            country={country}
            isReturn={step.isReturn}
            onAnswer={enter}
            onNoPin={(phone) => setStep({ name: 'code', phone })}
          />
        )}
        {step.name === 'code' && (
          <CodeForm country={country} phone={step.phone} onAnswer={enter} onBack={restart} />
        )}
        {step.name === 'choose' && <BusinessChoice offer={step.offer} onAnswer={enter} onBack={restart} />}
        <footer className="mt-8 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
          <button type="button" className={wayClass} onClick={() => setAsking(true)}>
            {t.contact}
          </button>
          <a href="/" className={wayClass}>
            {t.home}
          </a>
          <LanguageChoice />
        </footer>
      </main>
      {asking && <ContactOverlay business={business} onClose={() => setAsking(false)} />}
    </div>
  )
}

const wayClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Sends a customer with a valid session straight to their card. */
function useEnterIfSignedIn(): void {
  useEffect(() => {
    if (!lastCard()) return
    const remember = expectCard()
    call(app.portal.card.$get()).then(
      (card) => {
        remember(card)
        goTo(places.dashboard, { replace: true })
      },
      () => {},
    )
  }, [])
}

function Brand({ business }: { business: PortalBusiness | null }) {
  if (!business)
    return (
      <header className="mx-auto w-full max-w-md px-6 pt-8">
        <Logo />
      </header>
    )
  const { base, mark } = cardColours(business.brand_color)
  return (
    <header style={{ backgroundColor: base, color: mark }}>
      <p dir="auto" className="display wrap-anywhere mx-auto max-w-md px-6 pt-12 pb-6 text-2xl">
        {business.company_name}
      </p>
    </header>
  )
}

/** The country of a number without a country code: the business's, or that of the browser's language. */
const countryOfNumbers = (): string => lastBusiness()?.default_country || homeCountry()
