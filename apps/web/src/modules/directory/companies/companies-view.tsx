import type { DirectoryCompany } from '@kxo/domain/directory/contract'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { Group, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { listWords } from '../../../ui/table/list-words.ts'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { companiesQuery, companiesQueryOf } from '../api.ts'
import { directoryAddress } from '../directory-address.ts'
import { PageSteps } from '../page-steps.tsx'
import { ByDepartment, Lines } from '../people/by-department.tsx'
import { CompanyLine } from './company-line.tsx'

const views = [
  { key: 'list' as const, label: listWords.viewList },
  { key: 'departments' as const, label: w.byDepartment },
]
const line = (company: DirectoryCompany) => <CompanyLine company={company} />

/** Companies of the directory, in one list or by département; each opens the people who say they belong to it. */
export function CompaniesView() {
  const { say } = useLanguage()
  const [search, change] = useAddress(directoryAddress)
  const byDepartment = search.view === 'departments'
  const query = companiesQueryOf(search)
  const answer = useQuery({ ...companiesQuery(query), placeholderData: keepPreviousData })
  return (
    <Stack gap="md">
      <Panel p="md" role="search">
        <SearchBox
          label={w.searchCompany}
          value={search['q'] ?? ''}
          onChange={(text) => change({ q: text || undefined, page: undefined })}
        />
      </Panel>
      <Answered of={answer} lines={6} height={240} />
      {answer.data ? (
        <>
          <Group justify="flex-end" gap="xs">
            <p
              className={answer.data.count > 0 ? '' : 'visually-hidden'}
              style={{ marginInlineEnd: 'auto', color: 'var(--k-muted)' }}
              role="status"
            >
              {say(w.countCompanies, { n: answer.data.count })}
            </p>
            <ViewChoice
              views={views}
              current={byDepartment ? 'departments' : 'list'}
              onChange={(key) => change({ view: key === 'list' ? undefined : key, page: undefined })}
            />
          </Group>
          {answer.data.results.length === 0 ? <Empty sentence={query.q ? w.noResult : w.emptyCompanies} /> : null}
          {byDepartment ? <ByDepartment rows={answer.data.results} line={line} /> : <Lines rows={answer.data.results} line={line} />}
          <PageSteps
            {...answer.data}
            page={query.page}
            onChange={(page) => change({ page: page > 1 ? String(page) : undefined }, { replace: false })}
          />
        </>
      ) : null}
    </Stack>
  )
}
