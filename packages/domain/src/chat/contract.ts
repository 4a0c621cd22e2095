import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionally, requiredLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { conversationKind, inboxTabs, subjectKinds } from './kinds.ts'
import { longestMessage, mostFiles } from './rules.ts'

const MessageFile = z.object({ id: wire.id, name: z.string(), size: z.int() })
export type MessageFile = z.output<typeof MessageFile>

export const Message = z.object({
  id: wire.id,
  author_id: z.nullable(wire.id),
  author_name: z.string(),
  is_from_team: wire.flag,
  /** Of the team alone, never shown to the person. */
  is_note: wire.flag,
  body: z.string(),
  files: z.array(MessageFile),
  created_at: wire.instant,
})
export type Message = z.output<typeof Message>

/** The record a conversation speaks of, as it is called; `path` for whoever asks. */
const Subject = z.object({ kind: z.enum(subjectKinds), id: wire.id, label: z.string(), event_id: z.nullable(wire.id) })
export type ConversationSubject = z.output<typeof Subject>

export const ConversationLine = z.object({
  id: wire.id,
  kind: conversationKind.schema,
  /** Whom the organisation writes with; null of a group. */
  user_id: z.nullable(wire.id),
  user_name: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  subject: z.nullable(Subject),
  assigned_to: z.nullable(wire.id),
  assigned_name: z.nullable(z.string()),
  is_closed: wire.flag,
  last_at: wire.instant,
  last_author: z.string(),
  last_text: z.string(),
  unread: z.int(),
})
export type ConversationLine = z.output<typeof ConversationLine>

export const Conversation = z.object({
  ...ConversationLine.shape,
  closed_at: z.nullable(wire.instant),
  closed_by_name: z.nullable(z.string()),
  /** Whether its group is only read by now. */
  is_over: wire.flag,
  may_write: wire.flag,
  /** The last message the caller read, and the last one the other side did. */
  read_up_to: z.int(),
  read_by_others: z.int(),
  has_older: wire.flag,
  messages: z.array(Message),
})
export type Conversation = z.output<typeof Conversation>

export const PersonCard = z.object({
  id: wire.id,
  name: z.string(),
  mail: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.object({ id: wire.id, name: z.string() })),
  registrations: z.array(
    z.object({ id: wire.id, event_id: wire.id, title: z.string(), start_date: z.nullable(wire.instant), status: z.int() }),
  ),
  /** What is to be paid, for whoever may see payments. */
  bills: z.nullable(z.array(z.object({ id: wire.id, number: z.string(), to_be_paid: z.int(), due_date: z.nullable(wire.day) }))),
  tasks: z.array(z.object({ id: wire.id, title: z.string(), todo_date: z.nullable(wire.instant), owner: z.string() })),
})
export type PersonCard = z.output<typeof PersonCard>

const Unread = z.object({ own: z.int(), team: z.int() })
const Written = {
  body: requiredLines(longestMessage),
  files: z.optional(z.array(wire.id).check(z.maxLength(mostFiles, 'tooMany'))),
  /** Of the writer’s own making: a message that leaves again under its key is the same message. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/, 'wrongFormat')),
}
export const chatUpload = {
  maxBytes: 10 * 1024 * 1024,
  accept: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
} as const

const all = '/clients/:client/conversations/'
const one = `${all}:id/`
const stale = ['conversations', 'unread-conversations'] as const

export const chatContract = {
  list: endpoint({
    method: 'GET',
    path: all,
    summary:
      'Conversations, unread first then the latest: one’s own, or those of the inbox the team shares; `q` searches names and messages',
    params: inClient,
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      q: listQuery.q,
      scope: z._default(z.optional(z.enum(['own', 'team'])), 'own'),
      tab: z._default(z.optional(z.enum(inboxTabs)), 'open'),
      /** Of the inbox: those with one person, open or closed. */
      user: z.optional(wire.id),
    }),
    response: listOf(ConversationLine),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/clients/:client/unread-conversations/',
    summary: 'How many conversations hold something the caller has not read: their own, and those of the inbox',
    params: inClient,
    response: Unread,
  }),
  start: endpoint({
    method: 'POST',
    path: all,
    summary:
      'Write to the organisation, to a person (`user`) or to everyone of an event (`group`); an open conversation about the same goes on',
    params: inClient,
    body: z.object({
      ...Written,
      user: optionally(wire.id),
      group: optionally(wire.id),
      subject: optionally(z.object({ kind: z.enum(subjectKinds), id: wire.id })),
    }),
    response: Conversation,
    status: 201,
    stale,
  }),
  read: endpoint({
    method: 'GET',
    access: 'link',
    path: one,
    summary: 'A conversation and its latest messages; `before` goes back in time',
    params: inClientWithId,
    query: z.object({ before: z.optional(wire.integer) }),
    response: Conversation,
  }),
  post: endpoint({
    method: 'POST',
    access: 'link',
    path: `${one}messages/`,
    summary: 'Write in a conversation; `reopens` one that was closed',
    params: inClientWithId,
    body: z.object({ ...Written, is_note: z.optional(wire.flag), reopens: z.optional(wire.flag) }),
    response: Message,
    status: 201,
    stale,
  }),
  markRead: endpoint({
    method: 'POST',
    access: 'link',
    path: `${one}reading/`,
    summary: 'The caller read it up to a message',
    params: inClientWithId,
    body: z.object({ up_to: wire.id }),
    response: z.object({ done: z.literal(true) }),
    stale,
  }),
  assign: endpoint({
    method: 'POST',
    path: `${one}assignment/`,
    summary: 'Say who of the team answers, or nobody',
    params: inClientWithId,
    body: z.object({ user: z.nullable(wire.id) }),
    response: Conversation,
    stale,
  }),
  close: endpoint({
    method: 'POST',
    path: `${one}closure/`,
    summary: 'Close a conversation',
    params: inClientWithId,
    response: Conversation,
    stale,
  }),
  reopen: endpoint({
    method: 'DELETE',
    path: `${one}closure/`,
    summary: 'Open a closed conversation again',
    params: inClientWithId,
    response: Conversation,
    stale,
  }),
  card: endpoint({
    method: 'GET',
    path: `${one}person/`,
    summary: 'What the team may know of the person while it answers',
    params: inClientWithId,
    response: PersonCard,
  }),
  team: endpoint({
    method: 'GET',
    path: '/clients/:client/conversation-team/',
    summary: 'Who may answer',
    params: inClient,
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
  attach: endpoint({
    method: 'POST',
    access: 'link',
    path: '/clients/:client/conversation-files/',
    summary: 'Send a file to join to a message',
    params: inClient,
    upload: chatUpload,
    response: MessageFile,
    status: 201,
    stale: [],
  }),
  file: endpoint({
    method: 'GET',
    access: 'link',
    path: `${one}files/:file/`,
    summary: 'A file of a conversation, for those who read it',
    params: z.object({ client: z.string(), id: wire.id, file: wire.id }),
    streams: ['*/*'],
  }),
}
