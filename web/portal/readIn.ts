/** Opens this page again in another language, which the browser keeps. */
export function readIn(language: string): void {
  if (language === document.documentElement.lang) return
  location.assign(`/language/${language}?to=${encodeURIComponent(location.pathname)}`)
}
