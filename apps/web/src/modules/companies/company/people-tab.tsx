import type { Company } from '@kxo/domain/companies/company-shape'
import { type CompanyPerson, companyPeopleContract as contract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { adminContact, adminContactsOf } from '@kxo/domain/contacts/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { Box, Flex } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { peopleQuery } from '../api.ts'
import style from '../companies.module.css'

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
      try {
        if (is_referent) await call(contract.removeReferent, { params: { ...params, user } })
        else await call(contract.addReferent, { params, body: { user, role: person.role } })
        const name = `${person.first_name} ${person.last_name}`
        toast.success(say(is_referent ? w.referentRemoved : w.referentNamed, { name }))
      } catch (error) {
        toast.failure(error)
      }
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
          <table className={style['table']}>
            <thead>
              <tr>
                <th scope="col">{say(w.name)}</th>
                <th scope="col">{say(w.mail)}</th>
                <th scope="col">{say(w.phone)}</th>
                <th scope="col">{say(w.role)}</th>
                <th scope="col">{say(w.status)}</th>
                {mayName ? (
                  <th scope="col">
                    <span className="visually-hidden">{say(w.acts)}</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {answer.data.map((person) => (
                <tr key={person.id}>
                  <td>
                    <PersonName person={person} /> {person.is_referent ? <Badge tone="info">{w.referent}</Badge> : null}
                  </td>
                  <td>{person.mail ?? emptyPlaceholder}</td>
                  <td>{person.phone ? formatPhone(person.phone) : emptyPlaceholder}</td>
                  <td>{person.role || person.job || emptyPlaceholder}</td>
                  <td>
                    <StatusBadge of={accountStatus} is={person.status} />
                  </td>
                  {mayName ? (
                    <td className={style['act']}>
                      <Button
                        variant="default"
                        size="sm"
                        aria-label={`${say(actOf(person))} – ${person.first_name} ${person.last_name}`}
                        onClick={() => void turn(person)}
                      >
                        {say(actOf(person))}
                      </Button>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
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
