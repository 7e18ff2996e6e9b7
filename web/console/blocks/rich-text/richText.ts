import { Fragment, type Mark, type Node, Schema } from 'prosemirror-model'
import type { Span } from '#server/messaging/blocks/contract.ts'
import { isLink } from './links.ts'

const asParagraph = 'p, h1, h2, h3, h4, h5, h6, li, div, blockquote, pre, td, th, dt, dd'

/** Everything that a text can contain: pasted content is converted to this or left out. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: '(text | line_break)*',
      parseDOM: asParagraph.split(', ').map((tag) => ({ tag })),
      toDOM: () => ['p', { dir: 'auto' }, 0],
    },
    text: {},
    line_break: {
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (anchor) => {
            const href = anchor.getAttribute('href')!.trim()
            return isLink(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything that is copied in a `b` that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d{2})$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
})

const { paragraph, line_break, doc } = schema.nodes as Record<
  'paragraph' | 'line_break' | 'doc',
  Node['type']
>
export const marks = schema.marks as Record<'link' | 'bold' | 'italic', Mark['type']>

/** The document of a block's paragraphs. It always has at least one to write in. */
export function docOf(paragraphs: readonly Span[][]): Node {
  const nodes = paragraphs.map((spans) => paragraph.create(null, Fragment.from(spans.flatMap(nodesOf))))
  return doc.create(null, nodes.length > 0 ? nodes : [paragraph.create()])
}

function nodesOf({ text, bold, italic, link }: Span): Node[] {
  const on = [
    link !== undefined && marks.link.create({ href: link }),
    bold && marks.bold.create(),
    italic && marks.italic.create(),
  ].filter((mark) => mark !== undefined && mark !== false)
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [line_break.create(null, null, on)] : []),
      ...(line === '' ? [] : [schema.text(line, on)]),
    ])
}

/** The paragraphs of a document; a line break becomes a newline. */
export function paragraphsOf(document: Node): Span[][] {
  return document.children.map((node) => node.children.map(spanOf).reduce<Span[]>(joined, []))
}

function spanOf(node: Node): Span {
  const link = marks.link.isInSet(node.marks)?.attrs.href as string | undefined
  return {
    text: node.isText ? node.text! : '\n',
    ...(marks.bold.isInSet(node.marks) && { bold: true }),
    ...(marks.italic.isInSet(node.marks) && { italic: true }),
    ...(link !== undefined && { link }),
  }
}

function joined(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1)
  const isLike = last && last.bold === next.bold && last.italic === next.italic && last.link === next.link
  return isLike ? [...spans.slice(0, -1), { ...last, text: last.text + next.text }] : [...spans, next]
}
