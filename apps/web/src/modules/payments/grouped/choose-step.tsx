import { billWords } from '@kxo/domain/billing/words'
import { companiesContract } from '@kxo/domain/companies/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { dayInZone, monthInWords } from '@kxo/domain/kernel/dates'
import { wire } from '@kxo/domain/kernel/wire'
import { addDays } from '@kxo/domain/kernel/zones'
import { type BillableSource, billableSources } from '@kxo/domain/payments/grouped/grouped-choices'
import { sourceWords, groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Fieldset, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { entitiesQuery } from '../../billing/index.ts'
import { groupedAddress } from './grouped-address.ts'

const other = 'other'
const months = 18
const sourceFlags = { registration: z.boolean(), draft: z.boolean(), balance: z.boolean() } satisfies Record<BillableSource, unknown>
const Choice = z
  .object({
    month: z.string(),
    from: z.optional(z.nullable(wire.day)),
    to: z.optional(z.nullable(wire.day)),
    event: z.optional(z.nullable(z.int())),
    company: z.optional(z.nullable(z.int())),
    entity: z.optional(z.nullable(z.int())),
    ...sourceFlags,
  })
  .check(z.refine(({ from, to }) => !from || !to || from <= to, { error: 'wrongDate', path: ['to'] }))

const lastDayOf = (month: string): string => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)

/** The month of an address that holds a whole one. */
function monthOf(from: string | undefined, to: string | undefined, current: string): string {
  if (!from && !to) return current
  const month = (from ?? '').slice(0, 7)
  return from === `${month}-01` && to === lastDayOf(month) ? month : other
}

/** What to look for: a month or two days, and what narrows it. */
export function ChooseStep() {
  const { say, locale, zone } = useLanguage()
  const { tenant } = useViewer()
  const [search, change] = useAddress(groupedAddress)
  const today = dayInZone(useNow(), zone)
  const current = today.slice(0, 7)
  const entities = useQuery({ ...entitiesQuery(), enabled: tenant.params.has_entities }).data ?? []
  const month = monthOf(search.from, search.to, current)
  const recent = Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(Number(current.slice(0, 4)), Number(current.slice(5)) + 2 - back, 1)).toISOString().slice(0, 7),
  )
  const listed = [...new Set([...recent, ...(month === other ? [] : [month])])].toSorted().toReversed()
  const chosen = search.sources?.split(',')
  const form = useRecordForm({
    schema: Choice,
    guards: false,
    values: {
      month,
      from: search.from ?? null,
      to: search.to ?? null,
      event: search.event ? Number(search.event) : null,
      company: search.company ? Number(search.company) : null,
      entity: search.entity ? Number(search.entity) : null,
      registration: !chosen || chosen.includes('registration'),
      draft: !chosen || chosen.includes('draft'),
      balance: !chosen || chosen.includes('balance'),
    },
    save: async (values) => values,
    onSaved: ({ month: picked, from, to, event, company, entity, ...flags }) => {
      const isMonth = picked !== other
      const sources = billableSources.filter((source) => flags[source])
      const number = (id: number | null | undefined) => (id ? String(id) : undefined)
      change(
        {
          step: 'check',
          from: isMonth ? `${picked}-01` : (from ?? undefined),
          to: isMonth ? lastDayOf(picked) : (to ?? undefined),
          event: number(event),
          company: number(company),
          entity: number(entity),
          sources: sources.length === 0 || sources.length === billableSources.length ? undefined : sources.join(','),
        },
        { replace: false },
      )
    },
  })
  const numbered = (id: string | undefined) => (id ? { value: Number(id), label: `n° ${id}` } : null)
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="grouped-what">
      <h2 id="grouped-what">{say(w.chooseTitle)}</h2>
      <Form form={form} submit={w.check}>
        <FormRow>
          <SelectField
            name="month"
            label={w.month}
            help={w.periodHelp}
            required
            options={[...listed.map((one) => ({ value: one, label: monthInWords(one, locale) })), { value: other, label: w.otherPeriod }]}
          />
        </FormRow>
        {form.watch('month') === other ? (
          <FormRow>
            <DateField name="from" label={w.from} required={false} />
            <DateField name="to" label={w.to} required={false} />
          </FormRow>
        ) : null}
        <FormRow>
          <LookupField
            name="event"
            label={w.event}
            required={false}
            placeholder={w.allEvents}
            chosen={numbered(search.event)}
            queryKey={['events', tenant.name, 'billed']}
            find={async (q, signal) => {
              const query = { q, page: 1, page_size: 10, space: 'admin' as const, tab: 'all' as const }
              const { results } = await call(eventsContract.list, { query }, { signal })
              return results.map(({ id, title }) => ({ value: id, label: title }))
            }}
          />
          <LookupField
            name="company"
            label={billWords.payerCompany}
            required={false}
            placeholder={w.allCompanies}
            chosen={numbered(search.company)}
            queryKey={['companies', tenant.name, 'billed']}
            find={async (q, signal) => {
              const { results } = await call(companiesContract.list, { query: { q, page: 1, page_size: 10 } }, { signal })
              return results.map(({ id, name }) => ({ value: id, label: name }))
            }}
          />
        </FormRow>
        {entities.length > 1 ? (
          <SelectField
            name="entity"
            label={billWords.entity}
            required={false}
            placeholder={w.allEntities}
            options={entities.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <Fieldset variant="unstyled" legend={<Text fw={500}>{say(w.sources)}</Text>}>
          <Stack gap="xs" mt="xs">
            <Group gap="lg">
              {billableSources.map((source) => (
                <CheckboxField key={source} name={source} label={sourceWords[source]} />
              ))}
            </Group>
          </Stack>
        </Fieldset>
      </Form>
    </PanelSection>
  )
}
