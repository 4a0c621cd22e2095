import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { billList } from '@kxo/domain/billing/list'
import { remindingWords as r } from '@kxo/domain/billing/reminding/reminding-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Text } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { BillBadge } from '../bill/bill-badge.tsx'

/** The columns of every list of bills. */
export function useBillColumns({ isOwn = false }: { isOwn?: boolean } = {}): readonly Column<BillRow>[] {
  const { say, locale, zone } = useLanguage()
  return useColumns(
    billList,
    {
      number: (row) => (
        <Text span inherit className="nowrap">
          {row.number ?? say(w.draftTitle)}
        </Text>
      ),
      status: (row) => <BillBadge bill={row} />,
      // A draft asks nothing of anybody yet.
      to_be_paid: (row) => (row.status === 'draft' ? emptyPlaceholder : formatMoney(row.to_be_paid, locale)),
      event: (row) => row.event ?? row.name,
      reminded_at: ({ reminders, reminded_at }) =>
        reminded_at ? say(r.numbered, { n: reminders, day: dayInZone(reminded_at, zone) }) : emptyPlaceholder,
    },
    { hidden: { recipient: isOwn, reminded_at: isOwn } },
  )
}
