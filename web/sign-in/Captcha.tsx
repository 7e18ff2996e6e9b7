import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CaptchaWidget } from '#web/captcha/CaptchaWidget.tsx'
import { ApiError } from '#web/client/api.ts'
import { authSettingsQuery } from './providers/authSettings.ts'
import { texts } from './texts.ts'

type CaptchaProps = {
  /** The error of the form's last sending. Its token is then used up, and a new one is needed. */
  refused: Error | null
  /** True to show the captcha only once the server has asked for it. */
  whenAsked?: boolean
}

/** The captcha's widget, if one is switched on. Its token is the form's input `captcha`. */
export function Captcha({ refused, whenAsked = false }: CaptchaProps) {
  const { data } = useQuery(authSettingsQuery)
  const isAsked = refused instanceof ApiError && refused.details.reason === 'captcha'
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsked && !wasAsked) setWasAsked(true)
  if (!data?.captcha || (whenAsked && !wasAsked)) return null
  return <CaptchaWidget {...data.captcha} refused={refused} failed={texts.captcha.failed} />
}
