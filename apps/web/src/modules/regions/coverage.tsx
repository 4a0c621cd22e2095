import { departments } from '@kxo/domain/regions/departments'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { coverageQuery } from './api.ts'
import { LoadFrench } from './load-french.tsx'

const nameOf = (code: string): string => `${code} ${departments.find((known) => known.code === code)?.name ?? ''}`

/** What the arrangement leaves aside: people without a region, départements nobody covers, those claimed twice. */
export function Coverage() {
  const { say } = useLanguage()
  const { data } = useQuery(coverageQuery())
  if (!data) return null
  const { contacts, companies, uncovered, overlaps } = data
  if (contacts + companies + uncovered.length + overlaps.length === 0) return null
  return (
    <Panel component="section" gap="xs" mb="md" py="sm" px="md" aria-label={say(w.leftAside)}>
      {overlaps.map(({ departement, names }) => (
        <Text key={departement} c="red" fw={600} inherit>
          {say(w.overlapNamed, { departement, names: names.join(', ') })}
        </Text>
      ))}
      {contacts + companies > 0 ? <p>{say(w.aside, { contacts, companies })}</p> : null}
      {uncovered.length > 0 ? (
        <Group gap="8px 16px" align="flex-start" justify="space-between">
          <Box component="details" flex="1 1 320px">
            <summary>{say(w.uncovered, { n: uncovered.length })}</summary>
            <Text c="dimmed" fz="sm">
              {uncovered.map(nameOf).join(' · ')}
            </Text>
          </Box>
          <LoadFrench />
        </Group>
      ) : null}
    </Panel>
  )
}
