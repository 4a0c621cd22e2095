import { eventsContract } from '@kxo/domain/events/contract'
import { importsContract } from '@kxo/domain/imports/contract'
import { eventFieldKeys } from '@kxo/domain/imports/fields/event-fields'
import type { Mapping } from '@kxo/domain/imports/rules'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { type SampleRow, sampleCsv, sampleHeadings, sampleRows } from '../../testing/sample-events-file.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { themeNames } from '../events/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  await program.work()
})
afterAll(() => program.close())

/** A tenant of its own for each story: what one writes never explains what another reads. */
const aStory = async (overrides: Parameters<typeof aTenant>[1] = {}) => {
  tenant = await aTenant(program, overrides)
  admin = await tenant.anAdmin({ mail: 'referent@exemple.fr' })
}
const at = (id: number) => ({ params: { client: tenant.name, id } })
const send = (bytes: Uint8Array | string, name = 'evenements.csv') =>
  sendFile(program, admin, importsContract.receive, { params: { client: tenant.name }, fields: { kind: 'events' }, name, bytes })
const get = (id: number) => callAs(program, admin, importsContract.get, at(id))
const settled = async (id: number) => {
  for (let tries = 0; tries < 400; tries++) {
    const state = await get(id)
    if (state.work?.finished_at) return state
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('the work never ended')
}
const check = async (id: number) => {
  await callAs(program, admin, importsContract.check, at(id))
  return settled(id)
}
const run = async (id: number, mode: 'valid' | 'all' = 'valid') => {
  await callAs(program, admin, importsContract.run, { ...at(id), body: { mode, is_inviting: false } })
  return settled(id)
}
const problems = async (id: number) =>
  (await callAs(program, admin, importsContract.errors, { ...at(id), query: { page: 1, page_size: 100 } })).results
const events = () => tenant.inTenant((db) => db.selectFrom('events').selectAll().select(themeNames.as('themes')).orderBy('code').execute())
const report = async (id: number) =>
  (
    await program.app.inject({
      url: `/api/clients/${tenant.name}/imports/${id}/report/`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
  ).body
const row = (change: Partial<SampleRow> = {}): SampleRow => ({ ...(sampleRows(1)[0] as SampleRow), ...change })
const imported = async (csv: string) => {
  const { id } = await send(csv)
  await check(id)
  return run(id)
}

describe('a file of events', () => {
  test('467 lines: columns proposed, one left to the person, all created, and a second import changes nothing', async () => {
    await aStory()
    const csv = sampleCsv(sampleRows(467))
    const received = await send(csv)
    expect(received).toMatchObject({
      status: 'received',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      lines: 467,
      is_mapping_remembered: false,
    })
    expect(received.sample).toHaveLength(10)
    const column = (heading: string) => sampleHeadings.indexOf(heading as never)
    expect(received.mapping).toMatchObject({
      nature: column('Nature'),
      title: column('Intitulé'),
      referent_mail: column('Mail du référent'),
    })
    expect(received.mapping.limit_date).toBeUndefined()
    await callAs(program, admin, importsContract.map, {
      ...at(received.id),
      body: { mapping: { ...received.mapping, limit_date: column('Date limite d’appel') } },
    })

    expect((await check(received.id)).verdict).toMatchObject({ lines: 467, created: 467, changed: 0, unchanged: 0, refused: 0, kinds: {} })
    expect(await events()).toHaveLength(0)

    expect(await run(received.id)).toMatchObject({
      status: 'done',
      verdict: { created: 467 },
      work: { status: 'done', done: 467, failed: 0 },
    })
    const written = await events()
    expect(written).toHaveLength(467)
    const third = sampleRows(3)[2] as SampleRow
    expect(written[2]).toMatchObject({
      code: third.Code,
      title: third.Intitulé,
      is_online: third['En ligne'] === 'oui',
      is_active: false,
      referent_mail: 'referent@exemple.fr',
    })
    expect(new Set(written.map(({ url }) => url)).size).toBe(467)

    const again = await send(csv)
    expect(again).toMatchObject({ is_mapping_remembered: true, mapping: { limit_date: column('Date limite d’appel') } })
    expect((await check(again.id)).verdict).toMatchObject({ lines: 467, created: 0, changed: 0, unchanged: 467, refused: 0 })
    expect((await run(again.id)).verdict).toMatchObject({ created: 0, changed: 0, unchanged: 467 })
    expect(await events()).toEqual(written)
  })

  test('dates are read on the tenant’s clock, themes and languages are lists', async () => {
    await aStory({ params: { time_zone: 'Indian/Reunion' } })
    await imported(
      sampleCsv([
        row({ 'Date de début': '05/03/2027 09:00', 'Date de fin': '05/03/2027 17:00', Thème: 'design, climat', Langues: 'français,EN' }),
      ]),
    )
    const [event] = await events()
    expect(event).toMatchObject({
      start_date: new Date('2027-03-05T05:00:00Z'),
      themes: ['design', 'climat'],
      languages: ['FR', 'EN'],
      time_zone: 'Indian/Reunion',
    })
  })

  test('the card is filled from a file, and emptied by an empty cell', async () => {
    await aStory()
    const withCard = (...card: string[]) =>
      [
        ['Nature', 'Code', 'Intitulé', 'Mail du référent', 'Sous-titre', 'Niveau', 'Couleur', 'Résumé', 'Pastille Nouveau'],
        ['master', 'EV-1', 'Titre', 'referent@exemple.fr', ...card],
      ]
        .map((line) => line.join(';'))
        .join('\n')
    await imported(withCard('En bref', 'Avancé', '#1F6FEB', 'Deux lignes.', 'oui'))
    const card = { subtitle: 'En bref', level: 'Avancé', colour: '#1f6feb', is_marked_new: true }
    expect((await events())[0]).toMatchObject({ ...card, sheet: { summary: 'Deux lignes.' } })
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ sheet: { summary: 'Deux lignes.', methods: 'Cas' } })
        .execute(),
    )
    await imported(withCard('En bref', 'Avancé', '#1F6FEB', 'Deux autres lignes.', 'oui'))
    expect((await events())[0]).toMatchObject({ ...card, sheet: { summary: 'Deux autres lignes.', methods: 'Cas' } })
    const { id } = await imported(withCard('', '', '', '', ''))
    const bare = { subtitle: '', level: null, colour: null, is_marked_new: false }
    expect((await events())[0]).toMatchObject({ ...bare, sheet: { summary: '', methods: 'Cas' } })
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 0, restored: 1, kept: 0 })
    expect((await events())[0]).toMatchObject({ ...card, sheet: { summary: 'Deux autres lignes.', methods: 'Cas' } })
  })

  test('only what differs is changed, with its trace', async () => {
    await aStory()
    const rows = sampleRows(3)
    await imported(sampleCsv(rows))
    const [before] = await events()
    const { id } = await send(sampleCsv(rows.map((one, index) => (index === 0 ? { ...one, Ville: 'Roubaix' } : one))))
    expect((await check(id)).verdict).toMatchObject({ changed: 1, unchanged: 2 })
    await run(id)
    const [after] = await events()
    expect(after).toMatchObject({ ...before, town: 'Roubaix', search: after?.search, version: (before?.version ?? 0) + 1 })
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select(['change', 'user_id']).where('action', '=', 'update_event').execute(),
    )
    expect(traces).toEqual([{ change: { before: { town: before?.town }, after: { town: 'Roubaix' } }, user_id: admin.id }])
  })

  test('activities find their master, in the file wherever it stands or among what exists', async () => {
    await aStory()
    const headings = [...sampleHeadings, 'Code du master']
    const activity = { ...row({ Nature: 'Activité', Code: 'A-1' }), 'Code du master': 'M-1' }
    await imported(sampleCsv([activity, row({ Nature: 'master', Code: 'M-1' })], headings))
    await imported(sampleCsv([{ ...activity, Code: 'A-2' } as never], headings))
    const [first, second, master] = await events()
    expect([first?.parent_id, second?.parent_id]).toEqual([master?.id, master?.id])
  })

  test('a referent who runs events here becomes the responsible', async () => {
    await aStory()
    const referent = await tenant.anAdmin({ mail: 'claire@essai.test' })
    await imported(sampleCsv([row({ 'Mail du référent': 'Claire@essai.test' })]))
    expect((await events())[0]).toMatchObject({ responsible_id: referent.id, referent_mail: 'claire@essai.test' })
  })

  test('a referent nobody knows is a warning before writing, and stops no line', async () => {
    await aStory()
    await tenant.anAdmin({ mail: 'claire@essai.test' })
    const known = row({ 'Mail du référent': 'claire@essai.test' })
    const { id } = await send(sampleCsv([known, { ...known, Code: 'B-2', 'Mail du référent': 'inconnue@essai.test' }]))
    expect((await check(id)).verdict).toMatchObject({ created: 2, refused: 0, kinds: { unknownResponsible: 1 }, kept: 1 })
    const { results } = await callAs(program, admin, importsContract.errors, { ...at(id), query: { page: 1, page_size: 25 } })
    expect(results).toMatchObject([{ line: 3, value: 'inconnue@essai.test', message: expect.stringContaining('aucun administrateur') }])
    expect(await run(id, 'all')).toMatchObject({ status: 'done', verdict: { created: 2 } })
  })

  test('the list of events can be filtered on what an import created', async () => {
    await aStory()
    await imported(sampleCsv(sampleRows(2)))
    const [, , third] = sampleRows(3)
    const { id } = await imported(sampleCsv([...sampleRows(2), third as SampleRow]))
    const { results } = await callAs(program, admin, eventsContract.list, {
      params: { client: tenant.name },
      query: {
        page: 1,
        page_size: 25,
        space: 'admin',
        tab: 'all',
        filters: [{ field: 'import_id', comparator: '=', value: id }],
      },
    })
    expect(results.map(({ management }) => management?.code)).toEqual([third?.Code])
  })
})

