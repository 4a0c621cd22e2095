import { type NoticeKind, noticeInWords, noticeStatus } from '@kxo/domain/attendance/notices/notice'
import type { AttendanceNotice } from '@kxo/domain/attendance/notices/notice-contract'
import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { openProof, withdrawNotice } from './notices-api.ts'

type OwnNoticeProps = {
  registration: number
  slot: number | null
  notice: AttendanceNotice | null
  kinds: readonly NoticeKind[]
  about: string
}

/** What a person said of their own lateness or absence, what was made of it, and what they may still say. */
export function OwnNotice({ registration, slot, notice, kinds, about }: OwnNoticeProps) {
  const { say } = useLanguage()
  const [isTelling, setTelling] = useState(false)
  const withdrawing = useAction({ mutationFn: withdrawNotice, onSuccess: () => toast.success(w.withdrawn) })
  const isOwn = notice !== null && notice.slot === slot
  const label = isOwn ? w.change : kinds.includes('late') ? w.tell : w.explain
  return (
    <Stack gap={6}>
      {notice ? (
        <Stack gap={2}>
          <Group gap="xs">
            <Text span size="sm">
              {noticeInWords(notice, { say })}
            </Text>
            <StatusBadge of={noticeStatus} is={notice.status} />
          </Group>
          {notice.decision_reason ? (
            <Text size="sm" c="red">
              {notice.decision_reason}
            </Text>
          ) : null}
        </Stack>
      ) : null}
      <Group gap="xs">
        {kinds.length > 0 ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setTelling(true)}>
            {say(label)}
          </Button>
        ) : null}
        {notice?.has_proof ? (
          <Button variant="subtle" size="sm" onClick={() => void runAction(() => openProof(notice.id))}>
            {say(w.openProof)}
          </Button>
        ) : null}
        {isOwn && notice.status === 'waiting' ? (
          <Button variant="subtle" size="sm" loading={withdrawing.isPending} onClick={() => withdrawing.mutate(notice.id)}>
            {say(w.withdraw)}
          </Button>
        ) : null}
      </Group>
      {isTelling ? (
        <NoticeDialog
          registration={registration}
          slot={slot}
          kinds={kinds}
          notice={isOwn ? notice : null}
          about={about}
          onClose={() => setTelling(false)}
        />
      ) : null}
    </Stack>
  )
}
