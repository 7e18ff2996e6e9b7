import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { texts } from './texts.ts'

const words = texts.nav

/** Links for customers, owners and new businesses. On phones the customers' link comes first. */
export function Header() {
  return (
    <header className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 sm:h-20 sm:flex-nowrap sm:px-6 lg:px-10">
      <Logo className="me-auto" />
      <nav aria-label={words.label} className="contents">
        <a
          href="/customer/login"
          className={`${buttonClass('quiet')} h-11! max-sm:order-first max-sm:-mx-4 max-sm:mb-2 max-sm:w-screen max-sm:rounded-none! max-sm:bg-accent-soft max-sm:text-accent-text`}
        >
          {words.portal}
        </a>
        <a href="/login" className={`${buttonClass('quiet')} h-11!`}>
          {words.signIn}
        </a>
        <a href="/signup" className={`${buttonClass('primary')} h-11!`}>
          {words.getStarted}
        </a>
      </nav>
    </header>
  )
}
