import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { billWords as w } from '@kxo/domain/billing/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { useMemo } from 'react'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import type { Column } from '../../ui/table/column.ts'
import { BillStamp } from './bill-stamp.tsx'
import style from './billing.module.css'

/** The order bills are read in unless another is asked. */
export const latestNumberFirst = { sort: '-number' } as const

/** The columns of every list of bills; keys are those of the wire. */
export function useBillColumns({ isOwn = false }: { isOwn?: boolean } = {}): readonly Column<BillRow>[] {
  const { say, locale } = useLanguage()
  return useMemo(() => {
    const day = (value: string | null) => (value === null ? emptyPlaceholder : formatDate(value, locale))
    const money = (cents: number) => formatMoney(cents, locale)
    return [
      {
        key: 'number',
        label: w.number,
        cell: (row) => <span className={style['number']}>{row.number ?? say(w.draftTitle)}</span>,
        sortable: true,
        width: 145,
      },
      { key: 'status', label: w.status, cell: (row) => <BillStamp bill={row} />, sortable: true, width: 172 },
      { key: 'recipient', label: w.recipient, cell: (row) => row.recipient, sortable: true, filter: 'text', hidden: isOwn, width: 155 },
      { key: 'event', label: w.event, cell: (row) => row.event ?? row.name, sortable: true, filter: 'text', width: 165 },
      { key: 'issue_date', label: w.issueDate, cell: (row) => day(row.issue_date), sortable: true, filter: 'day', width: 135 },
      { key: 'due_date', label: w.dueDate, cell: (row) => day(row.due_date), sortable: true, filter: 'day', width: 115 },
      { key: 'amount_ht', label: w.amountHt, cell: (row) => money(row.amount_ht), sortable: true, align: 'end', hidden: true, width: 120 },
      { key: 'amount', label: w.amount, cell: (row) => money(row.amount), sortable: true, filter: 'number', align: 'end', width: 118 },
      { key: 'to_be_paid', label: w.due, cell: (row) => money(row.to_be_paid), sortable: true, filter: 'number', align: 'end', width: 115 },
    ]
  }, [say, locale, isOwn])
}
