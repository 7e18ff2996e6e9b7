import type { AdminAnnouncement } from '#server/admin/announcements/contract.ts'

/** The words of /admin/announcements. Figures and dates arrive formatted. */
export const announcementTexts = {
  title: 'Announcements',
  description: 'What every shop reads above its dashboard, except for people who only work at the counter.',
  form: {
    title: 'New announcement',
    heading: 'Title',
    message: 'Text',
    messageHint: 'Plain text. Everybody reads it as it is written here.',
    tone: 'Kind',
    tones: { info: 'Information', warning: 'Warning' } satisfies Record<AdminAnnouncement['tone'], string>,
    from: 'First day',
    until: 'Last day',
    daysHint: 'Days are UTC.',
    send: 'Announce',
    sending: 'Announcing...',
    failed: 'It could not be announced.',
    missing: { title: 'Give a title', message: 'Write a text', day: 'Choose a day' },
    done: {
      now: 'Every shop reads it from now on',
      later: (day: string) => `Every shop reads it from ${day}`,
    },
  },
  list: {
    title: 'All announcements',
    none: 'Nothing was announced yet',
    noneText: 'What you announce stands here, with how many people have dismissed it.',
    states: {
      'to come': 'To come',
      'in force': 'In force',
      over: 'Over',
      ended: 'Ended early',
    } satisfies Record<AdminAnnouncement['state'], string>,
    days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
    by: (name: string, at: string) => `${name}, ${at}`,
    gone: 'Someone whose account is gone',
    endedOn: (moment: string) => `Ended on ${moment}`,
    dismissed: (count: string, number: number) => {
      if (number === 0) return 'Nobody has dismissed it yet'
      return number === 1 ? '1 person has dismissed it' : `${count} people have dismissed it`
    },
    end: 'End now',
    endOne: (title: string) => `End now: ${title}`,
    ending: 'Ending...',
    ended: 'It is shown no longer',
    notEnded: 'It could not be ended.',
  },
}
