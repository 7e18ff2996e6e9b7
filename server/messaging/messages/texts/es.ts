import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) =>
    `Tu tarjeta de ${business}: ${link} Sirve hasta el ${day} y es solo para ti.`,
  code: (code, minutes) =>
    `Usa ${code} para entrar en tus tarjetas de cliente. Sirve durante ${minutes} minutos. Nadie de un local te lo va a pedir.`,
  stopped: 'Ya no te enviaremos SMS. Responde START para recibirlos de nuevo.',
  started: (rates) =>
    `Vuelves a recibir nuestros SMS. Responde STOP para darte de baja, HELP para ayuda.${rates}`,
  help: (from, url, rates) =>
    `SMS de tu tarjeta en ${from}, tras tus visitas. Tus tarjetas: ${url} Responde STOP para darte de baja.${rates}`,
  senders: 'locales con Regulars',
  rates: ' Pueden aplicarse tarifas.',
  cardUntil: (day) => `El enlace a tu tarjeta la muestra hasta el ${day}, en cualquier navegador.`,
}
