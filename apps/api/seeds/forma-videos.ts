import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import { captionsUpload, posterUpload, videoUpload } from '@kxo/domain/videos/contract'
import { addCaptions, addVideo, changeVideo, setPoster } from '../src/modules/videos/index.ts'
import type { Context } from '../src/platform/context.ts'
import { inspect } from '../src/platform/http/upload.ts'
import { filmOf } from './films/film-of.ts'

const picture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'films', name))
const clock = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`

/** What is said over each picture of a film, as captions. */
const captionsOf = (said: readonly string[], secondsEach: number): string =>
  `WEBVTT\n\n${said.map((text, rank) => `${clock(rank * secondsEach)} --> ${clock((rank + 1) * secondsEach)}\n${text}`).join('\n\n')}\n`

type Film = {
  name: string
  pictures: string
  said: readonly string[]
  secondsEach: number
  chapters: string | null
  restriction: DocumentRestriction
  /** Spoken for who does not hear too. */
  isCaptioned: boolean
}

/** Writes bytes where a request would have received them. */
async function received<T>(
  name: string,
  bytes: Buffer | string,
  accepted: Parameters<typeof inspect>[1],
  work: (file: Awaited<ReturnType<typeof inspect>>) => Promise<T>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return await work(await inspect({ name, path }, accepted))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Adds a film to the library and gives it to an event; answers the film and the document of the event. */
export async function seedVideo(context: Context, film: Film, event: number | undefined, rank = 1) {
  const { name, pictures, said, secondsEach, chapters, restriction } = film
  const client = context.tenant.name
  const stills = said.map((_, index) => picture(`${pictures}-${index + 1}.webp`))
  const query = { name, rank, restriction, ...(event !== undefined && { event }) }
  const added = await received(`${pictures}.webm`, filmOf(stills, secondsEach), videoUpload, (file) =>
    addVideo(context, { params: { client }, query, file }),
  )
  const params = { client, id: added.id }
  await received(`${pictures}.jpg`, picture(`${pictures}.jpg`), posterUpload, (file) => setPoster(context, { params, file }))
  if (film.isCaptioned)
    await received(`${pictures}.vtt`, captionsOf(said, secondsEach), captionsUpload, (file) =>
      addCaptions(context, { params, query: { language: 'fr' }, file }),
    )
  const version = film.isCaptioned ? added.version + 1 : added.version
  if (chapters) await changeVideo(context, { params, body: { version, chapters } })
  return { video: added.id, document: added.events[0]?.document ?? 0 }
}

const rescue: Film = {
  name: 'Les gestes qui sauvent',
  pictures: 'secourir',
  said: [
    'Trois minutes pour comprendre les gestes qui sauvent.',
    'Protéger : écarter le danger, pour soi d’abord.',
    'Alerter : appeler le 15, le 18 ou le 112.',
    'Secourir : masser, défibriller, ne pas s’arrêter.',
  ],
  secondsEach: 6,
  chapters: '0:00 Comprendre\n0:06 Protéger\n0:12 Alerter\n0:18 Secourir',
  restriction: 'registered',
  isCaptioned: true,
}
const meeting: Film = {
  name: 'Préparer une réunion qui décide',
  pictures: 'reunion',
  said: ['Avant d’inviter.', 'Une question à trancher par point.', 'Qui fait quoi, pour quand.'],
  secondsEach: 6,
  chapters: null,
  restriction: 'registrations',
  isCaptioned: false,
}

type Watching = { event: number; user_id: number; video: number; share: number; daysAgo: number }

/** What some people watched of a film, a few days ago. */
async function seedView({ db, now }: Context, { event, user_id, video, share, daysAgo }: Watching): Promise<void> {
  const { seconds } = await db.selectFrom('videos').select('seconds').where('id', '=', video).executeTakeFirstOrThrow()
  const watched = Math.round((seconds ?? 0) * share)
  const at = new Date(now.getTime() - daysAgo * 86_400_000)
  const isWhole = share >= 0.95
  await db
    .insertInto('video_views')
    .values({
      video_id: video,
      event_id: event,
      user_id,
      parts: JSON.stringify([[0, watched]]),
      seconds: watched,
      position: watched,
      views: isWhole ? 2 : 1,
      first_at: at,
      last_at: at,
      counted_at: at,
      whole_at: isWhole ? at : null,
    })
    .execute()
}

/** Two films given by sessions to come, watched by some, and one nobody gives yet. */
export async function seedFormaVideos(
  context: Context,
  { today, nearlyFull, people }: { today: number; nearlyFull: number; people: readonly number[] },
) {
  const { video } = await seedVideo(context, rescue, today)
  const second = await seedVideo(context, meeting, nearlyFull)
  await seedVideo(context, { ...meeting, name: 'Animer à distance', said: meeting.said.slice(0, 2), restriction: 'public' }, undefined, 2)
  for (const [index, share] of [1, 0.96, 0.5].entries())
    await seedView(context, { event: today, user_id: people[index] as number, video, share, daysAgo: index + 1 })
  for (const [index, share] of [1, 0.33].entries())
    await seedView(context, { event: nearlyFull, user_id: people[index] as number, video: second.video, share, daysAgo: index + 1 })
}
