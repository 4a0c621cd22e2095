import { job } from '../../platform/jobs.ts'

/** Sent at issue: draws the files of a bill once, then sends them. */
export const printBill = job<{ bill_id: number; is_sent: boolean }>({
  name: 'print-bill',
  label: { fr: 'Produire {bill.le}', en: 'Producing the {bill}' },
  retries: 8,
})
