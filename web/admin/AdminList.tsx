import { PagedList, type PagedListProps } from '#web/console/page/PagedList.tsx'
import { texts } from './texts.ts'

type AdminListProps<Row> = Omit<PagedListProps<Row>, 'words'> & {
  words: { more: string; loadingMore: string }
}

/** A list of the platform's own screens that is loaded page by page. */
export function AdminList<Row>({ words, ...list }: AdminListProps<Row>) {
  return (
    <div aria-busy={list.pages.isFetching} className="flex flex-col gap-4">
      <PagedList {...list} words={{ ...words, failed: texts.failed, retry: texts.retry }} />
    </div>
  )
}
