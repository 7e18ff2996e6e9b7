import { keepPreviousData } from '@tanstack/react-query'

/** Options of a list that is read page by page. The last results stay while those of another search are read. */
export const byPages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
  placeholderData: keepPreviousData,
}
