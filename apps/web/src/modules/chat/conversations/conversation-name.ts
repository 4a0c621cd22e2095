import type { ConversationLine, ConversationSubject } from '@kxo/domain/chat/contract'
import type { SubjectKind } from '@kxo/domain/chat/kinds'
import { chatWords as w } from '@kxo/domain/chat/words'
import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'

export const subjectWords: Readonly<Record<SubjectKind, Sentence>> = {
  registration: w.aboutRegistration,
  event: w.aboutEvent,
  bill: w.aboutBill,
  document: w.aboutDocument,
}

/** What a conversation is called: the person for the team, the organisation for the person, the event of a group. */
export function nameOfConversation({ say }: Pick<Language, 'say'>, one: ConversationLine, client: string, isForTeam: boolean): string {
  if (one.kind === 'group') return say(w.groupOf, { title: one.subject?.label ?? say(w.group) })
  return isForTeam ? (one.user_name ?? client) : client
}

/** The record it speaks of, in words. */
export const subjectOf = ({ say }: Pick<Language, 'say'>, { kind, label }: ConversationSubject): string =>
  say(w.about, { kind: say(subjectWords[kind]), label })
