import { attemptState } from '@kxo/domain/quizzes/kinds'
import { attemptList } from '@kxo/domain/quizzes/list'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Select } from '@mantine/core'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { attemptsSource, type Scope } from '../api.ts'
import { usePercent } from './use-percent.ts'

/** The attempts one by one; each opens question by question. */
export function AttemptList({ id, scope, onOpen }: { id: number; scope: Scope; onOpen: (attempt: number) => void }) {
  const { say } = useLanguage()
  const percent = usePercent()
  const [search, change] = useAddress()
  const state = attemptState.is(search['state']) ? search['state'] : undefined
  const columns = useColumns(attemptList, { percent: (row) => percent(row.percent) })
  return (
    <DataTable
      caption={w.taken}
      columns={columns}
      source={attemptsSource(id, { ...scope, ...(state && { state }) })}
      rowKey={(row) => row.id}
      rowName={({ number, person }) => say(w.attemptOf, { n: number, person })}
      onOpen={(row) => onOpen(row.id)}
      saved={useSavedColumns('quiz_attempts')}
      toolbar={
        <Select
          size="sm"
          w={200}
          aria-label={say(w.result)}
          placeholder={say(w.result)}
          clearable
          clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
          data={attemptState.keys.map((key) => ({ value: key, label: say(attemptState.labelOf(key)) }))}
          value={state ?? null}
          onChange={(value) => change({ state: value ?? undefined, page: undefined })}
        />
      }
      empty={{ sentence: state ? writingWords.noAttemptOfState : w.noAttempts }}
    />
  )
}
