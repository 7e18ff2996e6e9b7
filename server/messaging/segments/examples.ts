/** A segment of the Blue Door Café: customers who often come and may be mailed. */
export const exampleSegment = {
  id: '0198c2e6-30f1-7d28-94b7-5e6c1a8f2d07',
  name: 'Often here, may be mailed',
  meaning: null,
  rule: {
    match: 'all' as const,
    of: [
      { about: 'visits' as const, is: 'at_least' as const, value: 10 },
      { about: 'agreed' as const, channel: 'email' as const, is: 'yes' as const },
    ],
  },
  version: 1,
  created_at: '2026-02-03T10:15:00.000Z',
}

const { name, rule } = exampleSegment
export const listSegments = { answer: { data: [exampleSegment], next: null } }
export const countSegment = { body: { rule }, answer: { count: 84, may_text: 61, may_mail: 84 } }
export const createSegment = { body: { name, rule }, answer: exampleSegment }
export const editSegment = {
  body: { version: 1, name: 'Regulars by mail', rule },
  answer: { ...exampleSegment, name: 'Regulars by mail', version: 2 },
}
