import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { Morph } from '../morph.ts'
import { NativeWording, NativeWordingDraft } from '../native/native-wording.ts'
import { Rubric, RubricDraft } from './rubric.ts'
import { RecordTab, RecordTabDraft, ShownTab } from './tab.ts'

const Done = z.object({ done: z.literal(true) })
const ofMorph = z.object({ morph: Morph })
const version = wire.integer
const ids = wire.json(z.array(wire.id).check(z.maxLength(500)))

/** How the fields of a record are laid out: tabs, rubrics, and what the tenant says of those the records have from the start. */
export const fieldLayoutContract = {
  tabs: endpoint({
    method: 'GET',
    path: '/clients/:client/tabs/',
    summary: 'Tabs the tenant added to a kind of records',
    params: inClient,
    query: ofMorph,
    response: z.array(RecordTab),
  }),
  shownTabs: endpoint({
    method: 'GET',
    path: '/clients/:client/tabs/shown/',
    summary: 'Tabs of the tenant the caller has on a kind of records, in the caller’s language; on one record when it is named',
    access: 'link',
    params: inClient,
    query: z.object({ morph: Morph, morph_id: z.optional(wire.id) }),
    response: z.array(ShownTab),
  }),
  createTab: endpoint({
    method: 'POST',
    path: '/clients/:client/tabs/',
    summary: 'Add a tab to a kind of records, with the fields it holds',
    params: inClient,
    body: z.object({ morph: Morph, ...RecordTabDraft.shape, fields: z.optional(ids) }),
    response: RecordTab,
    status: 201,
  }),
  orderTabs: endpoint({
    method: 'POST',
    path: '/clients/:client/tabs/order/',
    summary: 'Order the tabs of a kind of records',
    params: inClient,
    body: z.object({ morph: Morph, tabs: ids }),
    response: Done,
  }),
  changeTab: endpoint({
    method: 'PATCH',
    path: '/clients/:client/tabs/:id/',
    summary: 'Change a tab, and the fields it holds',
    params: inClientWithId,
    body: z.object({ version, ...RecordTabDraft.shape, fields: z.optional(ids) }),
    response: RecordTab,
  }),
  removeTab: endpoint({
    method: 'DELETE',
    path: '/clients/:client/tabs/:id/',
    summary: 'Delete a tab; its fields and their answers stay',
    params: inClientWithId,
    response: Done,
  }),
  rubrics: endpoint({
    method: 'GET',
    path: '/clients/:client/rubrics/',
    summary: 'Headings the fields of a kind of records are asked under, with how many each holds',
    params: inClient,
    query: ofMorph,
    response: z.array(Rubric),
  }),
  createRubric: endpoint({
    method: 'POST',
    path: '/clients/:client/rubrics/',
    summary: 'Add a heading to the fields of a kind of records',
    params: inClient,
    body: z.object({ morph: Morph, ...RubricDraft.shape }),
    response: Rubric,
    status: 201,
  }),
  orderRubrics: endpoint({
    method: 'POST',
    path: '/clients/:client/rubrics/order/',
    summary: 'Order the headings of a kind of records: all of them',
    params: inClient,
    body: z.object({ morph: Morph, rubrics: ids }),
    response: Done,
  }),
  changeRubric: endpoint({
    method: 'PATCH',
    path: '/clients/:client/rubrics/:id/',
    summary: 'Rename a heading; its fields follow',
    params: inClientWithId,
    body: z.object({ version, ...RubricDraft.shape }),
    response: Rubric,
  }),
  removeRubric: endpoint({
    method: 'DELETE',
    path: '/clients/:client/rubrics/:id/',
    summary: 'Delete a heading no field is under',
    params: inClientWithId,
    response: Done,
  }),
  natives: endpoint({
    method: 'GET',
    path: '/clients/:client/native-fields/',
    summary: 'What the tenant says otherwise of the fields a kind of records has from the start',
    access: 'link',
    params: inClient,
    query: ofMorph,
    response: z.array(NativeWording),
  }),
  changeNative: endpoint({
    method: 'PATCH',
    path: '/clients/:client/native-fields/:morph/:name/',
    summary: 'Say otherwise of a field the records have from the start; version 0 the first time',
    params: z.object({ client: z.string(), morph: Morph, name: z.string() }),
    body: z.object({ version, ...NativeWordingDraft.shape }),
    response: NativeWording,
  }),
}
