import type { brandingTexts as english } from '../texts.ts'

export const brandingTexts: typeof english = {
  title: 'Tu propia marca',
  description:
    'Lo que ven los clientes además de tu logo y tu color, que están arriba en «Tu local». Las tarjetas y los carteles nunca llevan nuestro nombre.',
  loading: 'Cargando tu marca…',
  failed: 'No se pudo cargar tu marca.',
  retry: 'Intentar de nuevo',
  notIncluded: (plans) => `Viene con el plan ${plans}.`,
  kept: 'Lo que elegiste aquí se conserva y vuelve a valer con un plan que lo incluya. Hasta entonces los clientes ven nuestra línea.',
  hides: {
    label: 'Ocultar «Tarjetas de cliente de Regulars»',
    hint: 'En la página de alta, en el portal y al pie de los correos.',
  },
  sender: {
    label: 'Nombre del remitente',
    hint: (company) =>
      `El que ven los clientes junto a tus correos en su buzón. Si lo dejas vacío: ${company}. Los correos que salen por una cuenta propia de SendGrid conservan su propio nombre de remitente.`,
  },
  save: 'Guardar marca',
  saving: 'Guardando…',
  saved: 'Marca guardada',
  notSaved: 'No se guardó la marca',
}
