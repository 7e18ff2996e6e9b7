import { bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { answerCustomer } from './answerCustomer.ts'
import * as contract from './contract.ts'
import { countUnread } from './countUnread.ts'
import { listConversations } from './listConversations.ts'
import { listTexts } from './listTexts.ts'
import { previewAnswer, readConversation } from './readConversation.ts'
import { finishConversation, reopenConversation, seeConversation } from './settleConversation.ts'

export function conversationRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listConversations, listConversations),
    bind(services, contract.countUnread, async (ctx) => ({ unread: await countUnread(ctx) })),
    bind(services, contract.readConversation, readConversation),
    bind(services, contract.listTexts, listTexts),
    bind(services, contract.previewAnswer, previewAnswer),
    bind(services, contract.seeConversation, settled(seeConversation)),
    bind(services, contract.finishConversation, settled(finishConversation)),
    bind(services, contract.reopenConversation, settled(reopenConversation)),
    bind(services, contract.answerCustomer, answerCustomer),
  ])
}

/** Runs a command, and answers with the conversation after it. */
const settled =
  <Input extends { id: string }>(verb: (ctx: BusinessContext, input: Input) => Promise<void>) =>
  async (ctx: BusinessContext, input: Input) => {
    await verb(ctx, input)
    return readConversation(ctx, input)
  }
