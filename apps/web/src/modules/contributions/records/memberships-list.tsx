import type { Membership } from '@kxo/domain/contributions/contract'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { labels } from '@kxo/domain/kernel/labels'
import { Box, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Memberships on a record, the latest first. */
export function MembershipsList({
  memberships,
  isOfCompany,
  act,
}: {
  memberships: readonly Membership[]
  isOfCompany: boolean
  act?: ReactNode
}) {
  const { say } = useLanguage()
  if (memberships.length === 0) return <Empty sentence={w.noMembership} act={act} />
  return (
    <>
      {act ? <Box mb="md">{act}</Box> : null}
      <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say(w.memberships)}>
        <Table tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.title)}</Table.Th>
              <Table.Th scope="col">{say(isOfCompany ? w.person : w.company)}</Table.Th>
              <Table.Th scope="col">{say(w.period)}</Table.Th>
              <Table.Th scope="col">{say(labels.status)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {memberships.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{one.contribution_name}</Table.Td>
                <Table.Td>{isOfCompany ? one.person : one.company_name}</Table.Td>
                <Table.Td className="nowrap">{say(w.fromTo, { from: one.starts_on, to: one.ends_on })}</Table.Td>
                <Table.Td>
                  <StatusBadge of={membershipStatus} is={one.status} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </>
  )
}
