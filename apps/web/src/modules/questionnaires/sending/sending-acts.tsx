import type { EventRecord } from '@kxo/domain/events/contract'
import { labels } from '@kxo/domain/kernel/labels'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { eventQuestionnairesQuery, removeQuestionnaire, sendQuestionnaire } from '../api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mayChangeSendings, maySend } from './may-send.ts'

type SendingActsProps = { event: EventRecord; sending: EventQuestionnaire }

/** What may be done with a questionnaire an event sends. */
export function SendingActs({ event, sending }: SendingActsProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const { id, form, name, invited } = sending
  const remove = async (): Promise<void> => {
    const question = { title: say(w.removeTitle, { name }), message: w.removeText, act: w.stopSending, tone: 'danger' } as const
    if (await confirm(question)) await runAction(() => removeQuestionnaire(event.id, id), w.removed)
  }
  const act = (label: string, run: () => void, opens?: 'dialog') => (
    <Button variant="subtle" size="sm" aria-label={`${label}, ${name}`} aria-haspopup={opens} onClick={run}>
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {maySend(actor, event) ? <SendAct event={event.id} sending={sending} /> : null}
      {invited > 0 ? (
        <LinkButton
          variant="default"
          size="sm"
          to={adminQuestionnaireResponses(form, name)}
          search={{ event: String(event.id) }}
          aria-label={`${say(w.seeResults)}, ${name}`}
        >
          {say(w.seeResults)}
        </LinkButton>
      ) : null}
      {mayChangeSendings(actor, event) ? (
        <>
          {act(say(labels.edit), () => setChanging(true), 'dialog')}
          {act(say(w.stopSending), () => void remove())}
        </>
      ) : null}
      {isChanging ? <ChangeDialog event={event.id} sending={sending} onClose={() => setChanging(false)} /> : null}
    </Group>
  )
}

/** How often the list is read again while first mails leave, which nothing else tells. */
const leaving = 5_000

/** Writes now to those it waits for, once a time: mails that were just sent are not sent again. */
function SendAct({ event, sending }: { event: number; sending: EventQuestionnaire }) {
  const { say } = useLanguage()
  const { id, name, invited, answered, declined, expected, is_published, closes_at } = sending
  const now = useNow()
  const [sentAt, setSentAt] = useState<number | null>(null)
  const sends = useAction({
    mutationFn: () => sendQuestionnaire(event, id),
    onSuccess: ({ people }) => {
      setSentAt(invited)
      toast.success(say(w.sent, { n: people }))
    },
  })
  const silent = invited - answered - declined
  const isFirst = silent === 0 && expected > invited
  const wasSent = sentAt === invited
  useQuery({ ...eventQuestionnairesQuery(event), refetchInterval: wasSent && isFirst ? leaving : false })
  if (!is_published || (closes_at !== null && closes_at <= now) || (silent === 0 && !isFirst)) return null
  const label = isFirst ? say(w.sendNow) : say(w.remind, { n: silent })
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={`${label}, ${name}`}
      loading={sends.isPending}
      disabled={wasSent}
      onClick={() => sends.mutate()}
    >
      {label}
    </Button>
  )
}
