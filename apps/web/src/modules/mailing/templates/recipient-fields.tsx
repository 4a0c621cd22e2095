import { email } from '@kxo/domain/kernel/fields'
import { capital } from '@kxo/domain/kernel/language'
import { validationWords } from '@kxo/domain/kernel/validation-words'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { audiences, type Moment } from '@kxo/domain/mailing/moments/moment'
import { copyRoles, copyRolesOf, copyWords, mayCopy, mostCopies } from '@kxo/domain/mailing/templates/copies'
import { lockedAudience, reachesSomebody, receivingRoles, recipientWords, removableRoles } from '@kxo/domain/mailing/templates/recipients'
import type { MomentSetting } from '@kxo/domain/mailing/templates-contract'
import { MultiSelect, TagsInput } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Chosen = Pick<MomentSetting, 'removed_roles' | 'copy_roles' | 'copy_to'>
type RecipientFieldsProps = { moment: Moment; chosen: Chosen; onChange: (part: Partial<Chosen>) => void }

const hasWrongAddress = ({ copy_to }: Pick<Chosen, 'copy_to'>): boolean => copy_to.some((address) => !email.safeParse(address).success)

/** Whether who is chosen can be saved. */
export const isWrongRecipient = (moment: Moment, chosen: Chosen): boolean => !reachesSomebody(moment, chosen) || hasWrongAddress(chosen)

/** Who receives a message: those it is for, those who have a copy by what they are, and addresses. */
export function RecipientFields({ moment, chosen, onChange }: RecipientFieldsProps) {
  const { say, locale } = useLanguage()
  const removable = removableRoles(moment)
  const copied = copyRolesOf(moment)
  const locked = lockedAudience(moment)
  const option = (role: keyof typeof audiences, disabled = false) => ({
    value: role as string,
    label: capital(say(audiences[role]), locale),
    disabled,
  })
  return (
    <>
      <MultiSelect
        label={say(recipientWords.label)}
        description={locked ? say(locked) : say(recipientWords.help)}
        error={!reachesSomebody(moment, chosen) && say(mailingErrors.noRecipient)}
        value={[...receivingRoles(moment, chosen), ...chosen.copy_roles]}
        data={[
          { group: say(recipientWords.main), items: moment.to.map((role) => option(role, !removable.includes(role))) },
          ...(copied.length > 0 ? [{ group: say(copyWords.roles), items: copied.map((role) => option(role)) }] : []),
        ]}
        readOnly={removable.length === 0 && copied.length === 0}
        onChange={(next) =>
          onChange({
            removed_roles: removable.filter((role) => !next.includes(role)),
            copy_roles: copyRoles.filter((role) => copied.includes(role) && next.includes(role)),
          })
        }
      />
      {mayCopy(moment) ? (
        <TagsInput
          label={say(copyWords.label)}
          description={say(copyWords.help)}
          type="email"
          maxTags={mostCopies}
          acceptValueOnBlur
          error={hasWrongAddress(chosen) && say(validationWords.invalidEmail)}
          splitChars={[',', ';', ' ']}
          value={chosen.copy_to}
          onChange={(next) => onChange({ copy_to: next })}
        />
      ) : null}
    </>
  )
}
