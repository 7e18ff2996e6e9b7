import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('ar')

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points': {
      const missing = number(locked.missing)
      return plural(locked.missing, {
        zero: `بقيت ${missing} نقطة`,
        one: 'بقيت نقطة واحدة',
        two: 'بقيت نقطتان',
        few: `بقيت ${missing} نقاط`,
        many: `بقيت ${missing} نقطة`,
        other: `بقيت ${missing} نقطة`,
      })
    }
    case 'minimum': {
      const from = number(locked.from)
      return plural(locked.from, {
        zero: `ابتداءً من ${from} نقطة`,
        one: 'ابتداءً من نقطة واحدة',
        two: 'ابتداءً من نقطتين',
        few: `ابتداءً من ${from} نقاط`,
        many: `ابتداءً من ${from} نقطة`,
        other: `ابتداءً من ${from} نقطة`,
      })
    }
    case 'sold_out':
      return 'نفدت الكمية'
    case 'paused':
      return 'البرنامج متوقف مؤقتًا'
  }
}
