import { NewEvent } from '@kxo/domain/events/contract'
import { forEachFlag } from '@kxo/domain/events/general-flags'
import { eventNature, trainingKind } from '@kxo/domain/events/nature'
import { adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { labels } from '@kxo/domain/kernel/labels'
import { Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { FromModel } from '../acts/from-model.tsx'
import { createEvent } from '../api.ts'
import { GeneralFlagFields } from '../event/general-flag-fields.tsx'
import { CompanyField } from '../steps/company-field.tsx'
import { ResponsibleField } from '../steps/responsible-field.tsx'

/** #30: a draft in under a minute, from nothing or from a model, then the steps. */
export default function NewEventPage() {
  const { say } = useLanguage()
  const [origin, setOrigin] = useState<'blank' | 'model'>('blank')
  return (
    <>
      <PageTitle above={[{ label: w.list, to: adminEvents() }]} subtitle={say(w.newHelp)}>
        {w.newTitle}
      </PageTitle>
      <PanelSection maw={860}>
        <Stack>
          <Radio.Group label={say(w.origin)} value={origin} onChange={(next) => setOrigin(next === 'model' ? 'model' : 'blank')}>
            <Group mt="xs">
              <Radio value="blank" label={say(w.originBlank)} />
              <Radio value="model" label={say(w.originModel)} />
            </Group>
          </Radio.Group>
          {origin === 'blank' ? <FromNothing /> : <FromModel />}
        </Stack>
      </PanelSection>
    </>
  )
}

/** What is created: an event with its dates, or a registration open at any time; an offer of work is only ever the first. */
function FromNothing() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [nature, setNature] = useState<Created>('master')
  if (tenant.params.is_recruiting_platform) return <Blank nature="master" />
  return (
    <>
      <Radio.Group label={say(labels.kind)} value={nature} onChange={(next) => setNature(next === 'registration' ? next : 'master')}>
        <Group mt="xs" align="start">
          <Radio value="master" label={say(eventNature.labelOf('master'))} />
          <Radio value="registration" label={say(eventNature.labelOf('registration'))} />
        </Group>
      </Radio.Group>
      {nature === 'registration' ? (
        <Text size="sm" c="dimmed">
          {say(w.standingHelp)}
        </Text>
      ) : null}
      <Blank key={nature} nature={nature} />
    </>
  )
}

type Created = 'master' | 'registration'

function Blank({ nature }: { nature: Created }) {
  const { actor } = useViewer()
  const goOn = useNavigateIfMounted()
  const isDated = nature === 'master'
  const form = useRecordForm({
    schema: NewEvent,
    values: { nature, ...forEachFlag(() => false), is_training: isDated, responsible_id: actor.user_id },
    save: (body) => createEvent(body),
    onSaved: async (event) => {
      toast.success(w.created)
      await goOn(adminEventStep(event.id, isDated ? 'activities' : 'thumbnail'))
    },
  })
  return (
    <NativeWordings of="Event">
      <Form form={form} submit={isDated ? w.create : w.createStanding}>
        <TextField name="title" label={w.title} />
        {isDated ? (
          <FormRow>
            <DateTimeField name="start_date" label={w.start} />
            <DateTimeField name="end_date" label={w.end} />
          </FormRow>
        ) : null}
        <FormRow>
          <ResponsibleField />
          {isDated ? <SelectField name="type_formation" label={w.typeFormation} options={optionsOf(trainingKind)} /> : null}
        </FormRow>
        {isDated ? (
          <>
            <IntraCompany form={form} />
            <GeneralFlagFields />
          </>
        ) : null}
      </Form>
    </NativeWordings>
  )
}

/** FOR-01: an in-house training names its company. */
function IntraCompany({ form }: { form: RecordForm }) {
  const kind = useWatch({ control: form.control, name: 'type_formation' })
  return kind === 'intra' ? <CompanyField /> : null
}
