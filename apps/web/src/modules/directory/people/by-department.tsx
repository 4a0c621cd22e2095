import { directoryWords as w } from '@kxo/domain/directory/words'
import { labelOfDepartment } from '@kxo/domain/kernel/geography'
import { Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Placed = { id: number; department: string | null }

/** Each département with those who are there: the rows come in its order. */
export function ByDepartment<Row extends Placed>({ rows, line }: { rows: readonly Row[]; line: (row: Row) => ReactNode }) {
  const { say } = useLanguage()
  const departments = [...new Set(rows.map(({ department }) => department))]
  return departments.map((code) => (
    <Fragment key={code}>
      <Title order={2} mt="xs" mb={-4} fz={16} fw={600}>
        {code === null ? say(w.noDepartment) : labelOfDepartment(code)}
      </Title>
      <Lines rows={rows.filter(({ department }) => department === code)} line={line} />
    </Fragment>
  ))
}

export const Lines = <Row extends Placed>({ rows, line }: { rows: readonly Row[]; line: (row: Row) => ReactNode }) => (
  <Panel component="ul" display={rows.length === 0 ? 'none' : 'flex'}>
    {rows.map((row, index) => (
      <li key={row.id} className={index > 0 ? 'line-above' : ''}>
        {line(row)}
      </li>
    ))}
  </Panel>
)
