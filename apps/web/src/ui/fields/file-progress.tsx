import { Box, Group, Text } from '@mantine/core'
import { Button } from '../display/button.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { Progress } from './use-transfer.ts'

const sentences = { sending: uiMessages.fileUploading, paused: uiMessages.filePaused, waiting: uiMessages.fileWaiting }

/** How much of a file has left; one sent in parts may be stopped, and goes on. */
export function FileProgress({ progress: { share, state, control }, onGiveUp }: { progress: Progress; onGiveUp: () => void }) {
  const { say } = useLanguage()
  const words = say(sentences[state], { percent: Math.round(share * 100) })
  return (
    <Group gap={10} mih={60} py={10} px={14} bdrs={10} fz="sm" bd="1px solid var(--k-line)" bg="var(--k-surface)">
      <Box
        component="progress"
        flex={1}
        miw={120}
        style={{ accentColor: 'var(--k-accent-control)' }}
        max={1}
        value={share}
        aria-label={words}
      />
      <Text span inherit aria-hidden={state === 'sending'} role={state === 'sending' ? undefined : 'status'}>
        {words}
      </Text>
      {control && state !== 'waiting' ? (
        <Button size="sm" variant="default" onClick={state === 'paused' ? control.resume : control.pause}>
          {say(state === 'paused' ? uiMessages.fileResume : uiMessages.filePause)}
        </Button>
      ) : null}
      {control ? (
        <Button size="sm" variant="subtle" onClick={onGiveUp}>
          {say(uiMessages.fileGiveUp)}
        </Button>
      ) : null}
    </Group>
  )
}
