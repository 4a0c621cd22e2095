import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import { videoUpload } from '@kxo/domain/videos/contract'
import { adminVideo } from '@kxo/domain/videos/paths'
import { videosWords as w } from '@kxo/domain/videos/words'
import { ActionIcon, Group, NumberInput, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { failureOf, isUnanswered } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { FileProgress } from '../../../ui/fields/file-progress.tsx'
import { useTransfer } from '../../../ui/fields/use-transfer.ts'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { addVideo, setPoster } from '../api.ts'
import { readFilm } from './read-film.ts'

type UploadLineProps = { file: File; destination: { restriction: DocumentRestriction; event?: number }; onForget: () => void }

/** What keeps a file from leaving at all. */
const refusalOf = (file: File): TextOrSentence | null => {
  if (file.size > videoUpload.maxBytes) return w.tooLarge
  return (videoUpload.accept as readonly string[]).includes(file.type) ? null : w.wrongType
}

/** A film about to leave, on its way, or arrived; its button waits for a rank. */
export function UploadLine({ file, destination, onForget }: UploadLineProps) {
  const { say } = useLanguage()
  const text = useText()
  const [name, setName] = useState(file.name.replace(/\.[^.]+$/, '').slice(0, 160))
  const [rank, setRank] = useState<number | ''>('')
  const [problem, setProblem] = useState<TextOrSentence | null>(refusalOf(file))
  const [hasFailed, setFailed] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  const { progress, begin, end, giveUp } = useTransfer(null)
  const isRefused = refusalOf(file) !== null
  const send = async (): Promise<void> => {
    if (rank === '') return
    setProblem(null)
    const transfer = begin()
    try {
      const { seconds, poster } = await readFilm(file)
      const { id } = await addVideo({ ...destination, name, rank, seconds }, file, transfer)
      // A film without its picture is whole: it shows a neutral one.
      if (poster) await setPoster(id, poster).catch(() => undefined)
      setSent(id)
      toast.success(uiMessages.videoSent)
    } catch (error) {
      if (transfer.signal.aborted) return
      setFailed(true)
      setProblem(isUnanswered(error) ? uiMessages.videoFailed : failureOf(error).sentence)
    } finally {
      end()
    }
  }
  return (
    <Panel component="section" gap="sm" p="md" aria-label={name || file.name}>
      {sent === null ? (
        <Group gap="sm" align="flex-end">
          <TextInput
            label={say(w.name)}
            withAsterisk
            maxLength={160}
            flex="1 1 220px"
            value={name}
            disabled={progress !== null}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NumberInput
            label={say(w.rank)}
            withAsterisk
            w={96}
            min={1}
            max={999}
            allowDecimal={false}
            value={rank}
            disabled={progress !== null}
            onChange={(value) => setRank(typeof value === 'number' && value >= 1 && value <= 999 ? value : '')}
          />
          <Button
            disabled={rank === '' || name.trim() === '' || isRefused || progress !== null}
            aria-label={say(w.sendOf, { name })}
            onClick={() => void send()}
          >
            {say(hasFailed ? uiMessages.fileResume : w.send)}
          </Button>
          {progress ? null : (
            <ActionIcon size={36} aria-label={say(w.forget, { name })} onClick={onForget}>
              <IconX size={18} />
            </ActionIcon>
          )}
        </Group>
      ) : (
        <Group gap="sm" justify="space-between">
          <Link to={adminVideo(sent)}>{name}</Link>
          <Badge tone="success">{w.sent}</Badge>
        </Group>
      )}
      {progress ? <FileProgress progress={progress} onGiveUp={giveUp} /> : null}
      {problem ? (
        <Text role="alert" size="sm" c="red">
          {text(problem)}
        </Text>
      ) : null}
    </Panel>
  )
}
