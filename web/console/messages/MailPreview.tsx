import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MailFrame } from './MailFrame.tsx'
import { texts } from './texts.ts'

/** Widths in pixels: a usual phone, and a mail program with room around the mail. */
const screens = { phone: { width: 375, Icon: Smartphone }, desktop: { width: 680, Icon: Monitor } }
type Screen = keyof typeof screens

/** A mail as it looks on a phone or on a computer. */
export function MailPreview({ html }: { html: string }) {
  const [screen, setScreen] = useState<Screen>('phone')
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.screens.legend}</legend>
        {(Object.keys(screens) as Screen[]).map((one) => {
          const { Icon } = screens[one]
          return (
            <Button
              key={one}
              size="small"
              icon={<Icon aria-hidden className="size-4" />}
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
              className="aria-pressed:border-accent-text aria-pressed:bg-accent-soft"
            >
              {texts.screens[one]}
            </Button>
          )
        })}
      </fieldset>
      <MailFrame html={html} title={texts.mail} width={screens[screen].width} />
    </>
  )
}
