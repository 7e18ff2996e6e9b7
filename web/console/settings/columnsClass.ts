/** Index and card beside the sections on desks, before them on phones; the sections end where the heading does. */
export const columnsClass =
  'mx-auto grid max-w-3xl items-start gap-6 xl:mx-0 xl:max-w-none xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-10'
