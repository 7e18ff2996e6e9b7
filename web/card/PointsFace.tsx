import { CardFrame, cardText } from './CardFrame.tsx'
import type { FaceProps } from './face.ts'
import type { PointsConfig } from './program.ts'
import { GiftMark } from './Stamp.tsx'
import { texts } from './texts.ts'

type PointsFaceProps = FaceProps<PointsConfig> & { rewardAt: number | null }

/** The balance in large, and a ring that closes when a reward can be had. Where there is none, there is no ring. */
export function PointsFace({ frame, config, rewardAt, progress, justAdded, format }: PointsFaceProps) {
  const balance = progress?.points_balance ?? 0
  const { number } = format
  return (
    <CardFrame {...frame} art={<Ripples />}>
      {rewardAt !== null && <Ring balance={balance} target={Math.max(1, rewardAt)} number={number} />}
      <div className="mt-auto max-w-[56cqi] ps-[5cqi] pb-[5cqi]">
        {progress ? (
          <Balance balance={balance} added={justAdded} number={number} />
        ) : (
          <p className={`display text-balance ${cardText.title}`}>
            {texts.pointsPer(number(config.pointsPerDollar), config.pointsPerDollar, format.money(1))}
          </p>
        )}
        {progress?.total_earned === undefined ? (
          rewardAt !== null && (
            <p className={`mt-[1.5cqi] ${cardText.caption}`}>
              {texts.rewardsFrom(number(rewardAt), rewardAt)}
            </p>
          )
        ) : (
          // A second line would push the balance into the name; the ring is round and leaves its corner free.
          <p className={`mt-[1.5cqi] whitespace-nowrap ${cardText.caption}`}>
            {texts.lifetime(number(progress.total_earned))}
          </p>
        )}
      </div>
    </CardFrame>
  )
}

type NumberFormat = (value: number) => string

function Balance({
  balance,
  added,
  number,
}: {
  balance: number
  added?: number | undefined
  number: NumberFormat
}) {
  const figure = number(balance)
  const size = figure.length <= 4 ? 'text-[17cqi]' : figure.length <= 6 ? 'text-[13.5cqi]' : 'text-[10cqi]'
  return (
    <p className="relative">
      {!!added && (
        <span
          className={`absolute start-0 bottom-full mb-[1cqi] animate-press-in font-semibold ${cardText.body}`}
        >
          <bdi>{`+${number(added)}`}</bdi>
        </span>
      )}
      <span className={`display block tabular-nums leading-[0.9] ${size}`}>{figure}</span>
      <span className={`block font-semibold ${cardText.body}`}>{texts.points(balance)}</span>
    </p>
  )
}

const circumference = 2 * Math.PI * 42

function Ring({ balance, target, number }: { balance: number; target: number; number: NumberFormat }) {
  const share = Math.min(1, balance / target)
  const ready = share === 1
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="absolute end-[6cqi] bottom-[5.5cqi] size-[38cqi]"
    >
      <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" strokeOpacity="0.22" strokeWidth="9" />
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${circumference * share} ${circumference}`}
          transform="rotate(-90 50 50)"
        />
      )}
      {ready ? (
        <g transform="translate(50 52) scale(1.05)">
          <GiftMark color="currentColor" />
        </g>
      ) : (
        <g fill="currentColor" textAnchor="middle">
          <text x="50" y="53" fontSize="22" className="display">
            {number(target - balance)}
          </text>
          <text x="50" y="67" fontSize="10.5">
            {texts.toGo}
          </text>
        </g>
      )}
    </svg>
  )
}

/** Fine circles that spread from the ring over the whole card. */
function Ripples() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 159 100"
      className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.11" strokeWidth="0.5">
        {[38, 46, 55, 65, 76, 88, 101, 115, 130].map((radius) => (
          <circle key={radius} cx="119.3" cy="61" r={radius} />
        ))}
      </g>
    </svg>
  )
}
