import { createCompany, nameReferent } from '../../src/modules/companies/index.ts'
import { createContact } from '../../src/modules/contacts/index.ts'
import type { Context } from '../../src/platform/context.ts'
import type { Someone } from './diary.ts'

export type KnownCompany = {
  name: string
  /** Absent of one whose number nobody gave. */
  siret?: string
  address: string
  code_postal: string
  town: string
  /** Its activity tells what it is for the yearly return. */
  naf?: string
  is_recruiter?: boolean
  is_school?: boolean
  /** First name, last name and job; the first one speaks for the company. */
  people: readonly (readonly [string, string, string])[]
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

/** A customer company and its people, the referent first. */
export async function meetCompany(then: Context, { people, ...company }: KnownCompany): Promise<{ id: number; people: Someone[] }> {
  const params = { client: then.tenant.name }
  const { id } = await createCompany(then, { params, body: { ...company, is_adherent: !company.is_recruiter && !company.is_school } })
  const met: Someone[] = []
  for (const [first_name, last_name, job] of people) {
    const { address, code_postal, town } = company
    const mail = `${plain(first_name)}.${plain(last_name)}@${plain(company.name)}.test`
    const person = await createContact(then, {
      params,
      body: {
        first_name,
        last_name,
        job,
        mail,
        address,
        code_postal,
        town,
        company: id,
        is_adherent: true,
        profile_code: 'USR',
      },
    })
    met.push({ id: person.id, company_id: id })
  }
  for (const first of met.slice(0, 1)) await nameReferent(then, id, first.id)
  return { id, people: met }
}

/** People of no company. */
export async function meetPeople(
  then: Context,
  names: readonly (readonly [string, string])[],
  known: { is_prospect?: boolean; is_adherent?: boolean } = {},
): Promise<Someone[]> {
  const met: Someone[] = []
  for (const [first_name, last_name] of names) {
    const person = await createContact(then, {
      params: { client: then.tenant.name },
      body: {
        first_name,
        last_name,
        mail: `${plain(first_name)}.${plain(last_name)}@courriel.test`,
        address: '27 cours Lafayette',
        code_postal: '69003',
        town: 'Lyon',
        ...known,
      },
    })
    met.push({ id: person.id, company_id: null })
  }
  return met
}
