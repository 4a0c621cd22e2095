import { type Conversation, chatContract as contract, type Message } from '@kxo/domain/chat/contract'
import type { InboxTab } from '@kxo/domain/chat/kinds'
import { eventsContract } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { queryClient, refresh } from '../../platform/query-client.ts'

export type Scope = 'own' | 'team'
export type Narrowing = { scope: Scope; tab: InboxTab; q: string; page_size: 25 | 50 | 100 }

const at = (id: number) => ({ params: { id } })
export const conversationsQuery = ({ q, ...narrowing }: Narrowing) =>
  apiQuery(contract.list, { query: { page: 1, ...narrowing, ...(q && { q }) } })
export const firstPage = (scope: Scope, tab: InboxTab = 'open', q = ''): Narrowing => ({ scope, tab, q, page_size: 25 })
export const conversationsWithQuery = (user: number) =>
  apiQuery(contract.list, { query: { page: 1, page_size: 50, scope: 'team', tab: 'open', user } })
export const unreadQuery = () => apiQuery(contract.unread, {})
const latest = (id: number) => ({ ...at(id), query: {} })
export const conversationQuery = (id: number) => apiQuery(contract.read, latest(id))
export const readOlder = (id: number, before: number): Promise<Conversation> => call(contract.read, { ...at(id), query: { before } })
export const cardQuery = (id: number) => apiQuery(contract.card, at(id))
export const teamQuery = () => apiQuery(contract.team, {}, { staleTime: 300_000 })
export const eventQuery = (id: number) => apiQuery(eventsContract.get, { params: { id } })

export const startConversation = (body: Input<typeof contract.start>['body']): Promise<Conversation> => call(contract.start, { body })
export const markRead = (id: number, up_to: number) => call(contract.markRead, { ...at(id), body: { up_to } }, { isQuiet: true })
export const assignConversation = (id: number, user: number | null): Promise<Conversation> =>
  call(contract.assign, { ...at(id), body: { user } })
export const closeConversation = (id: number): Promise<Conversation> => call(contract.close, at(id))
export const reopenConversation = (id: number): Promise<Conversation> => call(contract.reopen, at(id))
export const sendChatFile = (file: File) => call(contract.attach, { files: { file } })
export const saveChatFile = (id: number, file: number): Promise<void> => downloadFile(contract.file, { params: { id, file } })

/** Sends a message, and shows it where it leaves before the thread is read again. */
export async function postMessage(id: number, body: Input<typeof contract.post>['body']): Promise<Message> {
  const message = await call(contract.post, { ...at(id), body }, { key: body.key, isQuiet: true })
  queryClient.setQueryData<Conversation>(queryKeyOf(contract.read, latest(id)), (was) =>
    was && !was.messages.some((one) => one.id === message.id) ? { ...was, messages: [...was.messages, message] } : was,
  )
  return message
}

/** Something was said, read or settled: what is shown of conversations is read again. */
export const refreshChat = (): void => {
  void refresh('conversations')
  void refresh('unread-conversations')
}
