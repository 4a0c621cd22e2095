import type { Audience } from '@kxo/domain/campaigns/audience-contract'
import { FoundPeople } from '@kxo/domain/contacts/bulk/bulk-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import * as z from 'zod/mini'
import type { Search } from '../../ui/navigation/address.ts'

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)
const foundIn = (text: string | undefined): Audience['found'] => {
  try {
    const read = text ? z.safeDecode(FoundPeople, JSON.parse(text) as z.input<typeof FoundPeople>) : undefined
    return read?.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Who the address of the page says the message is for: people by number, all those a list finds, or those of one event or of several by status. */
export function audienceIn(search: Search): Audience {
  const numbersIn = (name: string) => (search[name] ?? '').split(',').filter(isNumber).map(Number)
  const [ids, events] = [numbersIn('ids'), numbersIn('events')]
  const found = foundIn(search['found'])
  const event = isNumber(search['event'] ?? '') ? Number(search['event']) : undefined
  const statuses = (search['status'] ?? '').split(',').flatMap((name) => registrationStatus.keys.filter((key) => key === name))
  const missed_by = isNumber(search['missed'] ?? '') ? Number(search['missed']) : undefined
  return {
    ...(ids.length > 0 && { ids }),
    ...(missed_by !== undefined && { missed_by }),
    ...(found && { found }),
    ...(event !== undefined && { event }),
    ...(event === undefined && events.length > 0 && { events }),
    ...((event !== undefined || events.length > 0) && statuses.length > 0 && { statuses }),
  }
}

/** The same audience as an address of the page, which holds neither pasted addresses nor another page's parts. */
export const audienceSearch = ({ ids, found, event, events, statuses, missed_by }: Audience): Search => ({
  ids: ids?.join(','),
  found: found && JSON.stringify(z.encode(FoundPeople, found)),
  event: event === undefined ? undefined : String(event),
  events: events?.join(','),
  status: statuses?.join(','),
  missed: missed_by === undefined ? undefined : String(missed_by),
})

/** Addresses as they were pasted, one a line or separated by commas. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
