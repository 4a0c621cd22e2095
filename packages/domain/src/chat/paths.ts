import { path } from '../kernel/path.ts'

export const chat = path('/chat')
export const adminChat = path('/admin/chat')

/** Query of both pages: the conversation shown; what a new one would speak of, as `event-12`; whom it would be with. */
export const conversationParameter = 'conversation'
export const aboutParameter = 'about'
export const withParameter = 'with'

export const ownConversation = (id: number): string => `${chat()}?${conversationParameter}=${id}`
export const adminConversation = (id: number): string => `${adminChat()}?${conversationParameter}=${id}`
