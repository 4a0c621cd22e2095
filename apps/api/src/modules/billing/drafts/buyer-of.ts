import { isSiren, isSiret } from '@kxo/domain/kernel/identifiers'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Companies, Users } from '../../../platform/database-types.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { recipientOf } from '../../identity/index.ts'
import type { BillParty, PostalAddress } from '../printing/priced-document.ts'
import type { EntityRecord } from '../queries.ts'

type Addressed = {
  address: string | null
  address_complement?: string | null
  code_postal: string | null
  town: string | null
  country: string
}

const countryName = (code: string): string => new Intl.DisplayNames(['fr'], { type: 'region' }).of(code) ?? code

const addressOf = ({ address, address_complement, code_postal, town, country }: Addressed): PostalAddress => ({
  lines: [address, address_complement].filter((line): line is string => !!line),
  postal_code: code_postal ?? '',
  city: town ?? '',
  country_code: country,
  country: countryName(country),
})

/** The issuer with every mention the law asks of it (INV-20). */
export function sellerOf(entity: EntityRecord): BillParty {
  const capital = entity.share_capital && `au capital de ${entity.share_capital}`
  const form = [entity.legal_form, capital].filter(Boolean).join(' ')
  return {
    name: entity.legal_name || entity.name,
    legal_mention: [form, entity.registry].filter(Boolean).join(' – ') || null,
    siren: entity.siren,
    siret: entity.siret,
    vat_number: entity.vat_number,
    address: addressOf(entity),
    electronic_address: { scheme: '0225', value: entity.electronic_address ?? entity.siren },
  }
}

type Person = Selectable<Users>
type Company = Selectable<Companies>
export type Payer = { person: Person | undefined; company: Company | undefined }

type Billed = { user_id: number | null; company_id: number | null }

export const findPayer = async (db: Queries, { user_id, company_id }: Billed): Promise<Payer> => ({
  person: user_id === null ? undefined : await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst(),
  company: company_id === null ? undefined : await db.selectFrom('companies').selectAll().where('id', '=', company_id).executeTakeFirst(),
})

const oncePerId = (ids: readonly (number | null | undefined)[]): number[] =>
  [...new Set(ids)].filter((id) => id !== null && id !== undefined)

async function rowsById(db: Queries, table: 'users', ids: readonly number[]): Promise<Map<number, Person>>
async function rowsById(db: Queries, table: 'companies', ids: readonly number[]): Promise<Map<number, Company>>
async function rowsById(db: Queries, table: 'users' | 'companies', ids: readonly number[]): Promise<Map<number, Person | Company>> {
  const rows = ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The payers of bills, in their order, each with the referent of its company: three queries, however many there are. */
export async function findPayers(db: Queries, bills: readonly Billed[]): Promise<(Payer & { referent: Person | undefined })[]> {
  const [people, companies] = await Promise.all([
    rowsById(db, 'users', oncePerId(bills.map(({ user_id }) => user_id))),
    rowsById(db, 'companies', oncePerId(bills.map(({ company_id }) => company_id))),
  ])
  const referents = await rowsById(db, 'users', oncePerId([...companies.values()].map(({ referent_id }) => referent_id)))
  return bills.map(({ user_id, company_id }) => {
    const company = companies.get(company_id ?? 0)
    return { person: people.get(user_id ?? 0), company, referent: referents.get(company?.referent_id ?? 0) }
  })
}

/** Where a company wants its bills, else where it is. */
export const billedAt = (company: Company): Addressed =>
  company.billing_address || company.billing_code_postal
    ? {
        address: company.billing_address,
        address_complement: company.billing_address_complement,
        code_postal: company.billing_code_postal,
        town: company.billing_town,
        country: company.billing_country ?? company.country,
      }
    : company

/** A business is billed by its SIREN, a private person by name and address. */
export function buyerOf({ person, company }: Payer): BillParty {
  const mail = person && ({ scheme: 'EM', value: person.mail } as const)
  if (!company)
    return {
      name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
      legal_mention: null,
      siren: null,
      siret: null,
      vat_number: null,
      address: addressOf(person ?? { address: null, code_postal: null, town: null, country: 'FR' }),
      electronic_address: mail ?? null,
    }
  const number = company.siret ?? ''
  const siren = isSiret(number) || isSiren(number) ? number.slice(0, 9) : null
  return {
    name: company.name,
    legal_mention: null,
    siren,
    siret: isSiret(number) ? number : null,
    vat_number: company.vat_number,
    address: addressOf(billedAt(company)),
    electronic_address: siren ? { scheme: '0225', value: siren } : (mail ?? null),
  }
}

const sentTo = ({ name: first_name, billing_mail, mail }: Company): Recipient | undefined => {
  const address = billing_mail ?? mail
  return address === null ? undefined : { user_id: null, mail: address, first_name, last_name: '', language: 'fr' }
}

/**
 * Who receives the letters about a bill: the person it names; of a company that is not theirs (another employer, a funder), its referent,
 * else the address it wants its bills at, and never the person it pays for.
 */
export function recipientAmong({ person, company, referent }: Payer & { referent: Person | undefined }): Recipient | undefined {
  if (person && (!company || person.company_id === company.id)) return recipientOf(person)
  if (!company) return undefined
  return referent ? recipientOf(referent) : sentTo(company)
}

export const recipientOfBill = async (db: Queries, bill: Billed): Promise<Recipient | undefined> =>
  (await findPayers(db, [bill])).map(recipientAmong)[0]
