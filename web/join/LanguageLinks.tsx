import { languageName } from '#server/platform/text/locale.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { language } from '#web/ui/language.ts'
import { texts } from './texts.ts'

/** The choice of the page's language, which works without a script. Each is named in itself. */
export function LanguageLinks({ path }: { path: string }) {
  return (
    <details className="mt-4 text-center text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 text-muted underline underline-offset-4">
        {texts.language(languageName(language))}
      </summary>
      <ul className="flex flex-wrap justify-center gap-x-4">
        {pageLanguages
          .filter((other) => other !== language)
          .map((other) => (
            <li key={other}>
              <a
                href={`/language/${other}?to=${encodeURIComponent(path)}`}
                lang={other}
                hrefLang={other}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {languageName(other)}
              </a>
            </li>
          ))}
      </ul>
    </details>
  )
}
