import { useEffect, useState } from 'react'

export type DeviceKind = 'camera' | 'microphone'
export type DeviceState = 'untested' | 'asking' | 'working' | 'refused' | 'missing' | 'busy' | 'unsupported'

const failures: Readonly<Record<string, DeviceState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** A device tried on its own: one that is refused does not hide that the other works. It is let go with the page. */
export function useDevice(kind: DeviceKind) {
  const [state, setState] = useState<DeviceState>('untested')
  const [stream, setStream] = useState<MediaStream | null>(null)
  useEffect(
    () => () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    },
    [stream],
  )
  const test = async (): Promise<void> => {
    // Absent where the page is not served safely, whatever the types say.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices) return setState('unsupported')
    setState('asking')
    try {
      setStream(await devices.getUserMedia(kind === 'camera' ? { video: true } : { audio: true }))
      setState('working')
    } catch (error) {
      setStream(null)
      setState(failures[String((error as { name?: unknown }).name)] ?? 'unsupported')
    }
  }
  return { state, stream, test }
}
