import type { Till } from '../till.ts'

export const till: Till = {
  'The amount is a whole number of minor units, 0 or more':
    'El importe es un número entero en la unidad más pequeña, 0 o más',
  'Stamps are a whole number from 1 to {}': 'Los sellos son un número entero de 1 a {}',
  'Enter the amount that the code takes something off': 'Escribe el importe al que se aplica el código',
  "This customer doesn't hold such a code": 'Este cliente no tiene ese código',
  'This is a reward to hand over, not a discount: redeem it':
    'Es un premio para entregar, no un descuento: entrégalo',
  'You can record purchases up to {}. Ask an admin, or a colleague who may do more.':
    'Puedes registrar compras de hasta {}. Pídeselo a un admin o a alguien del equipo que pueda más.',
  '{} is far above what this shop usually takes. Confirm the amount to record it.':
    '{} es mucho más de lo que suele costar una compra en este local. Confirma el importe para registrarlo.',
  '{} is much for one purchase. Confirm the amount to record it.':
    '{} es mucho para una sola compra. Confirma el importe para registrarlo.',
  'Something was recorded for this customer since the preview. Look at what the purchase gives now before it is recorded.':
    'Desde la vista previa se ha registrado algo para este cliente. Mira qué da ahora la compra antes de registrarla.',
  'You have looked up guests {1} times without recording anything. Searching goes on in {2}, or as soon as you record something for a guest. Scanning a guest’s card still works.':
    'Has buscado clientes {1} veces sin registrar nada. La búsqueda vuelve {2 wait}, o en cuanto registres algo para un cliente. Escanear la tarjeta de un cliente sigue funcionando.',
  'Last visit less than a minute ago: within {1} points are earned, but no second visit or stamp.':
    'La última visita fue hace menos de un minuto: durante {1 counted} se suman puntos, pero no una segunda visita ni un segundo sello.',
  'Last visit less than a minute ago: within {1} points are earned, but no second visit.':
    'La última visita fue hace menos de un minuto: durante {1 counted} se suman puntos, pero no una segunda visita.',
  'Last visit {1} ago: within {2} points are earned, but no second visit or stamp.':
    'La última visita fue hace {1 counted}: durante {2 counted} se suman puntos, pero no una segunda visita ni un segundo sello.',
  'Last visit {1} ago: within {2} points are earned, but no second visit.':
    'La última visita fue hace {1 counted}: durante {2 counted} se suman puntos, pero no una segunda visita.',
  'Last visit less than a minute ago: within {1} no second visit or stamp is counted.':
    'La última visita fue hace menos de un minuto: durante {1 counted} no cuenta una segunda visita ni un segundo sello.',
  'Last visit less than a minute ago: within {1} no second visit is counted.':
    'La última visita fue hace menos de un minuto: durante {1 counted} no cuenta una segunda visita.',
  'Last visit {1} ago: within {2} no second visit or stamp is counted.':
    'La última visita fue hace {1 counted}: durante {2 counted} no cuenta una segunda visita ni un segundo sello.',
  'Last visit {1} ago: within {2} no second visit is counted.':
    'La última visita fue hace {1 counted}: durante {2 counted} no cuenta una segunda visita.',
  'Another visit less than a minute apart: within {1} points are earned, but no second visit or stamp.':
    'Hay otra visita menos de un minuto antes o después: durante {1 counted} se suman puntos, pero no una segunda visita ni un segundo sello.',
  'Another visit less than a minute apart: within {1} points are earned, but no second visit.':
    'Hay otra visita menos de un minuto antes o después: durante {1 counted} se suman puntos, pero no una segunda visita.',
  'Another visit {1} apart: within {2} points are earned, but no second visit or stamp.':
    'Hay otra visita {1 counted} antes o después: durante {2 counted} se suman puntos, pero no una segunda visita ni un segundo sello.',
  'Another visit {1} apart: within {2} points are earned, but no second visit.':
    'Hay otra visita {1 counted} antes o después: durante {2 counted} se suman puntos, pero no una segunda visita.',
  'Another visit less than a minute apart: within {1} no second visit or stamp is counted.':
    'Hay otra visita menos de un minuto antes o después: durante {1 counted} no cuenta una segunda visita ni un segundo sello.',
  'Another visit less than a minute apart: within {1} no second visit is counted.':
    'Hay otra visita menos de un minuto antes o después: durante {1 counted} no cuenta una segunda visita.',
  'Another visit {1} apart: within {2} no second visit or stamp is counted.':
    'Hay otra visita {1 counted} antes o después: durante {2 counted} no cuenta una segunda visita ni un segundo sello.',
  'Another visit {1} apart: within {2} no second visit is counted.':
    'Hay otra visita {1 counted} antes o después: durante {2 counted} no cuenta una segunda visita.',
  "{} not given: the card has no more places, and this program doesn't start the next one in the same visit.":
    '{ counted} sin dar: la tarjeta está completa y este programa no empieza otra en la misma visita.',
  'The free item was given already; this program gives it once.':
    'El producto gratis ya se dio; este programa lo da una sola vez.',
  '{} takes off as much or more, so the code was not used.':
    '{} descuenta lo mismo o más, así que no se usó el código.',
  '{} takes nothing off here, so the code was not used.':
    '{} no descuenta nada aquí, así que no se usó el código.',
  '{} off': '{} de descuento',
  'An API key does not say who recorded something': 'Una clave de API no dice quién registró algo',
  'Without the scope operations:backdate, an API key records what happened in the last {} minutes':
    'Sin el permiso operations:backdate, una clave de API registra lo ocurrido en los últimos {} minutos',
  'No guest of the shop has this ID.': 'Ningún cliente del local tiene este ID.',
  'This guest was erased.': 'Los datos de este cliente se borraron.',
  'This guest and another one are one person now.': 'Este cliente y otro ya son la misma persona.',
  'It arrived more than 72 hours after it happened.': 'Llegó más de 72 horas después.',
  'Whoever recorded it was not on the team then.': 'Quien lo registró no estaba entonces en el equipo.',
  'The phone number that was typed is not that of the guest who was picked.':
    'El teléfono que se tecleó no es el del cliente elegido.',
  'The plan had no room for another guest.': 'El plan no tenía sitio para otro cliente.',
  'Say whose it is: an ID or a phone': 'Di de quién es: un ID o un teléfono',
  'The device that it comes from was ended.': 'El dispositivo del que viene fue retirado.',
  'This device keeps no guests now': 'Este dispositivo no guarda clientes ahora',
  'The amount is above what the counter may record.':
    'El importe supera lo que se puede registrar en la caja.',
  'The amount is far above what this shop usually takes, and nobody confirmed it.':
    'El importe es mucho mayor que el de una compra habitual en este local, y nadie lo confirmó.',
  'The card that it belongs to has expired since.': 'La tarjeta a la que pertenece ya venció.',
  'Something else was recorded under the same key. Look at the guest’s history first.':
    'Con la misma clave se registró otra cosa. Mira primero los movimientos del cliente.',
  'There is no guest to record this for': 'No hay ningún cliente para quien registrar esto',
  'There is no reward to record this for': 'No hay ningún premio para registrar esto',
  'No reward of the shop has this code or ID.': 'Ningún premio del local tiene este código o ID.',
  'The reward is another guest’s than the one who was picked.':
    'El premio es de otro cliente, no del elegido.',
  'The reward was taken elsewhere: it was redeemed before this arrived.':
    'El premio ya se entregó en otro lugar: se usó antes de que esto llegara.',
  'The reward had expired.': 'El premio había vencido.',
  'The reward had been taken back.': 'El premio se había retirado.',
  'The reward is no longer offered.': 'Este premio ya no se ofrece.',
  'None of this reward were left.': 'No quedaba ninguno de este premio.',
  'The guest had not enough points.': 'El cliente no tenía puntos suficientes.',
  'The reward costs other points now than the till showed.':
    'El premio cuesta ahora otros puntos que los que mostró la caja.',
  'The shop gives no rewards without a connection.': 'El local no entrega premios sin conexión.',
  'It is more than a guest may take in a day without a connection.':
    'Es más de lo que un cliente puede recibir en un día sin conexión.',
  'Say which reward it is: a code, a reward that the guest holds, or one to buy with points':
    'Di qué premio es: un código, un premio del cliente o uno por puntos',
  'Somebody settled this already': 'Alguien ya resolvió esto',
  'Too many devices ask at once. Please try again in {}.':
    'Demasiados dispositivos preguntan a la vez. Inténtalo de nuevo {}.',
  'Too many late operations at once. Please try again in {}.':
    'Demasiadas operaciones atrasadas a la vez. Inténtalo de nuevo {}.',
  'A refund cannot be undone': 'Una devolución no se puede anular',
  'An undo cannot be undone': 'Una anulación no se puede anular',
  'This cannot be undone': 'Esto no se puede anular',
  'This was already undone': 'Esto ya está anulado',
  'Say why this is undone': 'Di por qué se anula',
  'Whoever recorded it can undo it for {} minutes; after that an admin can':
    'Quien lo registró puede anularlo durante {} minutos; después, solo un admin',
  'No money was paid here, so none can be given back':
    'Aquí no se pagó dinero, así que no hay nada que devolver',
  'Look again before giving anything back: {} is left of this purchase now':
    'Mira otra vez antes de devolver nada: de esta compra ya solo se puede devolver un máximo de {}',
  'At most {} is left of this purchase': 'De esta compra se puede devolver un máximo de {}',
  '{1} of {2} could not be taken back: they were spent.':
    'Sin descontar: {1 counted} de {2}, porque ya se gastaron.',
  '{1} of {2} could not be taken back: the reward was used.':
    'Sin descontar: {1 counted} de {2}, porque el premio ya se usó.',
  '{} could not be taken back: there are no more.': 'Sin descontar: { counted}, porque no hay más.',
  '{} was redeemed and stands: recording the purchase again could give another.':
    '{} ya se usó y se queda así: volver a registrar la compra podría dar otro premio.',
  '{} stays: the purchases since then fill its card.':
    '{} se mantiene: la tarjeta se completa con las compras posteriores.',
  '{} stays: the stamps since then fill its card.':
    '{} se mantiene: la tarjeta se completa con los sellos posteriores.',
  '{} can be redeemed again.': '{} se puede volver a usar.',
  '{} has expired meanwhile, so it cannot be redeemed again.':
    '{} ha vencido mientras tanto y ya no se puede usar.',
  'Enter either points, stamps or visits': 'Escribe puntos, sellos o visitas',
  'Choose the program': 'Elige el programa',
  'Visits belong to no program': 'Las visitas no pertenecen a ningún programa',
  'Say why the balance is changed': 'Di por qué cambia el saldo',
  'There are only {}': 'El cliente solo tiene { counted}',
  'The customer never joined this program, and it is paused':
    'El cliente nunca se unió a este programa, que está en pausa',
  'This program has no points': 'Este programa no tiene puntos',
  'This program has no stamps': 'Este programa no tiene sellos',
  'This reward was already redeemed': 'Este premio ya se usó',
  'This reward was taken back': 'Este premio se anuló',
  'This reward has expired': 'Este premio ha vencido',
  'This reward was redeemed: undo the redemption first': 'Este premio ya se usó: anula primero su uso',
  'The points of this reward went back already': 'Los puntos de este premio ya se devolvieron',
  'This reward was not bought with points': 'Este premio no se pagó con puntos',
  'Enter the code of the reward': 'Escribe el código del premio',
  '{1} needs {2}; there are {3}': '{1} cuesta {2 counted} y solo hay {3 counted}',
  'Only points programs have rewards to buy with points':
    'Solo los programas de puntos tienen premios que se pagan con puntos',
  '{1} lets guests claim from {2} points on: ask for that at least, or lower its minimum redemption':
    'En {1} se puede canjear a partir de {2 point}: pide al menos esos o baja el mínimo para canjear',
  '{1} costs {2} points: the minimum can’t be above that':
    '{1} cuesta {2 point}: el mínimo para canjear no puede ser mayor',
  '{} is no longer offered.': '{} ya no se ofrece.',
  'The program {} is paused, and gives no rewards.': 'El programa {} está en pausa y no da premios.',
  'The program {} is paused, and gives no codes.': 'El programa {} está en pausa y no da códigos.',
  'The program that gives its codes is paused, and gives no codes.':
    'El programa que da los códigos está en pausa.',
  'None of {} are left.': 'Agotado: {}.',
  'There are only {1} of {2}.': 'De {2} ya solo hay {1}.',
  'Some fields of the program are not right': 'Algunos campos del programa no son correctos',
  'A percentage is at most 100': 'Un porcentaje es como máximo 100',
  'Use steps of 0.1': 'Usa pasos de 0,1',
  'Another tier has as many visits': 'Otro nivel tiene las mismas visitas',
  '{} is archived: bring it back first': '{} está archivado: recupéralo primero',
  'You have a program already. Change it under Programs.': 'Ya tienes un programa. Cámbialo en Programas.',
  'The type of a program is fixed': 'El tipo de un programa no se puede cambiar',
  'A rehearsal is under way already. Try again in a moment.':
    'Ya hay una prueba en marcha. Inténtalo de nuevo en un momento.',
  'This phone number belongs to {1} ({2})': 'Este número de teléfono es de {1} ({2})',
  '{1} ({2}) was added already, as first typed': '{1} ({2}) ya se añadió, como se escribió la primera vez',
  'Say how they agreed: they told you, or on paper': 'Di cómo dio su consentimiento: de palabra o en papel',
  'This customer has no phone number yet': 'Este cliente aún no tiene número de teléfono',
  'This customer was merged into another one': 'La ficha de este cliente se unió a otra',
  'Choose another customer: this is the same one': 'Elige otro cliente: este es el mismo',
  'This phone replied STOP. Only its owner can lift that, by texting START.':
    'Desde este teléfono se respondió STOP. Solo su dueño puede anularlo, enviando START por SMS.',
  'You have switched this on many times today. Please try again in {}.':
    'Hoy has activado esto muchas veces. Inténtalo de nuevo {}.',
  'Too many emails were asked for today. Please try again tomorrow.':
    'Hoy se han pedido demasiados correos. Vuelve a intentarlo mañana.',
  'Leave out semicolons: they stand between tags': 'Quita los puntos y coma: separan las etiquetas',
  'There is a tag “{}” already': 'La etiqueta «{}» ya existe',
  'Leave this empty to lead to your sign-up form': 'Déjalo vacío para que lleve a tu formulario de alta',
}
