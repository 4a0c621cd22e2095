import { adminCompany } from '@kxo/domain/companies/paths'
import { companyWords as c } from '@kxo/domain/companies/words'
import type { ContactLine } from '@kxo/domain/contacts/contract'
import { adminContact, adminContacts } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Box, Flex } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAnswerColumns } from '../../fields/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { AddContactDialog } from '../adding/add-contact-dialog.tsx'
import { companyQuery, peopleOfSource } from '../api.ts'
import { useBulkActs } from '../bulk/use-bulk-acts.tsx'
import { useRecordId } from '../contact/use-record-id.ts'
import { useContactColumns } from '../contacts/use-contact-columns.tsx'
import { useFigureColumns } from '../team/use-team-columns.tsx'
import { AttachDialog } from './attach-dialog.tsx'
import { useReferents } from './use-referents.tsx'

/** The people of one company, under what tells which one it is. */
export default function CompanyContactsPage() {
  const { actor } = useViewer()
  const { say, locale } = useLanguage()
  const id = useRecordId('company')
  const saved = useSavedColumns('company_users')
  const columns = useContactColumns({ without: ['company_name'] })
  const own = useAnswerColumns<ContactLine>('User')
  const figures = useFigureColumns().map((column) => ({ ...column, hidden: column.key !== 'events_of_year' }))
  const many = useBulkActs({ company: id })
  const [isAdding, setAdding] = useState(false)
  const [isAttaching, setAttaching] = useState(false)
  const { names: referents, columns: referentColumn, actsOn } = useReferents(id)
  const answer = useSuspenseQuery(companyQuery(id))
  const { name, logo, siret, people, employees_number, independents_number, registrations_of_year, amount_due } = answer.data
  const facts: [string, string | number | null][] = [
    [say(c.siret), siret && shownSiret(siret)],
    [say(referents.length > 1 ? w.referents : w.referent), referents.join(', ') || null],
    [say(c.people), people],
    [say(w.employees), employees_number],
    [say(w.independents), independents_number],
    [say(c.registrationsOfYear), registrations_of_year],
    [say(c.amountDue), amount_due === null ? null : formatMoney(amount_due, locale)],
  ]
  const add = may.writeContacts(actor) ? (
    <>
      <Button variant="default" onClick={() => setAttaching(true)}>
        {say(w.attachExisting)}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {say(w.add)}
      </Button>
    </>
  ) : null
  return (
    <>
      <PageTitle above={[{ label: w.listTitle, to: adminContacts() }]} act={add}>
        {say(w.peopleOf, { name })}
      </PageTitle>
      <Panel direction="row" rowGap="xs" columnGap="xl" align="center" wrap="wrap" mb="md" py="sm" px="md">
        {logo ? <Box src={logo} alt={say(c.logoOf, { name })} component="img" maw={120} mah={56} style={{ objectFit: 'contain' }} /> : null}
        <Flex component="dl" rowGap="xs" columnGap="xl" wrap="wrap">
          {facts
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          <div>
            <dt className="visually-hidden">{say(w.company)}</dt>
            <dd>
              <Link to={adminCompany(id)}>{say(w.seeCompany)}</Link>
            </dd>
          </div>
        </Flex>
      </Panel>
      <DataTable<ContactLine>
        caption={say(w.peopleOf, { name })}
        source={peopleOfSource(id)}
        saved={saved}
        columns={[...columns, ...referentColumn, ...figures, ...own]}
        rowKey={({ id: person }) => person}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowActions={(person) => actsOn(person, name)}
        rowHref={({ id: person }) => adminContact(person)}
        bulkActions={many.acts}
        empty={{ sentence: w.noneOfCompany, act: add }}
      />
      {many.dialogs}
      {isAttaching ? <AttachDialog company={{ id, name }} onClose={() => setAttaching(false)} /> : null}
      {isAdding ? <AddContactDialog company={{ id, name }} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
