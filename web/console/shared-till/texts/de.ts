import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  pin: {
    title: 'PIN für gemeinsame Kassen',
    text: (company) =>
      `An einer gemeinsamen Kasse im Team von ${company} meldest du dich mit deinem Namen und dieser PIN an. Was du dort tust, wird unter deinem Namen erfasst.`,
    label: 'PIN',
    another: 'Neue PIN',
    hint: '4 bis 6 Ziffern',
    tooShort: 'Das ist zu kurz',
    notDigits: 'Nur Ziffern, bitte',
    isSet: 'Du hast eine PIN.',
    notSet: 'Du hast noch keine PIN.',
    loading: 'Deine PIN wird geladen…',
    failed: 'Deine PIN konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    save: 'PIN festlegen',
    change: 'PIN ändern',
    saving: 'Wird gespeichert…',
    saved: 'Deine PIN ist festgelegt',
  },
  share: {
    open: 'Kasse teilen',
    title: 'Diese Kasse teilen?',
    pinFirst: 'Lege zuerst deine PIN fest',
    pinText:
      'An einer gemeinsamen Kasse melden sich alle mit Namen und PIN an. Wähle deine und teile dann diese Kasse.',
    text: 'Alle im Team melden sich hier mit Namen und PIN an. Jeder Kauf und jedes Storno wird unter dem jeweiligen Namen erfasst.',
    rights:
      'Bis du hier dein Passwort eingibst oder dich abmeldest, öffnet dieses Gerät nur die Kasse: nicht dein Konto und nicht den Rest des Ladens.',
    idle: 'Nach 5 Minuten ohne Berührung fragt die Kasse wieder nach einer PIN.',
    confirm: 'Kasse teilen',
    busy: 'Wird geteilt…',
    cancel: 'Abbrechen',
    failed: 'Die Kasse ist nicht geteilt.',
  },
  who: {
    title: 'Wer ist an der Kasse?',
    text: 'Wähle deinen Namen und gib deine PIN ein.',
    loading: 'Das Team wird geladen…',
    failed: 'Das Team konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    noPin: 'noch keine PIN',
    noPinText: 'Noch keine PIN? Lege sie auf deinem eigenen Gerät in deinem Konto fest.',
    pinOf: (name) => `PIN von ${name}`,
    placeholder: 'Deine PIN',
    come: 'Los',
    coming: 'Wird geprüft…',
    back: 'Jemand anderes',
    missing: 'Gib deine PIN ein',
  },
  bar: {
    at: 'An der Kasse:',
    leave: 'Wechseln',
    leaveFor: (name) => `${name} ist an der Kasse. Zu jemand anderem wechseln`,
  },
  end: {
    open: 'Teilen beenden',
    title: 'Diese Kasse nicht mehr teilen?',
    text: (name) =>
      `${name} hat diese Kasse eingerichtet. Mit dem Passwort von ${name} wird sie wieder ein persönliches Gerät. Ohne Passwort hilft nur, sich ab- und wieder anzumelden.`,
    password: (name) => `Passwort von ${name}`,
    missing: 'Gib das Passwort ein',
    confirm: 'Teilen beenden',
    busy: 'Wird geprüft…',
    cancel: 'Abbrechen',
  },
}
