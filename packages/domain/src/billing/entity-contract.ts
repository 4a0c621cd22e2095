import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { declarationNumber, iban, vatNumber } from '../kernel/identifier-fields.ts'
import { imageUpload } from '../kernel/images.ts'
import { optionally, optionalText, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { hasEntityVat, isEntitySiret, isYearDay, mentionKeys, seriesPrefix } from './entity-rules.ts'

const text = z.nullable(z.string())
/** The quality certificate, whole or none (FOR-43). */
const Qualiopi = z.object({ number: z.string(), issued_on: wire.day, valid_until: z.nullable(wire.day), scope: z.string() })
export type Qualiopi = z.output<typeof Qualiopi>
/** Pictures of an issuer: on its bills, and under what it signs. */
export const entityPictures = ['logo', 'stamp', 'signature'] as const
export type EntityPicture = (typeof entityPictures)[number]
const Series = z.object({
  prefix: z.string(),
  /** The number the next one issued this year takes. */
  next: z.string(),
})

/** A legal body that issues, as the page that arranges them shows it. */
export const Entity = z.object({
  id: wire.id,
  name: z.string(),
  legal_name: z.string(),
  legal_form: z.string(),
  share_capital: z.string(),
  registry: z.string(),
  siren: z.string(),
  siret: z.string(),
  vat_number: text,
  activity_number: text,
  activity_region: text,
  address: z.string(),
  code_postal: z.string(),
  town: z.string(),
  country: z.string(),
  /** "FR14 •••• 2606": never the whole number. */
  iban_masked: text,
  bic: text,
  representative: z.string(),
  representative_title: z.string(),
  /** `MM-DD`: bills are kept until ten years after the end of theirs. */
  fiscal_year_start: z.string(),
  vat_due: z.enum(['payment', 'invoice']),
  is_vat_franchise: z.boolean(),
  bill_series: Series,
  credit_series: Series,
  mediator: z.string(),
  bill_footer: z.string(),
  electronic_address: text,
  logo: text,
  stamp: text,
  signature: text,
  qualiopi: z.nullable(Qualiopi),
  is_default: z.boolean(),
  is_archived: z.boolean(),
  /** Bills and credit notes issued. */
  issued: z.int(),
  missing: z.array(z.enum(mentionKeys)),
  version: z.int(),
})
export type Entity = z.output<typeof Entity>

const free = (max: number) => z.optional(shortText(max))
const lines = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, 'tooLong')))
const prefix = z.optional(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine((typed) => seriesPrefix.test(typed), 'wrongFormat'),
  ),
)
const rest = {
  legal_name: free(200),
  legal_form: free(60),
  share_capital: free(60),
  registry: free(120),
  vat_number: optionally(vatNumber),
  activity_number: optionally(declarationNumber),
  activity_region: optionalText(80),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'wrongFormat'))),
  iban: optionally(iban),
  bic: optionally(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'wrongFormat'))),
  representative: free(120),
  representative_title: free(80),
  fiscal_year_start: z.optional(z.string().check(z.refine(isYearDay, 'wrongFormat'))),
  vat_due: z.optional(z.enum(['payment', 'invoice'])),
  is_vat_franchise: z.optional(wire.flag),
  bill_prefix: prefix,
  credit_prefix: prefix,
  mediator: lines(500),
  bill_footer: lines(1000),
  electronic_address: optionalText(125),
  qualiopi_number: optionalText(60),
  qualiopi_issued_on: optionally(wire.day),
  qualiopi_valid_until: optionally(wire.day),
  qualiopi_scope: optionalText(200),
}
const identity = {
  name: requiredText(120),
  siret: requiredText(30),
  address: requiredText(200),
  code_postal: requiredText(7),
  town: requiredText(120),
}
const certified = ['qualiopi_number', 'qualiopi_issued_on', 'qualiopi_valid_until', 'qualiopi_scope'] as const
type Certified = Partial<Record<(typeof certified)[number], string | null | undefined>>
const rightNumbers = [
  z.refine<{ siret?: string | undefined }>(isEntitySiret, { error: 'siret', path: ['siret'] }),
  z.refine<{ siret?: string | undefined; vat_number?: string | null | undefined }>(hasEntityVat, {
    error: 'vatNumber',
    path: ['vat_number'],
  }),
  z.refine<{ bill_prefix?: string | undefined; credit_prefix?: string | undefined }>(
    ({ bill_prefix, credit_prefix }) => bill_prefix === undefined || bill_prefix !== credit_prefix,
    { error: 'duplicate', path: ['credit_prefix'] },
  ),
  // A certificate has a number, a day and what it covers.
  ...(['qualiopi_number', 'qualiopi_issued_on', 'qualiopi_scope'] as const).map((name) =>
    z.refine<Certified>((fields) => Boolean(fields[name]) || certified.every((other) => !fields[other]), {
      error: 'required',
      path: [name],
    }),
  ),
  z.refine<Certified>(({ qualiopi_issued_on: from, qualiopi_valid_until: until }) => !from || !until || from < until, {
    error: 'endBeforeStart',
    path: ['qualiopi_valid_until'],
  }),
] as const
const inPicture = z.object({ client: z.string(), id: wire.id, picture: z.enum(entityPictures) })
const Done = z.object({ done: z.literal(true) })

