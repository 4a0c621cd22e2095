import { findMoment } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { adminMailTemplates } from '@kxo/domain/mailing/paths'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { Grid, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { TemplateVersions } from '../versions/template-versions.tsx'
import { MomentSettings } from './moment-settings.tsx'
import { NextRecipients } from './next-recipients.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { TemplateActs } from './template-acts.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { type Scope, scopeIn, templateOf, templateQuery, type Written, writtenOf } from './templates-api.ts'

/** One message: its words for each scope and language, how it leaves, its preview, its versions (screens 27). */
export default function TemplatePage() {
  const { say } = useLanguage()
  const { moment: name = '' } = useParams({ strict: false }) as { moment?: string }
  const [search] = useAddress()
  const scope = scopeIn(search)
  const moment = findMoment(name)
  const { data, error, refetch } = useQuery(templateQuery(name, scope))
  return (
    <>
      <PageTitle above={[{ label: w.title, to: adminMailTemplates() }]} {...(moment && { subtitle: say(moment.when) })}>
        {moment?.label ?? w.title}
      </PageTitle>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={10} />}
      {data && moment ? (
        moment.isFixed ? (
          <Text>{say(w.fixedHelp)}</Text>
        ) : (
          <Editor key={`${scope.scope} ${scope.scope_key}`} moment={moment} template={data} scope={scope} />
        )
      ) : null}
    </>
  )
}

type Typed = { fr?: Partial<Written>; en?: Partial<Written> }

/** What is typed in each language, until it is saved. */
function Editor({ moment, template, scope }: { moment: Moment; template: MailTemplate; scope: Scope }) {
  const { say, locale } = useLanguage()
  const [language, setLanguage] = useState<'fr' | 'en'>(locale)
  const [typed, setTyped] = useState<Typed>({})
  const [record, setRecord] = useState<string | null>(null)
  const text: Written = { ...writtenOf(template[language]), ...typed[language] }
  const change = (part: Partial<Written>): void => setTyped((all) => ({ ...all, [language]: { ...all[language], ...part } }))
  const written = templateOf(text, language, scope)
  return (
    <Grid gap="xl">
      <LeaveGuard holds={[typed.fr, typed.en].some((part) => part && Object.keys(part).length > 0)} />
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack>
          <ScopeChoice scope={scope} written={template.scopes} />
          <SegmentedControl
            aria-label={say(w.language)}
            value={language}
            onChange={(value) => setLanguage(value === 'en' ? 'en' : 'fr')}
            data={[
              { value: 'fr', label: say(w.french) },
              { value: 'en', label: say(w.english) },
            ]}
          />
          <TemplateFields key={language} moment={moment} text={text} own={template.own_fields} onChange={change} />
          <TemplateActs
            moment={moment}
            written={written}
            record={record}
            isOwn={template[language].is_own}
            isNew={template[language].version === 0 && !template[language].is_own && scope.scope !== 'tenant'}
            onSaved={() => setTyped((all) => ({ ...all, [language]: {} }))}
          />
          <MomentSettings moment={moment} template={template} />
          <TemplateVersions
            versions={template.versions}
            current={template}
            onTake={(version) => {
              setLanguage(version.language)
              setTyped((all) => ({ ...all, [version.language]: writtenOf({ ...version, is_own: true }) }))
              toast.success(say(w.takenBack, { version: version.version }))
            }}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="xl">
          <TemplatePreview moment={moment.name} written={written} record={record} onRecord={setRecord} />
          <NextRecipients moment={moment.name} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}
