import { Delete } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { acceptedKeys } from './acceptedKeys.ts'

export type NumberPadProps = {
  label: string
  /** The keys pressed so far: digits, and a leading + if that is the extra key. */
  value: string
  onChange: (value: string) => void
  /** Formats the keys for the display: a phone number, an amount. */
  format?: (value: string) => string
  placeholder?: string
  extraKey?: '+' | '00'
  maxLength?: number
  /** Called on Enter. */
  onSubmit?: () => void
  error?: string | undefined
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A large pad for one thumb; a keyboard and paste work in its display. */
export function NumberPad(props: NumberPadProps) {
  const {
    label,
    value,
    onChange,
    format = String,
    placeholder,
    extraKey,
    maxLength = 18,
    onSubmit,
    error,
  } = props
  const replace = (keys: string) => onChange(acceptedKeys(keys, extraKey === '+', maxLength))
  const add = (keys: string) => replace(value + keys)
  const erase = () => onChange(value.slice(0, -1))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { selectionStart, selectionEnd } = event.currentTarget
    // A tab into the field selects all of it: what is typed then takes its place.
    const rest = selectionStart === selectionEnd ? value : ''
    if (event.key === 'Enter') onSubmit?.()
    else if (event.key === 'Backspace') onChange(rest.slice(0, -1))
    else if (event.key === 'Delete') onChange('')
    else if (/^[\d+]$/.test(event.key)) replace(rest + event.key)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    replace(event.clipboardData.getData('text'))
  }
  return (
    <div className="mx-auto flex w-full max-w-96 select-none flex-col gap-3">
      <input
        type="text"
        // The pad is the keyboard: the phone's own would cover it.
        inputMode="none"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        value={value && format(value)}
        placeholder={placeholder ?? label}
        onChange={(event) => replace(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="display h-16 w-full rounded-lg border border-edge bg-surface px-4 text-center text-2xl tabular-nums placeholder:text-muted placeholder-shown:font-normal placeholder-shown:font-sans placeholder-shown:text-lg placeholder-shown:tracking-normal aria-invalid:border-danger"
      />
      {error && (
        <p role="alert" className="text-center text-danger-text">
          {error}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <PadKey key={digit} text={digit} onPress={() => add(digit)} />
        ))}
        {extraKey ? <PadKey text={extraKey} onPress={() => add(extraKey)} /> : <span />}
        <PadKey text="0" onPress={() => add('0')} />
        <button
          type="button"
          aria-label={texts.eraseDigit}
          onClick={erase}
          disabled={!value}
          className={`${keyClass} disabled:opacity-40`}
        >
          <Delete aria-hidden className="mx-auto size-7" />
        </button>
      </div>
    </div>
  )
}

const keyClass =
  'h-[clamp(3.5rem,9dvh,4.75rem)] touch-manipulation rounded-lg border border-line bg-surface transition hover:bg-quiet active:scale-95 active:bg-accent-soft'

function PadKey({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={`${keyClass} display text-xl`}>
      {text}
    </button>
  )
}
