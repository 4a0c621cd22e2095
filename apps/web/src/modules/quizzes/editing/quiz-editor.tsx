import type { Quiz } from '@kxo/domain/quizzes/contract'
import { quizKind, quizStatus, testType } from '@kxo/domain/quizzes/kinds'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { kindWords, listPath } from '../lists/kind-words.ts'
import { QuestionsForm } from '../questions/questions-form.tsx'
import { QuestionsRead } from '../questions/questions-read.tsx'
import { ResultsTab } from '../results/results-tab.tsx'
import { QuizActs } from './quiz-acts.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsRead } from './settings-read.tsx'
import { useQuestionsForm, useSettingsForm } from './use-quiz-forms.ts'

const tabs = [
  { key: 'questions', label: w.questions },
  { key: 'settings', label: w.settings },
  { key: 'results', label: w.results },
] as const

/** What is written of a quiz beside what people take, and how they did. */
export function QuizEditor({ quiz }: { quiz: Quiz }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const [search, change] = useAddress()
  const [refusal, setRefusal] = useState<Error | null>(null)
  const questions = useQuestionsForm(quiz)
  const settings = useSettingsForm(quiz)
  const mayWrite = may.writeQuizzes(actor)
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'questions'
  const { kind, title, status, published_number, is_changed, test_type } = quiz
  const isUnsaved = questions.formState.isDirty || settings.formState.isDirty
  const subtitle = [
    say(test_type ? testType.labelOf(test_type) : quizKind.labelOf(kind)),
    published_number === null ? null : say(w.status, { n: published_number }),
    say(w.questionCount, { n: quiz.questions.length }),
    mayWrite && isUnsaved ? say(writingWords.saveFirst) : null,
  ]
  return (
    <>
      <PageTitle
        above={[{ label: kindWords[kind].list, to: listPath(kind) }]}
        mark={
          <Group component="span" gap={6}>
            <StatusBadge of={quizStatus} is={status} />
            {published_number !== null && is_changed ? <Badge tone="warning">{w.changed}</Badge> : null}
          </Group>
        }
        subtitle={subtitle.filter(Boolean).join(' · ')}
        act={mayWrite ? <QuizActs quiz={quiz} isUnsaved={isUnsaved} onRefused={setRefusal} /> : null}
      >
        {title}
      </PageTitle>
      {refusal ? (
        <Notice role="alert" mb="md">
          {text(failureOf(refusal).sentence)}
        </Notice>
      ) : null}
      <Tabs
        label={title}
        tabs={tabs.map((tab) => (tab.key === 'results' ? { ...tab, count: quiz.to_mark } : tab))}
        current={current}
        panelId="quiz-panel"
        onChange={(key) => change({ tab: key === 'questions' ? undefined : key, page: undefined, state: undefined }, { replace: false })}
      />
      <div id="quiz-panel" role="tabpanel">
        {mayWrite ? (
          // What is typed in one tab waits there while another is read.
          <>
            <div hidden={current !== 'questions'}>
              <QuestionsForm form={questions} kind={kind} />
            </div>
            <div hidden={current !== 'settings'}>
              <SettingsForm form={settings} kind={kind} />
            </div>
          </>
        ) : current === 'questions' ? (
          <QuestionsRead questions={quiz.questions} />
        ) : current === 'settings' ? (
          <SettingsRead quiz={quiz} />
        ) : null}
        {current === 'results' ? <ResultsTab quiz={quiz} /> : null}
      </div>
    </>
  )
}
