import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import type { WrittenTemplate } from '@kxo/domain/mailing/templates-contract'

/** A text of the tenant for a message, without button nor file; blank lines part its paragraphs. */
export const aWrittenText = (
  body: string,
  { subject = 'Bonjour', language = 'fr' }: { subject?: string; language?: 'fr' | 'en' } = {},
): WrittenTemplate => ({
  language,
  scope: 'tenant',
  scope_key: '',
  subject,
  preview_text: '',
  body: documentOfParagraphs(body),
  button: '',
  second_button: null,
  attachments: [],
})
