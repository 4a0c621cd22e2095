import type { EventRecord } from '@kxo/domain/events/contract'
import { handoutsWords as w } from '@kxo/domain/events/handouts/handouts-words'
import { leavingMoments } from '@kxo/domain/events/handouts/leaving-moments'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { findMoment } from '@kxo/domain/mailing/moments'
import { audiences } from '@kxo/domain/mailing/moments/moment'
import { adminMails, adminMailTemplate } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { type ComingMails, comingByMoment } from './coming-by-moment.ts'

/** What closes #32.3: the documents that leave by themselves, then what is planned for the month to come. */
export function Leaving({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const seesTexts = may.writeTemplates(actor)
  const templates = useQuery({ ...apiQuery(templatesContract.templates, {}), enabled: seesTexts }).data ?? []
  return (
    <>
      <Title order={2} mb={4} fz={18} fw={650}>
        {say(w.leavingTitle)}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say(w.leavingHelp)}
      </Text>
      <Panel component="ul" display="block" mb="md">
        {leavingMoments(event).map((name) => {
          const { label, when, to } = findMoment(name)!
          return (
            <PanelRow key={name}>
              <div style={{ flex: '1 1 240px', minWidth: 0 }}>
                <Group gap={6}>
                  {say(label)}
                  {templates.some(({ moment, is_on }) => moment === name && !is_on) ? <Badge tone="neutral">{w.leavingOff}</Badge> : null}
                </Group>
                <Text size="sm" c="dimmed">
                  {`${say(when)}. ${say(w.leavingTo, { people: to.map((who) => say(audiences[who])).join(', ') })}`}
                </Text>
              </div>
              {seesTexts ? (
                <Link to={adminMailTemplate(name)} aria-label={say(w.leavingTextOf, { moment: say(label) })}>
                  {say(w.leavingText)}
                </Link>
              ) : null}
            </PanelRow>
          )
        })}
      </Panel>
      {may.readMails(actor) && event.nature !== 'model' ? <Coming event={event} /> : null}
    </>
  )
}

const most = 200

function Coming({ event: { id, time_zone: zone } }: { event: EventRecord }) {
  const { say, locale } = useLanguage()
  const { data } = useQuery(apiQuery(upcomingContract.upcoming, { query: { page: 1, page_size: most, event: id } }))
  if (!data) return null
  const text = ({ n, stopped }: ComingMails): string =>
    [say(w.people, { n }), stopped === 0 ? '' : say(w.stopped, { n: stopped })].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="coming-mails">
      <Title id="coming-mails" order={3} mb="xs" fz={15} fw={600}>
        {say(w.nextDates)}
      </Title>
      {data.count === 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.nothingSoon)}
        </Text>
      ) : (
        <Panel component="ol" display="block">
          {comingByMoment(data.results).map((line) => (
            <PanelRow key={`${line.moment} ${line.due_at.getTime()}`}>
              <Text size="sm" miw={150} c="dimmed">
                {formatDateTime(line.due_at, locale, { zone })}
              </Text>
              <Text size="sm" flex={1}>
                {say(findMoment(line.moment)?.label ?? { fr: line.moment, en: line.moment })}
              </Text>
              <Text size="sm" c="dimmed">
                {text(line)}
              </Text>
            </PanelRow>
          ))}
        </Panel>
      )}
      <Text size="sm" mt="xs">
        {data.count > most ? `${say(w.moreLater)} ` : ''}
        <Link to={adminMails()} search={{ status: 'upcoming' }}>
          {say(w.allUpcoming)}
        </Link>
      </Text>
    </section>
  )
}
