import { proposeElision } from '@kxo/domain/kernel/language'
import { isEmptied, mayBeEmptied } from '@kxo/domain/tenants/ending/emptied'
import { type Concept, glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { glossaryWords as g } from '@kxo/domain/tenants/glossary/glossary-words'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { Checkbox } from '@mantine/core'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Singular, plural, gender and elision of one word; the elision follows the word until it is corrected by hand. */
export function WordFields({ form, concept }: { form: RecordForm; concept: Concept }) {
  const { say } = useLanguage()
  const at = `glossary.${concept}`
  const word = form.watch(at) as Word // the form holds what it was given
  const isUnused = isEmptied(word)
  const set = (name: string, value: string | boolean): void =>
    // A form named by the word it holds.
    form.setValue(`${at}.${name}`, value as never, {
      // the form's fields are named at run time
      shouldDirty: true,
      shouldValidate: true,
    })
  // Corrected by hand, it no longer follows the word.
  const follow = (singular: string): void => {
    const isFollowing = word.fr.elision === proposeElision(word.fr.singular)
    if (isFollowing && word.fr.elision !== proposeElision(singular)) set('fr.elision', proposeElision(singular))
  }
  const use = (used: boolean): void =>
    form.setValue(
      at,
      used ? structuredClone(glossaryOf()[concept]) : { fr: { ...word.fr, singular: '', plural: '' }, en: { singular: '', plural: '' } },
      { shouldDirty: true, shouldValidate: true },
    )
  return (
    <>
      {mayBeEmptied.includes(concept) ? (
        <Checkbox
          label={say(g.empty)}
          description={say(g.emptyHelp)}
          checked={isUnused}
          onChange={(event) => use(!event.currentTarget.checked)}
        />
      ) : null}
      {isUnused && mayBeEmptied.includes(concept) ? null : (
        <>
          <FormSection title={g.french}>
            <FormRow>
              <div onInput={(event) => follow((event.target as HTMLInputElement).value)}>
                <TextField name={`${at}.fr.singular`} label={g.singular} required maxLength={60} />
              </div>
              <TextField name={`${at}.fr.plural`} label={g.plural} required maxLength={60} />
            </FormRow>
            <SelectField
              name={`${at}.fr.gender`}
              label={g.gender}
              required
              options={[
                { value: 'f', label: g.feminine },
                { value: 'm', label: g.masculine },
              ]}
            />
            <CheckboxField name={`${at}.fr.elision`} label={g.elision} help={g.elisionHelp} />
            <Checkbox
              label={say(g.invariant)}
              checked={word.fr.singular !== '' && word.fr.singular === word.fr.plural}
              onChange={(event) => set('fr.plural', event.currentTarget.checked ? word.fr.singular : `${word.fr.singular}s`)}
            />
          </FormSection>
          <FormSection title={g.english}>
            <FormRow>
              <TextField name={`${at}.en.singular`} label={g.singular} required={false} maxLength={60} />
              <TextField name={`${at}.en.plural`} label={g.plural} required={false} maxLength={60} />
            </FormRow>
          </FormSection>
        </>
      )}
    </>
  )
}
