import { type ThemeColour, type ThemeColours, themeColours } from '@kxo/domain/events/themes/theme-colours'
import { type Theme, themesContract } from '@kxo/domain/events/themes/theme-contract'
import { themeColourWords, themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { contrast, textContrast } from '@kxo/domain/tenants/appearance/contrast'
import { Group, Paper, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ColourField } from '../../tenants/index.ts'
import { responsiblesQuery } from '../api.ts'
import { allThemesQuery, changeTheme, createTheme } from './themes-api.ts'

const blank = { is_visible: true, colours: {} }
const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)

/** What a theme is: its names, its address, where it stands, its colours. */
export function ThemeForm({ theme, onSaved }: { theme: Theme | null; onSaved: (saved: Theme) => void }) {
  const { say, locale } = useLanguage()
  const { data: themes } = useQuery(allThemesQuery())
  const { data: people = [] } = useQuery(responsiblesQuery())
  const form = useRecordForm({
    schema: themesContract.create.body,
    values: theme ?? blank,
    save: (fields, version) => (theme ? changeTheme(theme.id, { ...fields, version }) : createTheme(fields)),
    onSaved,
  })
  const typed = (form.watch('colours') ?? {}) as ThemeColours
  const warningOf = (name: ThemeColour): string | undefined => {
    const colour = typed[name]
    const ratio = isColour(colour) ? contrast(colour, '#ffffff') : textContrast
    const shown = (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })
    return ratio < textContrast ? say(w.contrastTooLow, { ratio: shown }) : undefined
  }
  const parents = (themes?.results ?? []).filter(({ id, parent }) => parent === null && id !== theme?.id)
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="name" label={w.name} />
        <TextField name="name_en" label={w.nameEn} />
      </FormRow>
      <FormRow>
        <TextField name="url" label={w.url} help={w.urlHelp} />
        <TextField name="code" label={w.code} />
      </FormRow>
      <SelectField
        name="parent"
        label={w.parent}
        placeholder={w.noParent}
        options={parents.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextareaField name="description" label={w.description} rows={3} />
      <FormRow>
        <SelectField name="referent" label={w.referent} options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))} />
        <TextField name="nsf_code" label={w.nsf} help={w.nsfHelp} />
      </FormRow>
      <CheckboxField name="is_visible" label={w.visible} />
      <FormSection title={w.colours} help={w.coloursHelp}>
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing={20} verticalSpacing={14} style={{ alignItems: 'start' }}>
          {themeColours.map((name) => (
            <ColourField key={name} name={`colours.${name}`} label={themeColourWords[name]} warning={warningOf(name)} />
          ))}
        </SimpleGrid>
        <Preview colours={typed} />
        {Object.values(typed).some(Boolean) ? (
          <Button variant="subtle" size="sm" onClick={() => form.setValue('colours', {}, { shouldDirty: true })}>
            {say(w.resetColours)}
          </Button>
        ) : null}
      </FormSection>
    </Form>
  )
}

/** A button and a link in these colours, on white and on black. */
function Preview({ colours: { primary, accent } }: { colours: ThemeColours }) {
  const { say } = useLanguage()
  if (!isColour(primary)) return null
  return (
    <Group gap="md" aria-label={say(w.preview)} role="group">
      {(['#ffffff', '#1b1d21'] as const).map((ground) => (
        <Paper key={ground} bg={ground} withBorder p="md">
          <Group gap="md">
            <Text span bg={primary} c="#ffffff" px="md" py={8} bdrs={9} fw={600} fz="sm">
              {say(w.previewButton)}
            </Text>
            {isColour(accent) ? (
              <Text span fz="sm" fw={600} c={accent} bg="#ffffff" px={6} bdrs={6}>
                {say(themeColourWords.accent)}
              </Text>
            ) : null}
          </Group>
        </Paper>
      ))}
    </Group>
  )
}
