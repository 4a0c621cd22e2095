import { modalities } from '@kxo/domain/events/catalogue/catalogue-address'
import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import { modalityWords } from '@kxo/domain/events/catalogue/modality-words'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { trainingKind } from '@kxo/domain/events/nature'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Box, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PlainSelect } from '../../../ui/plain/plain-select.tsx'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { facetsQuery } from '../api.ts'

const monthsAhead = 12

/** The months to come, as options. */
function monthsFrom(now: Date, locale: 'fr' | 'en'): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: monthsAhead }, (_, index) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + index, 1))
    return { value: first.toISOString().slice(0, 7), label: format.format(first) }
  })
}

/** Filters of a catalogue, all in the address. */
export function CatalogueFilters() {
  const { say, locale } = useLanguage()
  const [search, change] = useAddress()
  const [now] = useState(() => new Date())
  const months = monthsFrom(now, locale)
  const facets = useQuery(facetsQuery())
  // An offer of work has neither a kind of training nor a price.
  const sells = !useViewer().tenant.params.is_recruiting_platform
  const set = (name: string, value: string): void => change({ [name]: value || undefined, page: undefined })
  const named = (options: readonly { name: string; count: number }[] | undefined, said = (name: string) => name) => [
    { value: '', label: say(w.all) },
    ...(options ?? []).map(({ name, count }) => ({ value: name, label: `${said(name)} (${count})` })),
  ]
  // On a phone what is proposed comes before the ways to narrow it.
  const narrow = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false })
  const chosen = ['group', 'region', 'entity', 'level', 'spoken', 'theme', 'town', 'modality', 'type', 'price', 'month'].filter(
    (name) => search[name],
  ).length
  const numbered = (options: readonly { id: number; name: string; count: number }[]) => [
    { value: '', label: say(w.all) },
    ...options.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` })),
  ]
  const called = (options: readonly { url: string; name: string; count: number }[]) => [
    { value: '', label: say(w.all) },
    ...options.map(({ url, name, count }) => ({ value: url, label: `${name} (${count})` })),
  ]
  const { groups = [], regions = [], entities = [], levels = [], languages = [] } = facets.data ?? {}
  const graded = named(levels, (level) => levelInWords(level, { say }))
  const spoken = named(languages, (language) => languagesInWords([language], locale))
  /** Filters a catalogue has only where its events differ by them. */
  const further = [
    { name: 'group', label: w.group, data: called(groups), isOffered: groups.length > 0 },
    { name: 'region', label: w.region, data: numbered(regions), isOffered: regions.length > 0 },
    { name: 'entity', label: w.organiser, data: numbered(entities), isOffered: entities.length > 1 },
    { name: 'level', label: w.level, data: graded, isOffered: levels.length > 0 },
    { name: 'spoken', label: p.language, data: spoken, isOffered: languages.length > 0 },
  ].filter(({ name, isOffered }) => isOffered || search[name])
  const choices = (
    <>
      <PlainSelect
        label={say(w.theme)}
        value={search['theme'] ?? ''}
        onChange={(value) => set('theme', value)}
        data={called(facets.data?.themes ?? [])}
      />
      {further.map(({ name, label, data }) => (
        <PlainSelect key={name} label={say(label)} value={search[name] ?? ''} onChange={(value) => set(name, value)} data={data} />
      ))}
      <PlainSelect
        label={say(w.town)}
        value={search['town'] ?? ''}
        onChange={(value) => set('town', value)}
        data={named(facets.data?.towns)}
      />
      <PlainSelect
        label={say(w.modality)}
        value={search['modality'] ?? ''}
        onChange={(value) => set('modality', value)}
        data={[{ value: '', label: say(w.all) }, ...modalities.map((value) => ({ value, label: say(modalityWords[value]) }))]}
      />
      {sells ? (
        <>
          <PlainSelect
            label={say(p.type)}
            value={search['type'] ?? ''}
            onChange={(value) => set('type', value)}
            data={[
              { value: '', label: say(w.all) },
              ...trainingKind.keys.map((key) => ({ value: key, label: say(trainingKind.labelOf(key)) })),
            ]}
          />
          <PlainSelect
            label={say(p.price)}
            value={search['price'] ?? ''}
            onChange={(value) => set('price', value)}
            data={[
              { value: '', label: say(w.all) },
              { value: 'free', label: say(w.free) },
              { value: 'paid', label: say(p.paid) },
            ]}
          />
        </>
      ) : null}
      <PlainSelect
        label={say(p.sort)}
        value={search['sort'] ?? 'start_date'}
        onChange={(value) => set('sort', value === 'start_date' ? '' : value)}
        data={[
          { value: 'start_date', label: say(p.byDate) },
          ...(sells ? [{ value: 'price', label: say(p.byPrice) }] : []),
          { value: 'title', label: say(p.byTitle) },
        ]}
      />
      <PlainSelect
        label={say(w.month)}
        value={search['month'] ?? ''}
        onChange={(value) => set('month', value)}
        data={[{ value: '', label: say(w.all) }, ...months]}
      />
    </>
  )
  return (
    <Panel
      display="grid"
      p="md"
      style={{ gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(140px, 1fr))', gap: 12, alignItems: 'end' }}
      role="search"
    >
      <Box style={{ gridColumn: narrow ? 'auto' : 'span 2' }}>
        <SearchBox label={w.search} value={search['q'] ?? ''} onChange={(text) => set('q', text)} />
      </Box>
      {narrow ? (
        <details open={chosen > 0 || undefined}>
          <Text component="summary" mih={24} c="var(--k-link)" fw={550} inherit style={{ cursor: 'pointer' }}>
            {chosen > 0 ? say(w.filtersChosen, { n: chosen }) : say(w.filters)}
          </Text>
          <Stack gap="sm" mt="sm">
            {choices}
          </Stack>
        </details>
      ) : (
        choices
      )}
    </Panel>
  )
}
