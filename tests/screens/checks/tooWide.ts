import type { Page } from '@playwright/test'

/**
 * The page if it is wider than its window, elements that scroll sideways only because their content is too wide, and
 * mails wider than their frame.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (element.scrollWidth <= element.clientWidth + 1 || /overflow-(x|auto)/.test(element.className))
        return false
      return /auto|scroll/.test(getComputedStyle(element).overflowX)
    })
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > innerWidth + 1 || left < -1
    }
    const outermost = (element: Element) => sticksOut(element) && !sticksOut(element.parentElement!)
    const whole =
      document.documentElement.scrollWidth > innerWidth
        ? [...document.body.querySelectorAll('*')]
            .filter(outermost)
            .map(({ tagName, className, textContent }) => `the page: ${tagName} ${className} ${textContent}`)
        : []
    const mails = [...document.querySelectorAll('iframe')].filter(
      ({ contentDocument, clientWidth }) => (contentDocument?.documentElement.scrollWidth ?? 0) > clientWidth,
    )
    return [
      ...whole,
      ...mails.map(({ title }) => title),
      ...inside.map(({ tagName, className }) => `${tagName} ${className}`),
    ]
  })
