import { languageFrom } from '@kxo/domain/events/catalogue/event-languages'
import { levelFrom } from '@kxo/domain/events/catalogue/event-levels'
import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { type Presentation, presentationSections, sectionToStore } from '@kxo/domain/events/presentation/presentation'
import { announcement } from '@kxo/domain/events/publication/announcement'
import { leavesTooSoon } from '@kxo/domain/events/publication/schedule'
import { reservedUrls } from '@kxo/domain/events/rules'
import { themeWords } from '@kxo/domain/events/themes/theme-words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { may as mayPrice } from '@kxo/domain/pricing/permissions'
import { depositTooHigh } from '@kxo/domain/pricing/rules'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { isFreed } from '../catalogue/freed-addresses.ts'
import { holderOf } from '../create-event.ts'
import { presentRecord } from '../present.ts'
import { recordPage } from '../presentation/page-versions.ts'
import type { EventFacts } from '../queries.ts'
import { setThemes, unknownThemes } from '../themes/event-themes.ts'
import { editEvent, lockEvent } from './edit-event.ts'

/** @throws 422 naming a theme there is none of, for those who may not add it */
async function changeThemes({ db, actor, language }: Context, { id }: EventFacts, themes: readonly string[] | undefined): Promise<void> {
  if (!themes) return
  const [name] = may.arrangeThemes(actor) ? [] : await unknownThemes(db, themes)
  if (name !== undefined) refuse(kernelErrors.invalid, {}, [{ field: 'themes', message: language.say(themeWords.unknownTheme, { name }) }])
  await setThemes(db, [{ event_id: id, themes }])
}

export const changeThumbnail: Verb<typeof eventsContract.changeThumbnail> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const location = body.location_id
    ? found(await context.db.selectFrom('locations').select(['id', 'town']).where('id', '=', body.location_id).executeTakeFirst())
    : null
  await changeThemes(context, event, body.themes)
  const changed = await editEvent(context, event, 'update_event_thumbnail', {
    title: body.title,
    subtitle: body.subtitle === undefined ? event.subtitle : (body.subtitle ?? ''),
    level: body.level === undefined ? event.level : body.level && levelFrom(body.level),
    languages: body.languages === undefined ? event.languages : [...new Set(body.languages.map(languageFrom))],
    colour: body.colour === undefined ? event.colour : body.colour,
    is_marked_new: body.is_marked_new ?? event.is_marked_new,
    new_days: body.new_days === undefined ? event.new_days : body.new_days,
    sheet: JSON.stringify({ ...event.sheet, summary: body.summary ?? '' }),
    is_online: body.is_online,
    meeting_url: body.is_online ? (body.meeting_url ?? null) : null,
    meeting_phone: (body.is_online && body.meeting_phone) || '',
    meeting_equipment: (body.is_online && body.meeting_equipment) || '',
    meeting_instructions: (body.is_online && body.meeting_instructions) || '',
    meeting_waits_for_host: body.is_online && (body.meeting_waits_for_host ?? false),
    location_id: location?.id ?? null,
    town: body.town ?? location?.town ?? null,
  })
  return presentRecord(context.db, changed, context.now)
}

/** The sections a body writes: those it leaves out stay as they are. */
const sectionsIn = (body: Partial<Presentation>) => presentationSections.filter((name) => body[name] !== undefined)

export const changePage: Verb<typeof eventsContract.changePage> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const changed = await editEvent(context, event, 'update_event_page', {
    ...Object.fromEntries(sectionsIn(body).map((name) => [name, sectionToStore(body[name])])),
    sheet: JSON.stringify({ ...event.sheet, ...body.sheet }),
  })
  await recordPage(context, event, changed)
  return presentRecord(context.db, changed, context.now)
}

/** @throws 422 when a person paying their own training would pay more than 30 % first (FOR-12) */
export const changePricing: Verb<typeof eventsContract.changePricing> = async (context, { params, body }) => {
  authorize(mayPrice.setPrices(context.actor))
  const event = await lockEvent(context, params.id, body.version)
  const { version: _, ...pricing } = body
  const soldToCompaniesOnly = event.onboarding === 'reserved' || event.type_formation === 'intra'
  if (depositTooHigh({ is_training: event.is_training, soldToCompaniesOnly, downpayment_rate: body.downpayment_rate })) {
    const message = context.language.say(eventsErrors.depositTooHigh)
    refuse(eventsErrors.depositTooHigh, {}, [{ field: 'downpayment_rate', message }])
  }
  const changed = await editEvent(context, event, 'update_event_pricing', pricing)
  return presentRecord(context.db, changed, context.now)
}

/** @throws 422 when another event has the address, naming it */
export const changePublication: Verb<typeof eventsContract.changePublication> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const { language } = context
  if (!body.responsible_id)
    refuse(eventsErrors.responsibleNeeded, {}, [{ field: 'responsible_id', message: language.say(eventsErrors.responsibleNeeded) }])
  if (reservedUrls.includes(body.url))
    refuse(eventsErrors.urlReserved, {}, [{ field: 'url', message: language.say(eventsErrors.urlReserved) }])
  if (await isFreed(context.db, body.url, event.id))
    refuse(eventsErrors.urlFreed, {}, [{ field: 'url', message: language.say(eventsErrors.urlFreed) }])
  const title = await holderOf(context, 'url', body.url, event.id)
  if (title !== undefined)
    refuse(eventsErrors.urlTaken, { title }, [{ field: 'url', message: language.say(eventsErrors.urlTaken, { title }) }])
  if (body.entity_id) found(await context.db.selectFrom('entities').select('id').where('id', '=', body.entity_id).executeTakeFirst())
  if (body.region_id) found(await context.db.selectFrom('regions').select('id').where('id', '=', body.region_id).executeTakeFirst())
  const { version: _, announcement: chosen = event.announcement, ...publication } = body
  const { publish_at = event.publish_at, unpublish_at = event.unpublish_at } = body
  if (leavesTooSoon({ publish_at, unpublish_at }))
    refuse(eventsErrors.leavesBeforeOnline, {}, [{ field: 'unpublish_at', message: language.say(eventsErrors.leavesBeforeOnline) }])
  const changed = await editEvent(context, event, 'update_event_publication', { ...publication, announcement: announcement.codeOf(chosen) })
  return presentRecord(context.db, changed, context.now)
}
