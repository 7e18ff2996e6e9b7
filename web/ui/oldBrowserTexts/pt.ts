import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Este navegador é antigo demais para esta página',
  customers: 'Atualize-o ou peça no caixa: lá podem ver o seu cartão.',
  team: 'Atualize-o ou abra esta página no Safari 17.4, Chrome 120, Edge 120, Firefox 125 ou mais recente.',
}
