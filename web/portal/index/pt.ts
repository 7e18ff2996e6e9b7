/** The words of index.html. */
export const page = {
  title: 'Seu cartão fidelidade',
  needsScript:
    'Seu cartão fidelidade precisa de JavaScript. Ative-o e recarregue esta página, ou pergunte no caixa.',
  reload: 'Ainda não apareceu nada? Recarregue esta página.',
}
