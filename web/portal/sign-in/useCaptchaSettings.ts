import { useEffect, useState } from 'react'
import type { CaptchaSettings } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * The captcha's settings, if it is switched on. Until they can be read, a form that needs a captcha is refused by the
 * server, so they are asked for again as long as the form is open.
 */
export function useCaptchaSettings(): CaptchaSettings | null {
  const [settings, setSettings] = useState<CaptchaSettings | null>(null)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = (waitMs: number): Promise<void> =>
      call(auth.settings.$get()).then(
        ({ captcha }) => {
          if (!isOver) setSettings(captcha)
        },
        () => {
          if (!isOver) later = setTimeout(ask, waitMs, Math.min(waitMs * 2, LONGEST_WAIT_MS))
        },
      )
    void ask(FIRST_WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(later)
    }
  }, [])
  return settings
}
