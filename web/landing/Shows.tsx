import { JoinPage } from '#web/join/JoinPage.tsx'
import { Hero } from '#web/portal/card/Hero.tsx'
import { ProgramCard } from '#web/portal/card/ProgramCard.tsx'
import { createFormat } from '#web/portal/format.ts'
import { CardStrip } from '#web/till/CardStrip.tsx'
import { CustomerHeader } from '#web/till/CustomerHeader.tsx'
import { PurchaseEffect } from '#web/till/PurchaseEffect.tsx'
import { tillTexts } from '#web/till/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { qrPath } from '#web/ui/qr/qr.ts'
import { business, format, joinForm, nora, portalCard, preview, tillView } from './examples.ts'
import { Figure, Heading, Phone, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'

const nothing = () => {}
const later = async () => {}
const beside = 'grid items-center gap-12 lg:grid-cols-2 lg:gap-20'

type QrShowProps = { words: typeof texts.qr; publicUrl: string; canText: boolean; now: string }

/** Joining, with the page that customers really open. */
export function QrShow({ words, publicUrl, canText, now }: QrShowProps) {
  const { size, path } = qrPath(`${publicUrl}/signup`)
  return (
    <Section id="how" tone="surface">
      <div className={beside}>
        <div>
          <Heading title={words.title}>{words.lead}</Heading>
          <Points points={words.points} />
          <div className="mt-8 flex items-center gap-5">
            <svg
              role="img"
              aria-label={words.code}
              viewBox={`-2 -2 ${size + 4} ${size + 4}`}
              className="size-32 shrink-0 rounded-md bg-white"
              shapeRendering="crispEdges"
            >
              <path d={path} fill="#221b16" />
            </svg>
            <p className="max-w-48 text-pretty text-muted">{words.try}</p>
          </div>
        </div>
        <Figure caption={words.figure}>
          <Phone>
            <JoinPage form={joinForm(now, canText)} />
          </Phone>
        </Figure>
      </div>
    </Section>
  )
}

/** The till with a customer. */
export function TillShow({ now }: { now: string }) {
  const words = texts.till
  const view = tillView(now)
  return (
    <Section id="customers">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <div>
          <Heading title={words.title}>{words.lead}</Heading>
          <Points points={words.points} />
        </div>
        <Figure caption={words.figure}>
          <div className="overflow-clip rounded-xl border-[0.6rem] border-[#2b2320] bg-canvas shadow-soft dark:border-[#3f3630]">
            <div className="grid gap-6 p-6 [zoom:0.74] md:grid-cols-[minmax(0,1fr)_19rem]">
              <div className="flex min-w-0 flex-col gap-6">
                <div>
                  <CustomerHeader view={view} name={nora} phone={null} format={format} onBack={nothing} />
                </div>
                <CardStrip cards={view.cards} rewards={view.rewards} business={business} format={format} />
              </div>
              <div className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 max-md:hidden">
                <NumberPad
                  label={tillTexts.purchase.amount('Nora')}
                  value="1240"
                  onChange={nothing}
                  format={() => '$12.40'}
                  extraKey="00"
                />
                <PurchaseEffect preview={preview} error={null} stale={false} format={format} />
                <Button variant="primary" size="large">
                  {tillTexts.purchase.record('$12.40')}
                </Button>
              </div>
              <div className="flex flex-col gap-4 md:hidden">
                <PurchaseEffect preview={preview} error={null} stale={false} format={format} />
                <Button variant="primary" size="large">
                  {tillTexts.purchase.record('$12.40')}
                </Button>
              </div>
            </div>
          </div>
        </Figure>
      </div>
    </Section>
  )
}

/** The portal on a customer's phone. */
export function PortalShow({ words, now }: { words: typeof texts.portal; now: string }) {
  const card = portalCard(now)
  const format = createFormat(card.business)
  return (
    <Section id="portal" tone="surface">
      <div className={beside}>
        <div className="lg:order-last">
          <Heading title={words.title}>{words.lead}</Heading>
          <Points points={words.points} />
        </div>
        <Figure caption={words.figure}>
          <Phone>
            <Hero card={card} format={format} onShowCode={nothing} onProfile={nothing} onLogOut={nothing} />
            <div className="flex flex-col gap-4 p-4">
              {card.programs.map((program) => (
                <ProgramCard
                  key={program.id}
                  program={program}
                  card={card}
                  before={null}
                  format={format}
                  onChange={later}
                  onShow={nothing}
                />
              ))}
            </div>
          </Phone>
        </Figure>
      </div>
    </Section>
  )
}
