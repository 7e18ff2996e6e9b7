import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { Page } from './Page.tsx'
import { texts } from './texts.ts'

/** Shown for an address without a screen. */
export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center pb-16">
      <Logo className="px-4 sm:px-6 lg:px-10" />
      <Page title={texts.notFound.title} width="narrow">
        <p className="mb-6 text-pretty text-muted">{texts.notFound.text}</p>
        <Link to="/dashboard" className={buttonClass('primary')}>
          {texts.notFound.home}
        </Link>
      </Page>
    </main>
  )
}
