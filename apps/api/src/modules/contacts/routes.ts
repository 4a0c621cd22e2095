import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { bulkContract } from '@kxo/domain/contacts/bulk/bulk-contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { teamContract } from '@kxo/domain/contacts/team-contract'
import { routes } from '../../platform/http/serve.ts'
import { changeAvatar, readAvatar, removeAvatar } from './avatar.ts'
import { previewBulk, readBulk, readReport, runBulkAct, stopBulk, undoMany } from './bulk/bulk-act.ts'
import { changeContact } from './change.ts'
import { requestAttachment } from './company/ask-attachment.ts'
import { depart, upcomingOf } from './company/depart.ts'
import { createContact } from './create.ts'
import { listChoices, listTowns } from './filters/choices.ts'
import { readHistory } from './history/read-history.ts'
import { sendPasswordLink } from './invite.ts'
import { listContacts } from './list.ts'
import { findDuplicates } from './merge/find-duplicates.ts'
import { groupDuplicates } from './merge/group-duplicates.ts'
import { mergeContacts } from './merge/merge.ts'
import { actOn } from './merge/move-account.ts'
import { previewMerge } from './merge/preview-merge.ts'
import { mergesOf, undoMerge } from './merge/undo-merge.ts'
import { readContact } from './read-contact.ts'
import { setRights } from './set-rights.ts'

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

const bulkRoutes = routes(bulkContract, {
  preview: previewBulk,
  run: runBulkAct,
  undo: undoMany,
  work: readBulk,
  stop: stopBulk,
  report: readReport,
})

const teamRoutes = routes(teamContract, { requestAttachment })

export const contactsRoutes = [peopleRoutes, actsRoutes, mergesRoutes, bulkRoutes, teamRoutes]
