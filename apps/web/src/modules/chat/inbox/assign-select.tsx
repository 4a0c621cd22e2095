import type { Conversation } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { assignConversation, teamQuery } from '../api.ts'

/** Who of the team answers; one click takes what nobody has. */
export function AssignSelect({ conversation: { id, assigned_to, assigned_name } }: { conversation: Conversation }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { data: team = [] } = useQuery(teamQuery())
  const assign = useAction({
    mutationFn: (user: number | null) => assignConversation(id, user),
    onSuccess: (changed) =>
      toast.success(changed.assigned_name === null ? say(w.unassigned) : say(w.assigned, { name: changed.assigned_name })),
  })
  const mayAnswer = may.answer(actor)
  const gone = assigned_to !== null && !team.some((one) => one.id === assigned_to) ? [{ id: assigned_to, name: assigned_name ?? '' }] : []
  return (
    <>
      {assigned_to === null && mayAnswer && team.some((one) => one.id === actor.user_id) ? (
        <Button size="sm" variant="default" loading={assign.isPending} onClick={() => assign.mutate(actor.user_id)}>
          {say(w.takeIt)}
        </Button>
      ) : null}
      <Select
        size="sm"
        w={190}
        aria-label={say(w.assignTo)}
        disabled={!mayAnswer}
        data={[{ value: '', label: say(w.nobody) }, ...[...gone, ...team].map((one) => ({ value: String(one.id), label: one.name }))]}
        value={assigned_to === null ? '' : String(assigned_to)}
        allowDeselect={false}
        onChange={(user) => assign.mutate(user ? Number(user) : null)}
      />
    </>
  )
}
