import * as z from 'zod/mini'
import type { Sentence } from '../kernel/sentence.ts'

/** What a message that makes the organisation known is about: a person leaves one of them, or all. */
export const mailTopics = ['news', 'invitations', 'surveys'] as const
export type MailTopic = (typeof mailTopics)[number]
export const mailTopic = z.enum(mailTopics)

export const topicLabels: Readonly<Record<MailTopic, Sentence>> = {
  news: { fr: 'Actualités', en: 'News' },
  invitations: { fr: 'Invitations', en: 'Invitations' },
  surveys: { fr: 'Enquêtes', en: 'Surveys' },
}
