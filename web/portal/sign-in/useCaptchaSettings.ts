import { useEffect, useState } from 'react'
import type { CaptchaSettings } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'

/** The captcha, if it is switched on. If its provider could not be asked, the server says so. */
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
