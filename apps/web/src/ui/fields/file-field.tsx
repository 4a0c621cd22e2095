import { Box, Group, Stack, Text } from '@mantine/core'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../display/button.tsx'
import { emptyPlaceholder } from '../display/empty-placeholder.ts'
import { failureOf, isUnanswered } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { uiMessages } from '../feedback/ui-messages.ts'
import { FormAround } from '../form/form.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { FileProgress } from './file-progress.tsx'
import { PhotosButton } from './photos/photos-button.tsx'
import type { Transfer } from './transfer.ts'
import { type Resumable, useTransfer, useUnfinished } from './use-transfer.ts'

export type UploadedFile = { id: number; name: string /** Address of an image, for the preview. */; preview?: string | null }

export type FileFieldProps = {
  label: TextOrSentence
  help?: TextOrSentence
  /** Content types, as the endpoint's upload declares them: `contract.x.upload.accept`. */
  accept: readonly string[]
  maxBytes: number
  value: UploadedFile | null
  onChange: (file: UploadedFile | null) => void
  upload: (file: File, transfer: Transfer) => Promise<UploadedFile>
  /** A file left on its way here goes on when the page is opened again. */
  resumable?: Resumable
  remove?: (file: UploadedFile) => Promise<unknown>
  download?: (file: UploadedFile) => void
  disabled?: boolean
  required?: boolean
  /** A PDF may be photographed page by page. */
  hasPages?: boolean
}

/** `application/pdf` as a person reads it. */
const formatName = (type: string): string =>
  type
    .split('/')
    .at(-1)!
    .replace(/^vnd\..*sheet$/, 'xlsx')
    .replace(/^vnd\..*document$/, 'docx')
    .replace('+xml', '')
    .replace(/^plain$/, 'txt')
    .toUpperCase()

/** "5 Mo": file sizes as a person reads them. */
export function sizeText(bytes: number, locale: 'fr' | 'en'): string {
  const units = locale === 'fr' ? ['o', 'Ko', 'Mo', 'Go'] : ['B', 'KB', 'MB', 'GB']
  let [value, unit] = [bytes, 0]
  while (value >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1]
  return `${value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: unit === 0 ? 0 : 1 })}\u00a0${units[unit]}`
}

/** Empty, it takes a file; filled, it shows a preview or a name, with change and removal. */
export function FileField({
  label,
  help,
  accept,
  maxBytes,
  value,
  onChange,
  upload,
  resumable,
  remove,
  download,
  disabled,
  required,
  hasPages = false,
}: FileFieldProps) {
  const { say, locale } = useLanguage()
  const text = useText()
  const id = useId()
  const { send } = useContext(FormAround)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isActing = useRef(false)
  const { progress, begin, end, giveUp } = useTransfer(resumable?.place ?? null)
  const [problem, setProblem] = useState<TextOrSentence | null>(null)
  const [over, setOver] = useState(false)
  const size = sizeText(maxBytes, locale)
  useEffect(() => {
    if (!isActing.current || progress) return
    isActing.current = false
    // The button that had the focus has gone while its file was on its way.
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus()
  })
  const isVideo = accept.every((type) => type.startsWith('video/'))

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setProblem(null)
    if (file.size > maxBytes) return setProblem(say(uiWords.fileTooLarge, { size }))
    if (file.type !== '' && !accept.includes(file.type)) return setProblem(uiMessages.fileWrongType)
    isActing.current = true
    const transfer = begin()
    const hasCome = send()
    try {
      onChange(await upload(file, transfer))
      toast.success(isVideo ? uiMessages.videoSent : uiMessages.fileSent)
    } catch (error) {
      if (transfer.signal.aborted) return
      // A refusal says why; a video that did not arrive has a sentence of its own.
      setProblem(isVideo && isUnanswered(error) ? uiMessages.videoFailed : failureOf(error).sentence)
    } finally {
      hasCome()
      end()
      if (input.current) input.current.value = ''
    }
  }
  useUnfinished(resumable, !disabled && !progress, (file) => void take(file))
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const forget = (): void => {
    const removed = value
    if (!removed) return
    const done = remove?.(removed) ?? Promise.resolve()
    done
      .then(() => {
        isActing.current = true
        onChange(null)
      })
      .catch(toast.failure)
  }
  const choose = (): void => input.current?.click()

  return (
    <Stack ref={box} gap={6} miw={0} role="group" aria-labelledby={id}>
      <Text id={id} span fz="sm" fw={550}>
        {text(label)}
        {required ? ' *' : ''}
      </Text>
      {help ? (
        <Text c="dimmed" fz="xs">
          {text(help)}
        </Text>
      ) : null}
      <input ref={input} type="file" hidden accept={accept.join(',')} onChange={(event) => void take(event.currentTarget.files?.[0])} />
      {progress ? (
        <FileProgress progress={progress} onGiveUp={giveUp} />
      ) : value ? (
        <ChosenFile file={value} onBroken={() => setProblem(uiMessages.imageAddress)}>
          {download ? (
            <Button size="sm" variant="default" onClick={() => download(value)}>
              {say(uiMessages.download)}
            </Button>
          ) : null}
          {disabled ? null : (
            <>
              <Button size="sm" variant="default" onClick={choose}>
                {say(uiMessages.fileChange)}
              </Button>
              <Button size="sm" variant="subtle" onClick={forget}>
                {say(uiMessages.delete)}
              </Button>
            </>
          )}
        </ChosenFile>
      ) : disabled ? (
        <Text c="dimmed" fz="sm">
          {emptyPlaceholder}
        </Text>
      ) : (
        <Group
          {...frame}
          bd={`1px dashed var(${over ? '--k-link' : '--k-control'})`}
          bg={over ? 'var(--k-tint)' : 'var(--k-surface)'}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button size="sm" variant="default" icon={<IconUpload size={16} />} onClick={choose}>
            {say(uiMessages.fileAdd)}
          </Button>
          {hasPages ? <PhotosButton onPdf={(file) => void take(file)} /> : null}
          <Text span c="dimmed" inherit visibleFrom="sm">
            {say(uiMessages.fileDrop)}
          </Text>
        </Group>
      )}
      {problem ? (
        <Text c="red" fz="xs" fw={500} role="alert">
          {text(problem)}
        </Text>
      ) : value || disabled ? null : (
        <Text c="dimmed" fz="xs">
          {say(uiMessages.fileAccepted, { formats: accept.map(formatName).join(', '), size })}
        </Text>
      )}
    </Stack>
  )
}

const frame = { gap: 10, mih: 60, py: 10, px: 14, bdrs: 10, fz: 'sm' } as const

const ChosenFile = ({ file, onBroken, children }: { file: UploadedFile; onBroken: () => void; children: ReactNode }) => (
  <Group {...frame} bd="1px solid var(--k-line)" bg="var(--k-surface)">
    {file.preview ? (
      <Box src={file.preview} alt="" component="img" maw={100} mah={55} bdrs={6} style={{ objectFit: 'contain' }} onError={onBroken} />
    ) : (
      <IconFile size={24} stroke={1.5} aria-hidden="true" />
    )}
    <Text span flex={1} miw={120} inherit className="anywhere">
      {file.name}
    </Text>
    {children}
  </Group>
)
