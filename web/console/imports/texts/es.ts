import type { BalanceType } from '#server/data/imports/contract.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const opening: Record<BalanceType, string> = {
  points: 'Puntos iniciales',
  stamp_card: 'Sellos iniciales',
  free_item: 'Compras iniciales',
}

export const texts: typeof english = {
  button: 'Importar',
  running: (percent) => `Importando ${percent}`,
  title: {
    upload: 'Importar clientes',
    preview: '¿Qué es cada columna?',
    validating: 'Revisar antes de importar',
    importing: 'Importando clientes',
    results: 'Importación terminada',
  },
  back: 'Atrás',
  done: 'Listo',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  upload: {
    text: 'Trae tus clientes de una hoja de cálculo, otro sistema de caja o una lista de correo: un archivo CSV de 5 MB como máximo, con una fila de encabezados. Antes de importar nada ves lo que va a pasar.',
    choose: 'Archivo CSV',
    sample: 'Descargar un archivo de ejemplo',
    hint: 'Columnas como Nombre, Correo, Teléfono y Cumpleaños se reconocen en cualquier orden y en muchos idiomas.',
    submit: 'Subir',
    busy: 'Subiendo…',
    missing: 'Elige un archivo CSV',
    tooLarge: 'El archivo debe pesar menos de 5 MB',
    upgrade: 'Ver planes',
    recent: 'Importaciones anteriores',
    outcome: (imported, total) => `Filas importadas: ${imported} de ${total}`,
  },
  preview: {
    text: (rows, count) =>
      `${rows} ${plural(count, { one: 'fila', many: 'de filas', other: 'filas' })} bajo el encabezado. Revisa qué es cada columna; las que omitas no se importan.`,
    column: (name) => `La columna «${name}» es`,
    unnamed: (place) => `Columna ${place}`,
    skip: 'Omitir esta columna',
    fields: {
      first_name: 'Nombre',
      last_name: 'Apellido',
      full_name: 'Nombre completo',
      email: 'Correo',
      phone: 'Teléfono',
      birthday: 'Cumpleaños',
      opted_in_sms: 'Aceptó SMS',
      opted_in_email: 'Aceptó correos',
      visits: 'Visitas hasta ahora',
      tags: 'Etiquetas',
      joined: 'Día de alta',
      last_visit: 'Última visita',
    },
    balance: (program, type) => `${opening[type]}: ${program}`,
    rows: 'Las primeras filas del archivo',
    orders: { mdy: 'mes/día/año', dmy: 'día/mes/año' },
    dates: 'Orden de la fecha en los cumpleaños',
    datesBy: {
      row: (row, text) => `La fila ${row} (${text}) solo se puede leer así.`,
      country: 'El archivo no permite saberlo, así que usamos el orden de tu país.',
      both: (month, day) =>
        `La fila ${month.row_number} (${month.text}) empieza por el mes y la fila ${day.row_number} (${day.text}) por el día: las que no encajen aparecen en el paso siguiente.`,
    },
    emails: 'Importar también a quien comparte correo con un cliente, si su teléfono es distinto',
    emailsHint: 'Para familias que comparten un correo. Si no, se omiten.',
    submit: 'Revisar las filas',
  },
  validating: {
    busy: 'Revisando cada fila…',
    valid: (n, count) =>
      plural(count, {
        one: `Se añadirá ${n} cliente`,
        many: `Se añadirán ${n} de clientes`,
        other: `Se añadirán ${n} clientes`,
      }),
    duplicates: (n, count) =>
      `${plural(count, {
        one: `Se omitirá ${n} duplicado`,
        many: `Se omitirán ${n} de duplicados`,
        other: `Se omitirán ${n} duplicados`,
      })}; los clientes que ya tienes quedan como están`,
    invalid: (n, count) =>
      plural(count, {
        one: `${n} fila tiene un error`,
        many: `${n} de filas tienen un error`,
        other: `${n} filas tienen un error`,
      }),
    mended: (n, count) =>
      plural(count, {
        one: `Se añade ${n} cliente sin un dato incorrecto`,
        many: `Se añaden ${n} de clientes sin un dato incorrecto`,
        other: `Se añaden ${n} clientes sin un dato incorrecto`,
      }),
    leaveOut: (n, count) =>
      plural(count, {
        one: `Importar ${n} fila sin su dato incorrecto`,
        many: `Importar ${n} de filas sin su dato incorrecto`,
        other: `Importar ${n} filas sin su dato incorrecto`,
      }),
    leaveOutHint:
      'Por ejemplo, un cumpleaños incorrecto junto a un buen teléfono: solo se omite el cumpleaños.',
    rechecking: 'Revisando…',
    listed: (n, all) => `Las primeras ${n} de ${all}; después puedes descargar un archivo con todas.`,
    consent: '¿Puedes escribirles?',
    consentText:
      'Solo pueden recibir ofertas quienes dieron su consentimiento. Lo que indiques se guarda con tu nombre y la fecha de hoy.',
    sms: 'Estos clientes aceptaron recibir SMS de mi local',
    email: 'Estos clientes aceptaron recibir correos de mi local',
    fromFile: {
      sms: 'Quién recibe SMS se toma del archivo.',
      email: 'Quién recibe correos se toma del archivo.',
    },
    silent: 'Al importar no se envía ningún mensaje de bienvenida.',
    submit: (n, count) =>
      `Importar ${n} ${plural(count, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`,
    starting: 'Empezando…',
  },
  importing: {
    text: 'Puedes cerrar esta ventana o la página: la importación continúa.',
    progress: (done, all) => `${done} de ${all} filas`,
    bar: 'Progreso de la importación',
  },
  results: {
    imported: 'Importados',
    duplicates: 'Duplicados omitidos',
    failed: 'Con errores',
    download: 'Descargar CSV de filas con errores',
    keep: 'Las filas que no se importaron se pueden descargar durante 30 días. Corrígelas y sube ese archivo: tiene todas tus columnas.',
    rows: 'Filas que no se importaron',
    mended: 'Clientes añadidos sin un dato incorrecto',
    keepMended:
      'A quien se añadió sin un dato ya lo tienes como cliente: corrígelo en su ficha, no subiendo otra vez el archivo. La lista se puede descargar durante 30 días.',
    downloadMended: 'Descargar esta lista en CSV',
  },
  row: (n) => `Fila ${n}`,
}
