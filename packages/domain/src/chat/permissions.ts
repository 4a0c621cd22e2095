import type { Actor } from '../kernel/actor.ts'
import { consultsStandardMenu, isSelf, isSignedIn, isSignedInFully, type Predicate, writesStandardMenu } from '../kernel/permissions.ts'

/** Whom a conversation is with, and whether the actor belongs to its group: participants and partners of the event. */
export type ConversationPeople = { user_id: number | null; is_in_group: boolean }

const isPartyTo = (actor: Actor, people: ConversationPeople): boolean => isSignedIn(actor) && (isSelf(actor, people) || people.is_in_group)

export const may = {
  /** Everyone has conversations of their own, and begins them. */
  useChat: isSignedInFully satisfies Predicate,
  /** A personal link opens one conversation. */
  openConversation: isSignedIn satisfies Predicate,
  /** The inbox the team shares. */
  readInbox: consultsStandardMenu satisfies Predicate,
  /** Answers, notes, assignments, closing: all of the team but those who only read. */
  answer: writesStandardMenu satisfies Predicate,
  /** Who reads a conversation: those it is between, and the team. */
  read: ((actor, people) => consultsStandardMenu(actor) || isPartyTo(actor, people)) satisfies Predicate<ConversationPeople>,
  write: ((actor, people) => writesStandardMenu(actor) || isPartyTo(actor, people)) satisfies Predicate<ConversationPeople>,
}
