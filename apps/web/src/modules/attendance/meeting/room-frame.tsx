import { attendanceContract } from '@kxo/domain/attendance/contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { fillPath } from '@kxo/domain/kernel/contract'
import { Alert, Anchor, Box, Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A room entered, and the entry it tells of. */
export type Room = { entry: number | null; url: string; name: string; token: string; camera: boolean; microphone: boolean }
type RoomFrameProps = { room: Room; as: string; phone: string; onLeave: () => void }

/** A server that said nothing by then is told to be away. */
const patienceMs = 20_000

/** The room, in the frame whose own policy lets in the server of meetings. */
export function RoomFrame({ room, as, phone, onLeave }: RoomFrameProps) {
  const { say, locale } = useLanguage()
  const { tenant } = useViewer()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'unreachable'>('opening')
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<{ meeting?: string } | null>) => {
    const inside = frame.current?.contentWindow
    if (!inside || source !== inside || origin !== window.location.origin) return
    if (data?.meeting === 'ready') {
      const { name, token, camera, microphone } = room
      inside.postMessage({ meeting: 'enter', room: name, token, name: as, language: locale, camera, microphone }, origin)
      setState('open')
    }
    if (data?.meeting === 'unreachable') setState('unreachable')
    if (data?.meeting === 'left') onLeave()
  })
  useEffect(() => {
    const listen = (event: MessageEvent<{ meeting?: string } | null>): void => hear(event)
    window.addEventListener('message', listen)
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'unreachable' : now)), patienceMs)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [])
  if (state === 'unreachable')
    return (
      <Alert color="orange" role="alert" flex={1}>
        <Text inherit mb="sm">
          {say(w.unreachable)}
        </Text>
        {phone ? (
          <Text inherit mb="sm" className="pre-line">
            {say(w.phone)} – {phone}
          </Text>
        ) : null}
        <Group>
          <Button variant="default" onClick={onLeave}>
            {say(w.tryAgain)}
          </Button>
          <Anchor href={room.url} target="_blank" rel="noreferrer">
            {say(w.inTab)}
          </Anchor>
        </Group>
      </Alert>
    )
  return (
    <Box flex={1} miw={0}>
      {state === 'opening' ? <Text role="status">{say(w.opening)}</Text> : null}
      <Box
        component="iframe"
        ref={frame}
        title={say(w.title)}
        src={`/api${fillPath(attendanceContract.meetingRoom.path, { client: tenant.name })}`}
        allow="camera; microphone; display-capture; fullscreen; autoplay"
        w="100%"
        h={{ base: '70dvh', md: 'calc(100dvh - 220px)' }}
        mih={360}
        bd={0}
        bdrs="md"
        bg="dark.9"
      />
    </Box>
  )
}
