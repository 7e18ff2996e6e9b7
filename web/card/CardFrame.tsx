import type { ReactNode } from 'react'
import type { CardColours } from './colour.ts'

/** Sizes that grow with the card and stay legible when it is small. */
export const cardText = {
  caption: 'text-[length:max(0.75rem,3.4cqi)] leading-snug',
  body: 'text-[length:max(0.8125rem,4cqi)] leading-snug',
  title: 'text-[length:max(1rem,5.4cqi)] leading-tight',
}

/** Drawings run the other way in right-to-left pages; the letters and figures in them don't turn. */
export const unmirrored = 'origin-center [transform-box:fill-box] rtl:-scale-x-100'

export type CardFrameProps = {
  colours: CardColours
  businessName: string
  programName: string
  logoUrl?: string | null | undefined
  /** Drawing behind everything, in the text colour of the card. */
  art?: ReactNode
  /** Classes of the card's outline: its shadow, and cut-outs if it has any. */
  outline?: string
  /** Classes that keep the names away from the drawing at the end of the card. */
  headerRoom?: string
  children: ReactNode
}

/** The card itself: colour, light, edge and names. It has no style attributes, because the CSP forbids them. */
export function CardFrame(props: CardFrameProps) {
  const {
    colours,
    businessName,
    programName,
    logoUrl,
    art,
    outline = 'shadow-soft',
    headerRoom = 'pe-[5cqi]',
    children,
  } = props
  const light = colours.ink === 'light'
  return (
    <div
      className={`forced-color-adjust-none relative isolate flex aspect-[1.586] flex-col overflow-clip rounded-[5.5cqi] ${light ? 'text-white' : 'text-[#060403]'} ${outline}`}
    >
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={colours.base} />
      </svg>
      {/* Shading goes away from the ink's own brightness, so it only adds contrast. */}
      <div
        className={`absolute inset-0 -z-10 ${light ? 'bg-linear-to-br from-transparent via-black/5 to-black/30' : 'bg-linear-to-br from-white/30 via-white/5 to-transparent'}`}
      />
      {art}
      <header className={`flex items-center gap-[3cqi] ps-[5cqi] pt-[4.6cqi] ${headerRoom}`}>
        <BusinessMark name={businessName} base={colours.base} logoUrl={logoUrl} />
        {/* The page's direction decides on which side names are; each name's own letters decide its reading
        direction. */}
        <div className="min-w-0 flex-1 text-left rtl:text-right">
          <p dir="auto" className={`truncate font-semibold ${cardText.body}`}>
            {businessName}
          </p>
          <p dir="auto" className={`truncate ${cardText.caption}`}>
            {programName}
          </p>
        </div>
      </header>
      {children}
      <div className="pointer-events-none absolute inset-0 rounded-[inherit] border border-current opacity-15" />
    </div>
  )
}

function BusinessMark({
  name,
  base,
  logoUrl,
}: {
  name: string
  base: string
  logoUrl?: string | null | undefined
}) {
  if (logoUrl) {
    return <img src={logoUrl} alt="" className="size-[max(2rem,11cqi)] shrink-0 rounded-full object-cover" />
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-[max(2rem,11cqi)] shrink-0 overflow-visible">
      <circle cx="20" cy="20" r="20" fill="currentColor" />
      <text x="20" y="27" textAnchor="middle" fontSize="20" fill={base} className="display">
        {initial(name)}
      </text>
    </svg>
  )
}

/** The first letter as readers see it, with emoji and combined letters whole. */
export function initial(name: string): string {
  const [first = ''] = lettersOf(name.trim())
  return first.toUpperCase()
}

/** Firefox before 125 has no segmenter: only the first sign of a combined letter is taken there. */
function lettersOf(text: string): string[] {
  if (!Intl.Segmenter) return [...text]
  return Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )
}
