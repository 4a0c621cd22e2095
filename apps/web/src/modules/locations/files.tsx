import type { Location, LocationFile } from '@kxo/domain/locations/contract'
import { planUpload } from '@kxo/domain/locations/file-contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Anchor, Flex, Image, SimpleGrid, Stack, Text } from '@mantine/core'
import { Button } from '../../ui/display/button.tsx'
import { PanelSection } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { FileField } from '../../ui/fields/file-field.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { addFile, removeFile } from './api.ts'

/** The plan and the photos of a place. */
export function Files({ location, mayWrite }: { location: Location; mayWrite: boolean }) {
  const { say } = useLanguage()
  const remove = async (file: LocationFile): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name: file.name }), act: w.remove, tone: 'danger' }))) return
    await runAction(() => removeFile(location.id, file.id))
  }
  return (
    <PanelSection>
      <Flex component="h2" gap="sm" align="center" justify="space-between" mb="sm" fz={16} fw={600}>
        {say(w.files)}
      </Flex>
      {location.files.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noFile)}
        </Text>
      ) : null}
      <SimpleGrid cols={{ base: 1, xs: 2 }} mb="sm">
        {location.files.map((file) => (
          <Stack key={file.id} gap={4} align="flex-start">
            <Anchor href={file.address} target="_blank" rel="noreferrer">
              {file.content_type.startsWith('image/') ? (
                <Image src={file.address} alt={file.name} h={120} radius="md" fit="cover" />
              ) : (
                file.name
              )}
            </Anchor>
            {mayWrite ? (
              <Button variant="subtle" size="sm" aria-label={`${say(w.remove)} ${file.name}`} onClick={() => void remove(file)}>
                {say(w.remove)}
              </Button>
            ) : null}
          </Stack>
        ))}
      </SimpleGrid>
      {mayWrite ? (
        <FileField
          label={w.addFile}
          accept={planUpload.accept}
          maxBytes={planUpload.maxBytes}
          value={null}
          onChange={() => undefined}
          upload={(file, transfer) => addFile(location.id, file, transfer)}
        />
      ) : null}
    </PanelSection>
  )
}
