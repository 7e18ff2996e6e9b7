import { Bold, Italic, Link } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import type { BodyProps } from '../BuilderContext.ts'
import type { DraftOf } from '../design/draft.ts'
import { TextLink } from '../rich-text/TextLink.tsx'
import { isOn, linkAt, putIn, setLink, toggle, useRichText } from '../rich-text/useRichText.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { PutIn } from './PutIn.tsx'

const words = texts.text
const looks = {
  text: 'text-[1rem]',
  footer: 'text-[0.8125rem] text-[light-dark(#57534e,#a8a29e)]',
}
const inside =
  '[&_.ProseMirror]:min-h-[1.625em] [&_.ProseMirror]:whitespace-pre-wrap [&_.ProseMirror]:wrap-anywhere [&_.ProseMirror]:outline-none [&_p+p]:mt-4 [&_a]:underline [&_.placeholder]:rounded-[0.25rem] [&_.placeholder]:bg-[light-dark(#0000000f,#ffffff0f)] [&_[data-hint]]:before:pointer-events-none [&_[data-hint]]:before:float-start [&_[data-hint]]:before:h-0 [&_[data-hint]]:before:opacity-60 [&_[data-hint]]:before:content-[attr(data-hint)]'

/** A text or the small print, with bold, italic and links. */
export function TextBlock({ draft, selected, edit, wrong }: BodyProps<DraftOf<'text' | 'footer'>>) {
  const [linking, setLinking] = useState(false)
  const label = draft.kind === 'text' ? words.words : texts.kinds.footer
  const { place, view, state } = useRichText({
    paragraphs: draft.paragraphs,
    label,
    hint: label,
    onChange: (paragraphs, isTyping) => edit({ paragraphs }, isTyping ? 'typing' : undefined),
    onLink: () => setLinking(true),
  })
  return (
    <>
      <div
        ref={place}
        aria-invalid={wrong.paragraphs ? true : undefined}
        className={`${inside} ${looks[draft.kind]}`}
      />
      {selected && view && state && (
        <BlockSettings draft={draft}>
          {linking && (
            <TextLink
              href={linkAt(state)?.href ?? ''}
              onSet={(href) => {
                setLink(view, href)
                setLinking(false)
              }}
              onLeave={() => {
                setLinking(false)
                view.focus()
              }}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a set of fields would be named by a legend in sight */}
          <div role="group" aria-label={words.formats} className="flex flex-wrap">
            <Switch label={words.bold} on={isOn(state, 'bold')} onClick={() => toggle(view, 'bold')}>
              <Bold />
            </Switch>
            <Switch label={words.italic} on={isOn(state, 'italic')} onClick={() => toggle(view, 'italic')}>
              <Italic />
            </Switch>
            <Switch label={words.link} on={isOn(state, 'link')} onClick={() => setLinking(!linking)}>
              <Link />
            </Switch>
            <PutIn onChoose={(text) => putIn(view, text)} />
          </div>
        </BlockSettings>
      )}
    </>
  )
}

type SwitchProps = { label: string; on: boolean; onClick: () => void; children: ReactNode }

const Switch = ({ label, on, onClick, children }: SwitchProps) => (
  <IconButton
    label={label}
    icon={children}
    aria-pressed={on}
    onClick={onClick}
    className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
  />
)
