import { fileLimits } from '@kxo/domain/imports/contract'
import { type ImportKind, mostLines } from '@kxo/domain/imports/kinds'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Box, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { importQuery, sendImport } from '../api.ts'
import { kindWords } from '../kind-words.ts'

/** The file, chosen or dropped; a refusal says why and leaves the place for another. */
export function StepFile({ kind }: { kind: ImportKind }) {
  const { say, locale } = useLanguage()
  const [, change] = useAddress()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || share !== null) return
    setProblem(null)
    if (file.size > fileLimits.bytes) return setProblem(say(uiWords.fileTooLarge, { size: sizeText(fileLimits.bytes, locale) }))
    setShare(0)
    try {
      const record = await sendImport(kind, file, setShare)
      queries.setQueryData(importQuery(record.id).queryKey, record)
      change({ id: String(record.id), step: undefined, kind: undefined }, { replace: false })
    } catch (error) {
      const { sentence } = failureOf(error)
      setProblem(typeof sentence === 'string' ? sentence : say(sentence))
      setShare(null)
      if (input.current) input.current.value = ''
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const percent = Math.round((share ?? 0) * 100)
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="import-file">
      <div>
        <h2 id="import-file">{say(w.fileTitle)}</h2>
        <Text c="dimmed" fz="sm">
          {say(kindWords[kind].label)}
        </Text>
      </div>
      <Stack
        align="center"
        gap={10}
        py="clamp(28px, 6vh, 56px)"
        px="md"
        bd={`2px dashed var(${over ? '--k-link' : '--k-control'})`}
        bdrs={12}
        {...(over && { bg: 'var(--k-tint)' })}
        c="dimmed"
        ta="center"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={40} stroke={1.25} aria-hidden="true" />
        {share === null ? (
          <>
            <Button onClick={() => input.current?.click()}>{say(w.pick)}</Button>
            <Text span c="dimmed" fz="sm">
              {say(w.drop)}
            </Text>
          </>
        ) : (
          <Stack gap="xs" w="min(100%, 320px)" c="var(--k-text)" className="figures" role="status">
            <Box
              component="progress"
              w="100%"
              style={{ accentColor: 'var(--k-link)' }}
              max={1}
              value={share}
              aria-label={say(w.sending, { percent })}
            />
            {say(w.sending, { percent })}
          </Stack>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        aria-label={say(w.pick)}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      {problem ? (
        <Text c="red" fw={500} inherit role="alert">
          {problem}
        </Text>
      ) : null}
      <Text c="dimmed" fz="sm">
        {say(w.fileHelp, { max: mostLines[kind] })}
      </Text>
    </PanelSection>
  )
}
