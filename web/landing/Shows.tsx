import { JoinPage } from '#web/join/JoinPage.tsx'
import { qrPath } from '#web/ui/qr/qr.ts'
import { joinForm } from './examples.ts'
import { Figure, Heading, Phone, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'
import { WorkingTill } from './till/WorkingTill.tsx'

const beside = 'grid items-center gap-8 lg:grid-cols-2 lg:gap-20'

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
          <div className="mt-6 flex items-center gap-5 max-md:hidden">
            <svg
              role="img"
              aria-label={words.code}
              viewBox={`-2 -2 ${size + 4} ${size + 4}`}
              className="size-28 shrink-0 rounded-md bg-white"
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

/** The till and the portal, working together. */
export function TillShow({ portal, now }: { portal: typeof texts.portal; now: string }) {
  const words = texts.till
  return (
    <Section id="customers">
      <div className="grid items-center gap-x-14 gap-y-8 xl:grid-cols-[1fr_1.75fr]">
        <div className="grid gap-x-10 gap-y-8 max-md:contents md:max-xl:grid-cols-2">
          <div>
            <Heading title={words.title}>{words.lead}</Heading>
            <Points points={words.points} />
          </div>
          <div id="portal" className="max-md:order-last">
            <Heading title={portal.title}>{portal.lead}</Heading>
            <Points points={portal.points} />
          </div>
        </div>
        <WorkingTill now={now} />
      </div>
    </Section>
  )
}
