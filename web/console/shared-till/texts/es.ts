import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  pin: {
    title: 'PIN para cajas compartidas',
    text: (company) =>
      `En una caja que comparte el equipo de ${company} entras con tu nombre y este PIN. Lo que haces allí se registra a tu nombre.`,
    label: 'PIN',
    another: 'PIN nuevo',
    hint: 'De 4 a 6 cifras',
    tooShort: 'Es demasiado corto',
    notDigits: 'Usa solo cifras',
    isSet: 'Ya tienes un PIN.',
    notSet: 'Aún no tienes PIN.',
    loading: 'Cargando tu PIN…',
    failed: 'No se pudo cargar tu PIN',
    retry: 'Intentar de nuevo',
    save: 'Crear PIN',
    change: 'Cambiar PIN',
    saving: 'Guardando…',
    saved: 'Tu PIN está guardado',
  },
  share: {
    open: 'Compartir esta caja',
    title: '¿Compartir esta caja?',
    pinFirst: 'Primero crea tu PIN',
    pinText:
      'En una caja compartida cada persona entra con su nombre y un PIN. Elige el tuyo y después comparte esta caja.',
    text: 'Cada persona del equipo entra aquí con su nombre y su PIN, y cada compra y cada anulación se registran a su nombre.',
    rights:
      'Hasta que escribas aquí tu contraseña o cierres sesión, este dispositivo solo abre la caja: ni tu cuenta ni el resto del local.',
    idle: 'Tras 5 minutos sin tocarla vuelve a pedir un PIN.',
    confirm: 'Compartir esta caja',
    busy: 'Compartiendo…',
    cancel: 'Cancelar',
    failed: 'La caja no se ha compartido.',
  },
  who: {
    title: '¿Quién está en la caja?',
    text: 'Elige tu nombre y escribe tu PIN.',
    loading: 'Cargando el equipo…',
    failed: 'No se pudo cargar el equipo.',
    retry: 'Intentar de nuevo',
    noPin: 'aún sin PIN',
    noPinText: '¿Aún no tienes PIN? Créalo en tu cuenta, en tu propio dispositivo.',
    pinOf: (name) => `PIN de ${name}`,
    placeholder: 'Tu PIN',
    come: 'Empezar',
    coming: 'Comprobando…',
    back: 'Otra persona',
    missing: 'Escribe tu PIN',
  },
  bar: {
    at: 'En la caja:',
    leave: 'Cambiar',
    leaveFor: (name) => `${name} está en la caja. Cambiar a otra persona`,
  },
  end: {
    open: 'Dejar de compartir',
    title: '¿Dejar de compartir esta caja?',
    text: (name) =>
      `${name} compartió esta caja. Con su contraseña vuelve a ser su propio dispositivo; sin ella, cierra sesión y vuelve a entrar.`,
    password: (name) => `Contraseña de ${name}`,
    missing: 'Escribe la contraseña',
    confirm: 'Dejar de compartir',
    busy: 'Comprobando…',
    cancel: 'Cancelar',
  },
}
