import { networkOf } from '@kxo/domain/attendance/meeting/network'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { AspectRatio, Box, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconMicrophone, IconVideo, IconVolume, IconWifi } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { roundTrips } from '../api.ts'
import { beep } from '../checkin/beep.ts'
import { type DeviceState, useDevice } from './use-device.ts'
import { useLevel } from './use-level.ts'

const failures = { refused: w.refused, missing: w.missing, busy: w.busy, unsupported: w.unsupported } as const
const isFailure = (state: DeviceState): state is keyof typeof failures => state in failures

/** Camera, microphone, sound and network, tried before entering with what the browser gives. */
export function DeviceCheck() {
  const { say } = useLanguage()
  const [camera, microphone] = [useDevice('camera'), useDevice('microphone')]
  const level = useLevel(microphone.stream)
  const [network, setNetwork] = useState<ReturnType<typeof networkOf> | null>(null)
  const wasTested = camera.state !== 'untested'
  const start = async (): Promise<void> => {
    void roundTrips().then((trips) => setNetwork(networkOf(trips)))
    // One after the other: browsers ask one question at a time.
    await camera.test()
    await microphone.test()
  }
  const said = (state: DeviceState, works: { fr: string; en: string }): string =>
    say(isFailure(state) ? failures[state] : state === 'working' ? works : w[state])
  return (
    <Panel component="section" p="lg" gap="md" aria-labelledby="device-check">
      <Title order={2} size="h4" id="device-check">
        {say(w.check)}
      </Title>
      <Text size="sm" c="dimmed">
        {say(w.checkHelp)}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: camera.stream ? 2 : 1 }} spacing="lg">
        {camera.stream ? <Preview stream={camera.stream} /> : null}
        <Stack gap="sm">
          <Checked icon={<IconVideo size={20} aria-hidden="true" />} label={say(w.camera)} fails={isFailure(camera.state)}>
            {said(camera.state, w.cameraWorks)}
          </Checked>
          <Checked icon={<IconMicrophone size={20} aria-hidden="true" />} label={say(w.microphone)} fails={isFailure(microphone.state)}>
            {said(microphone.state, w.microphoneWorks)}
            {microphone.stream ? <Progress value={level} color="green" mt={6} transitionDuration={100} aria-label={say(w.level)} /> : null}
          </Checked>
          <Checked icon={<IconVolume size={20} aria-hidden="true" />} label={say(w.sound)}>
            {say(w.soundHelp)}
            <Box mt={6}>
              <Button variant="default" size="sm" onClick={() => beep('welcome')}>
                {say(w.play)}
              </Button>
            </Box>
          </Checked>
          <Checked icon={<IconWifi size={20} aria-hidden="true" />} label={say(w.network)} fails={network?.kind === 'none'}>
            {network === null
              ? say(w.untested)
              : network.kind === 'none'
                ? say(w.networkNone)
                : say(network.kind === 'good' ? w.networkGood : w.networkSlow, { ms: network.ms })}
          </Checked>
        </Stack>
      </SimpleGrid>
      <div>
        <Button variant="default" loading={[camera.state, microphone.state].includes('asking')} onClick={() => void start()}>
          {say(wasTested ? w.again : w.start)}
        </Button>
      </div>
    </Panel>
  )
}

type CheckedProps = { icon: ReactNode; label: string; fails?: boolean; children: ReactNode }

function Checked({ icon, label, fails = false, children }: CheckedProps) {
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      {icon}
      <div style={{ flex: 1 }}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Text size="sm" component="div" c={fails ? 'red' : 'dimmed'} role="status">
          {children}
        </Text>
      </div>
    </Group>
  )
}

/** One sees oneself as in a mirror. */
function Preview({ stream }: { stream: MediaStream }) {
  const show = (video: HTMLVideoElement | null): void => {
    if (video) video.srcObject = stream
  }
  return (
    <AspectRatio ratio={16 / 9} bg="dark.9" bdrs="md" style={{ overflow: 'hidden' }}>
      <video ref={show} autoPlay muted playsInline style={{ transform: 'scaleX(-1)', objectFit: 'cover' }} />
    </AspectRatio>
  )
}
