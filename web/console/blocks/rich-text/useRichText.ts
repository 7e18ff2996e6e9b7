import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Span } from '#server/messaging/blocks/contract.ts'
import { docOf, marks, paragraphsOf, schema } from './richText.ts'

type Paragraphs = Span[][]

type RichText = {
  paragraphs: Paragraphs
  /** The accessible name. */
  label: string
  /** Shown while the text is empty. */
  hint: string
  /** `isTyping` is true for single letters, which one undo takes back together. */
  onChange: (paragraphs: Paragraphs, isTyping: boolean) => void
  /** Called for Ctrl or Cmd with K. */
  onLink: () => void
}

/** Marks acts that are undone separately. */
const AT_ONCE = 'at once'
const FROM_OUTSIDE = 'from outside'

/** A rich text with bold, italic and links, edited in place. Its owner keeps the undo history. */
export function useRichText({ paragraphs, label, hint, onChange, onLink }: RichText) {
  const place = useRef<HTMLDivElement>(null)
  const reported = useRef(paragraphs)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const report = useEffectEvent(onChange)
  const link = useEffectEvent(onLink)

  useLayoutEffect(() => {
    const plugins = [linkKey(link), keys, keymap(baseKeymap), placeholderMarks(hint)]
    const editor = new EditorView(place.current!, {
      state: EditorState.create({ doc: docOf(reported.current), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-begin': '' },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta(FROM_OUTSIDE)) return
        reported.current = paragraphsOf(next.doc)
        report(reported.current, isTyping(transaction))
      },
    })
    setView(editor)
    setState(editor.state)
    return () => editor.destroy()
  }, [label, hint])

  useLayoutEffect(() => {
    if (!view || paragraphs === reported.current) return
    reported.current = paragraphs
    takeOver(view, docOf(paragraphs))
  }, [view, paragraphs])
  return { place, view, state }
}

const isTyping = (transaction: Transaction): boolean =>
  !transaction.getMeta('uiEvent') &&
  !transaction.getMeta(AT_ONCE) &&
  transaction.steps.every((step) => step instanceof ReplaceStep)

/**
 * Opens the link field with Ctrl or Cmd with K. Elsewhere these keys open the list of screens, which must not get them.
 */
const linkKey = (link: () => void): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.stopPropagation()
        link()
        return true
      },
    },
  })

const keys = keymap({
  'Mod-b': toggleMark(marks.bold),
  'Mod-i': toggleMark(marks.italic),
  'Shift-Enter': ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(schema.nodes.line_break!.create()).scrollIntoView())
    return true
  },
})

/** Marks placeholders, and shows a hint in an empty text. */
function placeholderMarks(hint: string): Plugin {
  const marksIn = (doc: Node): Decoration[] => {
    const found: Decoration[] = []
    doc.descendants((node, at) => {
      for (const { index, 0: name } of node.text?.matchAll(/\{\w+\}/g) ?? [])
        found.push(Decoration.inline(at + index, at + index + name.length, { class: 'placeholder' }))
    })
    return found
  }
  const hintIn = ({ firstChild, childCount }: Node): Decoration[] =>
    childCount === 1 && firstChild!.childCount === 0
      ? [Decoration.node(0, firstChild!.nodeSize, { 'data-hint': hint })]
      : []
  return new Plugin({
    props: { decorations: ({ doc }) => DecorationSet.create(doc, [...marksIn(doc), ...hintIn(doc)]) },
  })
}

/** Replaces only the part that differs, so that the caret stays near it. */
function takeOver(view: EditorView, wanted: Node): void {
  const { doc, tr } = view.state
  const from = doc.content.findDiffStart(wanted.content)
  const end = doc.content.findDiffEnd(wanted.content)
  if (from === null || end === null) return
  // From 'a' to 'aa', both ends can point at the same letter.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const until = end.b + overlap
  tr.replace(from, end.a + overlap, wanted.slice(from, until)).setMeta(FROM_OUTSIDE, true)
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(until, tr.doc.content.size)))))
}

/** True if a mark applies to the selection, or to text typed at the caret. */
export function isOn(
  { selection, storedMarks, doc }: EditorState,
  mark: 'bold' | 'italic' | 'link',
): boolean {
  const { from, to, $from, empty } = selection
  if (empty) return marks[mark].isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, marks[mark])
}

export function toggle(view: EditorView, mark: 'bold' | 'italic'): void {
  toggleMark(marks[mark])(view.state, view.dispatch)
  view.focus()
}

export function putIn(view: EditorView, text: string): void {
  view.dispatch(view.state.tr.insertText(text).setMeta(AT_ONCE, true).scrollIntoView())
  view.focus()
}

/** The link at the caret or at the start of the selection, with its start and end. */
export function linkAt({ selection }: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = selection
  const parent = $from.parent
  const start = $from.start()
  let found: { from: number; to: number; href: string } | undefined
  parent.forEach((node, offset) => {
    const href = marks.link.isInSet(node.marks)?.attrs.href as string | undefined
    const [from, to] = [start + offset, start + offset + node.nodeSize]
    if (href === undefined) return
    if (found?.to === from && found.href === href) found.to = to
    else if (!found || found.to < $from.pos) found = { from, to, href }
  })
  return found && found.from <= $from.pos && $from.pos <= found.to ? found : undefined
}

/** Links the selection, or changes the link at the caret, or inserts the address as a link; '' removes the link. */
export function setLink(view: EditorView, href: string): void {
  const { state } = view
  const within = linkAt(state)
  const { empty, from, to } = state.selection
  const range = empty ? within : { from, to }
  const { tr } = state
  if (range) {
    tr.removeMark(range.from, range.to, marks.link)
    if (href !== '') tr.addMark(range.from, range.to, marks.link.create({ href }))
  } else if (href !== '') {
    tr.replaceSelectionWith(schema.text(href, [marks.link.create({ href })]), false)
  }
  view.dispatch(tr.setMeta(AT_ONCE, true))
  view.focus()
}
