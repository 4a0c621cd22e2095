import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { manyContract } from '@kxo/domain/contacts/bulk-contract'
import { mergesContract } from '@kxo/domain/contacts/merges-contract'
import { teamContract } from '@kxo/domain/contacts/team-contract'
import { routes } from '../../platform/serve.ts'
import { previewMany, readMany, readReport, runMany, stopMany, undoMany } from './bulk-act.ts'
import { requestAttachment } from './ask-attachment.ts'
import { changeAvatar, readAvatar, removeAvatar } from './avatar.ts'
import { changeContact } from './change.ts'
import { listChoices, listTowns } from './choices.ts'
import { createContact } from './create.ts'
import { depart, upcomingOf } from './depart.ts'
import { findDuplicates } from './find-duplicates.ts'
import { groupDuplicates } from './group-duplicates.ts'
import { sendPasswordLink } from './invite.ts'
import { listContacts } from './list.ts'
import { mergeContacts } from './merge.ts'
import { actOn } from './move-account.ts'
import { previewMerge } from './preview-merge.ts'
import { readContact } from './read-contact.ts'
import { readHistory } from './read-history.ts'
import { setRights } from './set-rights.ts'
import { mergesOf, undoMerge } from './undo-merge.ts'

const peopleRoutes = routes(contactsContract, {
  list: listContacts,
  duplicates: findDuplicates,
  choices: listChoices,
  towns: listTowns,
  get: readContact,
  create: createContact,
  change: changeContact,
})

const actsRoutes = routes(contactActsContract, {
  invite: actOn('invite'),
  validate: actOn('validate'),
  activate: actOn('activate'),
  suspend: actOn('suspend'),
  reactivate: actOn('reactivate'),
  disable: actOn('disable'),
  sendPasswordLink,
  setRights,
  readAvatar,
  changeAvatar,
  removeAvatar,
  history: readHistory,
  upcoming: upcomingOf,
  depart,
})

const mergesRoutes = routes(mergesContract, {
  groups: groupDuplicates,
  preview: previewMerge,
  merge: mergeContacts,
  undo: undoMerge,
  ofContact: mergesOf,
})

const manyRoutes = routes(manyContract, {
  preview: previewMany,
  run: runMany,
  undo: undoMany,
  work: readMany,
  stop: stopMany,
  report: readReport,
})

const teamRoutes = routes(teamContract, { requestAttachment })

export const contactsRoutes = [peopleRoutes, actsRoutes, mergesRoutes, manyRoutes, teamRoutes]
