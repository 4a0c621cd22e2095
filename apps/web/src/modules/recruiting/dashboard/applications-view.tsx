import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Group, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { receivedActs, useDecisions } from '../../registrations/index.ts'
import { dashboardQuery } from '../api.ts'
import { StudyDialog } from '../study/study-dialog.tsx'
import { ApplicationsBoard } from './applications-board.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import { dashboardAddress } from './dashboard-address.ts'
import { isApplicationFigure } from './figures.tsx'

const AnswerAllDialog = lazy(() => import('./answer-all-dialog.tsx'))

/** Applications received, in columns or as a list, studied and answered where they are read. */
export const ApplicationsView = bounded(
  function ApplicationsView() {
    const { actor } = useViewer()
    const { say } = useLanguage()
    const [{ view, show, status, application }, change] = useAddress(dashboardAddress)
    const { data } = useSuspenseQuery(dashboardQuery())
    const decisions = useDecisions(may.studyApplications(actor) ? receivedActs : [])
    const [answersAll, setAnswersAll] = useState(false)
    const study = (id: number): void => change({ application: String(id) }, { replace: false })
    return (
      <Stack gap="md">
        <Group justify="space-between">
          <ViewChoice
            views={[
              { key: 'board', label: w.board },
              { key: 'list', label: w.asList },
            ]}
            current={view ?? 'board'}
            onChange={(next) => change({ view: next === 'list' ? next : undefined, show: undefined, status: undefined, page: undefined })}
          />
          {data.toStudy > 0 && may.studyApplications(actor) ? (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setAnswersAll(true)}>
              {say(w.answerAll)}
            </Button>
          ) : null}
        </Group>
        {view === 'list' ? (
          <ApplicationsTable
            show={isApplicationFigure(show) ? show : undefined}
            status={status}
            actsOn={decisions.actsOn}
            onStudy={study}
          />
        ) : (
          <ApplicationsBoard actsOn={decisions.actsOn} onStudy={study} />
        )}
        {application === undefined ? null : (
          <StudyDialog id={Number(application)} actsOn={decisions.actsOn} onClose={() => change({ application: undefined })} />
        )}
        {decisions.dialog}
        <Suspense>{answersAll ? <AnswerAllDialog onClose={() => setAnswersAll(false)} /> : null}</Suspense>
      </Stack>
    )
  },
  { lines: 8 },
)
