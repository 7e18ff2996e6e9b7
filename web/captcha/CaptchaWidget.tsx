import { useEffect, useRef, useState } from 'react'
import { language } from '#web/ui/language.ts'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'

/** The API that both providers' scripts offer. */
type Widgets = {
  render(
    holder: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; language?: string; hl?: string },
  ): string
  reset(id: string): void
  remove(id: string): void
}

export type CaptchaSettings = {
  provider: 'turnstile' | 'hcaptcha'
  site_key: string
  script_url: string
}

type CaptchaWidgetProps = CaptchaSettings & {
  /** The error of the form's last sending. Its token is then used up, and a new one is needed. */
  refused: Error | null
  /** Shown if the provider's script does not load. */
  failed: string
}

/** Each provider's name for the language of its widget, which would else be the browser's. */
const asked = { turnstile: 'language', hcaptcha: 'hl' } as const

/** The header that carries a form's captcha token, if there is one. */
export const captchaHeader = (token: string | undefined): { headers: Record<string, string> } | undefined =>
  token ? { headers: { 'x-captcha-response': token } } : undefined

/** The provider's widget. It puts its token into the form's input `captcha`. */
export function CaptchaWidget({
  provider,
  site_key: sitekey,
  script_url: src,
  refused,
  failed: words,
}: CaptchaWidgetProps) {
  const holder = useRef<HTMLDivElement>(null)
  const shown = useRef<{ widgets: Widgets; id: string }>(undefined)
  const [token, setToken] = useState('')
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    loadWidgets(provider, src)
      .then((widgets) => {
        if (isGone || !holder.current) return
        const options = { sitekey, callback: setToken, [asked[provider]]: language }
        shown.current = { widgets, id: widgets.render(holder.current, options) }
      })
      .catch(() => setFailed(true))
    return () => {
      isGone = true
      shown.current?.widgets.remove(shown.current.id)
      shown.current = undefined
    }
  }, [provider, src, sitekey])

  useEffect(() => {
    if (!refused) return
    setToken('')
    shown.current?.widgets.reset(shown.current.id)
  }, [refused])

  return (
    <div>
      <input type="hidden" name="captcha" value={token} />
      <div ref={holder} />
      <ErrorBanner message={failed && words} />
    </div>
  )
}

/** Loads the provider's script, only once on a page. */
function loadWidgets(provider: CaptchaSettings['provider'], src: string): Promise<Widgets> {
  const present = () => (window as unknown as Record<string, Widgets | undefined>)[provider]
  const there = present()
  if (there) return Promise.resolve(there)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => {
      const widgets = present()
      if (widgets) resolve(widgets)
      else reject(new Error(`${src} brought no ${provider}`))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
}
