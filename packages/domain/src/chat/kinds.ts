import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Between whom people write. */
export const conversationKind = catalogue({
  organisation: { code: 1, label: { fr: 'Avec une personne', en: 'With a person' } },
  group: { code: 2, label: { fr: 'Groupe', en: 'Group' } },
  partner: { code: 3, label: { fr: '{partner:cap}', en: '{partner:cap}' } },
})
export type ConversationKind = KeyOf<typeof conversationKind>

/** Records a conversation may speak of. */
export const subjectKinds = ['registration', 'event', 'bill', 'document'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** What the shared inbox shows: all that is open, then parts of it, then what is closed. */
export const inboxTabs = ['open', 'mine', 'unassigned', 'groups', 'closed'] as const
export type InboxTab = (typeof inboxTabs)[number]