export const entityContract = {
  entities: endpoint({
    method: 'GET',
    path: '/clients/:client/entities/',
    summary: 'Legal bodies that issue for the tenant, the default one first',
    params: inClient,
    response: z.array(Entity),
  }),
  createEntity: endpoint({
    method: 'POST',
    path: '/clients/:client/entities/',
    summary: 'Add a legal body that issues; the first one is the default',
    params: inClient,
    body: z.object({ ...identity, ...rest }).check(...rightNumbers),
    response: Entity,
    status: 201,
  }),
  changeEntity: endpoint({
    method: 'PATCH',
    path: '/clients/:client/entities/:id/',
    summary: 'Change an issuer: what is issued keeps its own data',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...identity, ...rest }).check(...rightNumbers),
    response: Entity,
  }),
  setDefaultEntity: endpoint({
    method: 'POST',
    path: '/clients/:client/entities/:id/default/',
    summary: 'Make an issuer the default one',
    params: inClientWithId,
    response: Done,
  }),
  archiveEntity: endpoint({
    method: 'POST',
    path: '/clients/:client/entities/:id/archiving/',
    summary: 'Put an issuer aside, or take it back; the default one stays',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Entity,
  }),
  removeEntity: endpoint({
    method: 'DELETE',
    path: '/clients/:client/entities/:id/',
    summary: 'Delete an issuer that never wrote a bill',
    params: inClientWithId,
    response: Done,
  }),
  setEntityPicture: endpoint({
    method: 'POST',
    path: '/clients/:client/entities/:id/pictures/:picture/',
    summary: 'Give an issuer the logo of its bills, or the stamp and signature under its proofs',
    params: inPicture,
    upload: imageUpload,
    response: Entity,
    status: 201,
  }),
  entityPicture: endpoint({
    method: 'GET',
    path: '/clients/:client/entities/:id/pictures/:picture/',
    summary: 'A picture of an issuer',
    params: inPicture,
    streams: imageUpload.accept,
  }),
  removeEntityPicture: endpoint({
    method: 'DELETE',
    path: '/clients/:client/entities/:id/pictures/:picture/',
    summary: 'Take a picture from an issuer; what is issued keeps it',
    params: inPicture,
    response: Entity,
  }),
  sampleBill: endpoint({
    method: 'POST',
    path: '/clients/:client/entities/sample/',
    summary: 'What a bill of this issuer would look like, before it is saved; it bears no number and is kept nowhere',
    params: inClient,
    body: z.object({ ...identity, ...rest, id: optionally(wire.id) }).check(...rightNumbers),
    streams: ['application/pdf'],
  }),
}
