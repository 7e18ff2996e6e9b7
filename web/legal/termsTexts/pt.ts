import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Termos de uso',
  since: 'novembro de 2026',
  intro:
    'O Regulars mantém cartões fidelidade para pequenas lojas. Estes termos valem entre você e quem administra este site. São curtos porque o serviço é simples.',
  sections: [
    {
      heading: 'Se você acumula em uma loja',
      paragraphs: [
        'O programa de fidelidade é da loja. Ela decide o que você acumula, o que é um prêmio e por quanto tempo ele vale, e deve a você o que prometeu. Nós guardamos o registro para os dois: cada ponto, cada selo e cada prêmio, com o motivo.',
        'Participar é grátis e você pode sair quando quiser: peça à loja ou escreva para nós. Pontos, selos e prêmios não são dinheiro e não podem ser vendidos.',
        'Participe com o seu próprio número de telefone. Quem consegue ler os SMS desse número, ou sabe o seu PIN, pode abrir o seu cartão; por isso, não compartilhe nenhum dos dois. A loja pode anular lançamentos feitos por engano ou por fraude, e o cartão mostra isso.',
      ],
    },
    {
      heading: 'SMS e e-mails',
      paragraphs: [
        'Uma loja só pode enviar ofertas e novidades se você concordou com esse canal, marcando uma caixa ou dizendo a alguém da equipe. A quantidade de mensagens varia conforme a loja. Sua operadora pode cobrar pelas mensagens e pelos dados. As operadoras não respondem por mensagens atrasadas ou não entregues.',
        'Responda STOP a qualquer SMS para não receber mais SMS deste serviço, de nenhuma loja que o use; responda START para permitir de novo e HELP para receber ajuda. Todo e-mail de divulgação tem um link para sair da lista. Links para o seu cartão e códigos de acesso são enviados porque você, ou alguém com o seu número, pediu.',
      ],
    },
    {
      heading: 'Se você tem uma loja',
      paragraphs: [
        'Seu plano e os limites dele estão na página da assinatura. Os limites impedem que coisas novas sejam criadas; o que existe continua funcionando, e seus clientes sempre podem usar o que ganharam.',
        'Os dados dos seus clientes são seus. Escreva só para quem concordou, responda ao que perguntarem sobre os dados deles e cumpra as promessas dos seus programas, também quando encerrar um deles. Você responde pelo que escreve a eles.',
        'Você pode parar quando quiser. Quem envia mensagens ilegais, ou tenta prejudicar o serviço ou ler o que é de outros, pode ser suspenso na hora.',
      ],
    },
    {
      heading: 'O que prometemos e o que não',
      paragraphs: [
        'Mantemos o serviço com cuidado e consertamos o que quebra. Não podemos prometer que ele nunca pare nem que toda mensagem chegue. Respondemos por danos conforme a lei do lugar onde você mora; nada aqui tira de você direitos aos quais não pode renunciar.',
        'Se estes termos mudarem, a data acima muda também, e as lojas são avisadas antes.',
      ],
    },
  ],
}
