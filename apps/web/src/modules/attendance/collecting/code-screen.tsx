import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Box, Modal, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { shownCodeQuery } from '../api.ts'

const secondMs = 1000

/** The changing code of a half-day, on the whole screen of the room (EXT-11). */
export function CodeScreen({ slot, title, when, onClose }: { slot: number; title: string; when: string; onClose: () => void }) {
  const { say } = useLanguage()
  const shown = useQuery(shownCodeQuery(slot))
  const [now, setNow] = useState(Date.now)
  const { data, refetch } = shown
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  const left = data ? Math.max(0, Math.round((data.valid_until.getTime() - now) / secondMs)) : 0
  const isOver = data !== undefined && left === 0
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  return (
    <Modal
      opened
      fullScreen
      attributes={{ header: { role: 'none' } }}
      onClose={onClose}
      title={`${title} · ${when}`}
      closeButtonProps={{ 'aria-label': say(w.close) }}
    >
      <Answered of={shown} lines={6}>
        {(read) => (
          <Stack align="center" gap="lg">
            <Box
              component="img"
              w="min(80vmin, 560px)"
              bg="#fff"
              src={`data:image/svg+xml;utf8,${encodeURIComponent(read.qr_svg)}`}
              alt={say(w.shownCodeTitle)}
            />
            <Text fz="clamp(3rem, 12vw, 7rem)" fw={700} lh={1} className="figures" aria-live="off">
              {read.code.slice(0, 3)} {read.code.slice(3)}
            </Text>
            <Progress value={(left / 30) * 100} w="min(100%, 480px)" aria-label={say(w.shownCodeTitle)} />
            <Text ta="center">{say(w.shownCodeHelp)}</Text>
            <Text fw={600} size="xl" role="status">
              {say(w.signedCount, { signed: read.signed, expected: read.expected })}
            </Text>
          </Stack>
        )}
      </Answered>
    </Modal>
  )
}
