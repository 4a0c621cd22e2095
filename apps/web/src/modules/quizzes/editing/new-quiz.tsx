import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import { type QuizKind, testType } from '@kxo/domain/quizzes/kinds'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { Denied } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { createQuiz } from '../api.ts'
import { kindWords, listPath, quizPath } from '../lists/kind-words.ts'

const types = optionsOf(testType)

/** A quiz is named, then its questions are written. */
export function NewQuiz({ kind }: { kind: QuizKind }) {
  const { actor } = useViewer()
  return may.writeQuizzes(actor) ? <NewQuizForm kind={kind} /> : <Denied />
}

function NewQuizForm({ kind }: { kind: QuizKind }) {
  const goOn = useNavigateIfMounted()
  const said = kindWords[kind]
  const form = useRecordForm({
    schema: contract.create.body,
    values: { kind, title: '', ...(kind === 'test' && { test_type: 'positioning' as const }) },
    save: (body) => createQuiz(body),
    onSaved: ({ id }) => {
      toast.success(said.created)
      void goOn(quizPath(kind, id))
    },
  })
  return (
    <>
      <PageTitle above={[{ label: said.list, to: listPath(kind) }]}>{said.new}</PageTitle>
      <Panel component="section" p="lg" gap="md">
        <Form form={form} submit={writingWords.create}>
          <TextField name="title" label={w.titleLabel} maxLength={200} />
          {kind === 'test' ? <SelectField name="test_type" label={w.typeLabel} options={types} required /> : null}
        </Form>
      </Panel>
    </>
  )
}
