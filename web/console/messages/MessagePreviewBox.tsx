import type { MessagePreview } from '#server/messaging/messages/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { MailPreview } from './MailPreview.tsx'
import type { Channel } from './messageQueries.ts'
import { texts } from './texts.ts'

/** Length in characters from which a text counts as long (spec section 9). */
const LONG = 160

/** A preview for one customer, or for none yet: then nothing is refused. */
type Previewed = Omit<MessagePreview, 'recipient' | 'goes_at' | 'upgrade' | 'refusal'> &
  Partial<Pick<MessagePreview, 'refusal'>> & { html?: string | null }

type MessagePreviewBoxProps = {
  channel: Channel
  preview: Previewed | undefined
  /** False for words that the product itself suggests: their cost is said, and is no fault. */
  warns?: boolean
}

export function MessagePreviewBox({ channel, preview, warns = true }: MessagePreviewBoxProps) {
  const format = useFormat()
  const { can_text } = useSession()
  if (!preview) return <Skeleton className="h-40 rounded-lg" />
  const isLong = warns && channel === 'sms' && (preview.characters > LONG || preview.segments > 1)
  const isSentShorter = channel === 'sms' && preview.characters < [...preview.content].length
  return (
    <>
      {/* Not a landmark: two texts that are compared have a preview each. */}
      <figure aria-label={texts.preview} className="rounded-lg border border-line bg-surface p-4">
        {preview.subject !== null && (
          <p className="mb-3 border-line border-b pb-3">
            <span className="text-muted text-sm">{texts.subject}: </span>
            <span dir="auto" className="font-semibold">
              {preview.subject}
            </span>
          </p>
        )}
        {preview.html ? (
          <MailPreview html={preview.html} />
        ) : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {preview.content}
          </p>
        )}
      </figure>
      {/* Without texts, a business has nothing to do with credits until a mail takes some. */}
      {(can_text || preview.takes.credits > 0) && (
        <p className="text-muted text-sm tabular-nums">{costOf(channel, preview, format)}</p>
      )}
      {isSentShorter && <p className="text-muted text-sm">{texts.leadOver}</p>}
      {isLong && (
        <Banner tone="warning">
          {texts.sms.long(format.number(preview.segments))}
          {preview.encoding === 'UCS-2' && ` ${texts.sms.unicode}`}
        </Banner>
      )}
    </>
  )
}

type Measured = Pick<Previewed, 'takes' | 'left' | 'segments' | 'characters' | 'refusal'>

/** A message's length and its cost, in one line. */
export function costOf(channel: Channel, { takes, left, ...size }: Measured, { number }: Format): string {
  const { allowance, credits } = takes
  const parts = [
    allowance > 0 &&
      texts.takes.allowance(number(allowance), left.allowance === null ? null : number(left.allowance)),
    credits > 0 && texts.takes.credits(number(credits), number(left.credits)),
  ].filter((part) => part !== false)
  const cost = parts.join(' · ') || (size.refusal ? '' : texts.takes.nothing)
  const measured =
    channel === 'sms' && texts.size(number(size.characters), number(size.segments), size.segments)
  const line = [measured, cost].filter(Boolean).join(' · ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
