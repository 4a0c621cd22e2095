import type { HistoryLine } from '@kxo/domain/contacts/acts-contract'
import { adminLevel } from '@kxo/domain/contacts/admin-level'
import { contactActWords as a, contactWords as w } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { HistoryEntry } from '../../../ui/display/change-history.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { fieldLabels, nameOfValue } from '../contact/contact-fields.ts'

const actions: Readonly<Record<string, Sentence>> = {
  create_user: a.created,
  update_user: a.updated,
  change_profile: a.profileChanged,
  attach_user: a.attached,
  ask_attachment: a.attachmentRequested,
  invite_user: a.invitedAct,
  validate_user: a.validatedAct,
  activate_user: a.activatedAct,
  suspend_user: a.suspendedAct,
  reactivate_user: a.reactivatedAct,
  disable_user: a.disabledAct,
  reset_password: a.passwordAct,
  merge_users: a.mergedAct,
  unmerge_users: a.unmergedAct,
  connect_as: a.connectedAct,
  connect_as_end: a.connectedEndAct,
  set_consent: a.consentAct,
  accept_terms: a.termsAct,
  massive_email: a.mailAct,
  send_mail: a.relayedAct,
  assign_partner: a.partAct,
  change_partner: a.partChangedAct,
  restore_value: a.restoredAct,
}
/** Acts whose further words are keys of the product. */
const coded = ['send_mail', 'assign_partner']
const otherLabels: Readonly<Record<string, Sentence>> = {
  status: w.status,
  is_admin: a.isAdminField,
  is_restricted: a.restriction,
  has_tasks: a.hasTasks,
  avatar: w.portrait,
  directory_fields: a.shownInDirectory,
}
const directoryLabels: Readonly<Record<string, Sentence>> = {
  photo: w.portrait,
  partner: w.isPartner,
  specialities: a.specialities,
  presentation: a.presentation,
}

/** A line of a person's history in words. */
export function useHistoryEntries(): (line: HistoryLine) => HistoryEntry {
  const { say } = useLanguage()
  const labelOf = useNativeLabel('User')
  const labels: Readonly<Record<string, Sentence>> = { ...fieldLabels, ...otherLabels }
  const fieldName = (field: string): string => {
    const label = labels[field]
    return label ? labelOf(field, label) : field
  }
  const shown = (field: string, value: string | null): string | null => {
    if (value === null || value === '') return null
    if (field === 'avatar') return say(w.portrait)
    if (field === 'directory_fields')
      return value
        .split(',')
        .map((name) => (directoryLabels[name] ? say(directoryLabels[name]) : fieldName(name)))
        .join(', ')
    if (value === 'true' || value === 'false') return say(value === 'true' ? a.yes : a.no)
    if (field === 'status' && accountStatus.is(value)) return say(accountStatus.labelOf(value))
    if (field === 'is_restricted' && /^[0-2]$/.test(value)) return say(adminLevel.labelOf(adminLevel.keyOf(Number(value))))
    const named = nameOfValue(field, value)
    return named ? say(named) : value
  }
  const who = ({ acting_admin, by }: HistoryLine): string =>
    acting_admin ? say(a.connectedAs, { admin: acting_admin, name: by ?? '' }) : by ? say(a.by, { name: by }) : say(a.byProduct)
  return (line) => ({
    id: line.id,
    at: line.at,
    title: actions[line.action] ?? a.otherAct,
    who: who(line),
    info: line.info && !/^\d*$/.test(line.info) && !coded.includes(line.action) ? line.info : null,
    changes: line.changes.map(({ field, before, after }) => ({
      field,
      label: fieldName(field),
      before: shown(field, before),
      after: shown(field, after),
    })),
  })
}
