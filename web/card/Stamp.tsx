import { type CardColours, paper } from './colour.ts'

const lobes = 18
const scallop = Array.from({ length: lobes }, (_, lobe) => {
  const at = (turn: number, radius: number) => {
    const angle = (turn / lobes) * 2 * Math.PI
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  }
  return `${lobe === 0 ? `M${at(0, 40)}` : ''}Q${at(lobe + 0.5, 46.5)} ${at(lobe + 1, 40)}`
}).join('')

/** Makes stamps look made by hand: degrees of rotation, and places without ink. */
const presses = [
  { turn: -9, speck: [-22, 18, 3.4] },
  { turn: 6, speck: [24, -14, 2.6] },
  { turn: 14, speck: [10, 27, 3] },
  { turn: -4, speck: [-27, -8, 2.8] },
  { turn: -15, speck: [18, 22, 2.4] },
  { turn: 10, speck: [-14, -26, 3.2] },
  { turn: 3, speck: [28, 6, 2.6] },
] as const

/** Stamps added together land one after the other. */
const delays = ['', '[animation-delay:90ms]', '[animation-delay:180ms]', '[animation-delay:270ms]']

export type StampProps = {
  place: number
  colours: CardColours
  letter: string
  /** Position among the newly added stamps, from 0; undefined for older stamps. */
  fresh?: number | undefined
}

/** One press of the business's stamp, drawn around 0 0 within 46 units. */
export function Stamp({ place, colours, letter, fresh }: StampProps) {
  const { turn, speck } = presses[place % presses.length]!
  const motion =
    fresh === undefined
      ? ''
      : `animate-press-in [transform-box:fill-box] origin-center ${delays[Math.min(fresh, 3)]}`
  return (
    <g className={motion}>
      <g transform={`rotate(${turn})`}>
        <path d={`${scallop}Z`} fill={colours.base} stroke={colours.print} strokeWidth="2.5" />
        <circle r="33" fill="none" stroke={colours.mark} strokeWidth="2" />
        <text y="13" textAnchor="middle" fontSize="37" fill={colours.mark} className="display">
          {letter}
        </text>
        <circle cx={speck[0]} cy={speck[1]} r={speck[2]} fill={paper} />
      </g>
    </g>
  )
}

/** A place still to be stamped: its number, or a gift on the last. */
export function StampPlace({ place, last, print }: { place: number; last: boolean; print: string }) {
  return (
    <>
      <circle
        r="40"
        fill="none"
        stroke={print}
        strokeOpacity={last ? 1 : 0.5}
        strokeWidth={last ? 3 : 2}
        strokeDasharray={last ? undefined : '5 6'}
      />
      {last ? (
        <GiftMark color={print} />
      ) : (
        <text y="11" textAnchor="middle" fontSize="30" fill="#6b5f56" className="display">
          {place + 1}
        </text>
      )}
    </>
  )
}

/** A small wrapped gift around 0 0, 40 units wide. */
export function GiftMark({ color }: { color: string }) {
  return (
    <g fill="none" stroke={color} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-17 -1V18H17V-1M-20 -9H20V-1H-20ZM0 -9V18" />
      <path d="M0 -9C-6 -22 -18 -18 -13 -9M0 -9C6 -22 18 -18 13 -9" />
    </g>
  )
}
