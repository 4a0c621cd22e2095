import { newsWords as n } from '@kxo/domain/help/articles/news'
import { newsParameter } from '@kxo/domain/help/paths'
import { helpWords as w } from '@kxo/domain/help/words'
import { ActionIcon, Indicator, Stack, Title } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PanelBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { displayedContactQuery } from '../api.ts'
import { NewsDialog } from '../guide/news-dialog.tsx'
import { useNews } from '../guide/use-news.ts'
import { ContactLines, isReachable } from './contact-lines.tsx'

/** « ? » for those who have no guide: whom the tenant says to call, and what is new. */
export default function WhomToCall() {
  const { say } = useLanguage()
  const [, change] = useAddress()
  const { unread } = useNews()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery({ ...displayedContactQuery(), staleTime: 300_000 })
  const { button, place } = useBeside('dialog', [opened, setOpened])
  const label = say(w.needHelp)
  return (
    <>
      <ActionIcon {...button} aria-label={label} title={label}>
        <Indicator disabled={unread === 0} color="red" size={10} offset={2} aria-hidden="true">
          <IconHelp size={20} stroke={1.75} />
        </Indicator>
      </ActionIcon>
      <PanelBeside {...place} width={280} withinPortal={false}>
        <Stack gap={6} p="xs" className="anywhere">
          {data && isReachable(data) ? (
            <>
              <Title order={2} fz={16} fw={600}>
                {label}
              </Title>
              <ContactLines contact={data} />
            </>
          ) : null}
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              setOpened(false)
              change({ [newsParameter]: '1' })
            }}
          >
            {unread > 0 ? say(n.newsUnread, { count: unread }) : say(n.news)}
          </Button>
        </Stack>
      </PanelBeside>
      <NewsDialog />
    </>
  )
}
