import type { MailingParts } from '../mailing/index.ts'
import { chatReminders } from './following/reminders.ts'

export { eraseConversations, forgetConversations } from './following/erase-conversations.ts'
export { markRead, readConversation } from './reading/read-conversation.ts'
export { chatRoutes } from './routes.ts'
export { assignConversation } from './writing/assign-conversation.ts'
export { closeConversation } from './writing/close-conversation.ts'
export { postMessage } from './writing/post-message.ts'
export { startConversation } from './writing/start-conversation.ts'

export const chatMailingParts: Partial<MailingParts> = { reminders: chatReminders }
