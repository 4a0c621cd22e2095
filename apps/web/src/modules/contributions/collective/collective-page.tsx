import type { CollectivePage as Page } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { may } from '@kxo/domain/contributions/permissions'
import { Select, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Columns } from '../../../ui/display/columns.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { collectiveQuery, takeableQuery } from '../api.ts'
import { DraftOrder } from './draft-order.tsx'
import { HeadcountPanel } from './headcount-panel.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PeopleTable } from './people-table.tsx'
import { PricePanel } from './price-panel.tsx'
import { TakeForm } from './take-form.tsx'

/** U29: memberships taken by a referent for the people of a company; by who administers, for the company named. */
export default function CollectivePage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const company = search['company'] ? Number(search['company']) : undefined
  const { data } = useSuspenseQuery(takeableQuery(company))
  const { contributions, company_name } = data
  const chosen = contributions.find(({ id }) => String(id) === search['contribution']) ?? contributions[0]
  const isOwn = !may.manageContributions(actor)
  return (
    <>
      <PageTitle subtitle={isOwn ? company_name : null}>{isOwn ? w.title : say(w.titleOf, { name: company_name })}</PageTitle>
      {contributions.length > 1 ? (
        <Select
          label={say(w.which)}
          maw={420}
          mb="lg"
          allowDeselect={false}
          data={contributions.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(chosen?.id ?? '')}
          onChange={(id) => change({ contribution: id ?? undefined })}
        />
      ) : null}
      {chosen ? (
        <Reading of={collectiveQuery(chosen.id, company)} lines={8}>
          {(page) => <Choosing key={page.contribution} page={page} />}
        </Reading>
      ) : (
        <Empty sentence={w.noneOpen} help={w.noneOpenHint} />
      )}
    </>
  )
}

/** Who is chosen, and what they come to as they are. */
function Choosing({ page }: { page: Page }) {
  const { say } = useLanguage()
  const [ids, setIds] = useState<readonly number[]>([])
  const free = page.people.filter(({ status }) => status === null)
  const chosen = ids.filter((id) => free.some((person) => person.id === id))
  const inDraft = page.people.filter(({ is_in_draft }) => is_in_draft)
  return (
    <Stack gap="lg">
      <Text>
        <strong>{page.name}</strong> · {say(w.period, { from: page.starts_on, to: page.ends_on })}
      </Text>
      <Columns widths="minmax(0, 3fr) minmax(300px, 2fr)" gap="24px 32px">
        <Stack gap="lg" miw={0}>
          {page.people.length === 0 ? <Empty sentence={w.nobody} /> : <PeopleTable page={page} chosen={chosen} onChange={setIds} />}
          <HeadcountPanel page={page} />
        </Stack>
        <Stack gap="lg" miw={0}>
          <PricePanel page={page} added={inDraft.length + chosen.length} />
          <TakeForm page={page} chosen={chosen} onTaken={() => setIds([])} />
          {page.draft === null ? null : <DraftOrder page={page} people={inDraft} />}
        </Stack>
      </Columns>
      <OrdersTable page={page} />
    </Stack>
  )
}
