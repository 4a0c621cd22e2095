import { findMoment } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { adminMailTemplates } from '@kxo/domain/mailing/paths'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { Button, Grid, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { FieldMenu } from './field-menu.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { restoreOriginal, saveTemplate, templateQuery, testTemplate, type Written } from './templates-api.ts'

/** One message: its words in each language, its preview, its versions (screens 27). */
export default function TemplatePage() {
  const { say } = useLanguage()
  const { moment: name = '' } = useParams({ strict: false }) as { moment?: string }
  const moment = findMoment(name)
  const { data, error, refetch } = useQuery(templateQuery(name))
  return (
    <>
      <PageTitle above={[{ label: w.title, to: adminMailTemplates() }]} {...(moment && { subtitle: say(moment.when) })}>
        {moment?.label ?? w.title}
      </PageTitle>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={10} />}
      {data && moment ? moment.isFixed ? <Text>{say(w.fixedHelp)}</Text> : <Editor moment={moment} template={data} /> : null}
    </>
  )
}

/** What is typed in each language, until it is saved. */
function Editor({ moment, template }: { moment: Moment; template: MailTemplate }) {
  const { say, locale } = useLanguage()
  const [language, setLanguage] = useState<'fr' | 'en'>(locale)
  const [typed, setTyped] = useState<{ fr?: Partial<Written>; en?: Partial<Written> }>({})
  const [isBusy, setBusy] = useState(false)
  const body = useRef<HTMLTextAreaElement>(null)
  const text: Written = { language, subject: template[language].subject, body: template[language].body, ...typed[language] }
  const change = (part: Partial<Written>): void => setTyped((all) => ({ ...all, [language]: { ...all[language], ...part } }))
  const insert = (key: string): void => {
    const at = body.current?.selectionStart ?? text.body.length
    change({ body: `${text.body.slice(0, at)}{{${key}}}${text.body.slice(at)}` })
    body.current?.focus()
  }
  const act = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true)
    try {
      toast.success(await work())
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    act(async () => {
      const { version } = await saveTemplate(moment.name, text)
      setTyped((all) => ({ ...all, [language]: {} }))
      return say(w.saved, { version })
    })
  const original = async (): Promise<void> => {
    if (!(await confirm({ title: w.original, message: say(moment.subject), act: w.original }))) return
    await act(async () => {
      await restoreOriginal(moment.name, language)
      setTyped((all) => ({ ...all, [language]: {} }))
      return say(w.originalDone)
    })
  }
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 6 }}>
        <Stack>
          <SegmentedControl
            aria-label={say(w.language)}
            value={language}
            onChange={(value) => setLanguage(value === 'en' ? 'en' : 'fr')}
            data={[
              { value: 'fr', label: say(w.french) },
              { value: 'en', label: say(w.english) },
            ]}
          />
          <TextInput
            label={say(w.subject)}
            required
            maxLength={200}
            value={text.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Textarea
            ref={body}
            label={say(w.body)}
            description={say(w.bodyHelp, { example: '{{contact.first_name|…}}' })}
            required
            styles={{ input: { minHeight: 220 } }}
            resize="vertical"
            maxLength={10_000}
            value={text.body}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
          <FieldMenu moment={moment} onChoose={insert} />
          <Group>
            <Button loading={isBusy} disabled={!text.subject.trim() || !text.body.trim()} onClick={() => void save()}>
              {say(w.save)}
            </Button>
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void act(async () => (await testTemplate(moment.name, text), say(w.tested)))}
            >
              {say(w.test)}
            </Button>
            {template[language].is_own ? (
              <Button variant="subtle" onClick={() => void original()}>
                {say(w.original)}
              </Button>
            ) : null}
          </Group>
          <TemplateVersions
            versions={template.versions}
            onTake={(version) => {
              setLanguage(version.language)
              setTyped((all) => ({ ...all, [version.language]: { subject: version.subject, body: version.body } }))
              toast.success(say(w.takenBack, { version: version.version }))
            }}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <TemplatePreview moment={moment.name} text={text} />
      </Grid.Col>
    </Grid>
  )
}
