import { newsWords as w } from '@kxo/domain/help/articles/news'
import { newsParameter } from '@kxo/domain/help/paths'
import { Flex, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { reportFailure } from '../../../ui/feedback/failure.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useNews } from './use-news.ts'

/** What changed in the product, over the page, while the address asks for it; opening it marks everything read. */
export function NewsDialog() {
  const [search, change] = useAddress()
  return search[newsParameter] ? <News onClose={() => change({ [newsParameter]: undefined })} /> : null
}

function News({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const { notes, unread, markRead } = useNews()
  const [fresh, setFresh] = useState(unread)
  const mark = useRef(markRead)
  mark.current = markRead
  useEffect(() => {
    if (unread === 0) return
    setFresh(unread)
    mark.current().catch((error: unknown) => reportFailure(error, 'context'))
  }, [unread])
  return (
    <Dialog opened onClose={onClose} title={w.news} width={600}>
      <Flex component="ul" direction="column" gap="lg">
        {notes.map(({ key, day, title, text }, index) => (
          <Flex component="li" direction="column" gap={6} key={key}>
            <Text c="dimmed" fz="sm">
              <time dateTime={day}>{say(w.day, { day })}</time>
              {index < fresh ? <Badge tone="info">{w.fresh}</Badge> : null}
            </Text>
            <Title order={3} fz={16} fw={600}>
              {say(title)}
            </Title>
            <Flex component="p" gap="xs" align="center" wrap="wrap" lh={1.55}>
              {say(text)}
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Dialog>
  )
}
