import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Aviso de privacidad',
  since: 'noviembre de 2026',
  intro:
    'Cuando te unes al programa de fidelidad de un local, el local es el responsable de tus datos: decide qué se hace con ellos, y nosotros los guardamos por encargo suyo. De las cuentas de los locales y del funcionamiento de este sitio es responsable quien lo gestiona. No se venden datos, aquí no hay publicidad y ningún script de otra empresa te observa en estas páginas.',
  sections: [
    {
      heading: 'Qué se guarda sobre los clientes',
      paragraphs: [
        'Tu número de teléfono y lo que hayas querido añadir: nombre, correo, cumpleaños y un PIN, del que solo se guarda una forma irreconocible que no permite volver a leerlo.',
        'Lo que acumulas y usas: visitas, importes de compras, puntos, sellos y premios, con la fecha y la hora, y quién los anotó.',
        'A qué diste tu consentimiento: las palabras exactas, la fecha y la hora, y la dirección IP desde la que se envió el formulario. Los mensajes que se te enviaron y si llegaron. Si el local lo tiene activado, sus correos llevan una imagen que avisa cuándo se abren.',
      ],
    },
    {
      heading: 'Para qué',
      paragraphs: [
        'Para llevar tu tarjeta y darte tus premios (el acuerdo entre tú y el local); para enviarte ofertas y novedades si diste tu consentimiento, hasta que lo retires; para demostrar el consentimiento donde la ley pide pruebas; y para proteger el servicio de abusos.',
      ],
    },
    {
      heading: 'Quién los recibe',
      paragraphs: [
        'El local y su equipo. Las empresas que entregan los SMS y los correos reciben el número o la dirección y el mensaje; lo entregan y no hacen nada más con ello. Un local puede llevar una lista de correo en Mailchimp: entonces Mailchimp recibe el nombre, el correo y los programas de los clientes que aceptaron correos, y se entera cuando se dan de baja. Los pagos de los locales los gestiona una empresa de pagos que no ve datos de clientes.',
        'Los números de teléfono y el consentimiento para los SMS no se comparten con terceros para su propia publicidad.',
        'Ningún local ve lo que otro guarda sobre ti. Dos cosas valen para todos los locales, porque los SMS salen de un mismo número: un STOP y el inicio de sesión en tus tarjetas con tu teléfono.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Una cookie recuerda durante media hora que abriste una página para unirte, para que una visita cuente una sola vez; no contiene nada sobre ti. Otra mantiene tu sesión iniciada, si inicias sesión. Ninguna más. Cuando miras tus tarjetas, tu propio dispositivo guarda cómo estaban la última vez, para que puedas verlas sin conexión.',
      ],
    },
    {
      heading: 'Cuánto tiempo',
      paragraphs: [
        'Mientras seas cliente del local. Si pides que se borren tus datos, el local quita tu nombre, tu número, tu correo y tu cumpleaños de todas partes; quedan movimientos de puntos y visitas que no son de nadie. Los enlaces y los códigos que te enviamos por SMS vencen solos; los enlaces, en una semana como máximo.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes ver tus datos, corregirlos, llevártelos o pedir que se borren, y retirar cualquier consentimiento: pídeselo al local o escríbenos y te ayudamos. También puedes presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
  ],
}
