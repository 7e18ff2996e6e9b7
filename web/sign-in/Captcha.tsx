import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CaptchaWidget } from '#web/captcha/CaptchaWidget.tsx'
import { ApiError } from '#web/client/api.ts'
import { authSettingsQuery } from './providers/authSettings.ts'
import { texts } from './texts.ts'

type CaptchaProps = {
  /** What came of the form's last sending: its token is used up then, and another one is due. */
  refused: Error | null
  /** Shown only once the server has asked for it. */
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
