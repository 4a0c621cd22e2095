import { labels } from '@kxo/domain/kernel/labels'
import type { QuizKind } from '@kxo/domain/quizzes/kinds'
import { quizList } from '@kxo/domain/quizzes/list'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { quizzesSource } from '../api.ts'
import { usePercent } from '../results/use-percent.ts'
import { kindWords, noneWords, quizPath } from './kind-words.ts'
import { shownStatus } from './shown-status.ts'
import { useQuizActs } from './use-quiz-acts.ts'

/** Quizzes, or tests, of the space by their status, and how people did. */
export function QuizList({ kind }: { kind: QuizKind }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const percent = usePercent()
  const { duplicate, archive, remove } = useQuizActs()
  const [search, change] = useAddress()
  const status = shownStatus(search)
  const mayWrite = may.writeQuizzes(actor)
  const said = kindWords[kind]
  const add = mayWrite ? <LinkButton to={quizPath(kind, 'new')}>{say(said.new)}</LinkButton> : null
  const columns = useColumns(
    quizList,
    {
      pass_mark: (row) => percent(row.pass_mark),
      average: (row) => percent(row.average),
      pass_rate: (row) => percent(row.pass_rate),
    },
    { without: kind === 'quiz' ? ['test_type'] : [], hidden: { status: true, minutes: true } },
  )
  return (
    <>
      <PageTitle act={add}>{said.list}</PageTitle>
      <Tabs
        label={said.list}
        tabs={[
          { key: 'published', label: writingWords.publishedTab },
          { key: 'draft', label: writingWords.draftsTab },
          { key: 'archived', label: writingWords.archivedTab },
        ]}
        current={status}
        panelId="quizzes-list"
        onChange={(key) => change({ status: key === 'published' ? undefined : key, page: undefined }, { replace: false })}
      />
      <div id="quizzes-list" role="tabpanel">
        <DataTable
          caption={said.list}
          columns={columns}
          source={quizzesSource(kind, status)}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          rowHref={({ id }) => quizPath(kind, id)}
          rowActions={(row) => [
            { label: w.seeResults, run: () => void goOn(`${quizPath(kind, row.id)}?tab=results`) },
            ...(mayWrite
              ? [
                  { label: w.duplicate, run: () => void duplicate(row) },
                  { label: row.status === 'archived' ? w.restore : w.archive, run: () => void archive(row) },
                  { label: labels.remove, tone: 'danger' as const, run: () => void remove(row) },
                ]
              : []),
          ]}
          saved={useSavedColumns(kind === 'test' ? 'tests' : 'quizzes')}
          empty={
            status === 'published'
              ? { sentence: noneWords[kind][status], help: said.hint, act: add }
              : { sentence: noneWords[kind][status] }
          }
        />
      </div>
    </>
  )
}
