import type { RegionLine } from '@kxo/domain/regions/contract'

import { regionList } from '@kxo/domain/regions/list'
import { adminRegion, newRegion } from '@kxo/domain/regions/paths'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { Flex } from '@mantine/core'
import { IconMapPinSearch, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useCountries, useSavedColumns } from '../tenants/index.ts'
import { regionsSource } from './api.ts'
import { Coverage } from './coverage.tsx'
import { LoadFrench } from './load-french.tsx'
import { RecomputeDialog } from './recompute-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

const listedAtFirst = 5

function useRegionColumns() {
  const { say } = useLanguage()
  const countries = useCountries()
  const departements = ({ departements: all }: RegionLine): string => {
    const shown = all.slice(0, listedAtFirst).join(', ')
    return all.length > listedAtFirst ? say(w.others, { shown, n: all.length - listedAtFirst }) : shown || emptyPlaceholder
  }
  return useColumns(regionList, {
    country: (row) =>
      (row.is_abroad ? say(w.abroad) : (countries.find(({ value }) => value === row.country)?.label ?? row.country)) as string,
    departements: (row) => (
      <Flex component="span" display="inline-flex" rowGap={4} columnGap="xs" align="center" wrap="wrap">
        {departements(row)}
        {row.overlaps.length > 0 ? <Badge tone="danger">{say(w.overlap, { departements: row.overlaps.join(', ') })}</Badge> : null}
      </Flex>
    ),
  })
}

/** A19: the territories of the tenant. */
export default function RegionsPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const columns = useRegionColumns()
  const [opened, setOpened] = useState<'test' | 'recompute' | null>(null)
  const follows = tenant.params.region_response === 'code_postal'
  const add = (
    <LinkButton to={adminRegion(newRegion)} icon={<IconPlus size={18} />}>
      {say(w.newRegion)}
    </LinkButton>
  )
  return (
    <>
      <PageTitle subtitle={say(w.listHelp)} mark={<Badge tone="info">{follows ? w.byPostalCode : w.byHand}</Badge>} act={add}>
        {w.list}
      </PageTitle>
      <Coverage />
      <DataTable
        caption={w.list}
        columns={columns}
        source={regionsSource()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => adminRegion(id)}
        saved={useSavedColumns('regions')}
        empty={{ sentence: w.none, act: <LoadFrench /> }}
        toolbar={
          <>
            <Button
              size="sm"
              variant="default"
              icon={<IconMapPinSearch size={16} />}
              aria-haspopup="dialog"
              onClick={() => setOpened('test')}
            >
              {say(w.test)}
            </Button>
            {follows ? (
              <Button
                size="sm"
                variant="default"
                icon={<IconRefresh size={16} />}
                aria-haspopup="dialog"
                onClick={() => setOpened('recompute')}
              >
                {say(w.recompute)}
              </Button>
            ) : null}
          </>
        }
      />
      {opened === 'test' ? <TestDialog onClose={() => setOpened(null)} /> : null}
      {opened === 'recompute' ? <RecomputeDialog onClose={() => setOpened(null)} /> : null}
    </>
  )
}
