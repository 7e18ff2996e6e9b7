import type { Page } from '@playwright/test'
import { texts as portal } from '#web/portal/texts.ts'

/**
 * Pages whose title is not that of their heading, each with the reason: a greeting, a customer's name that others at
 * the till need not read in the tab, and headings of a part of the page.
 */
const otherwise: Record<string, string> = {
  '/': 'Regulars',
  '/dashboard': 'Dashboard',
  '/counter': 'Counter',
  '/communications': 'Communications',
  '/customer/dashboard': portal.dashboard.title,
}
const isOurs = (path: string) =>
  !/^\/($|signup-form|card|confirm|customer|preferences|privacy|terms|security)/.test(path)

/**
 * Returns what is wrong with the title: tabs, histories and screen readers tell pages apart by it (WCAG 2.2, 2.4.2). It
 * begins with the page; the console's ends with Regulars, that of a customer's page with the business.
 */
export async function wrongTitle(page: Page): Promise<string[]> {
  const title = await page.title()
  const path = new URL(page.url()).pathname
  const headings = await page.getByRole('heading', { level: 1, includeHidden: true }).allTextContents()
  const names = [...headings, otherwise[path]].flatMap((name) => (name ? [name.trim()] : []))
  const wrong = (why: string) => [`${path} is called '${title}': ${why}`]
  if (!names.some((name) => title.startsWith(name)))
    return wrong(`it begins with none of ${names.join(', ')}`)
  if (isOurs(path) && !title.endsWith(' · Regulars')) return wrong('it does not end with Regulars')
  if (/^\/customer\/(dashboard|profile)/.test(path) && !/ · \S/.test(title))
    return wrong('it names no business')
  return []
}
