import { labels } from '@kxo/domain/kernel/labels'
import { videosContract as contract } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { giveVideo } from '../api.ts'

type ChooseDialogProps = { event: number; given: readonly number[]; onClose: () => void }

/** Gives an event a film that is in the library already. */
export function ChooseDialog({ event, given, onClose }: ChooseDialogProps) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const [chosen, setChosen] = useState<Found | null>(null)
  const giving = useAction({
    mutationFn: (video: number) => giveVideo(video, [event]),
    onSuccess: () => {
      toast.success(w.given)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.fromLibrary} closeOnClickOutside={false}>
      <Stack gap="md">
        <LookupSelect
          queryKey={['post_video', tenant.name, 'choices', event]}
          find={async (q, signal) => {
            const query = { page: 1, page_size: 25, sort: 'name', status: 'ready' as const, ...(q ? { q } : {}) }
            const { results } = await call(contract.list, { query }, { signal })
            return results.filter(({ id }) => !given.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
          }}
          label={say(w.video)}
          value={chosen?.value ?? null}
          shown={chosen ?? undefined}
          onChoose={setChosen}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button disabled={chosen === null} loading={giving.isPending} onClick={() => chosen && giving.mutate(chosen.value)}>
            {say(labels.save)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
