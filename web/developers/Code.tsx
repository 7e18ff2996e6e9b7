/** A piece of code with its name. Long lines scroll inside it, by keys too. */
export function Code({ name, children }: { name: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-muted text-sm">{name}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line bg-surface p-3 font-mono text-sm leading-relaxed"
      >
        <code>{children}</code>
      </pre>
    </figure>
  )
}
