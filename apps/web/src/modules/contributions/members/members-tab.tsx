import { bill as billAddress, invoicing } from '@kxo/domain/billing/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import type { Contribution, Membership } from '@kxo/domain/contributions/contract'
import { membershipList } from '@kxo/domain/contributions/list'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { Anchor } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { cancelMemberships, membersSource, validateMemberships } from '../api.ts'

/** Who took a contribution; those that ask for no amount are validated here. */
export function MembersTab({ contribution: { id, unit_price, bands } }: { contribution: Contribution }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const status = membershipStatus.keys.find((key) => key === search['status'])
  const isFree = unit_price === null && bands.every(({ price }) => price === null)
  const validate = (ids: number[]): Promise<boolean> =>
    runAction(async () => {
      const { people } = await validateMemberships(id, ids)
      toast.success(say(w.validated, { n: people }))
    })
  const cancel = async ({ id: member, person }: Membership): Promise<void> => {
    if (await confirm({ title: say(w.cancelTitle, { name: person }), act: w.cancel, tone: 'danger' }))
      await runAction(() => cancelMemberships(id, [member]), w.cancelled)
  }
  const billOf = ({ bill, bill_number }: Membership): string =>
    tenant.params.module_facturation ? `${invoicing()}?bill=${bill_number ?? bill}` : billAddress(bill_number ?? bill ?? 0)
  const columns = useColumns(
    membershipList,
    {
      bill_number: (row: Membership) =>
        row.bill_number === null ? (
          emptyPlaceholder
        ) : (
          <Anchor component={Link} to={billOf(row)}>
            {row.bill_number}
          </Anchor>
        ),
    },
    { without: isFree ? ['bill_number'] : [] },
  )
  const isCancellable = ({ bill, status: is }: Membership): boolean => bill === null && (is === 'toValidate' || is === 'effective')
  return (
    <DataTable
      caption={w.membersTab}
      columns={columns}
      source={membersSource(id, status)}
      rowKey={(row) => row.id}
      rowName={({ person }) => person}
      rowHref={({ user }) => adminContact(user)}
      rowActions={(row) => [
        ...(row.status === 'toValidate' ? [{ label: w.validate, run: () => void validate([row.id]) }] : []),
        ...(isCancellable(row) ? [{ label: w.cancel, tone: 'danger' as const, run: () => void cancel(row) }] : []),
      ]}
      {...(isFree && {
        bulkActions: [
          {
            label: w.validate,
            run: (selection, clear) => {
              if (!selection.all) void validate(selection.ids.map(Number)).then((isDone) => isDone && clear())
            },
          },
        ],
      })}
      saved={useSavedColumns('memberships')}
      empty={{ sentence: w.noMember }}
    />
  )
}
