import type { Output } from '@kxo/domain/kernel/contract'
import { isEmptied } from '@kxo/domain/tenants/ending/emptied'
import { type Concept, concepts, defaultGlossary, glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { type GlossaryPreset, glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { glossaryWords as g } from '@kxo/domain/tenants/glossary/glossary-words'
import { kindLabels, tenantKinds } from '@kxo/domain/tenants/kind'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Group, NativeSelect, NavLink, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { ExampleSentences } from '../settings/example-sentences.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { WordFields } from '../settings/word-fields.tsx'
import { LabelsSheet } from './labels-sheet.tsx'
import { SheetFrame } from './sheet-frame.tsx'

type Words = Record<string, Word>
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export default function GlossarySheet({ where }: { where: Where }) {
  return (
    <>
      <SheetFrame tab="glossary" of={sheetQuery(where, 'glossary')} wide>
        {(data) => <GlossaryForm where={where} data={data} />}
      </SheetFrame>
      <LabelsSheet where={where} />
    </>
  )
}

/** The word our own glossary has for a concept: how it is named in the list, whatever the tenant calls it. */
const nameOf = (concept: Concept, locale: 'fr' | 'en'): string => {
  const { fr, en } = defaultGlossary[concept]
  return capital(locale === 'fr' || !en ? fr.singular : en.singular)
}

function GlossaryForm({ where, data }: { where: Where; data: Output<typeof contract.glossary> }) {
  const settled = useSettled()
  const { say, locale } = useLanguage()
  const [concept, choose] = useState<Concept>('event')
  const form = useRecordForm({
    schema: contract.saveGlossary.body,
    values: { version: data.version, glossary: data.glossary },
    save: (body) => saveSheet(where, 'saveGlossary', body),
    onSaved: settled,
  })
  const typed = form.watch('glossary') as Words // the form holds what it was given
  const faulty = Object.keys((form.formState.errors['glossary'] ?? {}) as object)

  const backTo = async (kind: GlossaryPreset): Promise<void> => {
    const agreed = await confirm({ title: say(g.backToAsk, { kind: kindLabels[kind] }), message: g.backToHelp, act: g.backTo })
    if (agreed)
      form.setValue('glossary', structuredClone(glossaryOf({}, glossaryPresets[kind])), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <Group gap="sm" align="flex-end" justify="space-between">
        <Text c="dimmed" fz="sm">
          {say(g.help)}
        </Text>
        <NativeSelect
          label={say(g.backTo)}
          value=""
          onChange={({ currentTarget: { value: kind } }) => (kind === '' ? undefined : void backTo(kind as GlossaryPreset))}
          data={[
            { value: '', label: say(g.choose) },
            ...tenantKinds.map((kind) => ({ value: kind as string, label: say(kindLabels[kind]) })),
          ]}
        />
      </Group>
      <Form form={form} submit={w.save}>
        <Columns widths="280px minmax(0, 1fr)" gap={28}>
          <Panel component="ul" mah={{ base: 240, md: 640 }} p={4} style={{ overflowY: 'auto' }} aria-label={say(g.concepts)}>
            {concepts.map((key) => (
              <li key={key}>
                <NavLink
                  component="button"
                  type="button"
                  aria-pressed={key === concept}
                  active={key === concept}
                  {...(faulty.includes(key) ? { c: 'red' } : {})}
                  onClick={() => choose(key)}
                  label={nameOf(key, locale)}
                  rightSection={
                    <Text span c="dimmed" fw={400} inherit truncate>
                      {typed[key] && isEmptied(typed[key]) ? say(g.unused) : saidOf(typed[key], locale)}
                    </Text>
                  }
                />
              </li>
            ))}
          </Panel>
          <Stack gap="md">
            <h2>{nameOf(concept, locale)}</h2>
            <WordFields key={concept} form={form} concept={concept} />
            <ExampleSentences words={typed} concept={concept} />
          </Stack>
        </Columns>
      </Form>
    </>
  )
}

const saidOf = (word: Word | undefined, locale: 'fr' | 'en'): string =>
  word ? (locale === 'en' && word.en.plural ? word.en.plural : word.fr.plural) : ''
