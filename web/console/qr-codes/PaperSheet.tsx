import type { CSSProperties } from 'react'
import { directionOf } from '#server/platform/text/pageLanguages.ts'
import { cardColours } from '#web/card/colour.ts'
import { language } from '#web/ui/language.ts'
import { QrSvg } from '#web/ui/qr/QrSvg.tsx'
import { qrPath } from '#web/ui/qr/qr.ts'
import { Fitted } from './Fitted.tsx'
import { type Design, type Paper, papers } from './paper.ts'
import { paperTexts } from './paperTexts.ts'
import type { PaperContent } from './usePaperContent.ts'
import './paper.css'

type PaperSheetProps = { content: PaperContent; design: Design; paper: Paper }

/**
 * A sheet to print, at any width: all its lengths are millimetres of the real one. It is white in the dark theme too.
 */
export function PaperSheet({ content, design, paper }: PaperSheetProps) {
  const [width, height] = papers[paper]
  const size = { '--paper-width': width, '--paper-height': height } as CSSProperties
  return (
    <div
      className="sheet"
      lang={content.words.language}
      dir={directionOf(content.words.language)}
      style={size}
    >
      {design === 'poster' ? <Poster content={content} /> : <Tent content={content} />}
    </div>
  )
}

function Poster({ content }: { content: PaperContent }) {
  return (
    <div className="poster">
      <Band content={content} />
      <QrSvg drawn={qrPath(content.qrCode.url)} className="code" />
      <Call content={content} />
    </div>
  )
}

/** Two faces back to back on a foot of two overlapping flaps. */
function Tent({ content }: { content: PaperContent }) {
  return (
    <div className="tent">
      <Flap />
      <Face content={content} />
      <Face content={content} />
      <Flap />
    </div>
  )
}

/** What to do with the sheet is said to the team, in its language. */
const Flap = () => (
  <p className="flap" lang={language} dir={directionOf(language)}>
    {paperTexts.fold}
  </p>
)

function Face({ content }: { content: PaperContent }) {
  return (
    <div className="face">
      <Band content={content} />
      <QrSvg drawn={qrPath(content.qrCode.url)} className="code" />
      <Call content={content} />
    </div>
  )
}

/** A band in the business's colour, with its logo, its name and what it gives. */
function Band({ content: { business, offers } }: { content: PaperContent }) {
  const { base, mark } = cardColours(business.color)
  return (
    <div className="band" style={{ background: base, color: mark }}>
      <div className="title">
        {business.logoUrl && <img src={business.logoUrl} alt="" />}
        <Fitted className="name display">{business.name}</Fitted>
      </div>
      {offers.length > 0 && (
        <Fitted className="offers">
          {offers.map(({ gift, how }) => (
            <p key={`${gift} ${how}`}>
              <strong dir="auto">{gift}</strong> <span>{how}</span>
            </p>
          ))}
        </Fitted>
      )}
    </div>
  )
}

/** The call to scan, where the code leads, and in small print where it hangs. */
function Call({ content: { qrCode, words } }: { content: PaperContent }) {
  const { texts } = words
  const { custom_url, url, location_name } = qrCode
  const { call, note } = custom_url
    ? { call: texts.elsewhere.call, note: texts.elsewhere.note(new URL(custom_url).host) }
    : texts.join
  return (
    <Fitted className="call">
      <p className="display">{call}</p>
      <p className="note">{note}</p>
      <p className="address">
        {texts.typed} {url.replace(/^https?:\/\//, '')}
      </p>
      {location_name && (
        <p dir="auto" className="place">
          {location_name}
        </p>
      )}
    </Fitted>
  )
}
