import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useSetLogo } from '../settingsQuery.ts'
import { texts } from '../texts.ts'

const words = texts.logo
/** Twice the largest size in which a logo is shown, for high-density screens. */
const MOST_PIXELS = 384
const MOST_BYTES = 300 * 1024

/** Loaded on use: few visitors of the settings change the logo. */
const shrink = async (file: File): Promise<string> => {
  const { shrinkPicture } = await import('../../pictures/shrinkPicture.ts')
  return shrinkPicture(file, MOST_PIXELS, MOST_BYTES)
}

type LogoFieldProps = { name: string; logoUrl: string | null; mayChange: boolean }

/** The logo, saved as soon as it is chosen. */
export function LogoField({ name, logoUrl, mayChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending } = useSetLogo()
  const { show } = useToast()
  const set = (picture: string | null, done: string) =>
    mutate(picture, {
      onSuccess: () => show({ tone: 'success', title: done }),
      onError: ({ message }) => setWrong(message),
    })
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Lets the same picture be chosen again after a failure.
    target.value = ''
    setWrong(undefined)
    if (!file) return
    const picture = await shrink(file).catch(() => undefined)
    if (picture) set(picture, words.saved)
    else setWrong(words.unreadable)
  }
  const remove = () => {
    setWrong(undefined)
    set(null, words.removed)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold text-sm">{words.label}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name || '?'} imageUrl={logoUrl} size="large" isBusiness />
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              hidden
              aria-label={words.label}
              accept="image/png,image/jpeg,image/webp"
              onChange={choose}
            />
            <Button
              icon={<Upload aria-hidden className="size-4" />}
              busy={isPending}
              busyText={words.saving}
              onClick={() => input.current?.click()}
            >
              {logoUrl ? words.replace : words.choose}
            </Button>
            {logoUrl && <Button onClick={remove}>{words.remove}</Button>}
          </div>
        )}
      </div>
      {wrong && (
        <div role="alert">
          <FieldError id="logo-error">{wrong}</FieldError>
        </div>
      )}
      <p className="text-muted text-sm">{words.hint}</p>
    </div>
  )
}
