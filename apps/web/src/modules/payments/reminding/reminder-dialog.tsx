import { momentOfLevel, type ReminderLevel } from '@kxo/domain/billing/reminding/reminders'
import { remindingWords as w } from '@kxo/domain/billing/reminding/reminding-words'
import { moments } from '@kxo/domain/mailing/moments'
import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { MailFrame } from '../../../ui/display/mail-frame.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { remind, reminderQuery } from '../../billing/index.ts'

type Reminded = { id: number; number: string | null }

/** The next letter of a bill, read as its payer would have it before it leaves; or why none may. */
export default function ReminderDialog({ bill, onClose }: { bill: Reminded; onClose: () => void }) {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(reminderQuery(bill.id))
  const sending = useAction({
    mutationFn: (level: number) => remind(bill.id, level),
    onSuccess: () => {
      toast.success(w.sent)
      onClose()
    },
    onError: () => void refetch(),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      title={say(w.remindBill, { number: bill.number ?? '' })}
      acts={
        data?.level ? (
          <Button loading={sending.isPending} onClick={() => sending.mutate(data.level as number)}>
            {say(w.send)}
          </Button>
        ) : null
      }
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={8} />}
      {data?.refusal ? (
        <Alert color="orange" role="status">
          {data.refusal}.
        </Alert>
      ) : null}
      {data?.mail && data.level ? (
        <Stack gap="sm">
          <Text c="dimmed" fz="sm">
            {say(w.leaves, { letter: moments[momentOfLevel(data.level as ReminderLevel)].label, recipient: data.mail.recipient })}
          </Text>
          <Text fw={600}>{data.mail.subject}</Text>
          <MailFrame title={say(w.preview)} html={data.mail.html} height="50vh" />
        </Stack>
      ) : null}
    </Dialog>
  )
}
