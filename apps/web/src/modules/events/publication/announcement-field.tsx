import type { EventRecord } from '@kxo/domain/events/contract'
import { announcement, reachOf } from '@kxo/domain/events/publication/announcement'
import { publicationWords as s } from '@kxo/domain/events/publication/publication-words'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { reachQuery } from '../api.ts'

/** Who hears of an event the first time it goes online, and how many they are; afterwards, when they did. */
export function AnnouncementField({ event, readOnly }: { event: EventRecord; readOnly: boolean }) {
  const { say } = useLanguage()
  return event.published_at ? (
    <Text c="dimmed" fz="sm">
      {say(s.announced, { day: event.published_at })}
    </Text>
  ) : (
    <div>
      <SelectField
        name="announcement"
        label={s.announcement}
        help={s.announcementHelp}
        options={optionsOf(announcement)}
        disabled={readOnly}
        required
      />
      <Reach id={event.id} />
    </div>
  )
}

function Reach({ id }: { id: number }) {
  const { say } = useLanguage()
  const chosen: unknown = useWatch({ name: 'announcement' })
  const { data } = useQuery(reachQuery(id))
  if (!data || !announcement.is(chosen)) return null
  return (
    <Text fz="sm" mt={6} role="status">
      {say(s.reach, { n: reachOf(chosen, data) })}{' '}
      {chosen === 'everyone' && !data.is_on ? (
        <>
          {say(s.newsOff)} <Link to={adminMailTemplate('publish_event')}>{say(s.newsSettings)}</Link>
        </>
      ) : null}
    </Text>
  )
}
