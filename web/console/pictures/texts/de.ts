import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Deine Bilder',
  description: 'Für deine E-Mails. Sie werden so verkleinert, dass sie schnell laden.',
  upload: 'Bild hochladen',
  uploading: 'Wird hochgeladen…',
  drop: 'Oder zieh eins hierher: PNG, JPEG, WebP oder GIF.',
  dropNow: 'Loslassen, um es hochzuladen',
  none: 'Noch keine Bilder',
  noneText:
    'Lade Bilder von deinem Laden, deinem Team und deinen Waren hoch. Du kannst sie in jede E-Mail einfügen.',
  loading: 'Deine Bilder werden geladen…',
  loadFailed: 'Die Bilder konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  choose: (name) => `${name} auswählen`,
  unnamed: 'Bild',
  size: (width, height) => `${width} × ${height}`,
  remove: (name) => `${name} löschen`,
  confirm: {
    title: (name) => `${name} löschen?`,
    text: 'Es verschwindet aus der Sammlung. Schon gesendete E-Mails zeigen es weiterhin.',
    confirm: 'Bild löschen',
    busy: 'Wird gelöscht…',
  },
  wrongType: 'Dieses Format können E-Mails nicht zeigen. Wähle PNG, JPEG, WebP oder GIF.',
  gifTooLarge: 'Ein GIF darf höchstens 1 MB haben, dieses hat mehr. Wähle ein kleineres oder ein Standbild.',
  unreadable: 'Dieses Bild konnte nicht gelesen werden. Vielleicht ist es beschädigt: Wähle ein anderes.',
  uploaded: 'Das Bild ist in deiner Sammlung',
}
