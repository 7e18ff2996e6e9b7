import { CardFrame } from './CardFrame.tsx'
import { cardText } from './cardText.ts'
import type { FaceProps } from './face.ts'
import { ladderStanding } from './ladderStanding.ts'
import type { DiscountConfig } from './program.ts'
import { texts } from './texts.ts'

/** Steps that rise with the visits; those reached are solid. */
export function LadderFace({ frame, config, progress, format }: FaceProps<DiscountConfig>) {
  const visits = progress?.visits ?? 0
  const { steps, current, next, top } = ladderStanding(config.tiers, visits)
  const { percent } = format
  const headline = progress ? (current?.discount ?? 0) : (top?.discount ?? 0)
  return (
    <CardFrame
      {...frame}
      art={<Steps steps={steps} visits={progress ? visits : Number.POSITIVE_INFINITY} percent={percent} />}
    >
      <div className="mt-auto max-w-[50cqi] px-[5cqi] pb-[4.6cqi]">
        {!progress && <p className={cardText.body}>{texts.discountUpTo}</p>}
        <p className="display text-[16cqi] leading-[0.95]">{percent(headline)}</p>
        <p className={`font-semibold ${cardText.body}`}>{progress ? texts.discountNow : texts.off}</p>
        {progress && (
          <p className={`mt-[1cqi] ${cardText.caption}`}>
            {next ? texts.visitsTo(next.visits - visits, percent(next.discount)) : texts.topReached}
          </p>
        )}
      </div>
    </CardFrame>
  )
}

type StepsProps = {
  steps: { visits: number; discount: number }[]
  visits: number
  percent: (value: number) => string
}

function Steps({ steps, visits, percent }: StepsProps) {
  const width = 78 / Math.max(3, steps.length)
  const left = 153 - width * steps.length
  return (
    <svg aria-hidden="true" viewBox="0 0 159 100" className="absolute inset-0 -z-10 size-full">
      {steps.map((step, index) => {
        const height = 22 + (index * 40) / Math.max(1, steps.length - 1)
        const x = left + index * width
        const reached = visits >= step.visits
        return (
          <g key={step.visits} transform={`translate(${x} ${88 - height})`} fill="currentColor">
            <rect width={width - 2.4} height={height} rx="3" fillOpacity={reached ? 1 : 0.16} />
            <text x={(width - 2.4) / 2} y="-3" textAnchor="middle" fontSize="7.4" className="display">
              {percent(step.discount)}
            </text>
            <text x={(width - 2.4) / 2} y={height + 7} textAnchor="middle" fontSize="5.6">
              {step.visits}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
