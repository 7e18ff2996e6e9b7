import { useEffect, useState } from 'react'
import type { CaptchaSettings } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'

/**
 * The captcha's settings, if it is switched on. If they can't be read, a form that needs a captcha is refused by the
 * server.
 */
export function useCaptchaSettings(): CaptchaSettings | null {
  const [settings, setSettings] = useState<CaptchaSettings | null>(null)
  useEffect(() => {
    call(auth.settings.$get()).then(
      ({ captcha }) => setSettings(captcha),
      () => {},
    )
  }, [])
  return settings
}
