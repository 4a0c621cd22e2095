import { isNew } from '@kxo/domain/events/catalogue/card-badges'
import type { EventRecord, EventRow } from '@kxo/domain/events/contract'
import { availabilityOf } from '@kxo/domain/events/rules'
import { isColour } from '@kxo/domain/events/themes/theme-colours'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Box, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { type View, ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { pageQuery } from '../api.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { MailedCard, SharedCard } from './card-elsewhere.tsx'

type Seen = 'catalogue' | 'phone' | 'share' | 'mail'
const views: readonly View<Seen>[] = [
  { key: 'catalogue', label: w.cardInCatalogue },
  { key: 'phone', label: w.cardOnPhone },
  { key: 'share', label: w.cardShared },
  { key: 'mail', label: w.cardInMail },
]
type PreviewProps = { event: EventRecord; form: RecordForm; places: readonly { value: number; label: string }[] }

const names = [
  'title',
  'subtitle',
  'summary',
  'level',
  'languages',
  'colour',
  'is_marked_new',
  'new_days',
  'themes',
  'is_online',
  'location_id',
  'town',
] as const
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The card as it will be once what is typed is saved and the event published. */
function useTypedCard({ event, form, places }: PreviewProps) {
  const now = useNow()
  const { data: page } = useSuspenseQuery(pageQuery(event.id))
  const typed = useWatch({ control: form.control, name: names }) as unknown[]
  const [title, subtitle, summary, level, languages, colour, marked, days, themes, online, location, town] = typed
  const isSamePlace = location === event.location_id
  const card: EventRow = {
    ...page,
    title: textOf(title),
    subtitle: textOf(subtitle),
    summary: textOf(summary),
    level: textOf(level) || null,
    languages: Array.isArray(languages) ? (languages as string[]) : [],
    colour: isColour(textOf(colour)) ? textOf(colour) : null,
    is_new: isNew(
      { is_marked_new: marked === true, new_days: typeof days === 'number' ? days : null, published_at: event.published_at },
      now,
    ),
    themes: Array.isArray(themes) ? (themes as string[]) : [],
    is_online: online === true,
    place: isSamePlace ? page.place : (places.find(({ value }) => value === location)?.label ?? null),
    town: textOf(town) || null,
    image: event.image,
    availability: availabilityOf({ ...event, is_active: true, overbooking_allowed: false }, now),
    is_eligible: true,
    management: null,
  }
  return { card, page }
}

/** What the public will see of an event, beside the form that writes it. */
export const CardPreview = bounded(
  function CardPreview(props: PreviewProps) {
    const { say } = useLanguage()
    const [seen, see] = useState<Seen>('catalogue')
    const { card, page } = useTypedCard(props)
    return (
      <Stack
        component="section"
        aria-label={say(w.cardPreview)}
        gap="sm"
        w={{ base: '100%', xl: 380 }}
        flex="none"
        pos={{ base: 'static', xl: 'sticky' }}
        top={props.event.is_active ? 168 : 88}
      >
        <Title order={2} fz="md">
          {say(w.cardPreview)}
        </Title>
        <ViewChoice views={views} current={seen} onChange={see} label={w.cardPreview} />
        <Box inert>
          {seen === 'catalogue' ? <EventCard event={card} to="" /> : null}
          {seen === 'phone' ? (
            <Box w={300} mx="auto" p={12} bd="8px solid var(--k-text)" bdrs={32} bg="var(--k-canvas)">
              <EventCard event={card} to="" />
            </Box>
          ) : null}
          {seen === 'share' ? <SharedCard event={card} page={page} /> : null}
          {seen === 'mail' ? <MailedCard event={card} /> : null}
        </Box>
        <Text c="dimmed" fz="sm">
          {say(w.cardPreviewHelp)}
        </Text>
      </Stack>
    )
  },
  { lines: 8 },
)
