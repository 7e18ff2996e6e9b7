import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { texts } from '../texts.ts'
import { isLink, wholeLink } from './links.ts'

const words = texts.text

type TextLinkProps = { href: string; onSet: (href: string) => void; onLeave: () => void }

/** The address that the selected text links to. Enter sets it, Escape changes nothing. */
export function TextLink({ href, onSet, onLeave }: TextLinkProps) {
  const [typed, setTyped] = useState(href)
  const [wrong, setWrong] = useState<string>()
  const set = () => {
    const address = wholeLink(typed)
    if (address === '' || isLink(address)) onSet(address)
    else setWrong(words.wrongAddress)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onLeave()
  }
  return (
    <div data-own-history className="flex flex-col gap-2 p-1">
      <TextField
        autoFocus
        label={words.address}
        hint={words.addressHint}
        error={wrong}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={1000}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={set}>
          {words.setLink}
        </Button>
        {href !== '' && (
          <Button size="small" onClick={() => onSet('')}>
            {words.removeLink}
          </Button>
        )}
      </div>
    </div>
  )
}
