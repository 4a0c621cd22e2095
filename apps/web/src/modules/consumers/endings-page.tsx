import { endingList } from '@kxo/domain/consumers/list'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { Box } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { endingsSource, latestFirst } from './api.ts'

/** What consumers declared to end a contract, as received (PRV-52, PRV-53). */
export default function EndingsPage() {
  const { say } = useLanguage()
  const columns = useColumns(endingList, {
    mail: ({ mail }) => (
      <Box href={`mailto:${mail}`} component="a" c="blue" className="anywhere">
        {mail}
      </Box>
    ),
  })
  return (
    <>
      <PageTitle subtitle={say(w.endingsHelp)}>{w.endings}</PageTitle>
      <DataTable
        caption={w.endings}
        columns={columns}
        source={endingsSource()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        defaults={latestFirst}
        empty={{ sentence: w.noEnding, help: w.noEndingHelp }}
      />
    </>
  )
}
