import type { Region } from '@kxo/domain/regions/contract'
import { adminRegions } from '@kxo/domain/regions/paths'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { choicesQuery, removeRegion } from './api.ts'

/** Asks where the people of a region go, then deletes it. */
export function RemoveDialog({ region, onClose }: { region: Region; onClose: () => void }) {
  const { say } = useLanguage()
  const id = useId()
  const goOn = useNavigateIfMounted()
  const { data: choices = [], isLoading } = useQuery(choicesQuery())
  const [to, setTo] = useState(0)
  const remove = useAction({
    mutationFn: () => removeRegion(region.id, to),
    onSuccess: async () => {
      toast.success(w.removed)
      await goOn(adminRegions())
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.removeTitle, { name: region.name })}
      width={600}
      cancel={w.close}
      acts={
        <Button variant="danger" loading={remove.isPending || isLoading} onClick={() => remove.mutate()}>
          {say(w.remove)}
        </Button>
      }
    >
      <p>{say(w.removeHelp)}</p>
      <Box htmlFor={id} component="label" display="block" mb={6} fz="sm" fw={550}>
        {say(w.moveTo)}
      </Box>
      <Box
        id={id}
        component="select"
        w="100%"
        mih={40}
        py={6}
        px="sm"
        bd="1px solid var(--k-control)"
        bdrs={9}
        bg="var(--k-surface)"
        c="var(--k-text)"
        style={{ font: 'inherit' }}
        value={to}
        onChange={(event) => setTo(Number(event.currentTarget.value))}
      >
        <option value={0}>{say(w.nowhere)}</option>
        {choices
          .filter((choice) => choice.id !== region.id)
          .map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
      </Box>
    </Dialog>
  )
}
