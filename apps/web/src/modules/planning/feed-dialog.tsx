import type { FeedSubject } from '@kxo/domain/planning/feed-contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Code, Group, Stack, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { copyText } from '../../ui/display/copy-text.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { feedQuery, openFeed, revokeFeed } from './api.ts'

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
  const [address, setAddress] = useState<string | null>(null)
  const shown = useRef<HTMLElement>(null)
  const feed = useQuery(feedQuery(subject, id))
  const act = async (work: () => Promise<void>): Promise<void> => {
    await runAction(() => work())
  }
  const make = () => act(async () => setAddress((await openFeed(subject, id)).address))
  const revoke = () =>
    act(async () => {
      await revokeFeed(subject, id)
      setAddress(null)
      toast.success(w.feedRevoked)
    })
  const copy = async (): Promise<void> => {
    if (await copyText(address ?? '', shown.current)) toast.success(w.copied)
  }
  return (
    <Stack>
      <Text>{say(w.feedHelp)}</Text>
      {address ? (
        <>
          <Code ref={shown} block aria-label={say(w.feedAddress)}>
            {address}
          </Code>
          <Text fz="sm">{say(w.feedOnce)}</Text>
        </>
      ) : feed.data ? (
        <Text fz="sm" c="dimmed">
          {say(w.feedSince, { day: feed.data.created_at })}{' '}
          {feed.data.read_at ? say(w.feedRead, { day: feed.data.read_at }) : say(w.feedNever)} {say(w.feedRenewHelp)}
        </Text>
      ) : null}
      <Group justify="flex-end">
        {feed.data ? (
          <Button variant="default" onClick={() => void revoke()}>
            {say(w.feedRevoke)}
          </Button>
        ) : null}
        {address ? (
          <Button onClick={() => void copy()}>{say(w.copy)}</Button>
        ) : (
          <Button onClick={() => void make()}>{say(feed.data ? w.feedRenew : w.feedMake)}</Button>
        )}
      </Group>
    </Stack>
  )
}