describe('a file with errors', () => {
  const headings = [...sampleHeadings, 'Code du master', 'Payant']
  const wrong: [change: Record<string, string>, kind: string, sentence: string][] = [
    [{ Payant: 'vrai' }, 'notABoolean', 'Ligne 2, « Payant » : saisissez « oui » ou « non » (lu : « vrai »).'],
    [
      { 'Date de début': '2027-03-01' },
      'wrongDate',
      'Ligne 2, « Date de début » : Format incorrect de date (attendu JJ/MM/AAAA HH:MM, lu : « 2027-03-01 »)',
    ],
    [
      { 'Date de début': '31/02/2027 09:00', 'Date de fin': '' },
      'wrongDate',
      'Ligne 2, « Date de début » : Format incorrect de date (attendu JJ/MM/AAAA HH:MM, lu : « 31/02/2027 09:00 »)',
    ],
    [
      { 'Date de début': '05/03/2027 09:00', 'Date de fin': '04/03/2027 09:00' },
      'endBeforeStart',
      'Ligne 2, « Date de fin » : la date de fin précède la date de début.',
    ],
    [
      { 'Date de début': '', 'Date de fin': '04/03/2027 09:00' },
      'endWithoutStart',
      'Ligne 2, « Date de fin » : une date de fin demande une date de début.',
    ],
    [{ 'Mail du référent': '' }, 'mailRequired', 'Ligne 2 : le mail du référent est requis.'],
    [{ 'Mail du référent': 'claire@' }, 'invalidEmail', 'Ligne 2, « Mail du référent » : Email invalide (lu : « claire@ »)'],
    [{ Nature: 'atelier' }, 'unknownNature', 'Ligne 2 : nature « atelier » inconnue. Valeurs : master, activity, model, registration.'],
    [{ Nature: 'activity' }, 'masterNeeded', 'Ligne 2 : indiquez le code de la formation dont dépend ce module.'],
    [{ Nature: 'inscription' }, 'standingDated', 'Ligne 2 : une inscription permanente n’a pas de dates ; laissez-les vides.'],
    [
      { Nature: 'activity', 'Code du master': 'ZZ' },
      'masterUnknown',
      'Ligne 2, « Code du master » : aucune formation ne porte le code « ZZ », ni ici ni dans le fichier.',
    ],
    [{ Code: '' }, 'required', 'Ligne 2, « Code » : Requis'],
    [
      { Intitulé: '=HYPERLINK("http://mal.test";"ici")' },
      'formula',
      'Ligne 2, « Intitulé » : une formule de tableur n’est pas acceptée, saisissez une valeur (lu : « =HYPERLINK("http://mal.test";"ici") »).',
    ],
    [
      { Ville: '@SUM(1+1)' },
      'formula',
      'Ligne 2, « Ville » : une formule de tableur n’est pas acceptée, saisissez une valeur (lu : « @SUM(1+1) »).',
    ],
    [
      { Ville: "-2+3+cmd|' /C calc'!A0" },
      'formula',
      "Ligne 2, « Ville » : une formule de tableur n’est pas acceptée, saisissez une valeur (lu : « -2+3+cmd|' /C calc'!A0 »).",
    ],
    [{ Ville: 'MontrÃ©al' }, 'garbled', 'Ligne 2, « Ville » : caractères illisibles (« MontrÃ©al »). Enregistrez le fichier en CSV UTF-8.'],
    [{ Intitulé: 'x'.repeat(121) }, 'tooLong', 'Ligne 2, « Intitulé » : 120 caractères au plus.'],
    [
      { 'Adresse du site': 'javascript:alert(1)' },
      'invalidUrl',
      'Ligne 2, « Adresse du site » : Adresse web invalide (lu : « javascript:alert(1) »)',
    ],
  ]
  test.each(wrong)('%j is refused as %s', async (change, kind, sentence) => {
    await aStory()
    const { id } = await send(sampleCsv([row(change as never)], headings))
    expect((await check(id)).verdict).toMatchObject({ lines: 1, refused: 1, created: 0, kinds: { [kind]: 1 } })
    const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')
    expect((await problems(id)).map(({ message }) => plain(message))).toEqual([sentence])
    await expect(run(id)).rejects.toMatchObject({ status: 409, code: 'nothingValid' })
    expect(await events()).toEqual([])
  })

  test('a sign that opens an ordinary text is only a sign', async () => {
    await aStory()
    await imported(sampleCsv([row({ Intitulé: '+ de confiance, - de stress' })]))
    expect((await events())[0]?.title).toBe('+ de confiance, - de stress')
  })

  test('the same code twice: the second line names the first', async () => {
    await aStory()
    const { id } = await send(sampleCsv([row(), row({ Intitulé: 'Autre' })]))
    expect((await check(id)).verdict).toMatchObject({ created: 1, refused: 1, kinds: { codeTwice: 1 } })
    expect((await problems(id))[0]).toMatchObject({
      line: 3,
      value: row().Code,
      message: expect.stringContaining('est déjà celui de la ligne 2'),
    })
  })

  test('an activity whose master is refused is refused with it', async () => {
    await aStory()
    const { id } = await send(
      sampleCsv(
        [row({ Code: 'M-1', 'Mail du référent': '' }), { ...row({ Nature: 'module', Code: 'A-1' }), 'Code du master': 'M-1' } as never],
        headings,
      ),
    )
    expect((await check(id)).verdict).toMatchObject({ refused: 2, kinds: { mailRequired: 1, masterRefused: 1 } })
  })

  test('the valid lines are imported, the others are in the report, or nothing at all is when asked', async () => {
    await aStory()
    const rows = sampleRows(5).map((one, index) => (index === 1 ? { ...one, 'En ligne': 'vrai' } : one))
    const { id } = await send(sampleCsv(rows))
    await check(id)
    await expect(run(id, 'all')).rejects.toMatchObject({ status: 409, code: 'linesToCorrect' })
    expect(await events()).toHaveLength(0)
    expect(await run(id)).toMatchObject({ status: 'done', verdict: { created: 4, refused: 1 } })
    expect((await events()).map(({ code }) => code)).toEqual(rows.filter((_, index) => index !== 1).map((one) => one.Code))
    const lines = (await report(id)).split('\r\n')
    expect(lines[0]).toBe('\uFEFFLigne;Résultat;Code;Intitulé;Colonne;Valeur lue;À corriger')
    expect(lines[2]).toMatch(/^3;Non importé;EV-2026-0002;.*;En ligne;vrai;/)
    expect(lines[1]).toMatch(/^2;Créé;EV-2026-0001;/)
  })

  test('FEC-09: the report disarms the formulas it quotes', async () => {
    await aStory()
    const { id } = await send(sampleCsv([row({ Ville: '=1+1' }), row({ Code: 'B-2' })]))
    await check(id)
    expect(await report(id)).toContain(`;Ville;'=1+1;`)
  })

  test('a cell corrected on screen is imported corrected, and the file stays as it was', async () => {
    await aStory()
    const { id } = await send(sampleCsv([row({ 'En ligne': 'vrai' })]))
    await check(id)
    const changed = await callAs(program, admin, importsContract.correct, {
      ...at(id),
      body: { line: 2, field: 'is_online', value: 'oui' },
    })
    expect(changed).toMatchObject({ status: 'received', corrections: 1, verdict: null })
    await expect(run(id)).rejects.toMatchObject({ code: 'notCheckedYet' })
    expect((await check(id)).verdict).toMatchObject({ created: 1, refused: 0 })
    await run(id)
    expect((await events())[0]).toMatchObject({ is_online: true })
  })

  test('more cells than columns is told, not shifted', async () => {
    await aStory()
    const { id } = await send(`${sampleCsv([row()]).trimEnd()};perdu\r\n`)
    expect((await check(id)).verdict).toMatchObject({ refused: 1, kinds: { extraCells: 1 } })
  })
})

