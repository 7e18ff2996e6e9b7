/** The words of index.html, and of the installed console. */
export const page = {
  title: 'Regulars',
  needsScript: 'Regulars necesita JavaScript aquí. Actívalo y vuelve a cargar esta página.',
  loading: 'Cargando…',
  description: 'La caja y la oficina de tu programa de fidelidad',
  reload: '¿Aún no ves nada? Vuelve a cargar esta página.',
}
