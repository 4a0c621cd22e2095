import { themesContract } from '@kxo/domain/events/themes/theme-contract'
import { isOrganisation, type PartnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { type PartnerRecord, partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerRecordWords as w } from '@kxo/domain/partners/records/record-words'
import { vatRegime } from '@kxo/domain/partners/records/vat-regime'
import { partnerStatus } from '@kxo/domain/partners/status'
import { Flex, Group, MultiSelect, SimpleGrid, Stack, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BankPanel } from './bank-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { changeRecord, reactivateRecord, recordQuery, removeRecord, validateRecord } from './records-api.ts'

/** The terms, skills, papers and account of one function of a person. */
export function RecordPanels({ id, kind }: { id: number; kind: PartnerKind }) {
  const { actor } = useViewer()
  const { data: record } = useQuery(recordQuery(id, kind))
  if (!record) return null
  const mayWrite = may.assignPartners(actor)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" mb="lg">
      <TermsPanel key={record.version} record={record} mayWrite={mayWrite} />
      <Stack gap="lg">
        <PapersPanel record={record} mayWrite={mayWrite} />
        {may.seeBank(actor) ? <BankPanel record={record} /> : null}
      </Stack>
    </SimpleGrid>
  )
}

function TermsPanel({ record, mayWrite }: { record: PartnerRecord; mayWrite: boolean }) {
  const { say } = useLanguage()
  const { travel, margin_minutes, biography, is_public, rank } = record
  const { id, skills, version, organisation, siret, activity_number, vat_regime, titles, languages, hour_rate, half_day_rate, day_rate } =
    record
  const form = useRecordForm({
    schema: partnerRecordsContract.change.body,
    values: {
      version,
      organisation,
      siret,
      activity_number,
      vat_regime,
      titles,
      languages,
      hour_rate,
      half_day_rate,
      day_rate,
      travel,
      margin_minutes,
      biography,
      is_public,
      rank,
      skill_ids: skills.map((skill) => skill.id),
    },
    save: (body) => changeRecord(id, body),
    onSaved: () => toast.success(w.saved),
  })
  return (
    <Panel component="section" p="md" gap="sm">
      <Flex component="h2" gap="xs" align="center" justify="space-between" wrap="wrap" fz={16} fw={600}>
        <span>
          {say(w.terms)} <StatusBadge of={partnerStatus} is={record.status} />
        </span>
        {mayWrite ? <StatusActs record={record} /> : null}
      </Flex>
      <Form form={form} {...(mayWrite && { submit: w.save })}>
        <SkillsField disabled={!mayWrite} />
        <FormRow>
          <MoneyField name="hour_rate" label={w.hourRate} disabled={!mayWrite} />
          <MoneyField name="half_day_rate" label={w.halfDayRate} disabled={!mayWrite} />
          <MoneyField name="day_rate" label={w.dayRate} disabled={!mayWrite} />
        </FormRow>
        <FormRow>
          <TextField name="organisation" label={w.organisation} disabled={!mayWrite} />
          <TextField name="siret" label={w.siret} disabled={!mayWrite} />
        </FormRow>
        <FormRow>
          <TextField name="activity_number" label={w.activityNumber} disabled={!mayWrite} />
          <SelectField name="vat_regime" label={w.vatRegime} options={optionsOf(vatRegime)} disabled={!mayWrite} />
        </FormRow>
        <NumberField name="margin_minutes" label={w.margin} help={w.marginHelp} disabled={!mayWrite} />
        <TextareaField name="travel" label={w.travel} help={w.travelHelp} rows={2} disabled={!mayWrite} />
        <LanguagesField disabled={!mayWrite} />
        <TextareaField name="titles" label={w.titles} rows={3} disabled={!mayWrite} />
        <FormSection title={w.visibility}>
          <CheckboxField
            name="is_public"
            label={w.isPublic}
            help={isOrganisation(record.kind) ? w.isPublicOrganisationHelp : w.isPublicHelp}
            disabled={!mayWrite}
          />
          {isOrganisation(record.kind) ? <NumberField name="rank" label={w.rank} help={w.rankHelp} disabled={!mayWrite} /> : null}
          <TextareaField name="biography" label={w.biography} rows={4} disabled={!mayWrite} />
        </FormSection>
      </Form>
    </Panel>
  )
}

function StatusActs({ record: { id, status } }: { record: PartnerRecord }) {
  const { say } = useLanguage()
  const act = async (work: Promise<unknown>, done: (typeof w)[keyof typeof w]): Promise<void> => {
    await runAction(() => work, done)
  }
  return (
    <Group gap="xs">
      {status === 'inProgress' ? (
        <Button size="sm" onClick={() => void act(validateRecord(id), w.validated)}>
          {say(w.validate)}
        </Button>
      ) : null}
      {status === 'deleted' ? (
        <Button variant="default" size="sm" onClick={() => void act(reactivateRecord(id), w.reactivated)}>
          {say(w.reactivate)}
        </Button>
      ) : (
        <Button variant="subtle" size="sm" onClick={() => void act(removeRecord(id), w.removed)}>
          {say(w.remove)}
        </Button>
      )}
    </Group>
  )
}

/** What the person may be asked for, among the themes of the tenant. */
function SkillsField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'skill_ids', label: w.skills, disabled })
  const { data: choices = [] } = useQuery(apiQuery(themesContract.choices, {}, { staleTime: 60_000 }))
  return (
    <MultiSelect
      {...input}
      data-field={input.name}
      searchable
      data={choices.map((theme) => ({ value: String(theme.id), label: theme.name }))}
      value={(Array.isArray(value) ? value : []).map(String)}
      onChange={(ids) => change(ids.map(Number))}
    />
  )
}

function LanguagesField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'languages', label: w.languages, disabled })
  return (
    <TagsInput
      {...input}
      data-field={input.name}
      maxLength={40}
      acceptValueOnBlur
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={change}
    />
  )
}
