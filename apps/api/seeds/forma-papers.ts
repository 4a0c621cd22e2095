import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import type { DocumentStatus } from '@kxo/domain/documents/status'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { addDocument, keepFile } from '../src/modules/documents/index.ts'
import type { Context } from '../src/platform/context.ts'
import { userNamed } from './seed-event.ts'
import { tinyPdf } from './tiny-pdf.ts'

const day = 24 * 3_600_000

/** What was given for the papers asked of trainers, two papers asked of learners, and what the organisation publishes. */
export async function seedPapers(context: Context, people: Record<'elodie' | 'paul' | 'samira', number>): Promise<void> {
  const { elodie, samira } = people
  await deposit(context, { user_id: elodie, kind: 'insurance', status: 'validated' })
  await deposit(context, { user_id: elodie, kind: 'vigilance', status: 'validated' })
  await deposit(context, { user_id: samira, kind: 'vigilance', status: 'toValidate' })
  await askLearners(context)
  await publishOrganisation(context)
}

type Deposit = { user_id: number; kind: DocumentKind; status: DocumentStatus; restriction?: DocumentRestriction }

/** Answers what is asked of a person of that kind. */
async function deposit(context: Context, { user_id, kind, status, restriction = 'admins' }: Deposit): Promise<void> {
  const { db, now } = context
  const request = await db
    .selectFrom('document_requests')
    .select(['id', 'name', 'expires_on'])
    .where('user_id', '=', user_id)
    .where('kind', '=', documentKind.codeOf(kind))
    .executeTakeFirst()
  if (!request) return
  const { name, expires_on } = request
  const document_id = await addDocument(context, {
    category: 'other',
    kind,
    name,
    file_id: await aPdf(context, name),
    restriction,
    status,
    user_id,
    expires_on,
  })
  await db.updateTable('documents').set({ created_by: user_id }).where('id', '=', document_id).execute()
  await db.updateTable('document_requests').set({ document_id, deposited_at: now }).where('id', '=', request.id).execute()
}

const aPdf = (context: Context, name: string): Promise<number> =>
  keepFile(context, { name: `${name}.pdf`, content_type: 'application/pdf', bytes: tinyPdf(name) })

async function askLearners(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const due_on = addDays(dayInZone(now, tenant.time_zone), 10)
  const requested_by = await userNamed(context, 'admin')
  const [amandine, learner] = [await userNamed(context, 'amandine.leroy'), await userNamed(context, 'user')]
  const aRequest = (user_id: number, kind: DocumentKind, name: string, why: string) => ({
    user_id,
    kind: documentKind.codeOf(kind),
    name,
    why,
    due_on,
    requested_by,
  })
  await db
    .insertInto('document_requests')
    .values([
      aRequest(amandine, 'funding', 'Accord de prise en charge', 'Votre financeur ne nous l’a pas encore envoyé.'),
      aRequest(learner, 'photo', 'Photo d’identité', 'Elle figure sur votre badge.'),
    ])
    .execute()
  await deposit(context, { user_id: learner, kind: 'photo', status: 'toValidate', restriction: 'restrictedAdmins' })
}

type Published = { kind: DocumentKind; name: string; asks_reading: boolean; versions: readonly { daysAgo: number; asks_again: boolean }[] }
const organisation: readonly Published[] = [
  {
    kind: 'booklet',
    name: 'Livret d’accueil',
    asks_reading: true,
    versions: [
      { daysAgo: 400, asks_again: false },
      { daysAgo: 20, asks_again: true },
    ],
  },
  { kind: 'rules', name: 'Règlement intérieur', asks_reading: false, versions: [{ daysAgo: 400, asks_again: false }] },
]

async function publishOrganisation(context: Context): Promise<void> {
  const { db, now } = context
  const published_by = await userNamed(context, 'admin')
  for (const { kind, name, asks_reading, versions } of organisation) {
    const { id } = await db
      .insertInto('organisation_documents')
      .values({ kind: documentKind.codeOf(kind), name, asks_reading })
      .returning('id')
      .executeTakeFirstOrThrow()
    let former: number | null = null
    for (const [rank, { daysAgo, asks_again }] of versions.entries()) {
      const number = rank + 1
      const document_id = await addDocument(context, {
        category: 'guide',
        kind,
        name,
        file_id: await aPdf(context, `${name}, version ${number}`),
        restriction: 'public',
        status: 'validated',
      })
      const made_available_at = new Date(now.getTime() - daysAgo * day)
      const version = { organisation_document_id: id, number, document_id, made_available_at, asks_again, published_by }
      await db.insertInto('organisation_versions').values(version).execute()
      if (former !== null) await db.updateTable('documents').set({ replaced_by: document_id }).where('id', '=', former).execute()
      former = document_id
    }
  }
}
