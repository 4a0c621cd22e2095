import { fileURLToPath } from 'node:url'
import type { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { may } from '@kxo/domain/help/permissions'
import { registerWords as w } from '@kxo/domain/help/register-words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { withLegalForm } from '@kxo/domain/kernel/legal-form'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { complaintsPlan, presentComplaint, selectComplaints } from './complaints.ts'
import { type RegisterPrint, registerPrint } from './register-print.ts'

const template = fileURLToPath(new URL('./register.typ', import.meta.url))
/** Longer than any register; beyond, filters part it. */
const mostRows = 2000

/** The page of a quality register: under the name of the issuer by default. */
export async function registerLetterhead({ db, tenant, language }: Context, title: Sentence): Promise<Letterhead> {
  const { say, locale } = language
  const entity = await db.selectFrom('entities').selectAll().where('is_default', '=', true).executeTakeFirst()
  const name = entity?.name ?? tenant.label
  const identity = withLegalForm(name, entity?.legal_form)
  return {
    locale,
    title: say(title),
    reference: say(title),
    color: settingsOf(tenant).colours.primary_color,
    issuer: { name, lines: entity ? [`${entity.address}, ${entity.code_postal} ${entity.town}`] : [], logo: null },
    legal: [[identity, entity && `SIRET ${shownSiret(entity.siret)}`].filter(Boolean).join(' – ')],
    page_word: say(w.page),
    watermark: null,
  }
}

/** A register drawn once the transaction is over. */
export const drawnRegister = (data: RegisterPrint, createdAt: Date) => drawnDocument({ template, data, standard: 'ua-1', createdAt })

/** The register as shown, in one PDF for the auditor, drawn once the transaction is over; taking it away is remembered. */
export const printRegister: Verb<typeof complaintsContract.register> = async (context, { query }) => {
  authorize(may.keepComplaints(context.actor))
  const { db, now, tenant, language } = context
  const rows = await filtered(selectComplaints(db), complaintsPlan, query)
    .orderBy('complaints.received_on', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(mostRows)
    .execute()
  const register = {
    complaints: rows.map((row) => presentComplaint(row, context)),
    today: dayInZone(now, tenant.time_zone),
    isPart: Boolean(query.q || query.filters?.length),
  }
  const data = registerPrint(register, await registerLetterhead(context, w.title), language)
  await trace(context, { action: 'export_list', info: 'complaints pdf' })
  return {
    content_type: 'application/pdf',
    name: `${language.say(w.title)}.pdf`,
    body: drawnRegister(data, now),
  }
}
