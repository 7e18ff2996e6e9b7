import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Términos y condiciones',
  since: 'noviembre de 2026',
  intro:
    'Regulars lleva tarjetas de cliente para pequeños locales. Estos términos rigen entre tú y quien gestiona este sitio. Son breves porque el servicio es sencillo.',
  sections: [
    {
      heading: 'Si acumulas en un local',
      paragraphs: [
        'El programa de fidelidad es del local. El local decide qué acumulas, cuáles son los premios y cuánto tiempo valen, y te debe lo que te prometió. Nosotros llevamos la cuenta para los dos: cada punto, cada sello y cada premio, con su motivo.',
        'Unirse es gratis y puedes dejarlo cuando quieras: díselo al local o escríbenos. Los puntos, los sellos y los premios no son dinero y no se pueden vender.',
        'Únete con tu propio número de teléfono. Quien pueda leer los SMS de ese número o sepa tu PIN puede abrir tu tarjeta, así que no compartas ninguno de los dos. El local puede anular movimientos hechos por error o por fraude, y la tarjeta lo muestra.',
      ],
    },
    {
      heading: 'SMS y correos',
      paragraphs: [
        'Un local solo puede enviarte ofertas y novedades si diste tu consentimiento para ese canal, con una casilla que marcaste o diciéndoselo a alguien del equipo. Cuántos mensajes llegan depende del local. Tu operador puede cobrarte los mensajes y los datos. Los operadores no responden de los mensajes que llegan tarde o no llegan.',
        'Responde STOP a cualquier SMS para no recibir más SMS de este servicio, de ningún local que lo use; responde START para volver a permitirlos y HELP para recibir ayuda. Todo correo publicitario lleva un enlace para darse de baja. Los enlaces a tu tarjeta y los códigos para iniciar sesión se envían porque los pediste tú, o alguien con tu número.',
      ],
    },
    {
      heading: 'Si llevas un local',
      paragraphs: [
        'Tu plan y sus límites están en la página de la suscripción. Los límites impiden crear cosas nuevas; lo que existe sigue funcionando, y tus clientes siempre pueden usar lo que ganaron.',
        'Los datos de tus clientes son tuyos. Escribe solo a quienes dieron su consentimiento, responde a lo que pregunten sobre sus datos y cumple lo que prometen tus programas, también cuando termines uno. Tú respondes de lo que les escribes.',
        'Puedes dejarlo cuando quieras. A quien envíe mensajes ilegales, o intente dañar el servicio o leer lo que es de otros, se le puede suspender de inmediato.',
      ],
    },
    {
      heading: 'Qué prometemos y qué no',
      paragraphs: [
        'Prestamos el servicio con cuidado y arreglamos lo que se estropea. No podemos prometer que nunca se interrumpa ni que llegue cada mensaje. Respondemos de los daños según la ley del lugar donde vives; nada de lo que dice aquí te quita derechos a los que no puedes renunciar.',
        'Si estos términos cambian, también cambia la fecha de arriba, y se avisa antes a los locales.',
      ],
    },
  ],
}
