import { type Call, grouped } from './calls.ts'
import { texts } from './texts.ts'

/** The parts of the page before the calls, and behind them. */
const before = [
  ['guide', texts.guide.title],
  ['rules', texts.rules.title],
  ['scopes', texts.scopes.title],
  ['errors', texts.errors.title],
  ['limits', texts.limits.title],
  ['webhooks', texts.webhooks.title],
] as const
const after = [['changes', texts.changes.title]] as const

const link = 'flex min-h-11 items-center underline-offset-4 hover:underline pointer-fine:min-h-8'

/** Links to all parts; where there is room beside the page, to each call too. */
export function Contents({ calls }: { calls: Call[] }) {
  return (
    <nav
      aria-label={texts.contents}
      className="lg:sticky lg:top-0 lg:h-screen lg:w-72 lg:shrink-0 lg:overflow-y-auto lg:py-6"
    >
      <ul className="max-lg:columns-2 max-lg:gap-x-6 sm:max-lg:columns-3">
        {before.map(([id, title]) => (
          <Part key={id} id={id} title={title} />
        ))}
        {grouped(calls).map(([group, own]) => (
          <li key={group} data-group={group} className="break-inside-avoid">
            <a href={`#${idOf(group)}`} className={`${link} font-semibold`}>
              {titleOf(group)}
            </a>
            <ul className="mb-2 border-line border-s ps-3 text-sm max-lg:hidden">
              {own.map(({ operation }) => (
                <li key={operation} data-of={operation}>
                  <a href={`#${operation}`} className="block py-1 text-muted hover:text-ink">
                    {nameOf(operation)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {after.map(([id, title]) => (
          <Part key={id} id={id} title={title} />
        ))}
      </ul>
    </nav>
  )
}

function Part({ id, title }: { id: string; title: string }) {
  return (
    <li className="break-inside-avoid">
      <a href={`#${id}`} className={`${link} font-semibold`}>
        {title}
      </a>
    </li>
  )
}

export const idOf = (group: string): string => `calls-${group.replaceAll(' ', '-')}`

/** 'qr-codes' as 'QR codes': the words of the path. */
export const titleOf = (group: string): string => asTitle(group.replaceAll('-', ' '))

/** 'generateQrCode' as 'Generate QR code': a call in two or three words, where its summary would take three lines. */
export const nameOf = (operation: string): string =>
  asTitle(operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

const asTitle = (words: string): string => {
  const named = words.replace(/\b(qr|sms)\b/g, (short) => short.toUpperCase())
  return named.charAt(0).toUpperCase() + named.slice(1)
}
