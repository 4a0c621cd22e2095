import type { Company } from '@kxo/domain/companies/company-shape'
import { type CompanyPerson, companyPeopleContract as contract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { adminContact, adminContactsOf } from '@kxo/domain/contacts/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { Box, Flex, Table } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { peopleQuery } from '../api.ts'

/** People of a company, referents first: who speaks for it is named and removed here. */
export const PeopleTab = bounded(
  function PeopleTab({ company }: { company: Company }) {
    const { tenant, actor } = useViewer()
    const { say } = useLanguage()
    const answer = useSuspenseQuery(peopleQuery(company.id))
    const mayName = may.changeCompany(actor, { company_id: company.id })
    if (answer.data.length === 0) return <Empty sentence={w.noPerson} />
    const turn = async (person: CompanyPerson): Promise<void> => {
      const { id: user, is_referent } = person
      const params = { client: tenant.name, id: company.id }
      const isLeaving = is_referent && user === actor.user_id && !may.writeCompanies(actor)
      const question = { title: w.stepDownTitle, message: say(w.stepDownMessage, { name: company.name }), act: w.leaveReferent }
      if (isLeaving && !(await confirm({ ...question, tone: 'danger' }))) return
      await runAction(async () => {
        if (is_referent) await call(contract.removeReferent, { params: { ...params, user } })
        else await call(contract.addReferent, { params, body: { user, role: person.role } })
        const name = `${person.first_name} ${person.last_name}`
        toast.success(say(is_referent ? w.referentRemoved : w.referentNamed, { name }))
      })
    }
    const actOf = ({ id, is_referent }: CompanyPerson) =>
      is_referent ? (id === actor.user_id ? w.leaveReferent : w.removeReferent) : w.nameReferent
    return (
      <>
        {may.listCompanies(actor) ? (
          <Flex component="p" rowGap="xs" columnGap="md" align="center" wrap="wrap" justify="flex-end" mb="sm" c="dimmed" fz="sm">
            {company.people > answer.data.length ? <span>{say(w.peopleCut, { n: answer.data.length, total: company.people })}</span> : null}
            <LinkButton variant="default" size="sm" to={adminContactsOf(company.id)}>
              {say(w.seeAllPeople)}
            </LinkButton>
          </Flex>
        ) : null}
        <Box pos="relative" style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say(w.tabPeople)}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{say(w.name)}</Table.Th>
                <Table.Th scope="col">{say(w.mail)}</Table.Th>
                <Table.Th scope="col">{say(w.phone)}</Table.Th>
                <Table.Th scope="col">{say(w.role)}</Table.Th>
                <Table.Th scope="col">{say(w.status)}</Table.Th>
                {mayName ? (
                  <Table.Th scope="col">
                    <span className="visually-hidden">{say(w.acts)}</span>
                  </Table.Th>
                ) : null}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {answer.data.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>
                    <PersonName person={person} /> {person.is_referent ? <Badge tone="info">{w.referent}</Badge> : null}
                  </Table.Td>
                  <Table.Td>{person.mail ?? emptyPlaceholder}</Table.Td>
                  <Table.Td>{person.phone ? formatPhone(person.phone) : emptyPlaceholder}</Table.Td>
                  <Table.Td>{person.role || person.job || emptyPlaceholder}</Table.Td>
                  <Table.Td>
                    <StatusBadge of={accountStatus} is={person.status} />
                  </Table.Td>
                  {mayName ? (
                    <Table.Td ta="end" className="nowrap">
                      <Button
                        variant="default"
                        size="sm"
                        aria-label={`${say(actOf(person))} – ${person.first_name} ${person.last_name}`}
                        onClick={() => void turn(person)}
                      >
                        {say(actOf(person))}
                      </Button>
                    </Table.Td>
                  ) : null}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </>
    )
  },
  { lines: 5 },
)

function PersonName({ person: { id, first_name, last_name } }: { person: CompanyPerson }) {
  const { actor } = useViewer()
  const name = `${last_name} ${first_name}`
  return may.listCompanies(actor) ? <Link to={adminContact(id)}>{name}</Link> : name
}
