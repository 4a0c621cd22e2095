import type { DirectoryEntry } from '@kxo/domain/directory/contract'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { labelOfDepartment } from '@kxo/domain/kernel/geography'
import { Box, Flex, Group, SimpleGrid, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { cardsOrList, ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { PlainSelect } from '../../../ui/plain/plain-select.tsx'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { type Audience, directoryPageQuery, filtersQuery, peopleQueryOf } from '../api.ts'
import { directoryAddress } from '../directory-address.ts'
import { PageSteps } from '../page-steps.tsx'
import { ByDepartment, Lines } from './by-department.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PersonLine } from './person-line.tsx'
import { WriteDialog } from './write-dialog.tsx'

const views = [...cardsOrList, { key: 'departments' as const, label: w.byDepartment }]
const filterNames = ['q', 'region', 'department', 'company', 'speciality', 'partner'] as const

/** People of the directory, as cards, as a list or by département; what is asked lives in the address. */
export function PeopleView({ audience }: { audience: Audience }) {
  const { say } = useLanguage()
  const [search, change] = useAddress(directoryAddress)
  const [writing, setWriting] = useState<DirectoryEntry | null>(null)
  const [seen, setSeen] = useState<DirectoryEntry | null>(null)
  const { view = 'cards' } = search
  const query = peopleQueryOf(search)
  const answer = useQuery({ ...directoryPageQuery(audience, query), placeholderData: keepPreviousData })
  const isFiltered = filterNames.some((name) => search[name])
  const clear = (): void => change({ ...Object.fromEntries(filterNames.map((name) => [name, undefined])), page: undefined })
  const acts = { onSee: setSeen, onWrite: setWriting }
  const line = (entry: DirectoryEntry) => <PersonLine entry={entry} {...acts} />
  return (
    <Stack gap="md">
      <PeopleFilters audience={audience} />
      <Answered of={answer} lines={8} height={320} />
      {answer.data ? (
        <>
          <Group justify="flex-end" gap="xs">
            <p
              className={answer.data.count > 0 ? '' : 'visually-hidden'}
              style={{ marginInlineEnd: 'auto', color: 'var(--k-muted)' }}
              role="status"
            >
              {say(w.count, { n: answer.data.count })}
            </p>
            <ViewChoice
              views={views}
              current={view}
              onChange={(key) => change({ view: key === 'cards' ? undefined : key, page: undefined })}
            />
          </Group>
          {answer.data.results.length === 0 ? (
            <Empty
              sentence={isFiltered ? w.noResult : w.empty}
              act={
                isFiltered ? (
                  <Button variant="default" onClick={clear}>
                    {say(w.clear)}
                  </Button>
                ) : null
              }
            />
          ) : view === 'departments' ? (
            <ByDepartment rows={answer.data.results} line={line} />
          ) : view === 'list' ? (
            <Lines rows={answer.data.results} line={line} />
          ) : (
            <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(300px, 100%)" spacing="md">
              {answer.data.results.map((entry) => (
                <Flex component="li" direction="column" key={entry.id}>
                  <PersonCard entry={entry} audience={audience} {...acts} />
                </Flex>
              ))}
            </SimpleGrid>
          )}
          <PageSteps
            {...answer.data}
            page={query.page}
            onChange={(page) => change({ page: page > 1 ? String(page) : undefined }, { replace: false })}
          />
        </>
      ) : null}
      {seen ? (
        <PersonDialog
          entry={seen}
          audience={audience}
          onWrite={() => {
            setWriting(seen)
            setSeen(null)
          }}
          onClose={() => setSeen(null)}
        />
      ) : null}
      {writing ? <WriteDialog entry={writing} audience={audience} onClose={() => setWriting(null)} /> : null}
    </Stack>
  )
}

/** Search, region, department and speciality: only those someone shows. */
function PeopleFilters({ audience }: { audience: Audience }) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const filters = useQuery(filtersQuery(audience))
  const set = (name: string, value: string): void => change({ [name]: value || undefined, page: undefined })
  const { regions = [], departments = [], specialities = [], has_partners = false } = filters.data ?? {}
  return (
    <SimpleGrid
      minColWidth="min(220px, 100%)"
      autoFlow="auto-fit"
      spacing="sm"
      p="md"
      bd="1px solid var(--k-line)"
      bdrs={12}
      bg="var(--k-surface)"
      style={{ alignItems: 'end' }}
      role="search"
    >
      <SearchBox label={w.search} value={search['q'] ?? ''} onChange={(text) => set('q', text)} />
      {regions.length > 0 ? (
        <PlainSelect
          label={say(w.region)}
          value={search['region'] ?? ''}
          onChange={(value) => set('region', value)}
          data={[{ value: '', label: say(w.anyRegion) }, ...regions.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      ) : null}
      {departments.length > 0 ? (
        <PlainSelect
          label={say(w.department)}
          value={search['department'] ?? ''}
          onChange={(value) => set('department', value)}
          data={[
            { value: '', label: say(w.anyDepartment) },
            ...departments.map((code) => ({ value: code, label: labelOfDepartment(code) })),
          ]}
        />
      ) : null}
      {specialities.length > 0 ? (
        <PlainSelect
          label={say(w.speciality)}
          value={search['speciality'] ?? ''}
          onChange={(value) => set('speciality', value)}
          data={[{ value: '', label: say(w.anySpeciality) }, ...specialities.map((name) => ({ value: name, label: name }))]}
        />
      ) : null}
      {has_partners ? (
        <Flex component="label" gap={10} align="flex-start" mih={28}>
          <Box
            component="input"
            flex="none"
            w={18}
            h={18}
            mt={3}
            style={{ accentColor: 'var(--k-accent-control)' }}
            type="checkbox"
            checked={search['partner'] === '1'}
            onChange={(event) => set('partner', event.currentTarget.checked ? '1' : '')}
          />
          <span>{say(w.partnersOnly)}</span>
        </Flex>
      ) : null}
    </SimpleGrid>
  )
}
