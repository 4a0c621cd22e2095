import { labels } from '@kxo/domain/kernel/labels'
import type { Video } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Group, Pill, PillGroup, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEventChoices } from '../../partners/index.ts'
import { giveVideo } from '../api.ts'

/** Gives a film to other events, chosen one after the other. */
export function CopyDialog({ video: { id }, onClose }: { video: Video; onClose: () => void }) {
  const { say } = useLanguage()
  const choices = useEventChoices()
  const [chosen, setChosen] = useState<readonly Found[]>([])
  const giving = useAction({
    mutationFn: () =>
      giveVideo(
        id,
        chosen.map(({ value }) => value),
      ),
    onSuccess: ({ given }) => {
      toast.success(say(w.copied, { n: given }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.copyTo} closeOnClickOutside={false}>
      <Stack gap="md">
        <LookupSelect
          {...choices}
          // Chosen, it joins those below, and another may be.
          key={chosen.length}
          label={say(w.event)}
          value={null}
          shown={undefined}
          onChoose={(found) =>
            found && setChosen((before) => (before.some(({ value }) => value === found.value) ? before : [...before, found]))
          }
          data-autofocus
        />
        {chosen.length > 0 ? (
          <div>
            <Text size="sm" mb={4}>
              {say(w.chosenEvents)}
            </Text>
            <PillGroup>
              {chosen.map(({ value, label }) => (
                <Pill
                  key={value}
                  size="lg"
                  withRemoveButton
                  removeButtonProps={{ 'aria-label': say(w.dropEvent, { title: label }), 'aria-hidden': false, tabIndex: 0 }}
                  onRemove={() => setChosen((before) => before.filter((one) => one.value !== value))}
                >
                  {label}
                </Pill>
              ))}
            </PillGroup>
          </div>
        ) : null}
        <Group justify="flex-end">
          <Button disabled={chosen.length === 0} loading={giving.isPending} onClick={() => giving.mutate()}>
            {say(labels.save)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
