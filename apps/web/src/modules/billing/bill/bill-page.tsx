import { bills } from '@kxo/domain/billing/paths'
import { billWords as w } from '@kxo/domain/billing/words'
import { billPayment } from '@kxo/domain/payments/paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { billQuery } from '../api.ts'
import { BillStamp } from './bill-stamp.tsx'
import { BillDates, BillView, titleOf } from './bill-view.tsx'

/** One bill, by its number. */
export default function BillPage() {
  const viewer = useViewer()
  const { say } = useLanguage()
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const answer = useSuspenseQuery(billQuery(code))
  const bill = answer.data
  const mayPay = bill.to_be_paid > 0 && bill.category === 'invoice' && bill.number !== null && hasFeature(viewer, 'payment')
  return (
    <>
      <PageTitle
        above={[{ label: w.bills, to: bills() }]}
        mark={<BillStamp bill={bill} />}
        subtitle={<BillDates bill={bill} />}
        act={mayPay ? <LinkButton to={billPayment(bill.id)}>{say(w.pay)}</LinkButton> : null}
      >
        {say(titleOf(bill), { number: bill.number ?? '' })}
      </PageTitle>
      <BillView bill={bill} />
    </>
  )
}
