import { documentStatus } from '@kxo/domain/documents/status'
import type { AgreementRow } from '@kxo/domain/signatures/agreement'
import { agreementList } from '@kxo/domain/signatures/list'
import { adminAgreements } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { agreementsSource, type Scope } from '../api.ts'

const firstOf = { event: 'event_title', company: 'party', user: 'party', partner: 'party' } as const

/** Where an agreement stands, in a word. */
export function AgreementBadge({
  row: { status, is_expired, withdrawn_at },
}: {
  row: Pick<AgreementRow, 'status' | 'is_expired' | 'withdrawn_at'>
}) {
  if (withdrawn_at) return <Badge tone="danger">{w.withdrawn}</Badge>
  return is_expired ? <Badge tone="danger">{w.expired}</Badge> : <StatusBadge of={documentStatus} is={status} />
}

/** The register: each line opens the agreement, the party of its kind first. */
export function AgreementList({ name, scope }: { name: string; scope: Scope }) {
  const { say } = useLanguage()
  const first = scope.morph ? firstOf[scope.morph] : 'reference'
  const keys = [
    'reference',
    'party',
    'event_title',
    'kind',
    'status',
    'signed',
    'amount',
    'deadline',
    'withdrawal_until',
    'payable_from',
    'signed_at',
    'created_at',
  ] as const
  const columns = useColumns(
    agreementList,
    {
      status: (row) => <AgreementBadge row={row} />,
      signed: (row) => say(w.signedOf, { signed: row.signed, of: row.signatories }),
    },
    {
      only: [first, ...keys.filter((key) => key !== first)],
      hidden: {
        withdrawal_until: scope.morph !== 'user',
        payable_from: scope.morph !== 'user',
        signed_at: true,
        kind: scope.morph === 'company' || scope.morph === 'user',
      },
    },
  )
  return (
    <DataTable
      caption={w.register}
      columns={columns}
      source={agreementsSource(scope)}
      rowKey={({ id }) => id}
      rowName={({ reference, party }) => `${reference} ${party}`}
      rowHref={({ id }) => `${adminAgreements()}?agreement=${id}`}
      saved={useSavedColumns(name)}
      empty={{ sentence: w.none, help: w.noneHint }}
    />
  )
}
