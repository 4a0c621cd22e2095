import { adminForm } from '@kxo/domain/forms/paths'
import { may as mayForms } from '@kxo/domain/forms/permissions'
import { formsWords } from '@kxo/domain/forms/words'
import { questionnaireList } from '@kxo/domain/questionnaires/list'
import { adminQuestionnaire, adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { may } from '@kxo/domain/questionnaires/permissions'
import { planWords } from '@kxo/domain/questionnaires/plan/plan-words'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { useViewer } from '../../../platform/viewer.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { questionnairesSource } from '../api.ts'
import { ActionList } from '../plan/action-list.tsx'
import { NewQuestionnaire } from './new-questionnaire.tsx'
import { noList } from './no-list.ts'
import { useShownFigures } from './use-shown-figures.ts'

/** A16: every questionnaire of the space and how it is answered. */
export default function QuestionnairesPage() {
  const { actor } = useViewer()
  const goOn = useNavigateIfMounted()
  const { percent, satisfactionOf, scoreOf } = useShownFigures()
  const [search, change] = useAddress()
  const isArchive = search['status'] === 'archived'
  const add = may.writeQuestionnaires(actor) ? <NewQuestionnaire /> : null
  const isPlan = search['tab'] === 'plan' && may.readPlan(actor)
  const columns = useColumns(questionnaireList, {
    rate: ({ rate }) => percent(rate),
    satisfaction: satisfactionOf,
    score: scoreOf,
  })
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <Tabs
        label={w.list}
        tabs={[
          { key: 'used', label: formsWords.inUse },
          { key: 'archived', label: formsWords.archivedTab },
          ...(may.readPlan(actor) ? [{ key: 'plan', label: planWords.plan }] : []),
        ]}
        current={isPlan ? 'plan' : isArchive ? 'archived' : 'used'}
        panelId="questionnaires-list"
        onChange={(key) =>
          change({ ...noList, status: key === 'archived' ? key : undefined, tab: key === 'plan' ? key : undefined }, { replace: false })
        }
      />
      <div id="questionnaires-list" role="tabpanel">
        {isPlan ? (
          <ActionList />
        ) : (
          <DataTable
            caption={w.list}
            columns={columns}
            source={questionnairesSource(isArchive)}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            rowHref={({ id }) => adminQuestionnaire(id)}
            rowActions={({ id, name }) => [
              { label: resultsWords.seeResponses, run: () => void goOn(adminQuestionnaireResponses(id, name)) },
              ...(mayForms.writeForms(actor) ? [{ label: resultsWords.seeQuestions, run: () => void goOn(adminForm(id)) }] : []),
            ]}
            saved={useSavedColumns('questionnaires')}
            empty={isArchive ? { sentence: w.noneArchived } : { sentence: w.none, help: w.noneHint, act: add }}
          />
        )}
      </div>
    </>
  )
}
