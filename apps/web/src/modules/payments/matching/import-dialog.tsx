import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { statementLimits } from '@kxo/domain/payments/matching/statement-problems'
import { Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { entitiesQuery } from '../../billing/index.ts'
import { sendStatement } from './matching-api.ts'

const accepted = '.xml,.ofx,.csv,.txt,text/csv,text/plain,text/xml,application/xml'

/** Takes a bank statement in; a refusal says why and leaves the place for another. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [entity, choose] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: entities = [] } = useQuery(entitiesQuery())
  const sending = useAction({
    showsFailure: true,
    mutationFn: (file: File) => sendStatement(file, entity === null ? undefined : Number(entity)),
    onSuccess: ({ added, credits, debits }) => {
      toast.success(say(w.imported, { added, known: credits - added, debits }))
      onClose()
    },
    onError: (error: Error) => {
      const { sentence } = failureOf(error)
      setProblem(typeof sentence === 'string' ? sentence : say(sentence))
      if (input.current) input.current.value = ''
    },
  })
  const take = (file: File | undefined): void => {
    if (!file || sending.isPending) return
    setProblem(null)
    if (file.size > statementLimits.bytes) setProblem(say(uiWords.fileTooLarge, { size: sizeText(statementLimits.bytes, locale) }))
    else sending.mutate(file)
  }
  return (
    <Dialog opened onClose={onClose} title={w.import} width={600}>
      <Stack gap="md" align="start">
        <Text c="dimmed">{say(w.importHelp, { size: sizeText(statementLimits.bytes, locale) })}</Text>
        {entities.length > 1 ? (
          <Select
            w="100%"
            label={say(w.ofAccount)}
            description={say(w.ofAccountHelp)}
            data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={entity ?? String(entities.find(({ is_default }) => is_default)?.id ?? '')}
            onChange={choose}
            allowDeselect={false}
          />
        ) : null}
        <Button data-autofocus loading={sending.isPending} onClick={() => input.current?.click()}>
          {say(w.pick)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={say(w.statement)}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {problem ? (
          <Text c="red" fw={500} role="alert">
            {problem}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}
