import { type CaptionLanguage, captionLanguages, captionsUpload, type Video } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { ActionIcon, FileButton, Group, Select, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useTransfer } from '../../../ui/fields/use-transfer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { addCaptions, removeCaptions } from '../api.ts'

/** The captions of a film, one file a language; without any, who looks after it is told whom it shuts out. */
export function CaptionsPanel({ video: { id, captions }, readOnly }: { video: Video; readOnly: boolean }) {
  const { say, locale } = useLanguage()
  const heading = useId()
  const [language, setLanguage] = useState<CaptionLanguage>('fr')
  const { progress, begin, end } = useTransfer(null)
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const nameOf = (code: string): string => names.of(code) ?? code
  const add = async (file: File | null): Promise<void> => {
    if (!file) return
    const transfer = begin()
    await runAction(() => addCaptions(id, language, file, transfer), w.captionsSaved)
    end()
  }
  return (
    <PanelSection aria-labelledby={heading} gap="sm">
      <Title order={2} fz={18} fw={650} id={heading}>
        {say(w.captions)}
      </Title>
      {captions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.noCaptions)}
        </Text>
      ) : null}
      {captions.map(({ language: code, file_name }) => (
        <Group key={code} justify="space-between" wrap="nowrap">
          <Text size="sm" className="anywhere">
            {nameOf(code)} · {file_name}
          </Text>
          {readOnly ? null : (
            <ActionIcon
              size={32}
              aria-label={say(w.removeCaptions, { language: nameOf(code) })}
              onClick={() => void runAction(() => removeCaptions(id, code), w.captionsRemoved)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {readOnly ? null : (
        <Group gap="sm" align="flex-end">
          <Select
            label={say(w.language)}
            w={160}
            allowDeselect={false}
            data={captionLanguages.map((code) => ({ value: code, label: nameOf(code) }))}
            value={language}
            onChange={(value) => value && setLanguage(value as CaptionLanguage)} // one of the options above
          />
          <FileButton accept={`.vtt,text/vtt,${captionsUpload.accept.join(',')}`} onChange={(file) => void add(file)}>
            {(button) => (
              <Button variant="default" loading={progress !== null} {...button}>
                {say(w.addCaptions)}
              </Button>
            )}
          </FileButton>
        </Group>
      )}
    </PanelSection>
  )
}
