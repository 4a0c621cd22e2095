import type { Sentence } from '@kxo/domain/kernel/sentence'

/**
 * A moment the product writes at, as data: default text in both languages, ICU with glossary tokens.
 * Paragraphs of the body are separated by an empty line.
 */
export type MailMoment = {
  name: string
  subject: Sentence
  body: Sentence
  button?: Sentence
  /** Marketing respects refusals and carries one-click unsubscription; anything else is transactional. */
  isMarketing?: true
  /** Security moments cannot be switched off by a tenant. */
  isMandatory?: true
}

export type Recipient = { user_id: number | null; mail: string; first_name: string; last_name: string; language: 'fr' | 'en' }
/** `cid` names an image the message shows itself. */
export type LetterAttachment = { name: string; content_type: string; file_id: number; cid?: string }

/** One mail to one person for one occurrence: the same moment never leaves twice for the same occurrence. */
export type Letter = {
  moment: MailMoment
  to: Recipient
  occurrence: string
  values?: Readonly<Record<string, string | number | Date | Sentence>>
  /** Front-end address the button opens, e.g. from a module's paths.ts. */
  path?: string
  attachments?: readonly LetterAttachment[]
  send_at?: Date
}
