import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  cardLink: (business, link, day) => `Seu cartao em ${business}: ${link} Vale até ${day}, apenas para voce.`,
  code: (code, minutes) =>
    `Use ${code} para entrar nos seus cartoes fidelidade. Vale por ${minutes} minutos. Ninguém de uma loja vai pedir este codigo.`,
  stopped: 'Voce saiu da lista e nao recebe mais SMS nossos. Responda START para voltar a receber.',
  started: (rates) => `Voce voltou a receber nossos SMS. Responda STOP para sair, HELP para ajuda.${rates}`,
  help: (from, url, rates) =>
    `SMS do seu cartao em ${from}, conforme suas visitas. Seus cartoes: ${url} Responda STOP para sair.${rates}`,
  senders: 'lojas com Regulars',
  rates: ' Pode haver tarifas.',
  cardUntil: (day) => `O link do seu cartão o mostra até ${day}, em qualquer navegador.`,
}
