import type { ServiceNotice } from '@kxo/domain/help/contract'
import { noticeKind } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { endNotice } from '../api.ts'

/** What the vendor announced, with what ends it for whoever may. */
export const NoticeList = ({ notices, mayEnd }: { notices: readonly ServiceNotice[]; mayEnd: boolean }) => (
  <Flex component="ul" direction="column" gap="sm">
    {notices.map((notice) => (
      <Notice key={notice.id} notice={notice} mayEnd={mayEnd} />
    ))}
  </Flex>
)

function Notice({ notice, mayEnd }: { notice: ServiceNotice; mayEnd: boolean }) {
  const { say, locale } = useLanguage()
  const { id, kind, starts_at, ends_at, message, announced_at, tenant_name } = notice
  const [now] = useState(() => new Date())
  const isPresent = starts_at <= now && (ends_at === null || ends_at > now)
  const end = useAction({
    mutationFn: () => endNotice(id),
    onSuccess: () => toast.success(w.overDone),
  })
  return (
    <Flex component="li" rowGap="xs" columnGap="sm" align="flex-start" wrap="wrap" pt="sm" className="line-above">
      <StatusBadge of={noticeKind} is={kind} />
      {tenant_name === null ? null : <Badge tone="neutral">{tenant_name}</Badge>}
      <Box flex="1 1 240px" miw={0}>
        <Text inherit>{message[locale]}</Text>
        <Text c="dimmed" fz="sm">
          {ends_at ? say(w.fromTo, { from: starts_at, to: ends_at }) : say(w.since, { from: starts_at })}
          {' · '}
          {say(w.announced, { at: announced_at })}
        </Text>
      </Box>
      {mayEnd && isPresent ? (
        <Button size="sm" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {say(w.over)}
        </Button>
      ) : null}
    </Flex>
  )
}
