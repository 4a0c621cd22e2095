import { documentStatus } from '@kxo/domain/documents/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { agreementKind, partnerKinds } from '@kxo/domain/signatures/agreement-legal'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import type { AgreementMorph } from '@kxo/domain/signatures/kinds'
import { agreementList } from '@kxo/domain/signatures/list'
import { may } from '@kxo/domain/signatures/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { presentRow } from './present.ts'
import { type AgreementRecord, agreementRows, partyName } from './queries.ts'

const plan = planOf(
  agreementList,
  {
    reference: 'agreements.reference',
    party: { at: partyName },
    event_title: 'events.title',
    kind: 'agreements.kind',
    status: 'agreements.status',
    amount: 'agreements.amount',
    deadline: 'agreements.deadline',
    withdrawal_until: 'agreements.withdrawal_until',
    payable_from: 'agreements.payable_from',
    signed_at: 'agreements.signed_at',
    created_at: 'agreements.created_at',
  },
  { search: sql`agreements.search`, sort: '-created_at', id: sql`agreements.id` },
)

const isWithPartner = sql<boolean>`agreements.kind in (${sql.join(agreementKind.codesOf(...partnerKinds))})`

/** Whose agreements a register holds: of a company, of a person who is no partner, of a partner; those of events are all of them. */
export const ofMorph = (morph: AgreementMorph | undefined) =>
  morph === 'partner'
    ? isWithPartner
    : morph === 'company'
      ? sql<boolean>`agreements.company_id is not null`
      : morph === 'user'
        ? sql<boolean>`(agreements.user_id is not null and not ${isWithPartner})`
        : sql<boolean>`true`

type Narrowing = Input<typeof signaturesContract.list>['query']
const narrowed = ({ event, company, user, status }: Narrowing) => ({
  ...(event !== undefined && { 'agreements.event_id': event }),
  ...(company !== undefined && { 'agreements.company_id': company }),
  ...(user !== undefined && { 'agreements.user_id': user }),
  ...(status !== undefined && { 'agreements.status': documentStatus.codeOf(status) }),
})

export const listAgreements: Verb<typeof signaturesContract.list> = async (context, { query }) => {
  const { actor, now } = context
  authorize(may.readAgreements(actor) && (query.morph !== 'partner' || may.readPartnerAgreements(actor)))
  const seesPartners = may.readPartnerAgreements(actor)
  return listOrExport(context, 'export_agreements', {
    name: 'contracts',
    plan,
    asked: query,
    query: (db) =>
      agreementRows(db)
        .where(ofMorph(query.morph))
        .$if(!seesPartners, (rows) => rows.where(sql<boolean>`not ${isWithPartner}`))
        .where((eb) => eb.and(narrowed(query))),
    present: async (rows: AgreementRecord[]) => rows.map((row) => presentRow(row, now)),
    columns: exportsOf(agreementList),
  })
}
