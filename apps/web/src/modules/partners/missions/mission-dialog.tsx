import { missionWords as w } from '@kxo/domain/partners/missions/mission-words'
import { may } from '@kxo/domain/partners/permissions'
import { Group, Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { saveMission, sendMission } from '../api.ts'

type MissionDialogProps = { id: number; name: string; onClose: () => void }

/** The mission order of one part: taken away, or sent to its person. */
export function MissionDialog({ id, name, onClose }: MissionDialogProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const save = useAction({ mutationFn: () => saveMission(id) })
  const send = useAction({
    mutationFn: () => sendMission(id),
    onSuccess: () => {
      toast.success(w.sent)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.of, { name })}>
      <Text mb="md">{say(w.dialogHelp)}</Text>
      <Group justify="flex-end">
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {say(w.save)}
        </Button>
        {may.assignPartners(actor) ? (
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {say(w.send, { name })}
          </Button>
        ) : null}
      </Group>
    </Dialog>
  )
}
