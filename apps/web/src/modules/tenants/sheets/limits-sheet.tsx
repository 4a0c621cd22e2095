import { limited, markReached } from '@kxo/domain/tenants/rules'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Usage } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Box, Flex, Group, Progress, Table, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { AskVendor } from '../tenants/ask-vendor-dialog.tsx'
import { SheetFrame } from './sheet-frame.tsx'

const maximums = { events: 'max_events', admins: 'max_admins', mails: 'max_mails_per_month' } as const
const labels = { events: w.usedEvents, admins: w.usedAdmins, mails: w.usedMails } as const

export default function LimitsSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  return (
    <SheetFrame tab="limits" of={sheetQuery(where, 'limits')}>
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
    <Panel component="li" gap="xs" py={14} px="md">
      <Group gap="sm">
        <Text span fw={550} inherit flex={1}>
          {label}
        </Text>
        <Text span inherit className="figures">
          {max === null ? say(w.unlimited, { used }) : say(w.usedOf, { used, max })}
        </Text>
        {mark ? <Badge tone={mark === 100 ? 'danger' : 'warning'}>{mark === 100 ? w.atLimit : w.nearLimit}</Badge> : null}
      </Group>
      {max === null ? null : (
        <Progress
          value={Math.min(100, max === 0 ? 100 : (used / max) * 100)}
          color={mark === 100 ? 'var(--k-error)' : mark ? 'var(--k-warning)' : 'var(--k-link)'}
          aria-hidden="true"
        />
      )}
    </Panel>
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
      <Table ta="end" captionSide="top" tabularNums>
        <Table.Caption ta="start" fw={600}>
          {say(w.history)}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.month)}</Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.maxEvents)}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.maxMails)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...months].reverse().map(({ month, events, mails }) => (
            <Table.Tr key={month}>
              <Table.Th scope="row">{named(month)}</Table.Th>
              <Table.Td>{events.toLocaleString(locale)}</Table.Td>
              <Table.Td>{mails.toLocaleString(locale)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}
