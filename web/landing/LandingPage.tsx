import type { LandingPage as Page } from '#server/console/landing/contract.ts'
import { Agencies } from './Agencies.tsx'
import { Features } from './Features.tsx'
import { CallToAction, Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Analytics, Email, Sms } from './Messages.tsx'
import { PriceLine, Pricing } from './Pricing.tsx'
import { RewardTypes } from './RewardTypes.tsx'
import { QrShow, TillShow } from './Shows.tsx'
import { texts } from './texts.ts'
import { PortalStates } from './till/CustomerPhone.tsx'
import { Why } from './Why.tsx'
import { wordsFor } from './words.ts'
import { YourData } from './YourData.tsx'

/** Regulars, shown with its own components. */
export function LandingPage({ publicUrl, tiers, canText, textsBeforePayment, now }: Page) {
  const words = wordsFor(canText)
  return (
    <>
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero tiers={tiers} />
        <PriceLine tiers={tiers} />
        <Features words={words.features} />
        <RewardTypes />
        <QrShow words={words.qr} publicUrl={publicUrl} canText={canText} now={now} />
        <TillShow portal={words.portal} now={now} />
        {canText && <Sms tiers={tiers} textsBeforePayment={textsBeforePayment} />}
        <Email words={words.email} />
        <Analytics canText={canText} />
        <Agencies words={words.agencies} tiers={tiers} canText={canText} />
        <Pricing tiers={tiers} canText={canText} />
        <YourData />
        <Why words={words.compare} />
        <CallToAction />
      </main>
      <PortalStates now={now} />
      <Footer />
    </>
  )
}