describe('a file that cannot be read', () => {
  const unreadable: [what: string, bytes: Uint8Array | string, code: string, message: RegExp][] = [
    ['no line', 'Nature;Code\r\n', 'noLine', /Aucune ligne à importer/],
    ['no headings', ';;\r\nx;y;z\r\n', 'unreadableFile', /première ligne/],
    ['an unclosed quotation mark', 'Nature;Code\nmaster;"A1\nmaster;A2\n', 'unreadableFile', /guillemet n’est pas refermé \(ligne 2\)/],
    [
      'bytes no encoding explains',
      Uint8Array.from([...Buffer.from('Nature;Code\nmaster;A'), 0x8f, 0x0a]),
      'unreadableFile',
      /encodage est inconnu/,
    ],
    ['a binary file', Uint8Array.from({ length: 500 }, (_, index) => index % 7), 'unreadableFile', /ni un CSV ni un classeur/],
  ]
  test.each(unreadable)('%s', async (_, bytes, code, message) => {
    await aStory()
    await expect(send(bytes)).rejects.toMatchObject({ status: 422, code, message: expect.stringMatching(message) })
    expect(await tenant.inTenant((db) => db.selectFrom('imports').select('id').execute())).toEqual([])
  })

  test('a picture is not a table', async () => {
    await aStory()
    await expect(send(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'photo.csv')).rejects.toMatchObject({
      status: 415,
    })
  })

  test('Windows-1252, UTF-16 and XLSX say the same thing as UTF-8', async () => {
    const csv = sampleCsv([row({ Intitulé: 'Été à Saint-Étienne', Thème: 'sécurité' })]).replace('Date limite d’appel', 'Date limite appel')
    const western = Uint8Array.from(csv.slice(1), (sign) => sign.charCodeAt(0))
    const cells = csv
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    const workbook = await writeXlsx({ sheets: [{ name: 'Feuille', rows: cells }] })
    const titles = []
    for (const [bytes, name] of [
      [csv, 'a.csv'],
      [western, 'b.csv'],
      [Buffer.from(csv, 'utf16le'), 'c.csv'],
      [workbook, 'd.xlsx'],
    ] as const) {
      await aStory()
      const { id } = await send(bytes, name)
      await check(id)
      await run(id)
      titles.push(...(await events()).map(({ title, themes }) => [title, themes]))
    }
    expect(titles).toEqual(Array.from({ length: 4 }, () => ['Été à Saint-Étienne', ['sécurité']]))
  })
})

