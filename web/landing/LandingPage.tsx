import type { LandingPage as Page } from '#server/console/landing/contract.ts'
import { Agencies } from './Agencies.tsx'
import { Features, Why } from './Features.tsx'
import { CallToAction, Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Analytics, Email, Sms } from './Messages.tsx'
import { Pricing } from './Pricing.tsx'
import { RewardTypes } from './RewardTypes.tsx'
import { PortalShow, QrShow, TillShow } from './Shows.tsx'
import { texts } from './texts.ts'

/** Regulars, shown with its own components. */
export function LandingPage({ publicUrl, tiers, textsBeforePayment, now }: Page) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero tiers={tiers} />
        <Features />
        <RewardTypes />
        <QrShow publicUrl={publicUrl} now={now} />
        <TillShow now={now} />
        <PortalShow now={now} />
        <Sms tiers={tiers} textsBeforePayment={textsBeforePayment} />
        <Email />
        <Analytics />
        <Agencies tiers={tiers} />
        <Pricing tiers={tiers} />
        <Why />
        <CallToAction />
      </main>
      <Footer />
    </>
  )
}
