import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Aviso de privacidade',
  since: 'novembro de 2026',
  intro:
    'Quando você participa do programa de fidelidade de uma loja, ela é a controladora dos seus dados: decide o que acontece com eles, e nós os guardamos em nome dela. No caso das contas das lojas e do funcionamento deste site, o controlador é quem o administra. Nenhum dado é vendido, aqui não há publicidade, e nenhum script de outra empresa observa você nestas páginas.',
  sections: [
    {
      heading: 'O que é guardado sobre os clientes',
      paragraphs: [
        'Seu número de telefone e o que você quis acrescentar: nome, e-mail, aniversário e um PIN, do qual só se guarda uma forma embaralhada, que não permite descobri-lo.',
        'O que você acumula e usa: visitas, valores de compras, pontos, selos e prêmios, com a data, o horário e quem os lançou.',
        'Com o que você concordou: as palavras exatas, a data, o horário e o endereço IP de onde o formulário foi enviado. As mensagens enviadas a você, e se chegaram. Se a loja ativou isso, os e-mails dela têm uma imagem que avisa quando são abertos.',
      ],
    },
    {
      heading: 'Para quê',
      paragraphs: [
        'Para manter o seu cartão e entregar os seus prêmios (o acordo entre você e a loja); para enviar ofertas e novidades se você concordou, até que retire o consentimento; para provar o consentimento onde a lei exige prova; e para proteger o serviço contra abusos.',
      ],
    },
    {
      heading: 'Quem recebe',
      paragraphs: [
        'A loja e a equipe dela. As empresas que entregam SMS e e-mails recebem o número ou o endereço e a mensagem; elas a entregam e não fazem mais nada com isso. Uma loja pode manter uma lista de e-mails no Mailchimp: nesse caso, o Mailchimp recebe o nome, o e-mail e os programas dos clientes que concordaram com e-mails, e fica sabendo quando eles saem. Os pagamentos das lojas são feitos por uma empresa de pagamentos que não vê dados de clientes.',
        'Números de telefone e o consentimento para SMS não são compartilhados com terceiros para a publicidade própria deles.',
        'Nenhuma loja vê o que outra guarda sobre você. Duas coisas valem para todas as lojas, porque os SMS saem de um só número: um STOP e o acesso aos seus cartões com o seu telefone.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Um cookie lembra por meia hora que você abriu uma página de cadastro, para que uma visita conte só uma vez; ele não contém nada sobre você. Outro mantém você conectado, se você entrar. Nenhum outro. Quando você olha seus cartões, o seu próprio aparelho guarda como eles estavam, para que você possa vê-los sem conexão.',
      ],
    },
    {
      heading: 'Por quanto tempo',
      paragraphs: [
        'Enquanto você for cliente da loja. Se você pedir a exclusão, a loja remove seu nome, número, e-mail e aniversário de todos os lugares; ficam lançamentos de pontos e visitas que não são de ninguém. Os links e códigos que enviamos por SMS vencem sozinhos, os links em até uma semana.',
      ],
    },
    {
      heading: 'Seus direitos',
      paragraphs: [
        'Você pode ver, corrigir, levar com você ou apagar os seus dados e retirar qualquer consentimento: peça à loja, ou escreva para nós, e nós ajudamos. Você também pode apresentar uma reclamação à autoridade de proteção de dados do lugar onde mora.',
      ],
    },
  ],
}
