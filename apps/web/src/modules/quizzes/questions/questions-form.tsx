import { labels } from '@kxo/domain/kernel/labels'
import type { QuizKind } from '@kxo/domain/quizzes/kinds'
import { mostQuestions, type Question, type QuestionKind } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Group, Stack } from '@mantine/core'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Form, FormAround, type RecordForm, SubmitButton } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { copyOfQuestion, newQuestion, turnedInto } from './new-question.ts'
import { QuestionCard } from './question-card.tsx'

type QuestionsFormProps = { form: RecordForm; kind: QuizKind }

/** The questions of a quiz, in their order, saved together. */
export function QuestionsForm({ form, kind }: QuestionsFormProps) {
  return (
    <Form form={form}>
      <QuestionCards form={form} kind={kind} />
    </Form>
  )
}

function QuestionCards({ form, kind }: QuestionsFormProps) {
  const { say } = useLanguage()
  const { labels: named } = useContext(FormAround)
  named.set('questions', say(w.questions))
  // `id` is the question's own.
  const { fields, insert, remove, swap, update } = useFieldArray({
    control: form.control,
    name: 'questions' as never, // the fields of a form are named at run time
    keyName: 'key',
  })
  const questions = fields as unknown as readonly Question[] // what this form holds under that name
  /** A question as it is typed so far. */
  const written = (at: number): Question => form.getValues(`questions.${at}`) as unknown as Question // the same
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // Where what was moved now stands, for whoever does not see it.
  const [whereMoved, setWhereMoved] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const [id] = moved.current.split(' ')
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>(`[data-move^="${id} "]:not(:disabled)`) ?? [])]
    ;(buttons.find(({ dataset }) => dataset['move'] === moved.current) ?? buttons[0])?.focus()
    moved.current = null
  })
  // What is refused in a question is shown there.
  const { submitCount, errors } = form.formState
  const refused = useRef<readonly string[]>([])
  refused.current = Object.keys(errors['questions'] ?? {}).flatMap((at) => questions[Number(at)]?.id ?? [])
  const isRefused = refused.current.length > 0
  useEffect(() => {
    if (submitCount > 0 && isRefused) setOpened((was) => new Set([...was, ...refused.current]))
  }, [submitCount, isRefused])
  const add = (question: Question, at = questions.length): void => {
    insert(at, question as never, { shouldFocus: true, focusName: `questions.${at}.statement` }) // of the same fields
    setOpened(new Set([question.id]))
  }
  const turn = (at: number, next: QuestionKind): void => {
    update(at, turnedInto(next, written(at)) as never) // of the same fields
  }
  const move = (at: number, direction: -1 | 1): void => {
    const question = questions[at]
    if (!question) return
    moved.current = `${question.id} ${direction}`
    swap(at, at + direction)
    setWhereMoved(say(w.progress, { n: at + direction + 1, total: questions.length }))
  }
  const drop = async (at: number): Promise<void> => {
    const title = say(writingWords.removeQuestionTitle, { n: at + 1 })
    if (await confirm({ title, message: written(at).statement, act: labels.remove, tone: 'danger' })) remove(at)
  }
  const isFull = questions.length >= mostQuestions
  const adding = (
    <Button variant="default" disabled={isFull} onClick={() => add(newQuestion())}>
      {say(w.addQuestion)}
    </Button>
  )
  return (
    <Stack gap="md" ref={box}>
      <span role="status" className="visually-hidden">
        {whereMoved}
      </span>
      {questions.length === 0 ? <Empty sentence={w.noQuestion} help={writingWords.noQuestionHint} /> : null}
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {questions.map(({ id }, at) => (
          <QuestionCard
            key={id}
            form={form}
            at={at}
            isTest={kind === 'test'}
            isOpen={opened.has(id)}
            onToggle={() => setOpened((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id])))}
            onTurn={(next) => turn(at, next)}
            onMove={(direction) => move(at, direction)}
            isLast={at === questions.length - 1}
            onDuplicate={isFull ? null : () => add(copyOfQuestion(written(at)), at + 1)}
            onRemove={() => void drop(at)}
          />
        ))}
      </Stack>
      <Group gap="xs">
        {adding}
        <SubmitButton>{labels.save}</SubmitButton>
      </Group>
    </Stack>
  )
}
