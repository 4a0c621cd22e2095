import { type Attachment, attachmentLimits, attachmentUpload } from '@kxo/domain/campaigns/attachment-contract'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { mailingWords } from '@kxo/domain/mailing/words'
import { CloseButton, Group, Input, Stack, Text } from '@mantine/core'
import { FileField, sizeText } from '../../ui/fields/file-field.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { attachFile } from './api.ts'

type AttachmentsFieldProps = { files: readonly Attachment[]; onAdd: (file: Attachment) => void; onRemove: (file: Attachment) => void }

/** The files that leave with a message, and where another is added. */
export function AttachmentsField({ files, onAdd, onRemove }: AttachmentsFieldProps) {
  const { say, locale } = useLanguage()
  return (
    <Stack gap="xs">
      {files.length > 0 ? (
        <Input.Wrapper label={say(mailingWords.attachments)} labelElement="div">
          <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
            {files.map((file) => (
              <Group component="li" key={file.token} gap="xs" wrap="nowrap">
                <Text size="sm" truncate>
                  {file.name}
                </Text>
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {sizeText(file.size, locale)}
                </Text>
                <CloseButton size="sm" aria-label={say(w.detach, { name: file.name })} onClick={() => onRemove(file)} />
              </Group>
            ))}
          </Stack>
        </Input.Wrapper>
      ) : null}
      {files.length < attachmentLimits.files ? (
        <FileField
          label={w.attach}
          help={say(w.attachHelp, { n: attachmentLimits.files, max: attachmentLimits.megabytes })}
          accept={attachmentUpload.accept}
          maxBytes={attachmentUpload.maxBytes}
          value={null}
          onChange={() => undefined}
          upload={async (file, transfer) => {
            const attachment = await attachFile(file, transfer)
            onAdd(attachment)
            return { id: 0, name: attachment.name }
          }}
        />
      ) : null}
    </Stack>
  )
}
