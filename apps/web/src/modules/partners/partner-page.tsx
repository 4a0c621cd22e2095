import { adminContact } from '@kxo/domain/contacts/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { decimalHours } from '@kxo/domain/kernel/hours'
import { type PartnerKind, partnerKind } from '@kxo/domain/partners/kind'
import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner, adminPlanningOfPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { partnerRecordWords as r } from '@kxo/domain/partners/records/record-words'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { Box, Flex, Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { NoPage } from '../../platform/no-page.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { contactQuery } from '../contacts/index.ts'
import { RecordFields } from '../fields/index.ts'
import { functionsQuery } from './api.ts'
import { NewFunction } from './new-function.tsx'
import { PartsList } from './parts-list.tsx'
import { RecordPanels } from './records/record-panels.tsx'

/** One function of a person: what they do as one kind of partner. */
export default function PartnerPage() {
  const { id: idParam = '', partner = '' } = useParams({ strict: false }) as { id?: string; partner?: string }
  const id = /^\d{1,15}$/.test(idParam) ? Number(idParam) : 0
  const person = useSuspenseQuery(contactQuery(id))
  if (partner !== 'new' && !partnerKind.is(partner)) return <NoPage kind="missing" />
  const { first_name, last_name, is_partner, company_name } = person.data
  const name = `${first_name} ${last_name}`
  if (partner === 'new') return <NewFunction id={id} name={name} />
  return <PartnerFunction id={id} name={name} kind={partner as PartnerKind} isPartner={is_partner} company={company_name} />
}

type FunctionProps = { id: number; name: string; kind: PartnerKind; isPartner: boolean; company: string | null }

function PartnerFunction({ id, name, kind, isPartner, company }: FunctionProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const functions = useSuspenseQuery(functionsQuery(id))
  const found = functions.data.find((one) => one.kind === kind)
  if (!found) return <NoPage kind="missing" />
  const act = (
    <Group gap="xs">
      <LinkButton variant="default" to={adminPlanningOfPartner(id)}>
        {say(r.planning)}
      </LinkButton>
      {may.assignPartners(actor) ? <LinkButton to={adminPartner(id, 'new')}>{say(w.assign)}</LinkButton> : null}
    </Group>
  )
  return (
    <>
      <PageTitle
        above={[{ label: name, to: adminContact(id) }]}
        subtitle={[name, say(partnerKind.labelOf(kind)), company, say(w.partsCount, { n: found.parts })].filter(Boolean).join(' · ')}
        act={act}
      >
        {p.functionTitle}
      </PageTitle>
      <Facts {...found} />
      <RecordPanels id={id} kind={kind} />
      <PartsList id={id} kind={kind} />
      {isPartner ? <RecordFields morph="Partner" id={id} /> : null}
    </>
  )
}

type FactsProps = { proposed: number; next_date: Date | null; years: readonly { year: number; minutes: number; validated: number }[] }

/** What is ahead and the hours of each year, in a line. */
function Facts({ proposed, next_date, years }: FactsProps) {
  const { say, locale, zone } = useLanguage()
  const facts: [string, string][] = [
    ...(next_date ? [[say(w.nextDate), formatDate(next_date, locale, { zone })] as [string, string]] : []),
    ...(proposed > 0 ? [[say(w.status), say(w.proposedCount, { n: proposed })] as [string, string]] : []),
    ...years.map(({ year, minutes, validated }): [string, string] => [
      say(w.hoursOf, { year: String(year) }),
      validated > 0
        ? say(w.hoursAndValidated, { hours: decimalHours(minutes), validated: decimalHours(validated) })
        : say(w.hours, { hours: decimalHours(minutes) }),
    ]),
  ]
  if (facts.length === 0) return null
  return (
    <Flex component="dl" rowGap="xs" columnGap="xl" wrap="wrap" mb="lg">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" c="dimmed" fz="sm">
            {label}
          </Box>
          <dd>{value}</dd>
        </div>
      ))}
    </Flex>
  )
}
