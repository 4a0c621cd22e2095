import type { AttemptRow } from '@kxo/domain/quizzes/attempts-contract'
import { personAttemptList } from '@kxo/domain/quizzes/list'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { personAttemptsSource } from '../api.ts'
import { AttemptDialog } from './attempt-dialog.tsx'
import { usePercent } from './use-percent.ts'

/** The attempts of a person, on their record; each opens question by question. */
export default function PersonAttempts({ id }: { id: number }) {
  const { say } = useLanguage()
  const percent = usePercent()
  const [opened, setOpened] = useState<AttemptRow | null>(null)
  const columns = useColumns(personAttemptList, {
    percent: (row) => percent(row.percent),
    pass_mark: (row) => percent(row.pass_mark),
  })
  return (
    <>
      <DataTable<AttemptRow>
        caption={w.personTab}
        columns={columns}
        source={personAttemptsSource(id)}
        rowKey={(row) => row.id}
        rowName={({ quiz, number }) => `${quiz}, ${say(w.attempt)} ${number}`}
        onOpen={setOpened}
        saved={useSavedColumns('person_attempts')}
        empty={{ sentence: w.noPersonAttempt }}
      />
      {opened ? <AttemptDialog id={opened.quiz_id} attempt={opened.id} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
