import { adminImport } from '@kxo/domain/imports/paths'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Flex, Group, Text } from '@mantine/core'
import { IconCalendarEvent, IconDownload } from '@tabler/icons-react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchModel } from '../api.ts'

/** What the file holds: only what can really be brought in is offered. */
export function StepKind() {
  const { say } = useLanguage()
  const download = (): void => {
    fetchModel()
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="import-what">
      <h2 id="import-what">{say(w.what)}</h2>
      <Flex gap="md" align="flex-start" maw="46rem" p="md" bd="2px solid var(--k-link)" bdrs={10} bg="var(--k-tint)">
        <IconCalendarEvent size={28} stroke={1.5} color="var(--k-link)" style={{ flex: 'none' }} aria-hidden="true" />
        <div>
          <Text mb={4} fw={600} inherit>
            {say(w.kindEvents)}
          </Text>
          <Text c="dimmed" fz="sm">
            {say(w.kindEventsHelp)}
          </Text>
        </div>
      </Flex>
      <Group gap="xs" align="stretch">
        <LinkButton to={adminImport()} search={{ step: 'file' }}>
          {say(w.choose)}
        </LinkButton>
        <Button variant="default" icon={<IconDownload size={16} />} onClick={download}>
          {say(w.model)}
        </Button>
      </Group>
    </PanelSection>
  )
}
