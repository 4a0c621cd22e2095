import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What the module that holds the catalogue of moments declares here, as TanStack Router's `Register`: the platform knows no product word. */
export interface Register {}
export type RoleName = Register extends { role: infer Name extends string } ? Name : string
export type MomentName = Register extends { moment: infer Name extends string } ? Name : string

export type Recipient = { user_id: number | null; mail: string; first_name: string; last_name: string; language: 'fr' | 'en' }
/** `cid` names an image the message shows itself. */
export type MailAttachment = { name: string; content_type: string; file_id: number; cid?: string }

/** One mail to one person for one occurrence: the same moment never leaves twice for the same occurrence. */
export type MailRequest = {
  moment: MomentName
  to: Recipient
  occurrence: string
  values?: Readonly<Record<string, string | number | Date | Sentence>>
  /** Front-end address the button opens, e.g. from a module's paths.ts. */
  path?: string
  /** Where its button leads whoever has no account: a page that a personal link opens. */
  by_link?: {
    purpose: 'bill' | 'conversation' | 'document' | 'event' | 'paper' | 'questionnaire' | 'quiz' | 'quote' | 'signature' | 'ticket'
    path: string /** Until when it opens, past a month. */
    until?: Date | null
  }
  /** A second button beside the moment's own, where it leads outside the pages of the product. */
  second?: { label: Sentence; url: string }
  attachments?: readonly MailAttachment[]
  send_at?: Date
  /** A copy for somebody who follows the person it is about: it says who that is, in the product's words. */
  is_copy?: true
  /** Which of those its moment is for its recipient is, where the moment cannot say. */
  role?: RoleName
  /** It gathers several: `count` and `lines` are said in the words of the moment's grouping. */
  is_gathered?: true
  /** Where its button leads once it gathers several. */
  gathered_path?: string
  /** The event it is about. */
  event_id?: number | null
  /** The bill it is about. */
  bill_id?: number
  /** The entity that issues what it is about. */
  entity_id?: number
  /** What is written in place of the moment's own text: a message somebody composed. */
  content?: MailContent
  /** A message drawn already: it leaves as it is. */
  rendered?: { subject: string; html: string; text: string }
  /** The sending to many people it is part of. */
  campaign_id?: number
  /** What it makes known, for those who left a topic. */
  topic?: string
}

/** Words already merged and safe to draw. */
export type MailContent = { subject: string; html: string; text: string; preview_text?: string; button?: Sentence }
