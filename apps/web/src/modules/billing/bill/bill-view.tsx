import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { bill as billAddress } from '@kxo/domain/billing/paths'
import { may } from '@kxo/domain/billing/permissions'
import { billWords as w } from '@kxo/domain/billing/words'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { RecordFields } from '../../fields/index.ts'
import { fetchPdf, fetchXml } from '../api.ts'
import { BillAmounts } from './bill-amounts.tsx'
import { BillHistory, BillPayments } from './bill-past.tsx'

export const titleOf = ({ number, category, is_deposit }: Pick<BillDetail, 'number' | 'category' | 'is_deposit'>) =>
  number === null ? w.draftTitle : category === 'credit' ? w.creditTitle : is_deposit ? w.depositTitle : w.billTitle

/** When it was issued and is due, under the title. */
export function BillDates({ bill: { issue_date, due_date, category } }: { bill: BillDetail }) {
  const { say } = useLanguage()
  if (issue_date === null) return null
  const isDue = due_date !== null && category === 'invoice'
  return (
    <>
      {say(w.issuedOn, { day: issue_date })}
      {isDue ? `, ${say(w.dueOn, { day: due_date })}` : ''}
    </>
  )
}

type Props = {
  bill: BillDetail
  /** What the page lets one do, above the figures. */
  acts?: ReactNode
  /** Where another bill opens. */
  addressOf?: (number: string) => string
  /** Beside each payment: undo it. */
  paymentAct?: (payment: BillDetail['payments'][number]) => ReactNode
}

/** A bill opened: its document in the page, its lines, payments, history, and what corrects it. */
export function BillView({ bill, acts, paymentAct, addressOf = billAddress }: Props) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  return (
    <Columns widths="minmax(0, 1fr) minmax(320px, 420px)" gap="lg">
      {bill.has_pdf ? (
        <PdfView of={bill.id} title={say(w.pdfShown, { number: bill.number ?? '' })} fetch={() => fetchPdf(bill.id)} />
      ) : (
        <Text py={40} px="lg" bd="1px dashed var(--k-border)" bdrs={12} c="dimmed" ta="center" inherit role="status">
          {say(bill.number === null ? w.draftHelp : bill.is_emptied ? w.emptiedHelp : w.pdfComing)}
        </Text>
      )}
      <Stack gap="md" miw={0} className="first-when-narrow">
        {acts ? (
          <Group gap="xs" align="stretch">
            {acts}
          </Group>
        ) : null}
        <BillAmounts bill={bill} />
        <Ties bill={bill} addressOf={addressOf} />
        {bill.number === null || (bill.category === 'credit' && bill.payments.length === 0) ? null : (
          <BillPayments bill={bill} act={paymentAct} />
        )}
        {may.invoice(actor) ? <RecordFields morph="Bill" id={bill.id} /> : null}
        <BillHistory bill={bill} />
        {bill.has_pdf ? <XmlButton bill={bill} /> : null}
      </Stack>
    </Columns>
  )
}

/** What it corrects and what corrects it. */
function Ties({ bill, addressOf }: { bill: BillDetail; addressOf: (number: string) => string }) {
  const { say } = useLanguage()
  const { replaces, replaced_by } = bill
  if (!bill.corrects && bill.credits.length === 0 && !replaces && !replaced_by) return null
  return (
    <Panel component="section" gap="sm" py="md" px={18}>
      {bill.corrects?.number ? <Link to={addressOf(bill.corrects.number)}>{say(w.corrects, { number: bill.corrects.number })}</Link> : null}
      {replaces?.number ? <Link to={addressOf(replaces.number)}>{say(w.replaces, { number: replaces.number })}</Link> : null}
      {replaced_by ? (
        <Link to={addressOf(replaced_by.number ?? String(replaced_by.id))}>
          {replaced_by.number ? say(w.replacedBy, { number: replaced_by.number }) : say(w.replacedByDraft)}
        </Link>
      ) : null}
      {bill.credits.map((credit) =>
        credit.number ? (
          <Link key={credit.id} to={addressOf(credit.number)}>
            {say(w.creditedBy, { number: credit.number })}
          </Link>
        ) : null,
      )}
    </Panel>
  )
}

function XmlButton({ bill }: { bill: BillDetail }) {
  const { say } = useLanguage()
  const save = () => fetchXml(bill.id).then(({ blob, name }) => saveFile(blob, name), toast.failure)
  return (
    <div>
      <Button size="sm" variant="subtle" onClick={() => void save()}>
        {say(w.xml)}
      </Button>
    </div>
  )
}
