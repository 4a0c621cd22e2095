import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Box, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const everyMs = 250
/** A code held before the camera is read once; it is read again after this long out of sight. */
const restMs = 4000

/** The camera, until stopped; the reader and its WebAssembly load when it starts. */
export function CodeScanner({ onCode }: { onCode: (code: string) => void }) {
  const { say } = useLanguage()
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    if (!isOn) return undefined
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const last = { code: '', at: 0 }
    const start = async () => {
      const [{ codeReader }, opened] = await Promise.all([
        import('./code-reader.ts'),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      stream = opened
      if (isStopped || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      const read = codeReader()
      const look = async () => {
        if (isStopped || !video.current) return
        const code =
          video.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video.current).catch(() => undefined) : undefined
        if (code) {
          const isRepeated = code === last.code && Date.now() - last.at < restMs
          Object.assign(last, { code, at: Date.now() })
          if (!isRepeated) latest.current(code)
        }
        timer = setTimeout(() => void look(), everyMs)
      }
      await look()
    }
    const stop = () => {
      isStopped = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => {
      setRefused(true)
      setOn(false)
    })
    return stop
  }, [isOn])
  return (
    <Stack gap="sm">
      {isOn ? (
        <Box
          ref={video}
          component="video"
          w="100%"
          mah="46vh"
          bdrs={14}
          bg="#000"
          style={{ objectFit: 'cover' }}
          muted
          playsInline
          aria-label={say(w.camera)}
        />
      ) : null}
      {isRefused ? (
        <Text mb="md" py="sm" px="md" bdrs={8} bg="var(--k-tint)" inherit role="status">
          {say(w.cameraRefused)}
        </Text>
      ) : null}
      <Button
        fullWidth
        variant={isOn ? 'default' : 'primary'}
        onClick={() => {
          setRefused(false)
          setOn(!isOn)
        }}
      >
        {say(isOn ? w.stopScan : w.scan)}
      </Button>
    </Stack>
  )
}
