import { deflateSync } from 'node:zlib'
import { eventsContract } from '@kxo/domain/events/contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { type GlossaryPreset, glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { settingsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aReadyDraft } from '../../../testing/a-draft.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
let boss: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  boss = await world.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ params: { client: world.name } })
const client = (who: Persona | null = null) => callAs(program, who, tenantsContract.clientParams, { query: { client: world.name } })
const traced = () =>
  world.inTenant(
    async (db) => await db.selectFrom('traces').select(['action', 'change']).where('subject', 'like', 'settings_%').orderBy('id').execute(),
  )

describe('who reaches the settings', () => {
  test('ADM0 alone: ADM1, ADM2, consultants and people are refused, another tenant does not exist', async () => {
    const status = (who: Persona) =>
      callAs(program, who, contract.params, here()).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    expect(await status(boss)).toBe(200)
    for (const profile of [
      { is_admin: true, is_restricted: 1 },
      { is_admin: true, is_restricted: 2 },
      { profile_code: 'CNS' },
      {},
    ] as const)
      expect(await status(await world.aPerson(profile))).toBe(403)
    const other = await aTenant(program)
    expect(await status(await other.anAdmin())).toBe(404)
  })

  test('B7 what the vendor sets is read, never changed, by ADM0', async () => {
    const { version } = await callAs(program, boss, contract.features, here())
    const refused = { status: 403 }
    await expect(callAs(program, boss, contract.saveFeatures, { ...here(), body: { version, features: [] } })).rejects.toMatchObject(
      refused,
    )
    await expect(
      callAs(program, boss, contract.saveLimits, {
        ...here(),
        body: { version, max_events: null, max_admins: null, max_mails_per_month: null },
      }),
    ).rejects.toMatchObject(refused)
    await expect(callAs(program, boss, contract.saveParams, { ...here(), body: { version, has_entities: true } })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('parameters', () => {
  test('ADM0 sets theirs, the screens see it at once, and who changed it last is told', async () => {
    const before = await callAs(program, boss, contract.params, here())
    await callAs(program, boss, contract.saveParams, {
      ...here(),
      body: { version: before.version, hide_user_entries: true, public_directory: true },
    })
    const after = await callAs(program, boss, contract.params, here())
    expect(after).toMatchObject({ hide_user_entries: true, public_directory: true, has_entities: false, version: before.version + 1 })
    expect(after.last_change?.by).toBe('Camille Durand')
    expect((await client()).params).toMatchObject({ hide_user_entries: true, public_directory: true })
    expect((await traced()).at(-1)).toEqual({
      action: 'update_settings',
      change: {
        before: { hide_user_entries: false, public_directory: false },
        after: { hide_user_entries: true, public_directory: true },
      },
    })
  })

  test('two people set the same sheet: the second is told', async () => {
    const { version } = await callAs(program, boss, contract.organisation, here())
    const set = (hold_minutes: number) => callAs(program, boss, contract.saveOrganisation, { ...here(), body: { version, hold_minutes } })
    await set(45)
    await expect(set(50)).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
    expect((await client()).params.hold_minutes).toBe(45)
  })

  test.each([
    ['organisation', 'time_zone', 'Europe/Lutece'],
    ['organisation', 'hold_minutes', 0],
    ['sending', 'mail_reply_to', 'nulle part'],
    ['sending', 'mail_sender_name', 'Essai\r\nBcc: tous@essai.test'],
    ['payment', 'payment_means', []],
    ['payment', 'bill_term_days', 61],
    ['access', 'signup_domains', ['@essai.test']],
    ['access', 'session_days', 31],
    ['data', 'keep_connections_months', 5],
  ] as const)('on %s, %s cannot be %j', async (tab, name, value) => {
    const { version } = await callAs(program, boss, contract[tab], here())
    const response = await program.app.inject({
      method: 'PATCH',
      url: `/api/clients/${world.name}/settings/${tab}/`,
      headers: { authorization: `Bearer ${boss.token}` },
      payload: { version, [name]: value },
    })
    expect(response.statusCode).toBe(422)
  })
})

describe('identity', () => {
  test('PRV-61 a text that cannot be read is refused with its ratio, and nothing is saved', async () => {
    const { version, colours, label } = await callAs(program, boss, contract.identity, here())
    const save = (primary_color: string) =>
      callAs(program, boss, contract.saveIdentity, { ...here(), body: { version, label, colours: { ...colours, primary_color } } })
    await expect(save('#ffd400')).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'colours.primary_font_color', message: 'Contraste insuffisant\u00A0: 1,4:1, il faut 4,5:1.' }],
    })
    expect((await client()).colours.primary_color).toBe('#1f4e8c')
    await save('#7a2e3a')
    expect((await client()).colours.primary_color).toBe('#7a2e3a')
    expect((await traced()).at(-1)?.action).toBe('update_colors')
  })

  test('a picture becomes the logo; what only pretends to be one is refused', async () => {
    const send = (bytes: Buffer, name: string) => {
      const body = Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`),
        bytes,
        Buffer.from('\r\n--x--\r\n'),
      ])
      return program.app.inject({
        method: 'POST',
        url: `/api/clients/${world.name}/logo/`,
        headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: body,
      })
    }
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png')).statusCode).toBe(415)
    const head = Buffer.alloc(13)
    head.writeUInt32BE(2, 0)
    head.writeUInt32BE(2, 4)
    head.set([8, 2, 0, 0, 0], 8)
    const chunk = (type: string, data: Buffer) => {
      const size = Buffer.alloc(4)
      size.writeUInt32BE(data.length)
      return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)])
    }
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(14))),
    ])
    const answer = await send(png, 'logo.png')
    expect(answer.statusCode).toBe(201)
    const { logo } = await client()
    expect(logo).toBe(answer.json<{ logo: string }>().logo)
    const shown = await program.app.inject({ method: 'GET', url: logo as string })
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(png)]).toEqual([200, 'image/png', true])
    await callAs(program, boss, contract.removeLogo, here())
    expect((await client()).logo).toBeNull()
  })
})

describe('words', () => {
  const hackathon: Word = {
    fr: { singular: 'hackathon', plural: 'hackathons', gender: 'm', elision: false },
    en: { singular: 'hackathon', plural: 'hackathons' },
  }

  test('TYP-10 a word saved is said at once on screens and in errors', async () => {
    const { version, glossary } = await callAs(program, boss, contract.glossary, here())
    expect(glossary['event']?.fr.singular).toBe('formation')
    await callAs(program, boss, contract.saveGlossary, { ...here(), body: { version, glossary: { ...glossary, event: hackathon } } })
    expect((await client()).glossary['event']).toEqual(hackathon)
    const reader = await world.aPerson()
    await expect(callAs(program, reader, eventsContract.create, { ...here(), body: { title: 'X' } as never })).rejects.toMatchObject({
      message: expect.stringContaining('hackathon'),
    })
  })

  test('TYP-13 an emptied word hides its menus and is allowed only where menus depend on it', async () => {
    const { version, glossary } = await callAs(program, boss, contract.glossary, here())
    const none: Word = { fr: { singular: '', plural: '', gender: 'm', elision: false }, en: { singular: '', plural: '' } }
    const save = (change: Record<string, Word>) =>
      callAs(program, boss, contract.saveGlossary, { ...here(), body: { version, glossary: { ...glossary, ...change } } })
    await expect(save({ event: none })).rejects.toMatchObject({
      status: 422,
      details: [
        { field: 'glossary.event.fr.singular', message: 'Requis' },
        { field: 'glossary.event.fr.plural', message: 'Requis' },
      ],
    })
    await save({ ticket: none })
    expect((await client()).glossary['ticket']?.fr.singular).toBe('')
    expect(glossaryOf((await client()).glossary as never)['ticket'].fr.singular).toBe('convocation')
  })

  test('braces, which a sentence would read as its own, are refused', async () => {
    const { version, glossary } = await callAs(program, boss, contract.glossary, here())
    const wrong = { ...hackathon, fr: { ...hackathon.fr, singular: '{client}' } }
    const response = await program.app.inject({
      method: 'PATCH',
      url: `/api/clients/${world.name}/glossary/`,
      headers: { authorization: `Bearer ${boss.token}` },
      payload: { version, glossary: { ...glossary, event: wrong } },
    })
    expect(response.statusCode).toBe(422)
  })

  test('every preset can be saved as it is', async () => {
    for (const [kind, preset] of Object.entries(glossaryPresets)) {
      const { version, glossary } = await callAs(program, boss, contract.glossary, here())
      const words = { ...glossary, ...(preset as Record<string, Word>) }
      await callAs(program, boss, contract.saveGlossary, { ...here(), body: { version, glossary: words } })
      expect((await client()).glossary['event']?.fr.singular).toBe(
        glossaryOf({}, glossaryPresets[kind as GlossaryPreset]).event.fr.singular,
      )
    }
  })
})

describe('labels of statuses', () => {
  const labelsOf = async (name: string) => {
    const { version, lists, labels } = await callAs(program, boss, contract.labels, here())
    const list = lists.find((one) => one.name === name)!
    return { version, labels, title: list.title, label: (key: string) => list.labels.find((one) => one.key === key)!.label }
  }
  const exported = async (locale: string) => {
    const url = `/api/clients/${world.name}/users/?format=csv&columns=mail,status`
    return (await program.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${boss.token}`, 'accept-language': locale } }))
      .body
  }

  test('are read as the product says them, with the tenant’s nouns', async () => {
    const { title, label, labels } = await labelsOf('registration')
    expect([title.fr, label('toValidate'), label('cancelled').fr]).toEqual([
      'Candidatures',
      { fr: 'À valider', en: 'To approve' },
      'Annulée',
    ])
    expect(labels['registration']?.['toValidate']).toEqual({ fr: '', en: '' })
  })

  test('are said in the tenant’s words everywhere, French alone in both languages, until emptied', async () => {
    const save = async (key: string, said: { fr: string; en: string }) => {
      const { version } = await labelsOf('account')
      await callAs(program, boss, contract.saveLabels, { ...here(), body: { version, labels: { account: { [key]: said } } } })
    }
    const reader = await world.aPerson()
    await save('active', { fr: 'En règle {sic}', en: '' })
    expect((await client()).labels).toEqual({ account: { active: { fr: 'En règle {sic}', en: '' } } })
    expect(await exported('fr')).toContain(`${reader.mail};En règle {sic}`)
    expect(await exported('en')).toContain(`${reader.mail};En règle {sic}`)
    await save('active', { fr: 'En règle', en: 'In good standing' })
    expect(await exported('en')).toContain(`${reader.mail};In good standing`)
    await save('suspended', { fr: 'Écarté', en: '' })
    expect(await exported('fr')).toContain(`${reader.mail};En règle`)
    await save('active', { fr: '', en: '' })
    expect(await exported('fr')).toContain(`${reader.mail};Actif`)
    expect((await client()).labels).toEqual({ account: { suspended: { fr: 'Écarté', en: '' } } })
  })

  test('only of lists and keys there are, by who sets the words, one version after another', async () => {
    const { version } = await labelsOf('account')
    const label = { fr: 'X', en: 'X' }
    await callAs(program, boss, contract.saveLabels, {
      ...here(),
      body: { version, labels: { account: { unknown: label, __proto__: label }, nothing: { active: label } } },
    })
    expect((await client()).labels['nothing']).toBeUndefined()
    expect(Object.keys((await client()).labels['account'] ?? {})).not.toContain('unknown')
    const save = (body: object) => callAs(program, boss, contract.saveLabels, { ...here(), body: body as never })
    await expect(save({ version, labels: {} })).rejects.toMatchObject({ code: 'editedMeanwhile' })
    const long = await program.app.inject({
      method: 'PATCH',
      url: `/api/clients/${world.name}/labels/`,
      headers: { authorization: `Bearer ${boss.token}` },
      payload: { version: version + 1, labels: { account: { active: { fr: 'x'.repeat(61), en: '' } } } },
    })
    expect(long.statusCode).toBe(422)
    const restricted = await world.anAdmin({ is_restricted: 1 })
    await expect(
      callAs(program, restricted, contract.saveLabels, { ...here(), body: { version: version + 1, labels: {} } }),
    ).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('texts', () => {
  test('each wording that changed is kept with its date, and read by visitors', async () => {
    const { version, wordings: _, last_change: __, ...texts } = await callAs(program, boss, contract.texts, here())
    await callAs(program, boss, contract.saveTexts, { ...here(), body: { version, ...texts, privacy: 'Vos données restent ici.' } })
    const read = await callAs(program, boss, contract.texts, here())
    expect(read.wordings.map(({ name, by }) => [name, by])).toEqual([['privacy', 'Camille Durand']])
    const wording = (id: number, who = boss) => callAs(program, who, contract.wording, { ...here(), query: { id } })
    expect(await wording(read.wordings[0]!.id)).toEqual({ name: 'privacy', content: 'Vos données restent ici.' })
    await expect(wording(read.wordings[0]!.id + 1)).rejects.toMatchObject({ status: 404 })
    const field = (name: 'privacy' | 'cookies' | 'module_facturation') =>
      callAs(program, null, tenantsContract.clientField, { ...here(), query: { name } })
    expect((await field('privacy')).responses.value).toBe('Vos données restent ici.')
    expect((await field('cookies')).responses.value).toBeNull()
    expect((await field('module_facturation')).responses.value).toBe('False')
  })

  test('B7 the button and the welcome are the tenant’s; an own button wins over it', async () => {
    const { version, wordings: _, last_change: __, ...texts } = await callAs(program, boss, contract.texts, here())
    await callAs(program, boss, contract.saveTexts, {
      ...here(),
      body: { version, ...texts, welcome: 'Bienvenue au catalogue.', texte_bouton_inscription: 'Je réserve' },
    })
    const welcome = await callAs(program, null, tenantsContract.clientField, { ...here(), query: { name: 'welcome' } })
    expect(welcome.responses.value).toBe('Bienvenue au catalogue.')
    const id = await anOpenEvent(world)
    const on = { params: { client: world.name, id } }
    const said = async () => [
      (await callAs(program, null, eventsContract.publicGet, on)).button_text,
      (await callAs(program, null, eventsContract.publicList, { ...here(), query: { page: 1, page_size: 25 } })).results.find(
        (card) => card.id === id,
      )?.button_text,
      (await callAs(program, null, eventsContract.field, { ...on, query: { name: 'texte_bouton_inscription' } })).responses.value,
    ]
    expect(await said()).toEqual(['Je réserve', 'Je réserve', 'Je réserve'])
    await world.inTenant((db) => db.updateTable('events').set({ button_text: 'Je viens' }).where('id', '=', id).execute())
    expect(await said()).toEqual(['Je viens', 'Je viens', 'Je viens'])
  })

  test('the terms of the subscription say their figures in both languages', async () => {
    const terms = async (language: string) =>
      (
        await callAs(program, null, tenantsContract.clientField, {
          ...here(),
          query: { name: 'conditions_logiciel' },
          headers: { 'accept-language': language },
        })
      ).responses.value ?? ''
    for (const language of ['fr', 'en'])
      for (const figure of ['98', '48', '40\u00A0€', '15', '10', '1']) expect(await terms(language)).toContain(figure)
    expect(await terms('fr')).not.toBe(await terms('en'))
  })
})

test('B7 limits tell what is used this month and the last twelve months', async () => {
  const own = await aTenant(program)
  const admin = await own.anAdmin()
  await callAs(program, admin, eventsContract.create, { params: { client: own.name }, body: { title: 'Brouillon' } as never })
  const id = await aReadyDraft(program, own, admin, 'Atelier')
  await callAs(program, admin, eventsContract.publish, { params: { client: own.name, id } })
  const read = await callAs(program, admin, contract.limits, { params: { client: own.name } })
  expect(read.used).toEqual({ events: 1, admins: 1, mails: 0 })
  expect(read.months).toHaveLength(12)
  expect(read.months.at(-1)).toMatchObject({ events: 1, mails: 0 })
  expect(read.months[0]).toMatchObject({ events: 0 })
})
