import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { billList } from '@kxo/domain/billing/list'
import { billWords as w } from '@kxo/domain/billing/words'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { BillBadge } from '../bill/bill-badge.tsx'

/** The order bills are read in unless another is asked. */

/** The columns of every list of bills. */
export function useBillColumns({ isOwn = false }: { isOwn?: boolean } = {}): readonly Column<BillRow>[] {
  const { say } = useLanguage()
  return useColumns(
    billList,
    {
      number: (row) => (
        <Text span inherit className="nowrap">
          {row.number ?? say(w.draftTitle)}
        </Text>
      ),
      status: (row) => <BillBadge bill={row} />,
      event: (row) => row.event ?? row.name,
    },
    { hidden: { recipient: isOwn } },
  )
}
