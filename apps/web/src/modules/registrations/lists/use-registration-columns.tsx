import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { registrationList } from '@kxo/domain/registrations/list'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Text } from '@mantine/core'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { useWordedColumns } from '../../fields/index.ts'
import { registrationCells } from './registration-cells.ts'

/** Columns of the registrations a team follows, with what each still waits for beside its status. */
export function useRegistrationColumns(only: readonly (keyof typeof registrationList.fields)[]) {
  const { say } = useLanguage()
  const columns = useColumns(
    registrationList,
    {
      ...registrationCells,
      status: (row) => (
        <>
          <StatusBadge of={registrationStatus} is={row.status} />
          {row.forms_due > 0 ? (
            <Below>{say(row.status === 'toValidate' ? formsWords.acceptedWaiting : formsWords.due, { count: row.forms_due })}</Below>
          ) : null}
          {row.status === 'invited' && row.seen_at ? <Below>{say(w.seenOn, { date: row.seen_at })}</Below> : null}
        </>
      ),
    },
    { only },
  )
  return useWordedColumns('Guest', columns)
}

/** Under the badge, on as many lines as it takes: beside it, a column of this width cuts it. */
const Below = ({ children }: { children: string }) => (
  <Text span display="block" size="xs" c="dimmed" style={{ whiteSpace: 'normal' }}>
    {children}
  </Text>
)
