import type { Qualiopi } from '@kxo/domain/billing/entity-contract'
import { billWords } from '@kxo/domain/billing/words'
import type { Language } from '@kxo/domain/kernel/language'

/** The certificate as it is stored, or none. */
export const qualiopiOf = ({ qualiopi }: { qualiopi: unknown }): Qualiopi | null => qualiopi as Qualiopi | null

/** What documents say of the certificate on a day: nothing once it is over. */
export function qualiopiMention(entity: { qualiopi: unknown }, day: string, { say }: Pick<Language, 'say'>): string[] {
  const certificate = qualiopiOf(entity)
  if (!certificate || certificate.issued_on > day || (certificate.valid_until !== null && certificate.valid_until < day)) return []
  return [say(billWords.qualiopi, { number: certificate.number, issued: certificate.issued_on, scope: certificate.scope })]
}
