import type { BalanceType, DateReading } from '#server/data/imports/contract.ts'

type Telling = NonNullable<DateReading['day_first']>

const counted: Record<BalanceType, string> = {
  points: 'points',
  stamp_card: 'stamps',
  free_item: 'purchases',
}

/** The words of importing customers from a file; the spec's where it has any. */
export const texts = {
  button: 'Upload',
  running: (percent: string) => `Importing ${percent}`,
  title: {
    upload: 'Upload customers',
    preview: 'Which column is what?',
    validating: 'Check before importing',
    importing: 'Importing customers',
    results: 'Import finished',
  },
  back: 'Back',
  done: 'Done',
  close: 'Close',
  retry: 'Try Again',
  upload: {
    text: 'Bring your customers from a spreadsheet, another till or a mailing list: a CSV file of at most 5 MB, with a header row. You see what will happen before anything is imported.',
    choose: 'CSV file',
    sample: 'Download a sample file',
    hint: 'Columns such as First Name, Email, Mobile and Birthday are found in any order and many languages.',
    submit: 'Upload',
    busy: 'Uploading...',
    missing: 'Please upload a CSV file',
    tooLarge: 'File size must be less than 5MB',
    upgrade: 'See plans',
    recent: 'Earlier imports',
    outcome: (imported: string, total: string) => `${imported} of ${total} rows imported`,
  },
  preview: {
    text: (rows: string, count: number) =>
      `${rows} ${count === 1 ? 'row' : 'rows'} below the header. Check what each column is; columns that you skip are left out.`,
    column: (name: string) => `Column "${name}" is`,
    unnamed: (place: number) => `Column ${place}`,
    skip: 'Skip this column',
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      full_name: 'Full name',
      email: 'Email',
      phone: 'Phone',
      birthday: 'Birthday',
      opted_in_sms: 'Agreed to texts',
      opted_in_email: 'Agreed to emails',
      visits: 'Visits so far',
      tags: 'Tags',
      joined: 'Day of joining',
      last_visit: 'Last visit',
    },
    balance: (program: string, type: BalanceType) => `Opening ${counted[type]}: ${program}`,
    rows: 'The first rows of the file',
    orders: { mdy: 'month/day/year', dmy: 'day/month/year' },
    dates: 'Date order of birthdays',
    datesBy: {
      row: (row: number, text: string) => `Row ${row} (${text}) can be read in this way alone.`,
      country: 'We could not tell from the file, so we use your country’s order.',
      both: (month: Telling, day: Telling) =>
        `Row ${month.row_number} (${month.text}) has the month first, row ${day.row_number} (${day.text}) the day: rows that don’t fit are listed in the next step.`,
    },
    emails: 'Import people whose email a customer already has, if their phone differs',
    emailsHint: 'For families that share an address. Otherwise they are skipped.',
    submit: 'Check the rows',
  },
  validating: {
    busy: 'Checking every row...',
    valid: (n: string, count: number) => `${n} ${count === 1 ? 'customer' : 'customers'} will be added`,
    duplicates: (n: string, count: number) =>
      `${n} ${count === 1 ? 'duplicate' : 'duplicates'} will be skipped; customers you have stay as they are`,
    invalid: (n: string, count: number) => `${n} ${count === 1 ? 'row has' : 'rows have'} a mistake`,
    mended: (n: string, count: number) =>
      `${n} ${count === 1 ? 'customer is' : 'customers are'} added without a field that is wrong`,
    leaveOut: (n: string, count: number) =>
      `Import ${n} ${count === 1 ? 'row without its' : 'rows without their'} wrong field`,
    leaveOutHint: 'A wrong birthday beside a good phone, for example: the birthday alone is left out.',
    rechecking: 'Checking...',
    listed: (n: string, all: string) =>
      `The first ${n} of ${all}; all of them are in the file you can download afterwards.`,
    consent: 'May you write to them?',
    consentText:
      'Only people who agreed may get offers. Your word is written down with your name and today’s date.',
    sms: 'These customers agreed to get text messages from my shop',
    email: 'These customers agreed to get emails from my shop',
    fromFile: {
      sms: 'Who gets texts is taken from the file.',
      email: 'Who gets emails is taken from the file.',
    },
    silent: 'Importing sends no welcome message to anyone.',
    submit: (n: string, count: number) => `Import ${n} ${count === 1 ? 'customer' : 'customers'}`,
    starting: 'Starting...',
  },
  importing: {
    text: 'You can close this window, or the page: the import continues.',
    progress: (done: string, all: string) => `${done} of ${all} rows`,
    bar: 'Progress of the import',
  },
  results: {
    imported: 'Imported',
    duplicates: 'Duplicates skipped',
    failed: 'Failed',
    download: 'Download Failed Rows CSV',
    keep: 'Rows that were not imported can be downloaded for 30 days. Mend them and upload that file: it has every column of yours.',
    rows: 'Rows that were not imported',
    mended: 'Customers that were added without a field that was wrong',
    keepMended:
      'Whoever was added without a field is your customer now: put it right on their page, not by uploading the file again. The list can be downloaded for 30 days.',
    downloadMended: 'Download This List as CSV',
  },
  row: (n: number) => `Row ${n}`,
}
