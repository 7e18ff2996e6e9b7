import type { LegalText } from './legalText.ts'
import { texts } from './texts.ts'

type LegalPageProps = {
  text: LegalText
  /** A URI. */
  contact: string
  /** True for a translation that nobody has confirmed. */
  unconfirmed?: boolean | undefined
}

/** A legal text: one column with real headings. */
export function LegalPage({ text, contact, unconfirmed = false }: LegalPageProps) {
  return (
    <main className="mx-auto max-w-2xl px-5 py-10 sm:py-16">
      <a href="/" className="font-semibold text-muted underline-offset-2 hover:underline">
        {texts.home}
      </a>
      {unconfirmed && (
        <p className="mt-6 border-line border-y py-4 font-semibold text-danger-text">{texts.unconfirmed}</p>
      )}
      <h1 className="display mt-6 text-2xl">{text.title}</h1>
      <p className="mt-1 text-muted text-sm">{texts.since(text.since)}</p>
      <p className="mt-5 text-lg">{text.intro}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-8">
          <h2 className="font-semibold text-lg">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-10 border-line border-t pt-5">
        {texts.contact}{' '}
        <a href={contact} dir="ltr" className="underline underline-offset-2 wrap-anywhere">
          {contact.replace(/^mailto:/, '')}
        </a>
      </p>
    </main>
  )
}
