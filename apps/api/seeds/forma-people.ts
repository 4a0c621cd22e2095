import { randomUUID } from 'node:crypto'
import type { Sheet } from '@kxo/domain/events/sheet'
import type { Context } from '../src/platform/context.ts'
import { openedAt } from './tenants.ts'

export const learners = [
  ['Amandine', 'Leroy'],
  ['Bastien', 'Marchand'],
  ['Chloé', 'Renaud'],
  ['David', 'Nguyen'],
  ['Emma', 'Colin'],
  ['Farid', 'Belkacem'],
  ['Gaëlle', 'Tanguy'],
  ['Hervé', 'Masson'],
  ['Isabelle', 'Picard'],
  ['Jordan', 'Lefebvre'],
  ['Karine', 'Dupuis'],
  ['Léo', 'Barbier'],
] as const
export const trainers = [
  ['Paul', 'Girard'],
  ['Samira', 'Haddad'],
] as const

export async function seedPeople(
  { db, tenant, now }: Context,
  names: readonly (readonly [string, string])[],
  isPartner: boolean,
): Promise<number[]> {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const company = await db.selectFrom('companies').select('id').orderBy('id').executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('users')
    .values(
      names.map(([first_name, last_name]) => ({
        unique_id: randomUUID(),
        mail: `${plain(first_name)}.${plain(last_name)}@${tenant.name}.test`,
        first_name,
        last_name,
        is_partner: isPartner,
        address: '8 rue des Tanneurs',
        code_postal: '69003',
        town: 'Lyon',
        company_id: isPartner ? null : company.id,
        created_at: openedAt(now),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const accessible =
  'Locaux accessibles aux personnes à mobilité réduite. Pour adapter le parcours : Claire Moreau, référente handicap, 04 00 00 00 00, handicap@forma.test.'
export const sheetOf = (own: Partial<Sheet>): Sheet => ({
  audience: 'Toute personne en activité professionnelle.',
  prerequisites: 'Aucun.',
  methods: 'Apports courts, mises en situation filmées, travail en sous-groupes. Support remis à chaque personne.',
  assessment: 'Positionnement à l’entrée, exercices notés au fil du parcours, quiz de fin.',
  sanction: 'Certificat de réalisation.',
  access_time: 'Jusqu’à 7 jours avant le début, selon les places.',
  accessibility: accessible,
  ...own,
})
export const exempt = (name: string, euros: number) => ({ name, euros, rate: 0 as const, reason: 'training_exempt' as const })
