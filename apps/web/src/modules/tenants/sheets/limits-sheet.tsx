import { limited, markReached } from '@kxo/domain/tenants/rules'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Usage } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Box, Flex, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/display/badge.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { AskVendor } from '../tenants/ask-vendor-dialog.tsx'
import style from '../tenants.module.css'
import { SheetFrame } from './sheet-frame.tsx'

const maximums = { events: 'max_events', admins: 'max_admins', mails: 'max_mails_per_month' } as const
const labels = { events: w.usedEvents, admins: w.usedAdmins, mails: w.usedMails } as const

export default function LimitsSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  const answer = useQuery(sheetQuery(where, 'limits'))
  return (
    <SheetFrame tab="limits" answer={answer}>
      {(usage, locked) => (
        <>
          <Flex component="ul" direction="column" gap="sm">
            {limited.map((name) => (
              <Bar key={name} label={say(labels[name])} used={usage.used[name]} max={usage[maximums[name]]} />
            ))}
          </Flex>
          <Text c="dimmed" fz="sm">
            {say(w.limitsHelp)}
          </Text>
          {locked ? null : <LimitsForm where={where} usage={usage} />}
          {'client' in where ? (
            <Group gap={10} align="stretch">
              <AskVendor client={where.client} about="limits" />
            </Group>
          ) : null}
          <Months months={usage.months} />
        </>
      )}
    </SheetFrame>
  )
}

function Bar({ label, used, max }: { label: string; used: number; max: number | null }) {
  const { say } = useLanguage()
  const mark = max === null ? undefined : markReached(used, max)
  return (
    <li className={style['bar']} data-mark={mark}>
      <Text span fw={550} inherit>
        {label}
      </Text>
      <Text span inherit className="figures">
        {max === null ? say(w.unlimited, { used }) : say(w.usedOf, { used, max })}
      </Text>
      {mark ? <Badge tone={mark === 100 ? 'danger' : 'warning'}>{mark === 100 ? w.atLimit : w.nearLimit}</Badge> : null}
      {max === null ? null : (
        <span className={style['track']} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, max === 0 ? 100 : (used / max) * 100)}%` }} />
        </span>
      )}
    </li>
  )
}

function LimitsForm({ where, usage }: { where: Where; usage: Usage }) {
  const settled = useSettled()
  const { version, max_events, max_admins, max_mails_per_month } = usage
  const form = useRecordForm({
    schema: contract.saveLimits.body,
    values: { version, max_events, max_admins, max_mails_per_month },
    save: (body) => saveSheet(where, 'saveLimits', body),
    onSaved: settled,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <NumberField name="max_events" label={w.maxEvents} help={w.emptyMeansNone} />
        <NumberField name="max_admins" label={w.maxAdmins} help={w.emptyMeansNone} />
        <NumberField name="max_mails_per_month" label={w.maxMails} help={w.emptyMeansNone} />
      </FormRow>
    </Form>
  )
}

function Months({ months }: { months: Usage['months'] }) {
  const { say, locale } = useLanguage()
  const named = (month: string): string =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`))
  return (
    <Box style={{ overflowX: 'auto' }} tabIndex={0}>
      <table className={style['table']}>
        <caption>{say(w.history)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(w.month)}</th>
            <th scope="col">{say(w.maxEvents)}</th>
            <th scope="col">{say(w.maxMails)}</th>
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, events, mails }) => (
            <tr key={month}>
              <th scope="row">{named(month)}</th>
              <td>{events.toLocaleString(locale)}</td>
              <td>{mails.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
