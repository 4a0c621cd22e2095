import { isSiren, isSiret } from '@kxo/domain/kernel/identifiers'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Companies, Users } from '../../../platform/database-types.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
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

export const findPayer = async (
  db: Queries,
  { user_id, company_id }: { user_id: number | null; company_id: number | null },
): Promise<Payer> => ({
  person: user_id === null ? undefined : await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst(),
  company: company_id === null ? undefined : await db.selectFrom('companies').selectAll().where('id', '=', company_id).executeTakeFirst(),
})

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
export async function recipientOfBill(
  db: Queries,
  bill: { user_id: number | null; company_id: number | null },
): Promise<Recipient | undefined> {
  const { person, company } = await findPayer(db, bill)
  if (person && (!company || person.company_id === company.id)) return recipientOf(person)
  if (!company) return undefined
  const referent = company.referent_id === null ? undefined : await findUser(db, company.referent_id)
  return referent ? recipientOf(referent) : sentTo(company)
}
