import type { CardBusiness, CardProgram } from '#web/card/program.ts'
import { offersOf } from '../qr-codes/offers.ts'
import { PaperSheet } from '../qr-codes/PaperSheet.tsx'
import { paperOf } from '../qr-codes/paper.ts'
import { useSheetWords } from '../qr-codes/sheetWords.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** The code is not made yet: what is drawn in its place leads nowhere. */
const NO_CODE = '············'
const unmade = {
  id: '',
  code: NO_CODE,
  location_name: null,
  custom_url: null,
  scan_count: 0,
  signup_count: 0,
  active: true,
  created_at: '',
}

type PosterPreviewProps = { program: CardProgram; business: CardBusiness; reward: string }

/** The poster as it will be printed, small. */
export function PosterPreview({ program, business, reward }: PosterPreviewProps) {
  const { default_country } = useSession().business
  const { data: words } = useSheetWords()
  const price = program.type === 'points' ? (program.cheapest_reward ?? null) : null
  const offering = { ...program, rewards: [{ name: reward, points_price: price }] }
  const qrCode = { ...unmade, url: `${location.origin}/signup-form/${NO_CODE}` }
  const content = words && { words, business, qrCode, offers: offersOf([offering], business, words) }
  return (
    <div
      role="img"
      aria-label={texts.makes.posterImage}
      className="mx-auto w-full max-w-56 overflow-clip rounded-md border border-line"
    >
      {content && <PaperSheet content={content} design="poster" paper={paperOf(default_country)} />}
    </div>
  )
}
