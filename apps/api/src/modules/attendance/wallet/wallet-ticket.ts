import { formatDate, formatRange } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { RegistrationRow } from '../../registrations/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { calendarOf } from '../calendar-of.ts'
import { passToken } from '../passes/pass.ts'

/** What a wallet shows of a ticket, in its holder's language. */
export type WalletTicket = {
  tenant_id: number
  event_id: number
  /** The same for each copy of one revision: a wallet holds it once. */
  serial: string
  token: string
  code: string
  title: string
  place: string
  holder: string
  organiser: string
  url: string
  start: Date | null
  end: Date | null
  first_day: string
  dates: string
  hours: string[]
  colours: TenantColours
  logo: Uint8Array | null
  language: Language
}

async function logoOf({ db, tenant, services }: Context): Promise<Uint8Array | null> {
  const id = settingsOf(tenant).logo_file_id
  if (id === null) return null
  const file = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirst()
  return file ? services.storage.read(file.storage_key) : null
}

/** Reads what a wallet shows of a registration. */
export async function walletTicket(context: Context, row: RegistrationRow): Promise<WalletTicket> {
  const { tenant } = context
  const language = languageOf(row.language as 'fr' | 'en', tenant)
  const { title, place, url, organizer, attendee, slots } = await calendarOf(context, row)
  const written = { zone: language.zone }
  const [first, last] = [slots[0], slots.at(-1)]
  return {
    tenant_id: tenant.id,
    event_id: row.event_id,
    serial: `${row.id}-${row.pass_rev}`,
    token: passToken(context, row),
    code: row.code,
    title,
    place,
    holder: attendee.name,
    organiser: organizer.name,
    url,
    start: first?.start ?? null,
    end: last?.end ?? null,
    first_day: first ? formatDate(first.start, language.locale, written) : '',
    dates: first && last ? formatRange(first.start, last.end, language.locale, written) : '',
    hours: slots.map((slot) =>
      [formatRange(slot.start, slot.end, language.locale, written), slot.title, slot.place].filter(Boolean).join(' – '),
    ),
    colours: settingsOf(tenant).colours,
    logo: await logoOf(context),
    language,
  }
}
