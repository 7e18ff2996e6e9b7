import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Bienvenida',
    text: '¡Te damos la bienvenida a {business_name}, {firstName}! {promise} Responde STOP para darte de baja, HELP para ayuda.',
    rates: ' Pueden aplicarse tarifas.',
    subject: 'Te damos la bienvenida a {business_name}',
    body: `Hola, {firstName}:

Gracias por unirte a {business_name}. {promise}

Tu tarjeta está a un toque.

¡Hasta pronto!`,
  },
  promises: {
    text: {
      general: 'Ya sumas premios con nosotros.',
      often: 'Con {count} sellos ganas: {reward}.',
      amounts: 'Con {count} puntos ganas: {reward}.',
      visits: 'Con cada visita crece tu descuento.',
    },
    email: {
      general: 'A partir de ahora cada visita cuenta: solo di tu número de teléfono en la caja.',
      often: 'Con {count} sellos ganas: {reward}. Solo di tu número de teléfono en la caja.',
      amounts: 'Con {count} puntos ganas: {reward}. Solo di tu número de teléfono en la caja.',
      visits: 'Cuanto más vienes, mayor es tu descuento. Solo di tu número de teléfono en la caja.',
    },
  },
  reward: {
    name: 'Premio ganado',
    text: 'Buenas noticias, {firstName}: ¡te espera un premio en {business_name}!',
    subject: 'Te espera un premio en {business_name}',
    body: `¡Buenas noticias, {firstName}!

Has ganado un premio en {business_name}. Muestra el código de abajo en la caja en tu próxima visita.

Gracias por volver.`,
  },
  milestone: {
    name: 'Meta de puntos',
    text: '{firstName}, ya tienes {points} puntos en {business_name}. ¡Gracias por volver!',
  },
  birthday: {
    name: 'Cumpleaños',
    text: '¡Feliz cumpleaños, {firstName}! En {business_name} te deseamos lo mejor.',
    subject: 'Feliz cumpleaños de parte de {business_name}',
    body: `¡Feliz cumpleaños, {firstName}!

Todo el equipo de {business_name} te desea un día maravilloso. Ven a celebrarlo con nosotros.`,
  },
  news: {
    name: 'Novedades',
    subject: 'Novedades de {business_name}',
    body: `Hola, {firstName}:

Hay algo nuevo en {business_name}. Ven a vernos: tu tarjeta espera su próxima visita.`,
  },
  custom: {
    name: 'Unas palabras',
    text: 'Hola, {firstName}: gracias por venir a {business_name}. ¡Hasta pronto!',
    subject: 'Unas palabras de {business_name}',
    body: `Hola, {firstName}:

Gracias por venir a {business_name}. Esperamos verte de nuevo.`,
  },
  expiry: {
    name: 'Vence pronto',
    text: '{firstName}, parte de lo que has sumado en {business_name} vence pronto. Ven a aprovecharlo:',
    subject: 'Úsalo antes de que venza, en {business_name}',
    body: `Hola, {firstName}:

Parte de lo que has sumado en {business_name} vence pronto. Nos encantaría que vinieras a aprovecharlo:`,
  },
  miss_you: {
    name: 'Te echamos de menos',
    text: 'Hola, {firstName}: hace tiempo que no te vemos. ¡Ven pronto a {business_name}!',
    subject: 'Te echamos de menos en {business_name}',
    body: `Hola, {firstName}:

Ha pasado un tiempo desde tu última visita, y nos encantaría volver a verte.

Todo el equipo de {business_name} te espera.`,
  },
  nth_visit: {
    name: 'Gracias por volver',
    text: 'Gracias por volver tantas veces a {business_name}, {firstName}. ¡Significa mucho para nosotros!',
    subject: 'Gracias por volver a {business_name}',
    body: `Hola, {firstName}:

Ya has venido muchas veces a {business_name}. Significa mucho para nosotros: ¡gracias!

Hasta pronto.`,
  },
  unused_reward: {
    name: 'Un premio te espera',
    text: '{firstName}, algo te sigue esperando en {business_name}. Muestra esto cuando vengas:',
    subject: 'Algo te sigue esperando en {business_name}',
    body: `Hola, {firstName}:

Has ganado un premio en {business_name} y todavía no lo has usado. Muestra el código de abajo en la caja en tu próxima visita.`,
  },
}
