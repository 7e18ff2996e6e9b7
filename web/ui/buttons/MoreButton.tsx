import { Button, type ButtonProps } from './Button.tsx'

/** A list that is loaded page by page, in TanStack Query's terms. */
export type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

type MoreButtonProps = Omit<ButtonProps, 'busy' | 'onClick'> & { pages: Pages }

/** Loads the next page of a list. Shows nothing on the last page. */
export function MoreButton({ pages, ...button }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return <Button {...button} busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()} />
}