describe('who, when and what is left', () => {
  test('only administrators of the whole menu import', async () => {
    await aStory()
    const own = admin
    const { id } = await send(sampleCsv([row()]))
    for (const person of [await tenant.anAdmin({ is_restricted: 2 }), await tenant.aPerson()]) {
      admin = person
      await expect(send(sampleCsv([row()]))).rejects.toMatchObject({ status: 403 })
      await expect(get(id)).rejects.toMatchObject({ status: 403 })
      await expect(
        callAs(program, person, importsContract.run, { ...at(id), body: { mode: 'valid', is_inviting: false } }),
      ).rejects.toMatchObject({
        status: 403,
      })
    }
    admin = own
    const elsewhere = await aTenant(program)
    const stranger = await elsewhere.anAdmin()
    await expect(callAs(program, stranger, importsContract.get, { params: { client: elsewhere.name, id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a column is asked for what is required, and never serves twice', async () => {
    await aStory()
    const received = await send('Nature;Code;Intitulé\r\nmaster;A1;Titre\r\n')
    await expect(check(received.id)).rejects.toMatchObject({ code: 'columnsNeeded', message: expect.stringContaining('Mail du référent') })
    const mapping: Mapping = { nature: 0, code: 1, title: 1 }
    await expect(callAs(program, admin, importsContract.map, { ...at(received.id), body: { mapping } })).rejects.toMatchObject({
      code: 'columnTwice',
    })
  })

  test('who launched it is written to, and the list of imports names them', async () => {
    await aStory()
    const { id } = await imported(sampleCsv(sampleRows(2)))
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select(['recipient', 'body_text']).where('moment', '=', 'import_finished').execute(),
    )
    expect(mails).toMatchObject([{ recipient: admin.mail, body_text: expect.stringContaining('Créations') }])
    const list = await callAs(program, admin, importsContract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } })
    expect(list).toMatchObject({
      count: 1,
      results: [{ id, status: 'done', author: 'Camille Durand', has_report: true, verdict: { created: 2 } }],
    })
  })

  test('an import is taken back: untouched rows only, later changes are kept', async () => {
    await aStory()
    const rows = sampleRows(4)
    await imported(sampleCsv(rows.slice(0, 1)))
    const before = await events()
    const { id } = await imported(sampleCsv(rows.map((one, index) => (index === 0 ? { ...one, Ville: 'Roubaix' } : one))))
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ title: 'Retouché', version: 2 })
        .where('code', '=', rows[3]?.Code ?? '')
        .execute(),
    )
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 2, restored: 1, kept: 1 })
    const after = await events()
    expect(after.map(({ code, town, title }) => [code, town, title])).toEqual([
      [rows[0]?.Code, before[0]?.town, before[0]?.title],
      [rows[3]?.Code, rows[3]?.Ville || null, 'Retouché'],
    ])
    await expect(callAs(program, admin, importsContract.undo, at(id))).rejects.toMatchObject({ code: 'undoExpired' })
  })

  test('an import taken back leaves alone what it did not make', async () => {
    await aStory()
    const { id } = await imported(sampleCsv(sampleRows(2)))
    const made = await events()
    const anEvent = (title: string, parent_id: number | null) =>
      tenant.inTenant((db) =>
        db.insertInto('events').values({ nature: 1, url: title, title, parent_id }).returning('id').executeTakeFirstOrThrow(),
      )
    const master = await anEvent('maitre', null)
    await anEvent('enfant', master.id)
    await anEvent('suspendu', made[0]!.id)
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 1, restored: 0, kept: 1 })
    expect((await events()).map(({ title }) => title).sort()).toEqual([made[0]!.title, 'enfant', 'maitre', 'suspendu'].sort())
  })

  test('a file of the model is itself importable', async () => {
    await aStory()
    const answer = await program.app.inject({
      url: `/api/clients/${tenant.name}/import-models/events/`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const { id, mapping } = await send(answer.rawPayload, 'modele.xlsx')
    expect(Object.keys(mapping)).toHaveLength(eventFieldKeys.length)
    expect((await check(id)).verdict).toMatchObject({ created: 1, refused: 0 })
  })
})
