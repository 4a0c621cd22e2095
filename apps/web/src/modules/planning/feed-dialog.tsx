import type { Sentence } from '@kxo/domain/kernel/sentence'
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

type FeedProps = { subject: FeedSubject; id: number; help?: Sentence }

/** Opens what a calendar subscribes to. */
export function FeedButton({ subject, id, help }: FeedProps) {
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
        {isOpen ? <Feed subject={subject} id={id} {...(help && { help })} /> : null}
      </Dialog>
    </>
  )
}

function Feed({ subject, id, help = w.feedHelp }: FeedProps) {
  const { say } = useLanguage()
  const { data } = useQuery(feedQuery(subject, id))
  return (
    <Stack>
      <Text>{say(help)}</Text>
      <SecretAddress former={data} make={() => openFeed(subject, id)} revoke={() => revokeFeed(subject, id)} />
    </Stack>
  )
}
