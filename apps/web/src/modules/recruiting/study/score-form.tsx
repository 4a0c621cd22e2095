import type { Application } from '@kxo/domain/recruiting/contract'
import { bestScore } from '@kxo/domain/recruiting/rules'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Input, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { applicationQuery, noteApplication } from '../api.ts'

const scores = Array.from({ length: bestScore }, (_, index) => String(index + 1))

/** One's own note of an application, from 1 to 5, and what one has to say of it to the team. */
export function ScoreForm({ application: { id, own_score } }: { application: Application }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const label = useId()
  const [score, setScore] = useState(own_score === null ? '' : String(own_score))
  const [note, setNote] = useState('')
  const isNew = score !== '' && Number(score) !== own_score
  const saving = useAction({
    mutationFn: () => noteApplication(id, { ...(note.trim() && { note: note.trim() }), ...(isNew && { score: Number(score) }) }),
    onSuccess: (application) => {
      queries.setQueryData(applicationQuery(id).queryKey, application)
      setNote('')
      toast.success(w.noted)
    },
  })
  return (
    <Stack gap="xs">
      <div>
        <Input.Label id={label}>{say(w.yourScore)}</Input.Label>
        <SegmentedControl aria-labelledby={label} fullWidth data={scores} value={score} onChange={setScore} />
      </div>
      <Textarea
        label={say(w.comment)}
        description={say(w.commentHelp)}
        rows={2}
        resize="vertical"
        maxLength={2000}
        value={note}
        onChange={(change) => setNote(change.currentTarget.value)}
      />
      <div>
        <Button
          size="sm"
          variant="default"
          disabled={!isNew && note.trim() === ''}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {say(w.addNote)}
        </Button>
      </div>
    </Stack>
  )
}
