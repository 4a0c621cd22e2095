import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { gapsOf } from '@kxo/domain/tenants/ending/emptied'
import { type Concept, concepts, glossaryOf, type TenantGlossary } from '@kxo/domain/tenants/glossary/glossary'
import type { TenantKind } from '@kxo/domain/tenants/kind'
import { may } from '@kxo/domain/tenants/permissions'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { authorize, type Context } from '../../../platform/context.ts'
import { withEmptied } from '../present.ts'
import { getTenant, lastChangeOf } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

type Body = { body: { version: number; glossary: Record<string, Word> } }

/** Every concept with the tenant's words, the emptied ones empty. */
export async function readGlossary(context: Context) {
  authorize(may.openSettings(context.actor))
  const row = await getTenant(context)
  const own = row.glossary as TenantGlossary
  return {
    version: row.version,
    last_change: await lastChangeOf(context, 'glossary'),
    kind: row.kind as TenantKind,
    glossary: withEmptied(glossaryOf(own), own) as Record<string, Word>,
  }
}

/** Keeps what is given of each concept. @throws 422 naming what is missing, 409 when changed meanwhile */
export async function saveGlossary(context: Context, { body: { version, glossary } }: Body) {
  authorize(may.changeSettings(context.actor, 'glossary'))
  const gaps = gapsOf(glossary)
  if (gaps.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      gaps.map(({ concept, field }) => ({ field: `glossary.${concept}.${field}`, message: 'required' })),
    )
  const before = (await getTenant(context)).glossary as TenantGlossary
  const entries = Object.entries(glossary).filter(([concept]) => concepts.includes(concept as Concept))
  const after = { ...before, ...Object.fromEntries(entries.map(([concept, word]) => [concept, whole(word)])) }
  return changeTenant(context, {
    version,
    set: { glossary: JSON.stringify(after) },
    action: 'update_glossary',
    sheet: 'glossary',
    before,
    after,
  })
}

/** The plural is stored: an invariant noun repeats its singular. */
const whole = ({ fr, en }: Word): Word => {
  const { singular, plural, gender, elision } = fr
  const invariant = singular !== '' && singular === plural
  return { fr: { singular, plural, gender, elision, ...(invariant && { invariant }) }, en }
}
