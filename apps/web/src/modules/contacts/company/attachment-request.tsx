import { teamContract } from '@kxo/domain/contacts/team-contract'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { call } from '../../../platform/api-client.ts'
import { isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** When the mail a referent adds is taken: ask that whoever bears it join the company. */
export function AttachmentRequest({ form, onDone }: { form: RecordForm; onDone: () => void }) {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const asking = useAction({
    mutationFn: () => call(teamContract.requestAttachment, { body: { mail: String(form.getValues('mail') ?? '') } }),
    onSuccess: () => {
      toast.success(say(t.requested, { client: tenant.label }))
      form.reset()
      onDone()
    },
  })
  if (!isRefusal(form.failure, 'mailTaken')) return null
  return (
    <Notice mb="md" role="status">
      <span>{say(t.requestHelp, { client: tenant.label, company: user?.company_name ?? '' })}</span>
      <div>
        <Button variant="default" size="sm" loading={asking.isPending} onClick={() => asking.mutate()}>
          {say(t.requestAttachment)}
        </Button>
      </div>
    </Notice>
  )
}
