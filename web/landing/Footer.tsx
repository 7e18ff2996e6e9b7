import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { texts } from './texts.ts'

export function CallToAction() {
  return (
    <section id="start" className="bg-accent text-on-accent [--color-focus:var(--color-on-accent)]">
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-5 px-4 py-8 sm:px-6 lg:px-10 lg:py-14">
        <div>
          <h2 className="display max-w-2xl text-[1.875rem] leading-tight sm:text-2xl lg:text-[3.25rem] lg:leading-none">
            {texts.cta.title}
          </h2>
          <p className="mt-2 sm:mt-3 sm:text-lg">{texts.cta.lead}</p>
        </div>
        <a
          href="/signup"
          className={`${buttonClass('primary', 'large')} bg-on-accent! text-[#ffe9da]! max-sm:w-full`}
        >
          {texts.cta.start}
        </a>
      </div>
    </section>
  )
}

const links = [
  ['/customer/login', texts.nav.portal],
  ['/login', texts.nav.signIn],
  ['/signup', texts.nav.getStarted],
  ['/terms', texts.footer.terms],
  ['/privacy', texts.footer.privacy],
  ['/security', texts.footer.security],
  ['/developers', texts.footer.developers],
] as const

export function Footer() {
  return (
    <footer className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 py-6 sm:px-6 lg:px-10">
      <div>
        <Logo />
        <p className="mt-1 text-muted text-sm">{texts.footer.line}</p>
      </div>
      <nav aria-label={texts.footer.label}>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
