import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { type Channel, type Template, templatesQuery } from '../messageQueries.ts'
import { texts } from '../texts.ts'

type TemplateListProps = { channel: Channel; onChoose: (template: Template) => void }

/** The business's active templates to choose from. */
export function TemplateList({ channel, onChoose }: TemplateListProps) {
  const query = useQuery(templatesQuery(channel))
  const { data, error } = query
  const words = texts[channel]
  if (!data && error) {
    return <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />
  }
  if (!data) return <TemplatesLoading />
  if (data.length === 0) {
    return (
      <EmptyState icon={<FileText />} title={words.none}>
        {words.noneText}
      </EmptyState>
    )
  }
  return <Templates templates={data} label={words.choose} onChoose={onChoose} />
}

type TemplatesProps = { templates: Template[]; label: string; onChoose: (template: Template) => void }

function Templates({ templates, label, onChoose }: TemplatesProps) {
  const first = useRef<HTMLButtonElement>(null)
  // Until now the dialog had nothing to focus but its close button.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-label={label}>
      <h3 className="mb-2 font-semibold text-sm">{label}</h3>
      <ul className="flex flex-col gap-2">
        {templates.map((template, index) => (
          <li key={template.id}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              onClick={() => onChoose(template)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-edge/60 bg-surface px-4 py-3 text-start transition-colors hover:border-edge hover:bg-quiet"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{template.name}</span>
                <span className="line-clamp-2 text-muted text-sm">{template.text}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TemplatesLoading() {
  return (
    <LoadingRows label={texts.loading} rows={3} className="flex flex-col gap-2 pt-7">
      <Skeleton className="h-20 rounded-md" />
    </LoadingRows>
  )
}
