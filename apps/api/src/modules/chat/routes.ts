import { chatContract } from '@kxo/domain/chat/contract'
import { routes } from '../../platform/http/serve.ts'
import { countUnread } from './reading/count-unread.ts'
import { listConversations } from './reading/list-conversations.ts'
import { readCard } from './reading/person-card.ts'
import { markRead, readConversation } from './reading/read-conversation.ts'
import { attachFile, readChatFile } from './reading/read-file.ts'
import { listTeam } from './team.ts'
import { assignConversation } from './writing/assign-conversation.ts'
import { closeConversation, reopenConversation } from './writing/close-conversation.ts'
import { postMessage } from './writing/post-message.ts'
import { startConversation } from './writing/start-conversation.ts'

export const chatRoutes = routes(chatContract, {
  list: listConversations,
  unread: countUnread,
  start: startConversation,
  read: readConversation,
  post: postMessage,
  markRead,
  assign: assignConversation,
  close: closeConversation,
  reopen: reopenConversation,
  card: readCard,
  team: listTeam,
  attach: attachFile,
  file: readChatFile,
})
