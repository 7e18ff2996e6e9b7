import type { SuggestionTexts } from '../suggestionTexts.ts'

export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Cartão do café', amounts: 'Pontos do café', visits: 'Desconto do café' },
    rewards: ['Um café por nossa conta', 'Um salgado por nossa conta', 'Um bolo por nossa conta'],
  },
  restaurant: {
    names: { often: 'Cartão sabor', amounts: 'Pontos sabor', visits: 'Desconto sabor' },
    rewards: ['Uma sobremesa por nossa conta', 'Uma bebida por nossa conta', 'Um prato por nossa conta'],
  },
  salon: {
    names: { often: 'Cartão beleza', amounts: 'Pontos beleza', visits: 'Desconto beleza' },
    rewards: ['Um tratamento por nossa conta', 'Um corte por nossa conta', 'Um produto à sua escolha'],
  },
  goods: {
    names: { often: 'Cartão de compras', amounts: 'Pontos de compras', visits: 'Desconto de compras' },
    rewards: ['Um presente da loja', 'A entrega por nossa conta', 'Uma surpresa'],
  },
  classes: {
    names: { often: 'Cartão treino', amounts: 'Pontos treino', visits: 'Desconto treino' },
    rewards: ['Uma aula por nossa conta', 'Um passe para quem vier junto', 'Uma bebida por nossa conta'],
  },
  other: {
    names: { often: 'Cartão fidelidade', amounts: 'Pontos fidelidade', visits: 'Desconto fidelidade' },
    rewards: ['Uma visita por nossa conta', 'Um presente', 'Uma surpresa'],
  },
}
