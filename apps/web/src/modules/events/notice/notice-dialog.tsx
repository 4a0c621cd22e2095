import { type EventImpact, type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { type ChangedPart, changedPartKeys, changedParts } from '@kxo/domain/events/notice/changed-part'
import { noticeWords as w } from '@kxo/domain/events/notice/notice-words'
import { moments } from '@kxo/domain/mailing/moments'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { may as mayMail } from '@kxo/domain/mailing/permissions'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ImpactList } from '../acts/impact-list.tsx'
import { noticeQuery, sendNotice } from '../api.ts'

const options = changedPartKeys.map((value) => ({ value, label: w[value] }))
const countOf = ({ people, partners }: EventImpact): number => people + partners

type NoticeProps = { event: EventRecord; what: ChangedPart; onSent: () => void; onClose: () => void }

/** Who a change touches, and the message that tells them; nothing leaves before one asks for it. */
export function NoticeDialog({ event, what, onSent, onClose }: NoticeProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: eventsContract.sendNotice.body,
    values: { what, reason: '' },
    save: (body) => sendNotice(event.id, body),
    onSaved: (impact) => {
      toast.success(say(w.telling, { n: countOf(impact) }))
      onSent()
    },
  })
  const chosen = useWatch({ control: form.control, name: 'what' }) as unknown
  const part = changedPartKeys.find((key) => key === chosen) ?? what
  const impact = useQuery(noticeQuery(event.id, part))
  return (
    <Dialog
      opened
      onClose={onClose}
      width={600}
      title={w.title}
      cancel
      acts={
        <Button loading={form.isBusy} disabled={!impact.data || countOf(impact.data) === 0} onClick={() => void form.submitNow()}>
          {say(w.tell)}
        </Button>
      }
    >
      <Form form={form}>
        <SelectField name="what" label={w.what} options={options} />
        <ImpactList of={impact} isCancelling={false} />
        <MomentLine part={part} />
        <TextareaField name="reason" label={w.reason} help={w.reasonHelp} rows={3} maxLength={500} />
      </Form>
    </Dialog>
  )
}

/** The message that leaves, which whoever words the messages opens. */
function MomentLine({ part }: { part: ChangedPart }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const name = changedParts[part]
  const line = say(w.moment, { moment: say(moments[name].label) })
  return (
    <Text fz="sm" c="dimmed">
      {mayMail.writeTemplates(actor) ? <Link to={adminMailTemplate(name)}>{line}</Link> : line}
      {part === 'date' ? (
        <Text span display="block" inherit>
          {say(w.renewal)}
        </Text>
      ) : null}
    </Text>
  )
}
