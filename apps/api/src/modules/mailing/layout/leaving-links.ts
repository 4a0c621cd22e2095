import type { Language } from '@kxo/domain/kernel/language'
import { calledAs, mergeFields } from '@kxo/domain/mailing/merge-fields'
import { leavingLinks } from '@kxo/domain/mailing/merging/link-fields'
import type { MailContent } from '../../../platform/mail.ts'

type LeavingLink = (typeof leavingLinks)[number]
/** Addresses of one reader; without one, its link is left out. */
type LeavingAddresses = Partial<Record<string, string>>

/** What a composed message says in place of an address its reader alone will have. */
export const leavingCalls: Readonly<Record<LeavingLink, string>> = {
  'link.unsubscribe': calledAs('link.unsubscribe'),
  'link.newsletter': calledAs('link.newsletter'),
}

/** Writes each of these calls as a link in words; within a link already, as it is. */
export const linkAround =
  (say: Language['say']) =>
  (safe: string, isLinked: boolean): string =>
    isLinked
      ? safe
      : leavingLinks.reduce((text, key) => {
          const { label } = mergeFields[key]!
          return text.replaceAll(leavingCalls[key], `<a href="${leavingCalls[key]}">${say(label)}</a>`)
        }, safe)

/** A composed message with the addresses of its reader: what has none leaves no trace. */
export function withLeavingLinks<Content extends MailContent>(content: Content, addresses: LeavingAddresses): Content {
  const said = (text: string): string =>
    leavingLinks.reduce((written, key) => {
      const address = addresses[key] ?? ''
      const whole = new RegExp(`<a href="${leavingCalls[key]}">[^<]*</a>`, 'g')
      return (address ? written : written.replace(whole, '')).replaceAll(leavingCalls[key], address)
    }, text)
  return { ...content, html: said(content.html), text: said(content.text) }
}
