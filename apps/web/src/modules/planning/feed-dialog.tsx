import type { FeedSubject } from '@kxo/domain/planning/feed-contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Stack, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { feedQuery, openFeed, revokeFeed } from './api.ts'
import { SecretAddress } from './secret-address.tsx'

type FeedProps = { subject: FeedSubject; id: number }

/** Opens what a calendar subscribes to. */
export function FeedButton({ subject, id }: FeedProps) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        icon={<IconCalendarPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {say(w.subscribe)}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={w.feedTitle} width={600}>
        {isOpen ? <Feed subject={subject} id={id} /> : null}
      </Dialog>
    </>
  )
}

function Feed({ subject, id }: FeedProps) {
  const { say } = useLanguage()
  const { data } = useQuery(feedQuery(subject, id))
  return (
    <Stack>
      <Text>{say(w.feedHelp)}</Text>
      <SecretAddress former={data} make={() => openFeed(subject, id)} revoke={() => revokeFeed(subject, id)} />
    </Stack>
  )
}
