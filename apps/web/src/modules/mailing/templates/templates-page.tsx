import { moments } from '@kxo/domain/mailing/moments'
import { type Moment, type MomentFamily, momentFamilies } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { channels } from '@kxo/domain/mailing/templates/channels'
import {
  channelLabels,
  isLookedFor,
  type LanguageFilter,
  languageFilters,
  type TemplateFilter,
  templateFilters,
} from '@kxo/domain/mailing/templates/template-filter'
import { templateListWords as list } from '@kxo/domain/mailing/templates/template-list-words'
import type { TemplateLine } from '@kxo/domain/mailing/templates-contract'
import { Card, Group, SegmentedControl, Select, Stack, Table, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { RegistrationTimeline } from './registration-timeline.tsx'
import { SendingHours } from './sending-hours.tsx'
import { TemplateFile } from './template-file.tsx'
import { TemplateRow } from './template-row.tsx'
import { templatesQuery } from './templates-api.ts'

const families = Object.keys(momentFamilies) as MomentFamily[]
/** A message whose module is not there yet leaves for nobody: it is not shown. */
const all = Object.values<Moment>(moments)

/** A choice of the address, or nothing when it is none of these. */
const chosen = <K extends string>(all: readonly K[], value: string | undefined): K | undefined => all.find((one) => one === value)
const filterKeys = Object.keys(templateFilters) as TemplateFilter[]
const filterWidth = { base: '100%', sm: 200 }
const languageKeys = Object.keys(languageFilters) as LanguageFilter[]

/** Every message the product can send, by family: when, to whom, on or off (screens 26). */
export default function TemplatesPage() {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(templatesQuery())
  const [search, change] = useAddress()
  const lineOf = new Map((data ?? []).map((line) => [line.moment, line]))
  // A channel no message takes here is not offered.
  const offeredChannels = channels.filter((one) => data?.some((line) => line.channels.includes(one)))
  const isTimeline = search['view'] === 'timeline'
  const show = chosen(filterKeys, search['show']) ?? 'all'
  const language = chosen(languageKeys, search['language'])
  const channel = chosen(channels, search['channel'])
  const looked = { show, q: search['q'] ?? '', ...(language && { language }), ...(channel && { channel }) }
  const shown = all.filter((moment) => isLookedFor(moment, lineOf.get(moment.name), looked, say))
  return (
    <>
      <PageTitle
        subtitle={say(w.help)}
        act={
          <Group gap="xs">
            <TemplateFile />
            <SendingHours />
          </Group>
        }
      >
        {w.title}
      </PageTitle>
      <Group mb="md" align="flex-end">
        <SegmentedControl
          aria-label={say(w.view)}
          value={isTimeline ? 'timeline' : 'list'}
          data={[
            { value: 'list', label: say(w.byFamily) },
            { value: 'timeline', label: say(w.timeline) },
          ]}
          onChange={(view) => change({ view: view === 'timeline' ? view : undefined })}
        />
        {isTimeline ? null : (
          <>
            <Select
              aria-label={say(w.filter)}
              w={filterWidth}
              allowDeselect={false}
              value={show}
              data={filterKeys.map((value) => ({ value, label: say(templateFilters[value]) }))}
              onChange={(value) => change({ show: value === 'all' ? undefined : (value ?? undefined) })}
            />
            <Select
              aria-label={say(w.language)}
              w={filterWidth}
              placeholder={say(list.anyLanguage)}
              clearable
              value={language ?? null}
              data={languageKeys.map((value) => ({ value, label: say(languageFilters[value]) }))}
              onChange={(value) => change({ language: value ?? undefined })}
            />
            <Select
              aria-label={say(list.channel)}
              w={filterWidth}
              placeholder={say(list.anyChannel)}
              clearable
              value={channel ?? null}
              data={offeredChannels.map((value) => ({ value, label: say(channelLabels[value]) }))}
              onChange={(value) => change({ channel: value ?? undefined })}
            />
            <TextInput
              aria-label={say(w.search)}
              flex={{ base: '1 1 100%', sm: '1 1 200px' }}
              maw={{ sm: 280 }}
              placeholder={say(w.search)}
              defaultValue={search['q'] ?? ''}
              onChange={(event) => change({ q: event.currentTarget.value || undefined })}
            />
          </>
        )}
      </Group>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={12} />}
      {data && isTimeline ? <RegistrationTimeline lineOf={lineOf} /> : null}
      {data && !isTimeline ? (
        <Stack gap="lg">
          {families
            .map((family) => ({ family, of: shown.filter((moment) => moment.family === family) }))
            .filter(({ of }) => of.length > 0)
            .map(({ family, of }) => (
              <Family key={family} name={say(momentFamilies[family])} of={of} lineOf={lineOf} />
            ))}
          {shown.length === 0 ? <Empty sentence={w.noMessage} help={w.noMessageHelp} /> : null}
        </Stack>
      ) : null}
    </>
  )
}

type FamilyProps = { name: string; of: readonly Moment[]; lineOf: ReadonlyMap<string, TemplateLine> }

function Family({ name, of, lineOf }: FamilyProps) {
  const { say } = useLanguage()
  return (
    <Card withBorder component="section" aria-label={name}>
      <Title order={2} size="h4" mb="sm">
        {name}
      </Title>
      <Table.ScrollContainer minWidth="min(760px, 100%)">
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {[w.message, w.subject, w.to, w.timing, w.text, w.sent, w.active].map((label) => (
                <Table.Th key={label.en} visibleFrom={label === w.message || label === w.active ? undefined : 'sm'}>
                  {say(label)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.map((moment) => (
              <TemplateRow key={moment.name} moment={moment} line={lineOf.get(moment.name)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}
