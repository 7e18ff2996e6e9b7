import { CardFrame, cardText, unmirrored } from './CardFrame.tsx'
import type { FaceProps } from './face.ts'
import { type LadderStanding, ladderStanding } from './ladderStanding.ts'
import type { DiscountConfig } from './program.ts'
import { texts } from './texts.ts'

/** Steps that rise with the visits; reached steps are solid. */
export function LadderFace({ frame, config, progress, format }: FaceProps<DiscountConfig>) {
  const visits = progress?.visits ?? 0
  const standing = ladderStanding(config.tiers, visits)
  const { percent } = format
  return (
    <CardFrame
      {...frame}
      art={
        <Steps
          steps={standing.steps}
          visits={progress ? visits : Number.POSITIVE_INFINITY}
          percent={percent}
        />
      }
    >
      <div className="mt-auto max-w-[50cqi] px-[5cqi] pb-[4.6cqi]">
        {progress ? (
          <Standing {...standing} visits={visits} percent={percent} />
        ) : (
          <>
            <p className={cardText.body}>{texts.upTo}</p>
            <Figure>{percent(standing.top?.discount ?? 0)}</Figure>
            <p className={`font-semibold ${cardText.body}`}>{texts.off}</p>
          </>
        )}
      </div>
    </CardFrame>
  )
}

type Percent = (value: number) => string

function Standing({ current, next, visits, percent }: LadderStanding & { visits: number; percent: Percent }) {
  if (!current && next) {
    const left = next.visits - visits
    return (
      <>
        <Figure>{left}</Figure>
        <p className={`font-semibold ${cardText.body}`}>{texts.visitsLeft(left, percent(next.discount))}</p>
      </>
    )
  }
  return (
    <>
      <Figure>{percent(current?.discount ?? 0)}</Figure>
      <p className={`font-semibold ${cardText.body}`}>{texts.offEach}</p>
      <p className={`mt-[1cqi] ${cardText.caption}`}>
        {next ? texts.visitsTo(next.visits - visits, percent(next.discount)) : texts.topReached}
      </p>
    </>
  )
}

/** Texts of four characters, such as '100%', are set smaller: otherwise they would overlap the steps. */
function Figure({ children }: { children: string | number }) {
  const size = String(children).length > 3 ? 'text-[13cqi]' : 'text-[16cqi]'
  return <p className={`display ${size} leading-[0.95]`}>{children}</p>
}

type StepsProps = {
  steps: { visits: number; discount: number }[]
  visits: number
  percent: Percent
}

/** A step is as high as its discount. The lowest stays visible, the highest stays below a name of two lines. */
const TALLEST = 48
const LOWEST = 6

function Steps({ steps, visits, percent }: StepsProps) {
  const width = 78 / Math.max(3, steps.length)
  const left = 153 - width * steps.length
  const most = Math.max(...steps.map((step) => step.discount))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 159 100"
      className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
    >
      {steps.map((step, index) => {
        const key = `step-${index}`
        const height = Math.max(LOWEST, (TALLEST * step.discount) / most)
        const x = left + index * width
        const reached = visits >= step.visits
        return (
          <g key={key} transform={`translate(${x} ${88 - height})`} fill="currentColor">
            <rect width={width - 2.4} height={height} rx="3" fillOpacity={reached ? 1 : 0.16} />
            <text
              x={(width - 2.4) / 2}
              y="-3"
              textAnchor="middle"
              fontSize="7.4"
              className={`display ${unmirrored}`}
            >
              {percent(step.discount)}
            </text>
            <text
              x={(width - 2.4) / 2}
              y={height + 7}
              textAnchor="middle"
              fontSize="5.6"
              className={unmirrored}
            >
              {step.visits}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
