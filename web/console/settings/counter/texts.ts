/** The words of the limit for the counter role. */
export const counterLimitTexts = {
  title: 'Limit at the counter',
  description:
    'The largest purchase that somebody who works at the counter alone, or at a shared till, can record.',
  label: 'Largest amount',
  hint: 'Leave it empty for no limit. Members and admins record more on a device of their own. Whatever is ten times above your usual is asked about once more, whoever records it.',
  unreadable: 'Enter an amount above 0 without marks between thousands, such as 500 or 1250.50',
  save: 'Save limit',
  saving: 'Saving...',
  saved: 'Limit saved',
  none: 'No limit any more',
}
