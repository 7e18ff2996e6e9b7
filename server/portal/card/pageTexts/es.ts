import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Tu tarjeta está lista',
  forYou: 'Este enlace llegó por SMS a tu teléfono y es solo para ti.',
  open: 'Abrir mi tarjeta',
  pinStays: 'La próxima vez entras con tu número de teléfono y tu PIN, como siempre.',
  noPin:
    'La próxima vez entras con tu número de teléfono y un PIN. Elígelo ahora, o más adelante con un código por SMS.',
  noPinNow: 'La próxima vez entras con tu número de teléfono y un PIN. Elígelo ahora.',
  anotherPin: '¿No es tu PIN? Elige otro',
  choosePin: 'Elegir un PIN',
  pinLabel: 'Tu PIN nuevo',
  pinHint: 'De 4 a 6 cifras',
  openWithPin: 'Guardar PIN y abrir mi tarjeta',
  usedTitle: 'Este enlace ya se usó',
  used: 'Abre la tarjeta donde se abrió por primera vez, mientras no cierres allí la sesión. En cualquier otro sitio, entra con tu número de teléfono y tu PIN. Si no tienes PIN, al entrar puedes pedir un código por SMS.',
  usedNow:
    'Abre la tarjeta donde se abrió por primera vez, mientras no cierres allí la sesión. En cualquier otro sitio, entra con tu número de teléfono y tu PIN. Si no tienes PIN, pregunta en la caja: te muestran un código con el que eliges uno.',
  expiredTitle: 'Este enlace ha vencido',
  expired:
    'Los enlaces sirven durante una semana. Entra con tu número de teléfono; si no tienes PIN, ahí mismo puedes pedir un código por SMS.',
  expiredNow:
    'Los enlaces sirven durante una semana. Entra con tu número de teléfono y tu PIN. Si no tienes PIN, pregunta en la caja: te muestran un código con el que eliges uno.',
  newLink: 'Enviarme un enlace nuevo',
  askedTitle: 'Revisa tus SMS',
  asked:
    'Si esta tarjeta sigue siendo del teléfono que recibió el enlace anterior, en uno o dos minutos le llega uno nuevo. ¿No llega el SMS? Entra con tu número de teléfono o pregunta en el local.',
  tooOftenTitle: 'Lo has pedido demasiadas veces',
  tooOften:
    'Ya enviamos varios enlaces o códigos. Usa el último, inténtalo de nuevo en una hora o entra con tu número de teléfono.',
  changedTitle: 'Este enlace ya no corresponde',
  changed:
    'Se creó para otro número de teléfono u otra tarjeta. Entra con tu número de teléfono o pregunta en la caja.',
  closedTitle: 'El acceso está desactivado',
  closed: 'El acceso a esta tarjeta está desactivado. Ponte en contacto con el local.',
  unknownTitle: 'Este enlace no funciona',
  unknown:
    'Quizá se cortó por el camino. Abre el enlace entero del SMS, vuelve a escanear el código de la caja o entra con tu número de teléfono.',
  openedTooOftenTitle: 'Se ha intentado demasiadas veces',
  openedTooOften: 'Vuelve a abrir el enlace en una hora o entra con tu número de teléfono.',
  problemTitle: 'Algo no ha funcionado',
  problem: 'Vuelve a abrir el enlace en un momento. Si sigue sin funcionar, pregunta en la caja.',
  mail: {
    expired: 'Mostraba la tarjeta hasta el día que indica el correo. Entra para ver cómo está ahora.',
    changedTitle: 'Este enlace ya no sirve',
    changed:
      'Desde que se envió el correo cambió la dirección de correo, el número de teléfono o el PIN de la tarjeta, o el local cerró. Entra o pregunta en la caja.',
  },
  till: {
    title: 'Elige tu PIN',
    intro: (lastDigits) =>
      `Para la tarjeta con el número de teléfono que termina en ${lastDigits}. A partir de ahora entras con ese número y este PIN.`,
    usedTitle: 'Este código ya se usó',
    used: 'Cada código sirve para elegir un PIN una sola vez. Si lo usaste tú, entra con tu número de teléfono y ese PIN. Si no, avisa enseguida al personal: con otro código eliges otro PIN.',
    expiredTitle: 'Este código ha vencido',
    expired: 'Un código sirve durante cinco minutos, y solo el último. Pide otro en la caja.',
    changedTitle: 'Este código ya no corresponde',
    changed: 'Se creó para otro número de teléfono u otra tarjeta. Pide otro en la caja.',
  },
  view: {
    title: 'Tu tarjeta',
    until: (day) => `Este enlace la abre hasta el ${day}, en cualquier navegador.`,
    used: 'Este enlace ya se usó. Todavía muestra la tarjeta, pero ya no sirve para entrar.',
    cards: 'Tus programas de fidelidad',
    noCards: 'Todavía no has sumado nada.',
    rewards: 'Lo que te espera',
    enterPin: 'Escribe tu PIN para usarlo',
    lastDay: (day) => `Úsalo hasta el ${day}`,
    showCode: 'Mostrar el código del premio',
    wholeCard: 'Abrir la tarjeta completa',
    pinLabel: 'Tu PIN',
    pinHint: 'Las 4 a 6 cifras que elegiste para este número de teléfono',
    confirm: 'Continuar',
    whyPin: 'Un código vale un premio, por eso solo tú puedes mostrarlo.',
    byCode: '¿No tienes PIN o lo olvidaste? Pide un código por SMS',
    byLink: '¿No tienes PIN o lo olvidaste? Pide un enlace nuevo por SMS',
    atTheCounter:
      '¿No tienes PIN o lo olvidaste? Pregunta en la caja: te muestran un código con el que eliges uno.',
    noPhone: 'Para usar un premio, pregunta en la caja: ahí encuentran tu tarjeta.',
  },
  by: 'Tarjetas de cliente de Regulars',
  signIn: 'Entrar',
  askAtCounter: 'Pregunta en el local: ahí pueden ver tu tarjeta.',
}
