import * as contracts from '@kerf/shared-contracts/contracts/messages'
import { text as csvText } from '../../platform/csv-text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { change, takeBack } from './changing-service.ts'
import { conversationColumns } from './csv-presenter.ts'
import { list, listMessages, listWhole, read } from './list-service.ts'
import { findSubject, lockPlace } from './place-service.ts'
import { assertMayWrite } from './policy.ts'
import { presentConversation, presentMessage, presentReferable } from './presenter.ts'
import { picturedReferableIn } from './references-service.ts'
import { send } from './sending-service.ts'
import * as messages from './service.ts'
import { countUnread } from './unread-service.ts'

export function messagesRoutes(router: ApiRouter, { exports }: Platform): void {
  router.handle(contracts.listConversations, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(
      rows.map((conversation) => presentConversation(conversation, query.q)),
      { total, next },
    )
  })

  router.handle(contracts.exportConversations, async ({ query, actor, work }) => {
    const fileName = csvText.files.messages(work.today)
    const columns = conversationColumns(actor, work.provider.timeZone)
    return exports.csv(actor, { fileName, columns, rows: listWhole(work, query) })
  })

  router.handle(contracts.getConversation, async ({ params, work }) => {
    return presentConversation(await read(work, params.id))
  })

  router.handle(contracts.listMessages, async ({ params, query, work }) => {
    const { rows, total, next } = await listMessages(work, await messages.get(work, params.id), query)
    return page(rows.map(presentMessage), { total, next })
  })

  router.handle(contracts.sendMessage, async ({ body, files, actor, work }) => {
    const place = await lockPlace(work, body)
    assertMayWrite(actor, place)
    return presentMessage(await send(work, place, { ...body, attachments: files.attachments }))
  })

  router.handle(contracts.listReferable, async ({ query, work }) =>
    presentReferable(await picturedReferableIn(work, await findSubject(work, query))),
  )

  router.handle(contracts.changeMessage, async ({ params, body, work }) =>
    presentMessage(await change(work, params.id, body.body)),
  )

  router.handle(contracts.deleteMessage, async ({ params, work }) => presentMessage(await takeBack(work, params.id)))

  router.handle(contracts.markConversationRead, async ({ params, body, work }) => {
    await messages.markRead(work, params.id, body.messageId)
    return undefined
  })

  router.handle(contracts.getUnreadCount, async ({ work }) => ({ unreadCount: await countUnread(work) }))
}
