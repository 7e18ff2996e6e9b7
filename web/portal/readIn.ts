import { language } from '#web/ui/language.ts'

/** Opens this page again in another language, which the browser keeps. */
export function readIn(wanted: string): void {
  if (wanted === language) return
  location.assign(`/language/${wanted}?to=${encodeURIComponent(location.pathname)}`)
}
