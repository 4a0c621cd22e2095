import type { Resolution } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Anchor, Group, List, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { detachDocument, fetchResolutionDocument } from '../api.ts'

/** What is read before voting; taken off by whoever runs the assembly while the vote is to come. */
export function ResolutionDocuments({ resolution: { id, documents, status }, isRun }: { resolution: Resolution; isRun: boolean }) {
  const { say, locale } = useLanguage()
  if (documents.length === 0) return null
  const read = (document: number): void =>
    void fetchResolutionDocument(id, document)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {say(w.documents)}
      </Text>
      <List size="sm">
        {documents.map(({ id: document, name, size }) => (
          <List.Item key={document}>
            <Group gap="xs">
              <Anchor component="button" type="button" size="sm" onClick={() => read(document)}>
                {say(w.documentOf, { name, size: sizeText(size, locale) })}
              </Anchor>
              {isRun && status === 'upcoming' ? (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={say(w.detach, { name })}
                  onClick={() => void runAction(() => detachDocument(id, document), w.detached)}
                >
                  {say(w.remove)}
                </Button>
              ) : null}
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
