import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Ver tu tarjeta',
  welcome: {
    subject: 'Te damos la bienvenida a {business_name}',
    title: '¡Te damos la bienvenida, {firstName}!',
    thanks: 'Gracias por unirte a {business_name}. A partir de ahora cada visita cuenta.',
    till: 'En la caja **solo di tu número de teléfono**. No hace falta llevar nada ni imprimir nada.',
    goodToKnow: 'Conviene saberlo',
    collect: ['**Suma**', 'Cada vez que vienes, añadimos a tu tarjeta lo que has ganado.'],
    enjoy: ['**Disfruta**', 'Cuando tienes un premio, te escribimos. Muéstralo en tu próxima visita.'],
    questions: '¿Alguna pregunta? Responde a este correo o pregúntanos en la caja.',
  },
  reward: {
    subject: 'Te espera un premio en {business_name}',
    title: 'Esta vez invitamos nosotros, {firstName}',
    earned: 'Has ganado un premio en {business_name}. Gracias por volver.',
    how: 'En tu próxima visita, **muestra el código en la caja**. Eso es todo.',
    seeRewards: 'Ver todos tus premios',
    once: 'Cada código sirve una vez. Tu tarjeta indica hasta cuándo.',
  },
  milestone: {
    subject: '{firstName}, mira hasta dónde has llegado',
    title: '¡Mira hasta dónde has llegado!',
    noticed: 'Hola, {firstName}: sigues volviendo a {business_name}. Lo hemos notado y nos alegra el día.',
    choice:
      'Hay quien ahorra para algo especial y hay quien se da un gusto enseguida. Lo que hagas depende de ti.',
    see: 'Ver lo que puedes conseguir',
    thanks: 'Gracias por estar entre nuestros clientes de siempre.',
  },
  birthday: {
    subject: '¡Feliz cumpleaños, {firstName}!',
    title: '¡Feliz cumpleaños, {firstName}!',
    wishes: [
      'Hoy es tu día, y todo el equipo de {business_name} te desea uno maravilloso.',
      'Ven a celebrarlo con nosotros y trae a quien quieras.',
    ],
    from: 'Con los mejores deseos de todo el equipo.',
  },
  'miss-you': {
    subject: '¡Cuánto tiempo, {firstName}!',
    title: 'Te hemos echado de menos',
    while: [
      'Hola, {firstName}: hace tiempo que no te vemos en {business_name}, y nos encantaría que volvieras.',
      'Lo que has sumado sigue aquí:',
    ],
    better: '¿Hay algo que podamos mejorar? Responde a este correo. Leemos cada palabra.',
  },
  news: {
    subject: 'Novedades en {business_name}',
    picture: 'La novedad',
    title: 'Hay algo nuevo',
    told: [
      'Hola, {firstName}: hemos estado preparando algo, y ya está aquí.',
      'Cuenta en dos o tres frases qué es, qué lo hace especial y desde cuándo se puede tener.',
    ],
    first: { title: 'Lo primero', text: 'Una frase que despierte la curiosidad.' },
    second: { title: 'Lo segundo', text: 'Otra, igual de corta.' },
    use: 'Tu tarjeta cuenta cada visita. Ven y aprovéchala.',
  },
  offer: {
    subject: 'Algo para ti, {firstName}',
    title: 'Un pequeño agradecimiento',
    yours:
      'Hola, {firstName}: queremos agradecerte tu fidelidad, así que aquí tienes algo para ti. **Este código es solo tuyo** y sirve una vez:',
    how: 'Muéstralo en la caja al pagar, en el teléfono o en papel, y nosotros nos encargamos del resto.',
    rules: 'El código no se cambia por dinero ni se combina con otro.',
  },
  season: {
    subject: 'Nueva temporada en {business_name}',
    picture: 'La nueva temporada en nuestro local',
    title: 'Nuestra época favorita del año',
    told: [
      'Hola, {firstName}: cambia la temporada, y también lo que encuentras aquí.',
      'Durante las próximas semanas tenemos cosas que solo hacemos en esta época del año. Cuando se acaban, se acaban.',
    ],
    share: ['**Para compartir**', 'Algo para toda la mesa.'],
    give: ['**Para regalar**', 'Un regalo que nadie espera.'],
    keep: ['**Para ti**', 'Date un gusto. Te lo has ganado.'],
    wishes: 'Te deseamos una buena temporada, a ti y a los tuyos, y esperamos verte pronto.',
  },
  hours: {
    subject: 'Nuevo horario en {business_name}',
    title: 'Abrimos más horas',
    asked:
      'Hola, {firstName}: muchos lo habían pedido. A partir del próximo lunes nos encuentras en este horario:',
    week: ['**De lunes a viernes**', 'De 8 de la mañana a 7 de la tarde'],
    weekend: ['**Sábado y domingo**', 'De 9 de la mañana a 5 de la tarde'],
    date: 'Y una fecha para apuntar',
    evening: [
      'La primera tarde habrá algo que probar para todos los que vengan.',
      'No hace falta avisar. Trae a alguien, y ven con tiempo.',
    ],
  },
  thanks: {
    subject: 'Gracias por venir, {firstName}',
    title: 'Gracias por venir',
    told: [
      'Hola, {firstName}: fue un gusto verte en {business_name}.',
      'Un local pequeño vive de lo que la gente cuenta. Si te gustó, **déjanos unas palabras** donde tú también buscas sitios: en el mapa o en nuestra página. Es un minuto y nos ayuda mucho.',
      'Y si algo no estuvo bien, dínoslo primero a nosotros: responde a este correo y lo arreglamos.',
    ],
    next: 'Hasta la próxima. Te esperamos.',
  },
}
