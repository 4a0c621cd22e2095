import type { Company } from '@kxo/domain/companies/company-shape'
import { companyPeopleContract as contract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { companyWords as w } from '@kxo/domain/companies/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Box, Stack, Table } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { headcountsQuery } from '../api.ts'

/** People employed and self-employed on 31 December, year by year, with who declared them and when. */
export const HeadcountsTab = bounded(
  function HeadcountsTab({ company }: { company: Company }) {
    const { actor } = useViewer()
    const { say, locale, zone } = useLanguage()
    const answer = useSuspenseQuery(headcountsQuery(company.id))
    const [last] = useState(() => lastHeadcountYear(new Date()))
    const isDeclared = answer.data.some(({ year }) => year === last)
    return (
      <Stack gap="lg" maw={760}>
        {isDeclared ? null : <Notice>{say(w.notDeclared, { year: String(last) })}</Notice>}
        {may.changeCompany(actor, { company_id: company.id }) && !company.is_archived ? (
          <DeclareForm company={company} year={last} />
        ) : null}
        {answer.data.length === 0 ? (
          <Empty sentence={w.noHeadcount} />
        ) : (
          <Box pos="relative" style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say(w.tabHeadcounts)}>
            <Table tabularNums>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{say(w.year)}</Table.Th>
                  <Table.Th scope="col" ta="end">
                    {say(w.employees)}
                  </Table.Th>
                  <Table.Th scope="col" ta="end">
                    {say(w.independents)}
                  </Table.Th>
                  <Table.Th scope="col">{say(w.declaredBy)}</Table.Th>
                  <Table.Th scope="col">{say(w.declaredOn)}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {answer.data.map((one) => (
                  <Table.Tr key={one.year}>
                    <Table.Th scope="row">{one.year}</Table.Th>
                    <Table.Td ta="end">{one.employees}</Table.Td>
                    <Table.Td ta="end">{one.independents}</Table.Td>
                    <Table.Td>{one.declared_by_name ?? emptyPlaceholder}</Table.Td>
                    <Table.Td>{formatDate(one.declared_at, locale, { zone })}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Box>
        )}
      </Stack>
    )
  },
  { lines: 4 },
)

function DeclareForm({ company, year }: { company: Company; year: number }) {
  const { say } = useLanguage()
  const blank = { year, employees: null, independents: null }
  const form = useRecordForm({
    schema: contract.declareHeadcount.body,
    values: blank,
    save: (body) => call(contract.declareHeadcount, { params: { id: company.id }, body }),
    onSaved: (_, values) => {
      form.reset(blank)
      toast.success(say(w.declared, { year: String(values.year) }))
    },
  })
  return (
    <Form form={form} submit={w.declare}>
      <FormSection title={w.tabHeadcounts}>
        <NumberField name="year" label={w.year} />
        <FormRow>
          <NumberField name="employees" label={w.employeesNumber} help={w.employeesHelp} />
          <NumberField name="independents" label={w.independentsNumber} help={w.independentsHelp} />
        </FormRow>
      </FormSection>
    </Form>
  )
}
