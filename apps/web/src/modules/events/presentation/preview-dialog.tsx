import { eventsContract } from '@kxo/domain/events/contract'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { presentationWords as p } from '@kxo/domain/events/presentation/presentation-words'
import { Box, Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type View, ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Seen = 'visitor' | 'learner' | 'phone'
const views: readonly View<Seen>[] = [
  { key: 'visitor', label: p.asVisitor },
  { key: 'learner', label: p.asLearner },
  { key: 'phone', label: p.asPhone },
]

/** The page of an event as it will be read, before it is published. */
export function PreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={p.previewTitle} width={1200}>
      <Preview id={id} />
    </Dialog>
  )
}

const Preview = bounded(
  function Preview({ id }: { id: number }) {
    const { say } = useLanguage()
    const [seen, see] = useState<Seen>('visitor')
    const { data } = useSuspenseQuery(apiQuery(eventsContract.previewPage, { params: { id } }))
    const { pathname, search } = new URL(data.url)
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(data.url)
      toast.success(p.linkCopied)
    }
    return (
      <Stack gap="sm">
        <Group justify="space-between">
          <ViewChoice views={views} current={seen} onChange={see} />
          <Button variant="subtle" size="sm" onClick={() => void copy()}>
            {say(p.copyLink)}
          </Button>
        </Group>
        <Text c="dimmed" fz="sm">
          {say(p.previewHelp)}
        </Text>
        <Box
          key={seen}
          component="iframe"
          title={say(p.previewTitle)}
          src={seen === 'learner' ? eventAddress(id) : pathname + search}
          w={seen === 'phone' ? 392 : '100%'}
          maw="100%"
          h="66vh"
          mx="auto"
          display="block"
          bd="1px solid var(--k-line)"
          bdrs={seen === 'phone' ? 24 : 12}
        />
      </Stack>
    )
  },
  { lines: 12 },
)
