import type { Language } from '#server/platform/text/languages.ts'
import { normalized } from '#server/platform/text/normalize.ts'

/**
 * Words that end texts, in each language in which a customer may be written to: those of the carriers and regulators of
 * its countries, and those that people write. English has those of 47 CFR 64.1200(a)(10) and of Twilio. Words that also
 * answer an ordinary question are left out: 'seis', 'peru', 'fin', 'red'.
 */
const words: Record<Language, string> = {
  ar: 'إيقاف أوقف توقف إلغاء قف',
  bg: 'стоп спри спрете отказ отпиши',
  ca: 'atura aturar baixa prou',
  cs: 'odhlásit odhlasit zrušit konec přestaň',
  da: 'stopp afmeld frameld',
  de: 'stopp abmelden abbestellen austragen ende',
  el: 'στοπ διακοπή διαγραφή σταμάτα τέλος',
  en: 'stop stopall unsubscribe cancel end quit revoke optout',
  es: 'baja parar alto detener cancelar salir desuscribir desuscribirme',
  et: 'stopp peata lõpeta loobu',
  fa: 'توقف لغو قطع',
  fi: 'lopeta peruuta',
  fr: 'arrêt arrêter arrêtez arrête désabonner désabonnement désinscrire désinscription annuler',
  he: 'הסר להסיר הסירו עצור הפסק ביטול',
  hi: 'रोकें रोको बंद स्टॉप',
  hr: 'stani prekini odjava odjavi',
  hu: 'állj leállít leállítás leiratkozás leiratkozom',
  id: 'berhenti henti batal',
  it: 'ferma fermare basta annulla disiscrivimi disiscrizione cancellami',
  ja: '停止 配信停止 ストップ 解除 中止',
  ko: '중지 정지 수신거부 그만 스톱 취소',
  lt: 'stabdyti stabdyk baigti atsisakyti',
  lv: 'beigt pārtraukt atteikties',
  ms: 'berhenti henti batal',
  nb: 'stopp avslutt avmeld',
  nl: 'stoppen afmelden uitschrijven',
  pl: 'koniec rezygnuję rezygnacja wypisz zatrzymaj',
  pt: 'parar pare sair cancelar remover descadastrar',
  ro: 'oprește opriți dezabonare dezabonez renunț',
  ru: 'стоп отписаться отписка отпишите хватит',
  sk: 'odhlásiť zrušiť koniec prestaň',
  sl: 'odjava odjavi prekini ustavi',
  sr: 'стоп одјава прекини odjava prekini',
  sv: 'stopp sluta avsluta avregistrera',
  th: 'หยุด ยกเลิก',
  tl: 'itigil tigil hinto ihinto',
  tr: 'dur durdur iptal ret çık',
  uk: 'стоп відписатися відписка досить',
  ur: 'روکیں روکو بند',
  vi: 'dừng ngừng hủy',
  zh: '停止 退订 退訂 取消 td',
}

/** Words that end texts whatever follows them. 'end of the month?' and 'cancel my order' may mean something else. */
const always = 'stop stopall unsubscribe optout stopp стоп στοπ arrêt 配信停止 退订 退訂 수신거부'

/** Without its accents this word is 'đúng', which says yes. */
const onlyWithAccents = 'dừng'

/** Strips a word of accents and case, and of letters that people replace where their keyboard lacks them. */
export const foldWord = (word: string): string =>
  normalized(word.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter]!)

const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

const foldAll = (some: string): string[] => some.split(' ').map(foldWord)
const stopWords = new Set(
  Object.values(words).flatMap((some) => foldAll(some).filter((word) => word !== foldWord(onlyWithAccents))),
)
const alwaysStop = new Set(foldAll(always))

/** Tells whether a word, as it was written, ends texts. */
export const isStopWord = (word: string): boolean =>
  stopWords.has(foldWord(word)) ||
  normalized(word.toLowerCase(), 'NFC') === normalized(onlyWithAccents, 'NFC')

/** Tells whether a first word ends texts whatever follows it. */
export const endsWhateverFollows = (word: string): boolean => alwaysStop.has(foldWord(word))

/** For the test that the stop words of each language are obeyed. */
export const stopWordsOf = (language: Language): string[] => words[language].split(' ')
