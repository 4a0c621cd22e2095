import { AgreementContent } from '@kxo/domain/signatures/content'
import * as z from 'zod/mini'
import type { Queries } from '../platform/database/tenancy.ts'

const contentNamed = (name: string): AgreementContent => {
  const side = { name, address: name, siret: '', representative: name }
  const texts = {
    objective: name,
    programme: name,
    headcount: name,
    prior_level: name,
    methods: name,
    assessment: name,
    sanction: name,
    trainer_titles: name,
    payment_terms: name,
    early_end: name,
    disability_referent: name,
  }
  return {
    title: name,
    ...texts,
    minutes: 420,
    start_date: new Date('2027-03-22T08:00:00Z'),
    end_date: null,
    time_zone: 'Europe/Paris',
    place: name,
    learners: [name],
    amount_ht: 100_000,
    amount: 100_000,
    party: side,
    body: { ...side, activity_number: '', activity_region: '' },
  }
}

/** A contract of the registration of that number, which its person signed; every record bears the number. */
export async function anAgreement(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db
    .insertInto('agreements')
    .values({
      kind: 2,
      status: 2,
      reference: name,
      event_id: id,
      user_id: id,
      amount: 100_000,
      content: JSON.stringify(z.encode(AgreementContent, contentNamed(name))),
      requested_at: '2027-01-02',
      deadline: '2999-01-01',
      created_by: id,
    })
    .execute()
  await db.insertInto('agreement_registrations').values({ agreement_id: id, registration_id: id }).execute()
  await db.insertInto('agreement_signatories').values({ agreement_id: id, side: 1, user_id: id }).execute()
  await db
    .insertInto('agreement_signatures')
    .values({
      agreement_id: id,
      side: 1,
      revision: 1,
      user_id: id,
      signed_at: '2027-01-02',
      typed_name: name,
      consent_version: '1',
      evidence: JSON.stringify({ person: { name } }),
      previous_hash: '',
      hash: 'h',
    })
    .execute()
}
