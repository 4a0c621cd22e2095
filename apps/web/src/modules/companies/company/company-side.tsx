import type { Company } from '@kxo/domain/companies/company-shape'
import { companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Box, Flex, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { familyQuery, mergesQuery } from '../api.ts'

/** Beside the record: its establishments with their totals, and the merges it comes from. */
export function CompanySide({ company }: { company: Company }) {
  const { actor } = useViewer()
  return (
    <Flex component="aside" direction="column" gap="md">
      {company.family > 1 ? <Family company={company} /> : null}
      {may.removeCompanies(actor) ? <Merges id={company.id} /> : null}
    </Flex>
  )
}

function Family({ company }: { company: Company }) {
  const { say } = useLanguage()
  const { data: family = [] } = useQuery(familyQuery(company.id))
  const sum = (pick: (one: (typeof family)[number]) => number | null): number => family.reduce((total, one) => total + (pick(one) ?? 0), 0)
  return (
    <Panel component="section" gap="sm" py="md" px={18} aria-labelledby="company-family">
      <h2 id="company-family">{say(w.familyTitle, { siren: shownSiret(company.siren ?? '') })}</h2>
      <Box pos="relative" style={{ overflowX: 'auto' }}>
        <Table tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.name)}</Table.Th>
              <Table.Th scope="col" ta="end">
                {say(w.people)}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {say(w.employees)}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {family.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  {one.id === company.id ? one.name : <Link to={adminCompany(one.id)}>{one.name}</Link>}
                  {one.town ? (
                    <Text span c="dimmed" fz="sm">
                      {' '}
                      {one.town}
                    </Text>
                  ) : null}
                </Table.Td>
                <Table.Td ta="end">{one.people}</Table.Td>
                <Table.Td ta="end">{one.employees_number ?? emptyPlaceholder}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td>{say(w.total)}</Table.Td>
              <Table.Td ta="end">{sum(({ people }) => people)}</Table.Td>
              <Table.Td ta="end">{sum(({ employees_number }) => employees_number)}</Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Box>
    </Panel>
  )
}

function Merges({ id }: { id: number }) {
  const { say } = useLanguage()
  const { data: merges = [] } = useQuery(mergesQuery(id))
  if (merges.length === 0) return null
  const undo = async (merge: number): Promise<void> => {
    await runAction(() => call(companyMergeContract.undo, { params: { id: merge } }), w.undone)
  }
  return (
    <Panel component="section" gap="sm" py="md" px={18} aria-labelledby="company-merges">
      <h2 id="company-merges">{say(w.actMerge)}</h2>
      {merges.map((merge) => (
        <Stack key={merge.id} gap="md">
          <p>{say(w.mergePast, { names: merge.names.join(', '), at: merge.done_at })}</p>
          {merge.undone_at ? (
            <Text c="dimmed" fz="sm">
              {say(w.mergeUndone, { at: merge.undone_at })}
            </Text>
          ) : null}
          {merge.is_undoable ? (
            <Button variant="default" size="sm" onClick={() => void undo(merge.id)}>
              {say(w.undo)}
            </Button>
          ) : null}
        </Stack>
      ))}
    </Panel>
  )
}
