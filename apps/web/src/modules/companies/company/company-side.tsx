import type { Company } from '@kxo/domain/companies/company-shape'
import { companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Box, Flex, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { familyQuery, mergesQuery } from '../api.ts'
import style from '../companies.module.css'

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
        <table className={style['table']}>
          <thead>
            <tr>
              <th scope="col">{say(w.name)}</th>
              <th scope="col" className={style['number']}>
                {say(w.people)}
              </th>
              <th scope="col" className={style['number']}>
                {say(w.employees)}
              </th>
            </tr>
          </thead>
          <tbody>
            {family.map((one) => (
              <tr key={one.id}>
                <td>
                  {one.id === company.id ? one.name : <Link to={adminCompany(one.id)}>{one.name}</Link>}
                  {one.town ? (
                    <Text span c="dimmed" fz="sm">
                      {' '}
                      {one.town}
                    </Text>
                  ) : null}
                </td>
                <td className={style['number']}>{one.people}</td>
                <td className={style['number']}>{one.employees_number ?? emptyPlaceholder}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{say(w.total)}</td>
              <td className={style['number']}>{sum(({ people }) => people)}</td>
              <td className={style['number']}>{sum(({ employees_number }) => employees_number)}</td>
            </tr>
          </tfoot>
        </table>
      </Box>
    </Panel>
  )
}

function Merges({ id }: { id: number }) {
  const { say } = useLanguage()
  const { data: merges = [] } = useQuery(mergesQuery(id))
  if (merges.length === 0) return null
  const undo = async (merge: number): Promise<void> => {
    try {
      await call(companyMergeContract.undo, { params: { id: merge } })
      toast.success(w.undone)
    } catch (error) {
      toast.failure(error)
    }
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
