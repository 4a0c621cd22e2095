import * as z from 'zod/mini'
import { requiredText, shortText } from './fields.ts'

const known = 'com|net|org|info|biz|fr|eu|be|ch|de|uk|us|ca|ru|cn|io|co|me|app|dev|xyz|top|site|online|shop|link|click|live'
/** What mail programs turn into a link: an address with its scheme, `www.`, a mail address, or a name of a domain. */
const address = new RegExp(
  String.raw`://|\bwww\.|@|[\p{L}\p{N}-]{2}\.([a-z]{2,24}|(?:${known}|${known.toUpperCase()}))(?![\p{L}\p{N}])`,
  'u',
)

/** Whether a text holds something a mail program would make a link of. */
export const holdsAddress = (text: string): boolean => address.test(text)

/** A person’s name as letters print it: what is kept from before the rule loses what would make a link of it. */
export const printedName = (name: string): string => (holdsAddress(name) ? name.replace(/[.:/@]+/g, ' ').trim() : name)

const noAddress = z.refine<string>((text) => !holdsAddress(text), 'nameAddress')

/** A first or last name: nobody signs up under a link that letters would then carry. */
export const personName = (max: number) => requiredText(max).check(noAddress)

/** The same where it may be unknown. */
export const personNameOrNone = (max: number) => shortText(max).check(noAddress)
