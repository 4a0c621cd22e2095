import type { Conversation } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { may as mayTasks } from '@kxo/domain/tasks/permissions'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { closeConversation, reopenConversation } from '../api.ts'
import { AssignSelect } from './assign-select.tsx'
import { FollowTask } from './follow-task.tsx'

/** What the team does with a conversation: says who answers, makes a task of it, closes it. */
export function ConversationActs({ conversation, onCard }: { conversation: Conversation; onCard?: (() => void) | undefined }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [hasTask, setTask] = useState(false)
  const { id, is_closed, user_id } = conversation
  const turn = useAction({
    mutationFn: () => (is_closed ? reopenConversation(id) : closeConversation(id)),
    onSuccess: () => toast.success(is_closed ? w.reopened : w.closedDone),
  })
  const mayAnswer = may.answer(actor)
  return (
    <Group gap="xs">
      <AssignSelect conversation={conversation} />
      {mayTasks.create(actor) ? (
        <Button size="sm" variant="default" onClick={() => setTask(true)}>
          {say(w.createTask)}
        </Button>
      ) : null}
      {onCard && user_id !== null ? (
        <Button size="sm" variant="default" onClick={onCard}>
          {say(w.card)}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="default"
        disabled={!mayAnswer}
        title={mayAnswer ? undefined : say(w.readOnly)}
        loading={turn.isPending}
        aria-label={say(is_closed ? w.reopen : w.closeConversation)}
        onClick={() => turn.mutate()}
      >
        {say(is_closed ? w.reopen : w.close)}
      </Button>
      {hasTask ? <FollowTask conversation={conversation} onClose={() => setTask(false)} /> : null}
    </Group>
  )
}
