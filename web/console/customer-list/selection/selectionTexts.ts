/** Texts of actions on many customers. Figures arrive formatted. */
export const selectionTexts = {
  bar: 'Selected customers',
  select: (name: string) => `Select ${name}`,
  selectShown: 'Select everybody in sight',
  choose: 'Select',
  chooseDone: 'Done',
  selected: (count: string) => `${count} selected`,
  all: (count: string, more: boolean) => (more ? `more than ${count}` : count),
  allSelected: (count: string) => `All ${count} selected`,
  chooseAll: (count: string) => `Select all ${count} that match`,
  clear: 'Clear the selection',
  acts: { campaign: 'Campaign', tag: 'Tag', untag: 'Remove tag', export: 'Export these', erase: 'Erase' },
  tooMany: 'At most 5,000 customers at once. Narrow the list by a search or a filter.',
  nobody: 'Nobody matches any more.',
  tooManyPicked:
    'At most 1,000 customers can be picked for a campaign. Save the filter as a segment, which takes more.',
  tag: {
    title: (count: string) => `Tag ${count}`,
    submit: 'Add tag',
  },
  untag: {
    title: (count: string) => `Remove a tag from ${count}`,
    field: 'Tag',
    submit: 'Remove tag',
    none: 'There are no tags yet.',
  },
  erase: {
    title: (count: string) => `Erase ${count}?`,
    text: 'Names, contact details, notes, tags and messages go for good, and points that are left are forfeited. It cannot be undone.',
    confirm: (word: string) => `Type ${word} to confirm`,
    submit: 'Erase for good',
  },
  cancel: 'Cancel',
  working: (done: string, count: string) => `${done} of ${count}...`,
  customers: (count: string, n: number) => (n === 1 ? `${count} customer` : `${count} customers`),
  done: {
    tag: (count: string) => `${count} tagged`,
    untag: (count: string) => `Tag removed from ${count}`,
    erase: (count: string) => `${count} erased`,
  },
  exported: (count: string) => `${count} exported`,
  gone: (count: string, n: number) =>
    n === 1 ? `${count} was already gone.` : `${count} were already gone.`,
  stopped: (message: string) => `Then it stopped: ${message}`,
}
