import type { DevelopersPage as Page } from '#server/console/developers/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { CallSection } from './CallSection.tsx'
import { Contents, idOf, titleOf } from './Contents.tsx'
import { type Call, callsOf, grouped } from './calls.ts'
import { Changes, Errors, FirstPurchase, Limits, Rules, Scopes } from './Guide.tsx'
import { texts } from './texts.ts'
import { Webhooks } from './Webhooks.tsx'

/** The API for those who write programs: a guide, the rules, and every call with its example. */
export function DevelopersPage({ publicUrl, document, errors, limits }: Page) {
  const calls = callsOf(document)
  return (
    <>
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <header className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-2 px-4 py-3 sm:px-6 lg:px-10">
        <a href="/" className="me-auto">
          <Logo />
        </a>
        <a href="/api/openapi.json" className={`${buttonClass('quiet')} h-11!`}>
          {texts.document}
        </a>
        <a href="/login" className={`${buttonClass('secondary')} h-11!`}>
          {texts.signIn}
        </a>
      </header>
      <div className="mx-auto max-w-[96rem] px-4 pb-16 sm:px-6 lg:flex lg:gap-10 lg:px-10">
        <Contents calls={calls} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <div className="py-6">
            <h1 className="display text-2xl">{texts.heading}</h1>
            <p className="mt-3 max-w-prose text-muted text-lg">{texts.lead}</p>
          </div>
          <FirstPurchase publicUrl={publicUrl} />
          <Rules />
          <Scopes />
          <Errors statuses={errors} />
          <Limits limits={limits} />
          <Webhooks />
          <Calls calls={calls} publicUrl={publicUrl} />
          <Changes />
        </main>
      </div>
    </>
  )
}

function Calls({ calls, publicUrl }: { calls: Call[]; publicUrl: string }) {
  return (
    <section id="calls" className="border-line border-t pt-8">
      <h2 className="display text-xl">{texts.calls.title}</h2>
      <Search />
      {grouped(calls).map(([group, own]) => (
        <section key={group} id={idOf(group)} data-group={group} className="mt-8">
          <h3 className="display pb-4 text-lg">{titleOf(group)}</h3>
          {own.map((call) => (
            <CallSection key={call.operation} call={call} publicUrl={publicUrl} />
          ))}
        </section>
      ))}
    </section>
  )
}

/** Needs the page's script, which shows it. Without one, the browser finds in the page. */
function Search() {
  return (
    <search id="search" hidden className="mt-4 max-w-md">
      <form>
        <label htmlFor="sought" className="block font-semibold text-sm">
          {texts.search}
        </label>
        <input
          id="sought"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="sought-hint"
          className="mt-1 h-11 w-full rounded-md border border-edge bg-surface px-3"
        />
        <p id="sought-hint" className="mt-1 text-muted text-sm">
          {texts.searchHint}
        </p>
        <p id="found" role="status" className="mt-1 min-h-5 text-muted text-sm" />
      </form>
    </search>
  )
}
