import type { Language } from '@kxo/domain/kernel/language'
import { exampleOf } from '@kxo/domain/mailing/merge-fields'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import { templateEditorWords } from '@kxo/domain/templates/editor-words'
import { sql } from 'kysely'
import { holds } from '../../../platform/lists/list-filters.ts'
import { issuerOf, letterheadOf, specimenMarks } from '../../attendance/index.ts'
import { dressed, type SampleSource } from '../../templates/index.ts'
import { agreementRows, partyName } from '../queries.ts'
import { agreementPrint } from './agreement-print.ts'
import { readPrint, subjectOf, template } from './read-print.ts'

/** An agreement with a company that is nobody’s; who provides is the issuer itself. */
function exampleContent(
  language: Language,
  { name, address, siret, representative, ...of }: Awaited<ReturnType<typeof issuerOf>>,
): AgreementContent {
  const say = (key: string): string => exampleOf(key, language)
  return {
    title: say('event.name'),
    objective: say('event.objectives'),
    programme: say('event.programme'),
    minutes: 840,
    start_date: new Date('2027-03-03T08:00:00Z'),
    end_date: new Date('2027-03-04T16:00:00Z'),
    time_zone: 'Europe/Paris',
    place: say('event.location.name'),
    headcount: '1',
    learners: [say('contact.full_name')],
    prior_level: say('event.prerequisites'),
    methods: say('event.methods'),
    assessment: say('event.assessment'),
    sanction: say('event.certification'),
    trainer_titles: say('event.partners'),
    amount_ht: 90_000,
    amount: 108_000,
    payment_terms: '',
    early_end: '',
    disability_referent: say('event.disability_referent'),
    party: { name: say('company.name'), address: say('company.address'), siret: '', representative: say('company.referent.full_name') },
    body: {
      name,
      address: address ?? '',
      siret: siret ?? '',
      representative: representative ?? '',
      activity_number: of.activity_number ?? '',
      activity_region: of.activity_region ?? '',
    },
  }
}

/** Agreements as they would be printed to be signed. */
export const contractSample: SampleSource = {
  search: async ({ db }, q) => {
    const rows = await agreementRows(db)
      .select(sql<string>`agreements.reference || ' – ' || ${partyName}`.as('label'))
      .where(holds(sql.ref('agreements.search'), q))
      .orderBy('agreements.id', 'desc')
      .limit(20)
      .execute()
    return rows.map(({ id, label }) => ({ id, label }))
  },
  draw: async (context, { record, entity_id, language, dressedFor }) => {
    if (record !== null) {
      const row = await agreementRows(context.db).where('agreements.id', '=', record).executeTakeFirst()
      if (!row) return undefined
      const { data, images } = await readPrint({ ...context, language }, row, null, await dressedFor(subjectOf(row)))
      return { template, data, images }
    }
    const issuer = await issuerOf(context, null, entity_id)
    const reference = language.say(templateEditorWords.specimen)
    const title = language.say(agreementKind.labelOf('convention'))
    const parts = {
      kind: 'convention' as const,
      reference,
      content: exampleContent(language, issuer),
      signatures: [],
      sealed_at: null,
    }
    const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
      title,
      reference,
      ...specimenMarks(language),
    })
    const model = await dressedFor(null)
    return { template, data: dressed(agreementPrint(parts, letterhead, language), model), images: model.images }
  },
}
