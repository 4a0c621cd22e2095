import type { Language } from '@kxo/domain/kernel/language'
import { printedName } from '@kxo/domain/kernel/person-name'
import { exampleValueOf, fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { type FieldValues, textOf } from '@kxo/domain/mailing/merging/field-formats'
import { type TemplateCategory, templateCategory, templateParts } from '@kxo/domain/templates/category'
import { emptyWords, type TemplateContent, type TemplateWords } from '@kxo/domain/templates/content'
import { documentFieldsOf, documentSubjectOf } from '@kxo/domain/templates/fields'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { readFile } from '../../documents/index.ts'
import { ownFieldsOf, ownValues, readOnce, recordsOf } from '../../mailing/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { contentOf, selectTemplates } from '../queries.ts'
import { type PrintedBlock, printedText, type Reader } from './printed-text.ts'

/** What layout.typ reads of a model, around and between what the product prints. */
export type ModelPrint = {
  margins: { side: number; top: number; bottom: number }
  header: string | null
  footer: string[]
  title: string | null
  opening: PrintedBlock[]
  closing: PrintedBlock[]
  boxes: { party_first: boolean; signs_apart: boolean }
}
/** A template filled for one document: which version of it speaks, null for one that is only tried. “Template” is, where it prints, the layout below it. */
export type Model = {
  source: { template_id: number; template_version: number } | null
  print: ModelPrint
  logo_file_id: number | null
  images: Record<string, Uint8Array>
  shows_signature: boolean
  shows_stamp: boolean
}
/** What a document is about, and what it says by itself of fields no record of its own tells; null for an example. */
export type Subject = { user_id: number | null; event_id: number | null; values?: FieldValues } | null
type Issuing = { category: TemplateCategory; entity_id: number | null }
type Chosen = { source: Model['source']; content: TemplateContent }

const logoName = 'model-logo.png'

/** The default model of a category: that of the issuer first, then that of all of them. */
const defaultOf = (db: Queries, { category, entity_id }: Issuing) =>
  selectTemplates(db)
    .where('document_templates.category', '=', templateCategory.codeOf(category))
    .where('document_templates.is_default', '=', true)
    .where((eb) => eb.or([eb('document_templates.entity_id', 'is', null), eb('document_templates.entity_id', '=', entity_id)]))
    .orderBy((eb) => eb('document_templates.entity_id', 'is', null))
    .executeTakeFirst()

async function chosenFor({ db }: Context, issuing: Issuing): Promise<Chosen | undefined> {
  const row = await readOnce(db, `model ${issuing.category} ${issuing.entity_id}`, () => defaultOf(db, issuing))
  return row && { source: { template_id: row.id, template_version: row.version }, content: contentOf(row) }
}

const logoOf = ({ db, tenant }: Context, entity_id: number | null): Promise<number | null> =>
  readOnce(db, `model logo ${entity_id}`, async () => {
    const entity =
      entity_id === null ? undefined : await db.selectFrom('entities').select('logo_file_id').where('id', '=', entity_id).executeTakeFirst()
    return entity?.logo_file_id ?? settingsOf(tenant).logo_file_id
  })

const imagesOf = async (context: Context, logo: number | null): Promise<Record<string, Uint8Array>> =>
  logo === null ? {} : { [logoName]: await readOnce(context.db, `model file ${logo}`, async () => (await readFile(context, logo)).bytes) }

const callsNone = (words: TemplateWords): boolean => !/\{\{|"shownIf"/.test(JSON.stringify(words))

/** What every document says of whom it is for, and of whose it is. */
async function namesOf({ db, tenant }: Context, user_id: number | null): Promise<FieldValues> {
  const person =
    user_id === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', user_id).executeTakeFirst()
  const { first_name, last_name } = person ?? { first_name: '', last_name: '' }
  return {
    'contact.first_name': first_name,
    'contact.last_name': last_name,
    'contact.full_name': printedName(`${first_name} ${last_name}`.trim()),
    'org.name': tenant.label,
  }
}

type Reading = { category: TemplateCategory; words: TemplateWords; subject: Subject; entity_id: number | null; language: Language }
/** What fields the words call say of the record, or examples where there is none; the organisation is always itself. */
async function readerOf(context: Context, { category, words, subject, entity_id, language }: Reading): Promise<Reader> {
  if (callsNone(words)) return { facts: {}, values: {} }
  const of = { user_id: subject?.user_id ?? null, event_id: subject?.event_id ?? null }
  const records = await recordsOf(
    context,
    { ...of, ...(entity_id !== null && { entity_id }), texts: JSON.stringify(words) },
    language.locale,
  )
  const { facts } = records
  const values = { ...records.values, ...(await namesOf(context, of.user_id)) }
  if (subject) return { facts, values: { ...values, ...(await ownValues(context, words, of, language.locale)), ...subject.values } }
  const own = Object.fromEntries((await ownFieldsOf(context, documentSubjectOf(category))).map(({ key, label }) => [key, label]))
  const examples = Object.fromEntries(documentFieldsOf(category).map((key) => [key, exampleValueOf(key, language)]))
  const known = Object.entries(values).filter(([key, value]) => /^(org|entity)\./.test(key) && textOf(value) !== '')
  return { facts, values: { ...examples, ...own, ...Object.fromEntries(known) } }
}

type Printing = Issuing & { subject: Subject; language: Language }
/** A model without its pictures: what is stored of it. */
type Filled = Omit<Model, 'images'>

/** A model in the language of a document, its records read: it is filled from them and from what the document says of itself, once it knows. */
async function modelFrom(
  context: Context,
  { source, content }: Chosen,
  { category, entity_id, subject, language }: Printing,
): Promise<(own?: FieldValues) => Filled> {
  const words: TemplateWords = (language.locale === 'fr' ? content.fr : content.en) ?? emptyWords
  const { title, header, footer, opening, closing } = words
  const known = await readerOf(context, { category, words, subject, entity_id, language })
  const logo_file_id = content.has_logo ? await logoOf(context, entity_id) : null
  return (own = {}) => {
    const reader = { facts: known.facts, values: { ...known.values, ...own } }
    const fill = (text: string): string => fillTemplate(text, reader.values, language).trim()
    return {
      source,
      print: {
        margins: { side: content.margin_side, top: content.margin_top, bottom: content.margin_bottom },
        header: fill(header) || null,
        footer: fill(footer) === '' ? [] : fill(footer).split('\n'),
        title: (templateParts[category].hasTitle && fill(title)) || null,
        opening: printedText(opening, reader, language),
        closing: printedText(closing, reader, language),
        boxes: { party_first: content.party_first, signs_apart: content.signs_apart },
      },
      logo_file_id,
      shows_signature: content.shows_signature,
      shows_stamp: content.shows_stamp,
    }
  }
}

const pictured = async (context: Context, model: Filled): Promise<Model> => ({
  ...model,
  images: await imagesOf(context, model.logo_file_id),
})

/** A model as it is tried, filled from a record or an example. */
export async function triedModel(context: Context, content: TemplateContent, printed: Printing, own?: FieldValues): Promise<Model> {
  const fill = await modelFrom(context, { source: null, content }, printed)
  return pictured(context, fill(own))
}

/** The model that dresses a document about to be printed: the default of its category, its issuer's first; undefined for the product's own layout. */
export async function modelFor(context: Context, printed: Printing): Promise<Model | undefined> {
  const fill = await unfilledModel(context, printed)
  return fill && pictured(context, fill())
}

/** The same, filled only once the document knows what it says of itself, its number for one; its pictures are read where it is drawn. */
export async function unfilledModel(context: Context, printed: Printing): Promise<((own?: FieldValues) => Filled) | undefined> {
  const chosen = await chosenFor(context, printed)
  return chosen && modelFrom(context, chosen, printed)
}

/** A model as a document to be printed again keeps it: its words filled, so that what is signed is what was read. */
export const pinned = ({ source, print, logo_file_id, shows_signature, shows_stamp }: Model): string =>
  JSON.stringify({ source, print, logo_file_id, shows_signature, shows_stamp })

/** The model as it was pinned. */
export async function unpinned(context: Context, stored: unknown): Promise<Model> {
  return pictured(context, stored as Filled) // written by `pinned`
}

type Printable = { letterhead: Letterhead; signature?: { image: string | null; stamp: string | null } }

/** What is printed, dressed by a model; as it is without one. */
export function dressed<P extends Printable>(print: P, model: Model | undefined): P & { model?: ModelPrint } {
  if (!model) return print
  const { letterhead, signature } = print
  return {
    ...print,
    letterhead: { ...letterhead, issuer: { ...letterhead.issuer, logo: model.images[logoName] ? logoName : letterhead.issuer.logo } },
    ...(signature && {
      signature: {
        ...signature,
        image: model.shows_signature ? signature.image : null,
        stamp: model.shows_stamp ? signature.stamp : null,
      },
    }),
    model: model.print,
  }
}
