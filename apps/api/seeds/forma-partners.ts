import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { type PartnerKind, partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../src/platform/context.ts'

type Terms = {
  user_id: number
  kinds: readonly PartnerKind[]
  organisation?: string
  siret?: string
  activity_number?: string
  titles: string
  languages: string[]
  half_day_rate: number
  day_rate: number
  skills: readonly string[]
  /** Papers asked of them, and in how many days each lapses. */
  papers?: readonly { name: string; kind: DocumentKind; lapsesIn: number | null }[]
}

/** Rates (in cents), skills and papers of those who train. */
export async function seedTrainerTerms(context: Context, people: Record<'elodie' | 'paul' | 'samira', number>): Promise<void> {
  const { elodie, paul, samira } = people
  const everyone: readonly Terms[] = [
    {
      user_id: elodie,
      kinds: ['provider', 'guest'],
      organisation: 'Faure Prévention',
      siret: '83412765600017',
      activity_number: '84691234567',
      titles: 'Sapeur-pompier volontaire pendant douze ans.\nFormatrice en secourisme depuis 2015.',
      languages: ['Français', 'Anglais'],
      half_day_rate: 38_000,
      day_rate: 68_000,
      skills: ['Sécurité', 'Financement'],
      papers: [
        { name: 'Attestation de vigilance', kind: 'vigilance', lapsesIn: 40 },
        { name: 'Attestation d’assurance', kind: 'insurance', lapsesIn: 20 },
      ],
    },
    {
      user_id: paul,
      kinds: ['guest', 'provider'],
      titles: 'Consultant en organisation.\nAuteur de « La réunion de trop ».',
      languages: ['Français'],
      half_day_rate: 42_000,
      day_rate: 76_000,
      skills: ['Management', 'Bureautique', 'Communication'],
    },
    {
      user_id: samira,
      kinds: ['provider'],
      organisation: 'Cabinet Haddad',
      siret: '79260134600010',
      activity_number: '84697654321',
      titles: 'Psychologue du travail, titre RNCP de niveau 7.\nCoach certifiée.',
      languages: ['Français', 'Arabe'],
      half_day_rate: 55_000,
      day_rate: 98_000,
      skills: ['Management', 'Communication'],
      papers: [
        { name: 'Attestation de vigilance', kind: 'vigilance', lapsesIn: 120 },
        { name: 'Assurance responsabilité civile', kind: 'insurance', lapsesIn: null },
      ],
    },
  ]
  for (const terms of everyone) await write(context, terms)
}

async function write({ db, tenant, now }: Context, { user_id, kinds, skills, papers = [], ...terms }: Terms): Promise<void> {
  const themes = await db.selectFrom('themes').select('id').where('name', 'in', skills).execute()
  const status = partnerStatus.codeOf('validated')
  const records = await db
    .insertInto('partners')
    .values(kinds.map((kind) => ({ user_id, kind: partnerKind.codeOf(kind), status, ...terms })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'kind']).doUpdateSet(terms))
    .returning('id')
    .execute()
  const today = dayInZone(now, tenant.time_zone)
  for (const [rank, { id: partner_id }] of records.entries()) {
    await db
      .insertInto('partner_skills')
      .values(themes.map(({ id: theme_id }) => ({ partner_id, theme_id })))
      .execute()
    // One record of the person keeps their papers.
    if (papers.length > 0 && rank === 0)
      await db
        .insertInto('document_requests')
        .values(
          papers.map(({ name, kind, lapsesIn }) => ({
            partner_id,
            user_id,
            kind: documentKind.codeOf(kind),
            name,
            expires_on: lapsesIn === null ? null : addDays(today, lapsesIn),
          })),
        )
        .execute()
  }
}
